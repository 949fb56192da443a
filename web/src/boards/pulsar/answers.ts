// Which piece of the board answers what: every option and plan of the question, by the id of a piece.

import type { Question, Words } from "../../wire";
import type { Components, PulsarView } from "./types";

/** One way to answer that a piece stands for. */
export interface Answer {
  choices: readonly number[];
  text: string;
  detail: string;
  /** A whole flight: the nodes it visits. */
  route?: readonly number[];
}

export interface Refusal {
  text: string;
  clause: string;
  why: string;
}

export interface Answers {
  /** Answers by piece; options that no piece stands for are under `NOWHERE`. */
  open: ReadonlyMap<string, readonly Answer[]>;
  refused: ReadonlyMap<string, Refusal>;
}

export const NOWHERE = "";
export const PASS = -1;

export const piece = {
  node: (node: number) => `node:${node}`,
  pool: (value: number) => `pool:${value}`,
  counter: (counter: number) => `counter:${counter}`,
  die: (slot: number) => `die:${slot}`,
  red: (value: number) => `red:${value}`,
  held: (size: number) => `held:${size}`,
  supply: (size: number) => `supply:${size}`,
  token: (kind: number) => `token:${kind}`,
  tile: (tile: number) => `tile:${tile}`,
  end: (end: number) => `end:${end}`,
  project: (place: number) => `project:${place}`,
  technology: (slot: number) => `technology:${slot}`,
  goal: (place: number) => `goal:${place}`,
  face: (side: number) => `face:${side}`,
};

type Finder = (choice: number, token: string, at: Position) => string;

interface Position {
  view: PulsarView;
  components: Components;
  tokens: Record<string, string[]>;
  seat: number;
  question: Question;
}

const FINDERS: Record<string, Finder> = {
  "choose-side": (choice) => piece.face(choice),
  "choose-entry": (choice, _, at) => piece.node(sideOf(at).entries[choice] ?? PASS),
  "pick-die": (choice) => piece.pool(choice + 1),
  "move-counter": (choice) => piece.counter(choice),
  "use-die": (choice, token) => useDie(choice, token),
  act: (_, token, at) => target(token, at),
  hop: (choice, _, at) => piece.node(sideOf(at).codes.indexOf(choice)),
  link: (choice, _, at) => piece.end(choice % (2 * at.components.transmitters.length)),
  "choose-gyrodyne": (choice) => piece.supply(choice),
  "choose-pulsar": (choice, _, at) => piece.node(at.components.map.first_pulsar + choice),
  "choose-system": (choice) => piece.node(choice),
  "choose-token": (choice) => piece.token(choice),
  "grant-goal": (choice) => piece.goal(choice),
  "score-goal": (choice) => piece.goal(choice),
  "complete-free": (choice, _, at) => idle(at, choice),
  "choose-bonus": (choice) => piece.red(choice),
};

export function sideOf(at: { view: PulsarView; components: Components }) {
  return at.components.map.sides[at.view.table.side]!;
}

function useDie(choice: number, token: string): string {
  const [word, number] = token.split("-");
  if (word === "copy") return piece.pool(Number(number));
  if (word === "build") return piece.held(Number(number));
  return piece.die(choice);
}

/** The piece of a thing that a die is spent on, by its token. */
function target(token: string, at: Position): string {
  if (token === "fly") return piece.node(at.view.seats[at.seat]!.ship);
  if (token === "buy-plus-minus") return piece.token(0);
  if (token === "buy-plus-two") return piece.token(1);
  const [word, ...rest] = token.split("-");
  const key = rest.join("-");
  if (word === "project") return piece.project(at.components.headquarters.places.indexOf(key));
  if (word === "patent") return piece.technology(slotOf(at, key));
  if (word === "complete") return idle(at, Number(key));
  const tile = at.components.transmitters.findIndex((entry) => entry.key === key);
  if (tile < 0) return piece.supply(Number(key));
  return (word === "take") === isKept(at, tile) ? NOWHERE : piece.tile(tile);
}

/** A tile of an array is there to be paid for, one on offer to be taken; it explains nothing else. */
function isKept(at: Position, tile: number): boolean {
  return at.view.transmitters.some((entry) => entry.tile === tile);
}

function slotOf(at: Position, key: string): number {
  return at.components.technologies.findIndex((entry) => entry.key === key) % at.components.in_play;
}

/** The first own pulsar with a gyrodyne of this size under construction; they are alike. */
function idle(at: Position, size: number): string {
  const { claims, gyrodynes, spinning } = at.view.map;
  const pulsar = claims.findIndex(
    (owner, index) => owner === at.seat && gyrodynes[index] === size && spinning[index] === 0,
  );
  return pulsar < 0 ? piece.supply(size) : piece.node(at.components.map.first_pulsar + pulsar);
}

/** All own pieces that answer alike: bonus dice that are held, gyrodynes of one size under construction. */
function alike(at: Position, id: string): string[] {
  if (id === piece.die(at.components.dice.red)) return heldReds(at).map(piece.red);
  const { claims, gyrodynes, spinning } = at.view.map;
  const first = at.components.map.first_pulsar;
  const asked = ["complete-free", "act"].includes(at.question.decision);
  const pulsar = id.startsWith("node:") ? Number(id.slice(5)) - first : -1;
  if (!asked || !(gyrodynes[pulsar] ?? 0)) return [id];
  return claims.flatMap((owner, index) =>
    owner === at.seat && gyrodynes[index] === gyrodynes[pulsar] && spinning[index] === spinning[pulsar]
      ? [piece.node(first + index)]
      : [],
  );
}

/** The values of the bonus dice that are held, each once. */
function heldReds(at: Position): number[] {
  return at.view.seats[at.seat]!.bonuses.flatMap((count, value) => (count > 0 ? [value] : []));
}

const NO_ANSWERS: Answers = { open: new Map(), refused: new Map() };

/** Everything that `seat` can answer, and what it can't with the clause that says why. */
export function answersOf(
  at: Omit<Position, "question">,
  question: Question | null,
  words: Words | null,
): Answers {
  if (!question || at.seat < 0) return NO_ANSWERS;
  const open = new Map<string, Answer[]>();
  const refused = new Map<string, Refusal>();
  const here: Position = { ...at, question };
  question.options.forEach(([choice, token], index) => {
    const said = words?.options[index];
    const answer: Answer = { choices: [choice], text: said?.text ?? token, detail: said?.detail ?? "" };
    for (const id of alike(here, placeOf(here, choice, token))) put(open, id, answer);
  });
  question.plans.forEach(([, choices], index) => {
    put(open, ...flight(here, choices, words?.plans[index] ?? ""));
  });
  question.refused.forEach(([choice, clause], index) => {
    const text = words?.refused[index] ?? "";
    const why = words?.clauses[clause] ?? "";
    for (const id of alike(here, placeOf(here, choice, at.tokens[question.decision]?.[choice] ?? "")))
      if (id !== NOWHERE && !open.has(id)) refused.set(id, { text, clause, why });
  });
  return { open, refused };
}

function placeOf(at: Position, choice: number, token: string): string {
  if (choice === PASS) return NOWHERE;
  return FINDERS[at.question.decision]?.(choice, token, at) ?? NOWHERE;
}

/** A plan is a flight: its hops are the last of its choices, as many as there are after the thrust. */
function flight(at: Position, choices: readonly number[], text: string): [string, Answer] {
  const hops = at.question.decision === "act" ? hopsOf(at, choices) : choices;
  const route = hops.map((code) => sideOf(at).codes.indexOf(code));
  return [piece.node(route[route.length - 1] ?? PASS), { choices, text, detail: "", route }];
}

function hopsOf(at: Position, choices: readonly number[]): readonly number[] {
  return choices.slice(-(at.view.seats[at.seat]!.dice[at.question.x] ?? 0));
}

function put(open: Map<string, Answer[]>, id: string, answer: Answer): void {
  const there = open.get(id);
  if (there) there.push(answer);
  else open.set(id, [answer]);
}
