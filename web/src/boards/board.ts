// What the shell hands to the board of a title, and what a board may ask of the shell.
//
// A board knows no rules: it draws a view, lights up the answers of the open question, and tells the shell
// which one is pointed at and which one is chosen. A title's board is the default export of
// `boards/<title>/index.tsx`; `boards/registry.ts` lists the titles that have one.

import type { ComponentType } from "preact";
import type { Motion } from "../motion/motion";
import type {
  ClockView,
  Declarations,
  NextQuestion,
  Order,
  Question,
  Reason,
  StandingView,
  Told,
  UpdateWords,
  WindowView,
} from "../wire";

/** Kind, seat, and three facts; the kind is an index into `declarations.events`. */
export type EventRow = [number, number, number, number, number];

/** The mark of a player: never colour alone. */
export interface Mark {
  /** A CSS value that follows the theme, such as `var(--seat-1)`; `var(--seat-1-ink)` reads on top of it. */
  colour: string;
  /** The name of a shape; `shapePath(shape)` of `parts/marks` draws it in a box from -10 to 10. */
  shape: Shape;
  letter: string;
}

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star" | "cross" | "drop";

export interface Player extends Mark {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  /** The level of a bot by its key. */
  bot?: string;
  /** Whether the seat belongs to whoever looks. */
  isMe: boolean;
  /** Whether the game waits for this seat. */
  isAsked: boolean;
  /** Whether the player may respond to something and need not. */
  mayRespond?: boolean;
  present: boolean;
}

/** What has just happened, for motion: the rows of events with the number of the first, and their sentences. */
export interface News {
  first: number;
  events: readonly EventRow[];
  told: readonly Told[];
}

/** A box that a board shows while its part of what happened is played; `news` are all of that deed. */
export interface Showing {
  /** Its name in the title's table of motions. */
  panel: string;
  news: News;
}

/** What the answers pointed at would lead to. */
export interface PreviewOf {
  choices: readonly number[];
  view: any;
  standings: readonly StandingView[];
  /** The figures of the players' strip, by seat. */
  values?: readonly (readonly number[])[];
  events: readonly EventRow[];
  news: readonly Told[];
  /** Whether they could be taken back whatever others do; if not, `reveals` or `hands_over` says why. */
  undoable: boolean;
  /** Whether the table would wait for the end of the turn before `reveals` or `hands_over`. */
  holds: boolean;
  reveals: readonly Reason[];
  /** The seat that would be asked next, or -1. */
  hands_over: number;
  /** How many of the choices the preview went through. */
  taken: number;
  /** What the same seat would be asked then, if it alone is asked. */
  next: NextQuestion | null;
}

/** What a board with windows or deals of its own has of the table: the time, who passes, what is said. */
export interface Desk {
  /** The number of the question whether the viewer wants to respond, even where they can only pass; -1 if none. */
  asked: number;
  window: WindowView | null;
  /** Another one with every update: seconds that are left count from it. */
  stamp: unknown;
  clocks: readonly ClockView[];
  /** The viewer's own orders, and those that others have told of, by seat. */
  orders: readonly (readonly [number, Order])[];
  publicOrders: readonly (readonly [number, Order])[];
  pass(): void;
  /** Pass by a rule from now on, and let the others know. */
  passUntil(rule: PassRule): void;
  /** Answer so at the next chance. */
  arm(choice: number, text: string): void;
  cancel(order: number): void;
  takeTime(): void;
  say(text: string): void;
  /** Whether something is being played now: reading it in a component draws that anew. */
  isPlaying(): boolean;
  /** Play something that no update brought. */
  show(motions: readonly Motion[]): void;
}

export type PassRule = "change" | "stretch" | "turn" | "moment";

export interface BoardProps {
  title: string;
  options: Record<string, string>;
  /** The position as the viewer knows it. It never changes in place: compare parts by identity. */
  view: any;
  /** The position the pointed-at answers would lead to, or null: draw the difference, not the whole. Its parts that
   * would not change are those of `view`. */
  previewView: any | null;
  previewed: PreviewOf | null;
  /** The first choice of the answer that is pointed at in the list of answers or on the board, if any. */
  pointed: number | null;
  /** The viewer's own open question; null while others are asked. Everything in `options` should glow. */
  question: Question | null;
  words: UpdateWords | null;
  standings: readonly StandingView[];
  news: News;
  /** All that has happened so far, as the viewer heard of it; left out in a replay. */
  story?: readonly EventRow[];
  /** The box to show now. */
  showing: Showing | null;
  /** Give an answer: one choice, or the choices of a plan. */
  choose(choices: readonly number[]): void;
  /** Point at an answer, or at nothing. */
  preview(choices: readonly number[] | null): void;
  /** Open the clause that explains something. */
  explain(clause: string): void;
  declarations: Declarations | null;
  lang: string;
  players: readonly Player[];
  /** The seat whose knowledge is shown, or -1 for spectators. */
  viewer: number;
  /** Whether nothing may move of itself. */
  isStill: boolean;
  /** Whether answers can be given at all: not in a replay, nor without a connection. While an answer is under way
   * the shell takes no other, and an element around the board has the class `busy`. */
  isLive: boolean;
  /** The shell draws on a narrow screen: one column, touch. */
  isNarrow: boolean;
  /** Left out where there is no table, as in a replay. */
  desk?: Desk;
}

export type Board = ComponentType<BoardProps>;

/** A part of a board that has a tab of its own on a narrow screen. */
export interface BoardTab {
  key: string;
  /** What the tab is called, by its key among `declarations.texts`. */
  label: string;
  Body: Board;
}

export interface SignProps {
  seat: number;
  view: any;
  declarations: Declarations;
  /** What the figure is called. */
  label: string;
}

/** What stands under a figure of a player instead of its name: what it counts, drawn. */
export type FigureSign = ComponentType<SignProps>;

/** What `boards/<title>/index.tsx` exports. On a narrow screen the board itself is nothing but the place where the
 * game is played; whatever else it has is in the other two. */
export interface BoardModule {
  default: Board;
  /** What the open question is about, such as dice or cards, above the answers in the sheet; it may draw nothing. */
  Sheet?: Board;
  /** The same beside the board on a wide screen, between the question and its answers. */
  Panel?: Board;
  /** What stands in the head of a wide screen instead of the players, which such a board draws itself. */
  Head?: Board;
  /** Whether it draws windows and standing orders itself, by `desk`. */
  hasWindows?: boolean;
  tabs?: readonly BoardTab[];
  /** By the key of a figure in the players' strip. */
  signs?: Readonly<Record<string, FigureSign>>;
}
