// Written by `python -m orrery.server.wire.typescript` from the structs of the server.

/** The longest message a client may send, in bytes. */
export const MOST_BYTES = 16384;

/** A path into the view of before, and what stands there now. */
export type Patch = [(number | string)[], unknown];

/**
 * How thinking is limited.
 *
 * `DECISION` gives `seconds` for each question. `DAYS` gives them for a run of questions without
 * anybody else in between. `BANK` gives them for the whole game, and `increment` after each such run.
 */
export type ClockKind = "none" | "decision" | "bank" | "days";

/**
 * `window` limits a question put to several seats at once while banks stand still.
 *
 * Otherwise the banks would tell who had something to think about.
 */
export interface ClockSettings {
  kind: ClockKind;
  seconds: number;
  increment: number;
  window: number;
}

/**
 * What happens to a person whose time is up.
 *
 * `PASS`: the table passes, or a bot answers this one question where nobody can pass. `ANSWER`: a bot
 * answers this one question. `REPLACE`: a bot sits in until the person comes back. `LOSE`: for good.
 */
export type OnTimeout = "pass" | "answer" | "replace" | "lose";

/** How fast what bots do is shown to people; `OFF` doesn't wait for them. */
export type Pace = "slow" | "normal" | "fast" | "off";

/** How long windows stay open. `UNTIMED` ones wait for an answer of every person who is asked. */
export type WindowPace = "quick" | "normal" | "relaxed" | "untimed";

/**
 * Who may ask what a computer player would answer.
 *
 * `ALONE`: whoever plays against nobody but computer players. `ALL`: everybody, which people know before
 * they sit down.
 */
export type HintRule = "off" | "alone" | "all";

/**
 * `pause` is the least time that a question stays open whose answering at once would tell a secret.
 *
 * `windows` is how long the windows of a title with secrets stay open where several people play.
 * `substitute` is the kind of bot that sits in for people; `delay` is how far spectators lag behind;
 * `pace` is how long bots wait for people to see what has happened; `hints` says who may have hints.
 */
export interface Settings {
  clock: ClockSettings;
  on_timeout: OnTimeout;
  substitute: string;
  pause: number;
  starts_when_full: boolean;
  spectators: boolean;
  delay: number;
  pace: Pace;
  windows: WindowPace;
  hints: HintRule;
}

/** A save that was brought in, a position that somebody has set up, or a moment of another match. */
export type OriginKind = "import" | "position" | "game";

/** Who made the draws before: nobody, a dealer whose secret proves them, or one who told no secret. */
export type EarlierDealer = "none" | "checked" | "unknown";

/**
 * `by` is the name of whoever brought the game, `match` the one it was taken from, or empty.
 *
 * `fixed_draws` counts those that were made before, by `dealer`.
 */
export interface Origin {
  kind: OriginKind;
  by: string;
  fixed_draws: number;
  dealer: EarlierDealer;
  match: string;
}

export type SeatKind = "open" | "person" | "bot";

/**
 * What everybody may know of a seat: never the id of a person.
 *
 * `is_kept` says that its bot plays for a person until they are back, `is_muted` that the host has muted
 * the person.
 */
export interface SeatInfo {
  kind: SeatKind;
  name: string;
  bot: string;
  present: boolean;
  is_host: boolean;
  is_free: boolean;
  is_kept: boolean;
  is_muted: boolean;
}

/** What everybody sees of a clock: seconds left, or None without a limit, and whether it runs. */
export interface ClockView {
  left: number | null;
  running: boolean;
}

/**
 * What all are told of a guarded window.
 *
 * `closes_in` is in how many seconds it closes by itself, or None if it waits for answers. `is_timed`
 * says that one may ask for more time; `taking_time` are the seats that have.
 */
export interface WindowView {
  closes_in: number | null;
  is_timed: boolean;
  taking_time: number[];
}

/**
 * `at` and `but` are timing points; without `at` all are meant.
 *
 * `mine` says that only events of the person's seat end it; `once`, that it ends once it was followed.
 * All are told of a `public` one, which can only be to pass.
 */
export interface Order {
  decision: string;
  choice: number;
  at: number[];
  but: number[];
  until: string[];
  mine: boolean;
  once: boolean;
  public: boolean;
}

/** Somebody wants to take back an answer of `seat`; the seats of all who have not agreed yet. */
export interface ProposalView {
  seat: number;
  awaited: number[];
}

/** Somebody called `name` asks for `seat`; the seats of all present who have not agreed yet. */
export interface NewcomerView {
  seat: number;
  name: string;
  awaited: number[];
}

/**
 * A chat message, numbered from 1; `seat` is -1 for a spectator.
 *
 * `act` is empty for what somebody has said. Otherwise `name` is the host who did so, and `text` the
 * name of the person it concerns, or empty. Name and text are empty if who they were about is deleted.
 */
export interface ChatMessage {
  number: number;
  seat: number;
  name: string;
  text: string;
  time: number;
  act: string;
}

/** The end: points and places by seat. */
export interface MatchResult {
  points: number[];
  places: number[];
}

/**
 * An open question to the viewer. `number` has to come back with the answer.
 *
 * `options` are choices with their tokens, `refused` choices with the clause that forbids them,
 * `plans` labels with their choices and facts. If it `is_given`, the table gives the only answer itself.
 */
export interface Question {
  number: number;
  decision: string;
  x: number;
  y: number;
  z: number;
  options: [number, string][];
  refused: [number, string][];
  plans: [string, number[], number[]][];
  is_given: boolean;
}

/** Points now, points per round from what the seat owns, and the expected end, as the viewer knows. */
export interface StandingView {
  points: number;
  income: number;
  forecast: number;
}

/**
 * Who is asked what, in words; nobody's answer is told by it.
 *
 * `is_chance` says that the seat may respond to something and need not, perhaps has nothing to do so with.
 */
export interface Asked {
  seat: number;
  text: string;
  is_chance?: boolean;
}

/** One kind of thing that an answer spends: `label` stands on the sign, `text` says it in words. */
export interface Chip {
  kind: string;
  label: string;
  text: string;
}

/**
 * An answer in words, what is printed on the component it is about, and the pieces that stand for it.
 *
 * Those of a plan are what it leads over, in its order; there the last one stands for it.
 * `group` is the place of its heading among the groups of the question; `chips` are what it spends.
 * `is_last` marks what ends or declines, `is_place` an answer that is a place on the board. `kind`
 * is what kind of act it is, `measures` are what it comes to in numbers: of what, about which piece, how
 * much; both by keys of the title, for its board.
 */
export interface AnswerWords {
  text: string;
  detail: string;
  pieces: string[];
  group?: number;
  chips?: Chip[];
  is_last?: boolean;
  is_place?: boolean;
  kind?: string;
  measures?: [string, string, number][];
}

/** A player inside a text. */
export interface NamedSeat {
  seat: number;
  name: string;
}

/** One sentence: the seat it is about or -1, what of it, and the rest. */
export interface Sentence {
  seat: number;
  headline: (string | NamedSeat)[];
  text: (string | NamedSeat)[];
}

/**
 * One sentence on what happened: the kind of event by its key, the seat it is about or -1.
 *
 * `clause` is the id of the rule behind it, or empty; `pieces` are the things on the table that it is
 * about.
 */
export interface Told {
  kind: string;
  seat: number;
  text: string;
  clause: string;
  pieces: string[];
}

/** The name of a figure in one language and a sentence on it; the rest is as the title declares it. */
export interface FigureWords {
  key: string;
  label: string;
  about: string;
  is_gain: boolean;
  most: number;
  beside: boolean;
  spare: boolean;
}

/** The figures of a title; `values` are by seat and then by figure, `notes` are words by seat. */
export interface Strip {
  figures: FigureWords[];
  values: number[][];
  notes: string[];
}

/**
 * An update in one language; `options`, `plans` and `refused` are in the order of the question.
 *
 * `names` are what the sentences call the players, by seat; `about` are the pieces that the question
 * itself is about; `clauses` say why something is refused. `groups` are the headings of answers in
 * their order; `strip` has the figures of the players. `position` is left out unless it was asked for.
 */
export interface UpdateWords {
  lang: string;
  names: string[];
  phase: string;
  question: string;
  about: string[];
  asked: Asked[];
  options: AnswerWords[];
  plans: AnswerWords[];
  refused: AnswerWords[];
  clauses: Record<string, string>;
  at_stake: Sentence[];
  news: Told[];
  groups?: string[];
  strip?: Strip;
  position?: Sentence[];
}

/**
 * All that the viewer sees after the change `number`.
 *
 * `view` is whole; or, if the client has the view of update `base`, left out and given by `patches`.
 * `events` count from `first_event`; chat messages carry their own numbers.
 * A second update with the same number replaces the first: something of the viewer's own has changed.
 * `holds` says whether the table waits for the viewer to end each turn, `may_hint` whether the viewer
 * may ask for hints. `mine` are the seats of the
 * person; if these are several, `awaited` are those whose answer the table waits for.
 */
export interface Update {
  type: "update";
  number: number;
  stage: string;
  seats: SeatInfo[];
  watching: number;
  first_event: number;
  clocks: ClockView[];
  held: number;
  window: WindowView | null;
  public_orders: [number, Order][];
  proposal: ProposalView | null;
  newcomer: NewcomerView | null;
  chat: ChatMessage[];
  last_line: number;
  again: number[];
  result: MatchResult | null;
  spectators_chat: boolean;
  muted: number[];
  removed: number[];
  erased: number;
  secret?: string;
  next_match?: string;
  viewer: number;
  mine: number[];
  events: [number, number, number, number, number][];
  question: Question | null;
  standings: StandingView[];
  may_undo: boolean;
  may_hint: boolean;
  orders: [number, Order][];
  holds: boolean;
  awaited?: number[];
  words: UpdateWords | null;
  view?: unknown;
  base?: number;
  patches?: [(number | string)[], unknown][];
}

/**
 * The first message of a socket, and after `speak`: the table, and an update with the whole view.
 *
 * Events and messages of the update are those from the numbers on that the client asked for.
 * `promise` is the hash of the dealer's secret; `origin` is set for a game that did not begin here.
 */
export interface Welcome {
  type: "welcome";
  match: string;
  title: string;
  version: number;
  options: Record<string, string>;
  settings: Settings;
  promise: string;
  origin: Origin | null;
  is_private: boolean;
  update: Update;
}

/** A command was carried out, and what it changed is stored for good. */
export interface Done {
  type: "done";
  id: number;
}

/**
 * Why answers can't be taken back, or not after the turn, in words and with the pieces that it is about.
 *
 * `kind` is `hidden`, `together` or `over`; or the key of what CHANCE is asked.
 */
export interface Reason {
  kind: string;
  text: string;
  pieces: string[];
}

/**
 * What a seat would be asked: the decision by its key, its choices with their tokens.
 *
 * `pieces` are those that stand for each choice, in the same order.
 */
export interface NextQuestion {
  decision: string;
  options: [number, string][];
  pieces: string[][];
}

/**
 * What the first `taken` of the choices would lead to.
 *
 * `undoable` promises that all of them could be taken back, whatever others do; otherwise `reveals` or
 * `hands_over`, the seat that would be asked next or -1, says why not. If `holds`, the table would wait
 * for the end of the turn before that. `next` is the question that the same seat alone would be asked
 * then, if it is. `values` are the figures of the players' strip, by seat and then by figure.
 */
export interface Previewed {
  type: "previewed";
  id: number;
  view: unknown;
  events: [number, number, number, number, number][];
  standings: StandingView[];
  news: Told[];
  undoable: boolean;
  holds: boolean;
  reveals: Reason[];
  hands_over: number;
  taken: number;
  next: NextQuestion | null;
  values?: number[][];
}

/**
 * Answers in a row that a computer player would think of, in words, with the pieces they are about.
 *
 * `behind` is what they are worth less than the best, in thousandths, or None if that was not weighed.
 * `reasons` say in words what they would change, and by how many thousandths; the first weigh most.
 */
export interface HintWords {
  choices: number[];
  steps: string[];
  pieces: string[];
  behind: number | null;
  reasons: [string, number][];
}

/**
 * The best answers to a question by what its seat knows, the best first.
 *
 * `unit` is what values count thousandths of: `points`, `bases` or `wins`.
 */
export interface Hinted {
  type: "hinted";
  id: number;
  question: number;
  unit: string;
  hints: HintWords[];
}

/** A command was refused and has changed nothing. `message` is for developers. */
export interface Failed {
  type: "failed";
  id: number;
  code: string;
  message: string;
}

export interface ClauseInfo {
  id: string;
  text: string;
  part: string;
}

/**
 * The fixed facts of a title: keys by number, components, coordinates.
 *
 * `tokens` name the answers of a decision by number, where it has such names. `texts` are names, rules
 * and labels of the components in the language that was asked for.
 */
export interface Declarations {
  title: string;
  version: number;
  decisions: string[];
  tokens: Record<string, string[]>;
  events: string[];
  sources: string[];
  components: Record<string, unknown>;
  texts: Record<string, string>;
  procedures: string[];
  clauses: string[];
}

/**
 * How well a computer player plays, in words, the easiest first.
 *
 * One `is_usual` where nobody chooses. A level `is_light` if this server gives it fewer trials than it
 * would have with compiled rules.
 */
export interface LevelInfo {
  key: string;
  name: string;
  about: string;
  is_usual: boolean;
  is_light: boolean;
}

/** What a computer player may like besides; its key follows that of the level after a hyphen. */
export interface PersonalityInfo {
  key: string;
  name: string;
  about: string;
}

export interface PresetInfo {
  key: string;
  name: string;
  about: string;
  options: Record<string, string>;
}

export interface Rules {
  title: string;
  lang: string;
  clauses: ClauseInfo[];
}

export interface SettingValue {
  value: string;
  text: string;
}

/** An option of a title. Without `values` any text goes; `known` are texts that have a name then. */
export interface SettingInfo {
  key: string;
  default: string;
  values: SettingValue[];
  name: string;
  about: string;
  known: SettingValue[];
}

/**
 * A title in words: name, a sentence, how many play, its options and presets.
 *
 * `hides` says that some know what others may not; `levels` are the computer players that are offered,
 * and `personalities` those that each of them can have.
 */
export interface TitleInfo {
  key: string;
  version: number;
  name: string;
  about: string;
  fewest: number;
  most: number;
  usual: number;
  settings: SettingInfo[];
  presets: PresetInfo[];
  is_sample: boolean;
  hides: boolean;
  levels: LevelInfo[];
  personalities: PersonalityInfo[];
}

/** The body of every reply that is not a success. `message` is for developers. */
export interface Fault {
  code: string;
  message: string;
}

/** `rules` says whether the compiled or the interpreted rules run. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  rules: "compiled" | "interpreted";
  store: string;
  matches: number;
  sockets: number;
}

/**
 * `reach` says who can open the `link`: people at the server's machine, in its network, or anywhere.
 *
 * `code` is the QR code of the link in rows of 1 and 0, empty if nobody else can open it.
 */
export interface Invitation {
  reach: "here" | "network" | "public";
  link: string;
  code: string[];
}

export interface SeatSummary {
  kind: string;
  name: string;
  bot: string;
  is_free: boolean;
}

/**
 * A match as it stands in a list. `key` is told to people at the table only; `mine` are own seats.
 *
 * `turn` says whether one of the own seats is asked something, `asked` which seats of people are; times
 * are seconds since 1970. `hints` says who may have hints. `origin` is set for a game that did not begin
 * at its own table.
 */
export interface MatchSummary {
  id: string;
  title: string;
  stage: string;
  seats: SeatSummary[];
  options: Record<string, string>;
  is_private: boolean;
  can_watch: boolean;
  hints: HintRule;
  created: number;
  changed: number;
  answers: number;
  mine: number[];
  turn: boolean;
  asked: number[];
  key: string;
  points: number[];
  places: number[];
  origin: Origin | null;
}

/**
 * Who the session belongs to. `key` makes the personal link that restores it on another device.
 *
 * The server does not know the key; it is told only where it was just made or given.
 */
export interface Me {
  name: string;
  key?: string;
}

/** A position of a replay as one viewer knew it: who had answered what before it, and what happened. */
export interface Moment {
  number: number;
  seat: number;
  answer: AnswerWords;
  view: unknown;
  standings: StandingView[];
  phase: string;
  news: Told[];
  position: Sentence[];
  strip?: Strip;
}

/** A browser that is called when it is somebody's turn. */
export interface OwnBrowser {
  endpoint: string;
  language: string;
  created: number;
}

/** A match in which somebody has a part: their seats with the names they have there. */
export interface OwnGame {
  match: string;
  title: string;
  stage: string;
  created: number;
  changed: number;
  seats: number[];
  names: string[];
  is_host: boolean;
  is_brought: boolean;
}

/** A line of a chat: what somebody wrote, or if `act` is set, what a host did to whom. */
export interface OwnLine {
  match: string;
  number: number;
  time: number;
  name: string;
  text: string;
  act: string;
}

/**
 * All that is stored of a person; times are seconds since 1970.
 *
 * `sessions` are when they began; `about_me` is what hosts did.
 */
export interface PersonalData {
  name: string;
  created: number;
  sessions: number[];
  browsers: OwnBrowser[];
  games: OwnGame[];
  chat: OwnLine[];
  about_me: OwnLine[];
}

/** `key` is that of the server, which a browser subscribes with. */
export interface PushOffer {
  key: string;
}

/** Where points come from, and how many by seat; `clause` is the id of the rule behind it, or empty. */
export interface SourceInfo {
  key: string;
  text: string;
  points: number[];
  clause: string;
}

/**
 * A part of a finished match: `moments` from `first` on, of `count` in all; moment 0 is the start.
 *
 * `sources` say where the points of each seat came from. `course` are the points by seat at every moment
 * of the match, `forecasts` the expected ends, empty for a title with secrets; both come with the first
 * part only.
 */
export interface Replay {
  title: string;
  options: Record<string, string>;
  names: string[];
  viewer: number;
  first: number;
  count: number;
  moments: Moment[];
  sources: SourceInfo[];
  points: number[];
  places: number[];
  course: number[][];
  forecasts: number[][];
}

/** Points that a piece on the board brought a seat. */
export interface ScoredPiece {
  piece: string;
  seat: number;
  points: number;
}

/** A source of points in play or in final scoring, then with the pieces on the board that brought them. */
export interface ReviewSource {
  key: string;
  text: string;
  points: number[];
  clause: string;
  is_final: boolean;
  pieces: ScoredPiece[];
}

/** Something that all could try for: what it is called and worth, its piece, and who has it. */
export interface Achievement {
  name: string;
  points: number;
  piece: string;
  seats: number[];
}

/**
 * A turn that decided much: what happened, and by how much it changed what each seat could expect.
 *
 * `round` and `turn` are numbers from 1, or 0 in a title that does not count them.
 */
export interface TurningPoint {
  moment: number;
  seat: number;
  round: number;
  turn: number;
  sentences: string[];
  changes: number[];
}

/**
 * A finished match looked back on, as one viewer knew it.
 *
 * The points of all `sources` add up to `points`; those of final scoring come last, in the order in
 * which they were scored. `realms` are the pieces that are each seat's own at the end. `rounds` are
 * the moments at which a round had ended. `course` and `forecasts` are as in :class:`Replay`.
 */
export interface Review {
  title: string;
  names: string[];
  points: number[];
  places: number[];
  sources: ReviewSource[];
  achievements: Achievement[];
  realms: string[][];
  rounds: number[];
  turning_points: TurningPoint[];
  course: number[][];
  forecasts: number[][];
}

/** Opens one seat of one match to a program. */
export interface SeatToken {
  token: string;
}

/** Sit down on a seat, or on the first free one. */
export interface JoinMatch {
  do: "join";
  id?: number;
  seat?: number | null;
}

export interface Leave {
  do: "leave";
  id?: number;
  seat: number;
}

/** The host gives a seat to a bot. */
export interface PutBot {
  do: "put-bot";
  id?: number;
  seat: number;
  bot: string;
}

/** The host opens a seat to anybody. */
export interface OfferSeat {
  do: "offer-seat";
  id?: number;
  seat: number;
}

/** Ask the people who are there for the seat of one who is not. */
export interface AskForSeat {
  do: "ask-for-seat";
  id?: number;
  seat: number;
}

/** Say from one's own `seat` whether somebody who asks for one may have it. */
export interface Admit {
  do: "admit";
  id?: number;
  seat: number;
  welcome: boolean;
}

/** The host begins the game. */
export interface Start {
  do: "start";
  id?: number;
}

/** Answer one's open question by its number; several choices are a plan, taken whole or not at all. */
export interface Answer {
  do: "answer";
  id?: number;
  seat: number;
  question: number;
  choices: number[];
}

export interface Undo {
  do: "undo";
  id?: number;
  seat: number;
}

/** End the turn that the table holds for a seat; then it can't be taken back. */
export interface EndTurn {
  do: "end-turn";
  id?: number;
  seat: number;
}

/**
 * Have the table hold at the end of one's turns until `end-turn`, on all seats one has at it, or not.
 *
 * It does so before CHANCE or another seat is asked, in titles without secrets, while one is connected, for
 * three minutes at most and no longer than one's clock.
 */
export interface HoldTurns {
  do: "hold-turns";
  id?: number;
  seat: number;
  on: boolean;
}

export interface ProposeUndo {
  do: "propose-undo";
  id?: number;
  seat: number;
}

export interface AgreeToUndo {
  do: "agree";
  id?: number;
  seat: number;
}

export interface Refuse {
  do: "refuse";
  id?: number;
  seat: number;
}

/**
 * `at` and `but` are timing points; without `at` all are meant.
 *
 * `mine` says that only events of the person's seat end it; `once`, that it ends once it was followed.
 * All are told of a `public` one, which can only be to pass.
 */
export interface OrderForm {
  decision: string;
  choice?: number;
  at?: number[];
  but?: number[];
  until?: string[];
  mine?: boolean;
  once?: boolean;
  public?: boolean;
}

/** Leave a standing order; `order` says what. */
export interface GiveOrder {
  do: "order";
  id?: number;
  order: OrderForm;
  seat: number;
}

export interface CancelOrder {
  do: "cancel-order";
  id?: number;
  seat: number;
  number: number;
}

/** Keep a window open until one has answered; everybody is told. */
export interface TakeTime {
  do: "take-time";
  id?: number;
  seat: number;
  question: number;
}

export interface Say {
  do: "say";
  id?: number;
  text: string;
}

/** The host sends somebody away before the game, by their seat or by a chat message of theirs. */
export interface RemoveGuest {
  do: "remove";
  id?: number;
  seat?: number | null;
  line?: number | null;
}

/** The host lets somebody back who was removed, by the chat message that told of it. */
export interface Readmit {
  do: "readmit";
  id?: number;
  line: number;
}

/** The host keeps somebody from chatting, or lets them again; named as for `remove`. */
export interface Mute {
  do: "mute";
  id?: number;
  on: boolean;
  seat?: number | null;
  line?: number | null;
}

/** The host says whether people who watch may chat. */
export interface LetSpectatorsChat {
  do: "let-spectators-chat";
  id?: number;
  on: boolean;
}

/** The host ends a table for good that is not over. */
export interface CloseTable {
  do: "close-table";
  id?: number;
}

/** Wish for another game with the same people. */
export interface Again {
  do: "again";
  id?: number;
  seat: number;
}

/** See what answers would do; nothing changes. */
export interface AskPreview {
  do: "preview";
  id?: number;
  seat: number;
  question: number;
  choices: number[];
}

/** See what a computer player would answer; nothing changes, and nobody else is told. */
export interface AskHints {
  do: "hints";
  id?: number;
  seat: number;
  question: number;
}

/**
 * Have words in another language from now on, or none if it is empty; a new `welcome` follows.
 *
 * `position` asks for the position in sentences as well.
 */
export interface Speak {
  do: "speak";
  id?: number;
  lang: string;
  position?: boolean;
}

/** Is anybody there; `done` follows. */
export interface Ping {
  do: "ping";
  id?: number;
}

/** The answer call of outside bots. */
export interface AnswerForm {
  question: number;
  choices: number[];
}

/** Who is to sit there: the one who creates the match, a bot, or whoever comes by the link. */
export interface SeatForm {
  kind: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

/** Play on from a moment of another match. */
export interface BranchForm {
  moment: number;
  seats: SeatForm[];
}

export interface GuestForm {
  name: string;
}

/** `link` is the address of a table, or a personal link, as the browser of the one who asks has it. */
export interface InvitationForm {
  link: string;
}

/** `key` is that of a private match, or empty. */
export interface JoinForm {
  seat?: number | null;
  key?: string;
}

/**
 * `window` limits a question put to several seats at once while banks stand still.
 *
 * Otherwise the banks would tell who had something to think about.
 */
export interface ClockSettingsForm {
  kind?: ClockKind;
  seconds?: number;
  increment?: number;
  window?: number;
}

/**
 * `pause` is the least time that a question stays open whose answering at once would tell a secret.
 *
 * `windows` is how long the windows of a title with secrets stay open where several people play.
 * `substitute` is the kind of bot that sits in for people; `delay` is how far spectators lag behind;
 * `pace` is how long bots wait for people to see what has happened; `hints` says who may have hints.
 */
export interface SettingsForm {
  clock?: ClockSettingsForm;
  on_timeout?: OnTimeout;
  substitute?: string;
  pause?: number;
  starts_when_full?: boolean;
  spectators?: boolean;
  delay?: number;
  pace?: Pace;
  windows?: WindowPace;
  hints?: HintRule;
}

/**
 * A new match. `options` take precedence over those of the `preset`. `name` tells apart several
 * people at one screen.
 */
export interface MatchForm {
  title: string;
  seats: SeatForm[];
  options?: Record<string, string>;
  preset?: string;
  settings?: SettingsForm;
  private?: boolean;
}

export interface PushEndForm {
  endpoint: string;
}

/** The subscription of a browser, as its push manager tells it, and the language to call in. */
export interface PushForm {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "ru";
}

/** `key` is the secret part of a personal link. */
export interface RestoreForm {
  key: string;
}

export type Commands =
  | JoinMatch
  | Leave
  | PutBot
  | OfferSeat
  | AskForSeat
  | Admit
  | Start
  | Answer
  | Undo
  | EndTurn
  | HoldTurns
  | ProposeUndo
  | AgreeToUndo
  | Refuse
  | GiveOrder
  | CancelOrder
  | TakeTime
  | Say
  | RemoveGuest
  | Readmit
  | Mute
  | LetSpectatorsChat
  | CloseTable
  | Again
  | AskPreview
  | AskHints
  | Speak
  | Ping;

export type Messages =
  | Welcome
  | Update
  | Done
  | Previewed
  | Hinted
  | Failed;
