// What each card of a guided game points at on the board, by title and lesson.
//
// An id may end in `*` for all pieces that begin like it, and `{me}` stands for the letter of the learner's seat.

/** The pieces of the open question itself, of its answers, or of the event that a card is about. */
const ABOUT = "@about";
const ANSWERS = "@answers";
const EVENT = "@event";

export interface Finger {
  pieces: readonly string[];
  /** Pieces of good first answers, the best first; the card names the best that can be chosen, and says why. They are
   * rules of thumb: nothing is computed for them. */
  first?: readonly string[];
}

const SEATS: Finger = { pieces: ["seat:*"] };
const MINE: Finger = { pieces: ["seat:{me}"] };

const FINGERS: Readonly<Record<string, Readonly<Record<string, Finger>>>> = {
  pulsar: {
    welcome: { pieces: ["system:*"] },
    farewell: MINE,
    "choose-entry": { pieces: ["entry:*"], first: ["entry:E1", "entry:E3", "entry:E4"] },
    "pick-die": { pieces: ["pool:*"], first: ["pool:4", "pool:5", "pool:3"] },
    "use-die": { pieces: ["die:{me}-*"], first: ["die:{me}-first"] },
    act: { pieces: [ABOUT], first: ["ship:{me}"] },
    pay: { pieces: [ABOUT, "token:{me}-*"] },
    thrust: { pieces: [ABOUT, "ship:{me}"] },
    hop: { pieces: ["ship:{me}", ANSWERS] },
    "choose-gyrodyne": { pieces: ["gyrodyne:*"] },
    "grant-goal": { pieces: ["goal:*"] },
    "score-goal": { pieces: ["goal:*"] },
    "round-ended": SEATS,
  },
  cluster: {
    welcome: { pieces: ["cell:f1", "cell:g1", "cell:g2", "cell:h1"] },
    farewell: { pieces: ["stack", "coming"] },
    place: { pieces: [ANSWERS], first: ["cell:g3", "cell:f2", "cell:h2"] },
    act: { pieces: ["points", "cell:g1"], first: ["cell:g1"] },
    "leader-moved": { pieces: [EVENT, "coming"] },
    "crystal-found": { pieces: [EVENT, "seat:{me}"] },
    traded: { pieces: [EVENT, "seat:*"] },
    built: { pieces: [EVENT, "racks"] },
    supernova: { pieces: ["coming", "seat:*"] },
    scored: { pieces: ["seat:*", "coming"] },
    "tile-lost": { pieces: ["stack"] },
  },
  cosmic: {
    welcome: { pieces: ["seat:*", "place:warp"] },
    farewell: SEATS,
    respond: { pieces: ["window", ABOUT, ANSWERS] },
    retrieve: { pieces: ["place:warp", ANSWERS] },
    "own-colour": { pieces: ["pile:destiny", "seat:{me}"] },
    invite: SEATS,
    join: { pieces: ["side:*", "place:cone", ANSWERS], first: ["side:offence"] },
    "choose-seat": SEATS,
    "put-back-power": { pieces: ["power:*", "seat:{me}"] },
    "keep-power": { pieces: ["power:*", "seat:{me}"] },
    "veil-power": { pieces: ["seat:{me}", ANSWERS] },
    "give-up": { pieces: [ANSWERS, "place:warp"] },
    reward: { pieces: ["place:warp", "pile:deck"] },
    "go-on": { pieces: ["seat:{me}", "card:*"] },
    "destiny-flipped": { pieces: ["pile:destiny", "seat:*"] },
    "cards-revealed": { pieces: ["side:*"] },
    "base-landed": { pieces: [EVENT, "seat:*"] },
    "tokens-lost": { pieces: ["place:warp"] },
    "consolation-taken": SEATS,
    "power-used": { pieces: [EVENT, "seat:*"] },
  },
};

const ASKED: Finger = { pieces: [ABOUT, ANSWERS] };
const HAPPENED: Finger = { pieces: [EVENT] };

/** What is known when a card is shown. */
export interface Facts {
  me: string;
  about: readonly string[];
  answers: readonly string[];
  event: readonly string[];
}

/** `isAsked` says whether the card explains the open question, and not something that has happened. */
export function fingerOf(title: string, lesson: string, isAsked: boolean): Finger {
  return FINGERS[title]?.[lesson] ?? (isAsked ? ASKED : HAPPENED);
}

/** The ids a card points at, with `*` where all that begin alike are meant. */
export function pointed(finger: Finger, facts: Facts): string[] {
  const named = finger.pieces.flatMap((piece) => meant(piece, facts));
  return [...new Set(named)];
}

function meant(piece: string, facts: Facts): readonly string[] {
  if (piece === ABOUT) return facts.about;
  if (piece === ANSWERS) return facts.answers;
  if (piece === EVENT) return facts.event;
  return [piece.replace("{me}", facts.me)];
}

export interface First {
  piece: string;
  /** The name of the reason in the texts. */
  reason: string;
}

/** The best first answer among those that can be given, if the finger names one. */
export function firstOf({ first = [] }: Finger, facts: Pick<Facts, "me" | "answers">): First | undefined {
  return first
    .map((named) => ({ piece: named.replace("{me}", facts.me), reason: reasonIn(named) }))
    .find(({ piece }) => facts.answers.includes(piece));
}

/** What comes last in an id, whoever's it is: `E1` of `entry:E1`, `first` of `die:{me}-first`, `ship` of `ship:{me}`. */
function reasonIn(named: string): string {
  return named.replace("{me}-", "").replace(":{me}", "").split(":").at(-1)!;
}

/** The elements on the page that show these pieces. */
export function elementsOf(ids: readonly string[], root: ParentNode = document): Element[] {
  const found = ids.flatMap((id) => [...root.querySelectorAll(selector(id))]);
  return [...new Set(found)];
}

function selector(id: string): string {
  return id.endsWith("*")
    ? `[data-piece^="${CSS.escape(id.slice(0, -1))}"]`
    : `[data-piece="${CSS.escape(id)}"]`;
}
