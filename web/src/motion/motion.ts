// What moves when something has happened, as a title's board says it: pieces by their ids, and kinds of motion.

import type { ComponentChild } from "preact";
import type { EventRow } from "../boards/board";
import type { Declarations, Told } from "../wire";

export type SoundName = "dice" | "card" | "tile" | "flight" | "coin" | "turn" | "reveal" | "win";

/** Something small: one that the shell draws, or a drawing of the title. */
export type Sprite = "cube" | "points" | "die" | "mark" | (() => ComponentChild);

interface Common {
  /** Begins a moment after the one before has begun instead of after its end. */
  together?: boolean;
  /** How many milliseconds that moment has. */
  lag?: number;
  sound?: SoundName;
  /** The name of a box that the board shows while this is played. */
  panel?: string;
}

/** From where it was drawn before to where it is now, past other pieces. */
export interface Fly extends Common {
  kind: "fly";
  piece: string;
  /** The piece in whose place it lay before, if it was not drawn as this one. */
  from?: string;
  along: readonly string[];
}

/** From where it was to where it is, in so many hops, along the edge of a round drawing. */
export interface Step extends Common {
  kind: "step";
  piece: string;
  hops: number;
}

/** What has no way of its own: a die that rolls, a card that is turned, a mark that runs on, a thing that is new. */
export interface Plain extends Common {
  kind: "roll" | "turn" | "run" | "appear";
  piece: string;
  /** The face of what is turned, as its `data-part`: until it is half round, what lies below is seen. */
  part?: string;
}

/** A piece that lights up; a ring that closes around one in the colour of a seat. */
export interface Around extends Common {
  kind: "flash" | "ring";
  piece: string;
  /** The name of the part that is new, as its `data-part`: it shows when the ring has closed. */
  part?: string;
  seat: number;
}

/** Something small that travels from one piece to another, or to a second one if the first is not drawn; `counted`
 * is the figure of the seat that it adds to. */
export interface Travel extends Common {
  kind: "travel";
  sprite: Sprite;
  from: string;
  /** Pieces on its way. */
  past?: readonly string[];
  to: string;
  or?: string;
  /** The name of the part of the last piece that it becomes, as its `data-part`: it shows on arrival. */
  part?: string;
  seat: number;
  amount: number;
  counted?: string;
  /** The piece that has the figure, if that is not the place of the seat. */
  within?: string;
}

/** Something small that drops onto a piece: a part of its drawing, if that has one. */
export interface Drop extends Common {
  kind: "drop";
  piece: string;
  /** The name of the part that is new, as its `data-part`. */
  part?: string;
  /** How many times as large it is before it falls. */
  height?: number;
  seat: number;
}

/** A part of a piece that lights up. */
export interface Light extends Common {
  kind: "light";
  piece: string;
  /** Its name, as its `data-part`. */
  part: string;
}

/** A die that rolls over a piece. */
export interface Cast extends Common {
  kind: "cast";
  piece: string;
  sprite: Sprite;
}

/** Nothing moves: time to read. */
export interface Hold extends Common {
  kind: "hold";
  millis: number;
}

export type Motion = Fly | Step | Plain | Around | Travel | Drop | Light | Cast | Hold;
export type MotionKind = Motion["kind"];

/** What happened in one update, and the views around it. */
export interface Deed<View = any> {
  events: readonly EventRow[];
  /** Its sentences, with the pieces that each is about. */
  told: readonly Told[];
  before: View;
  after: View;
  viewer: number;
  declarations: Declarations;
}

/** The motions of one event; `place` is where it stands among the events of its deed. */
export type Mover<View = any> = (event: EventRow, deed: Deed<View>, place: number) => readonly Motion[];

/** What moves, by the key of the event; an event that is not listed is unknown, one without motion is `still`. */
export type MotionTable<View = any> = Record<string, Mover<View>>;

export const still: Mover = () => [];

/** The one event that is the engine's own: an answer was taken back. */
const UNDONE = -1;

const unknown = new Set<string>();

/** All motions of a deed in their order. An event of a kind that the table doesn't know is left out, and that is said
 * once in the console. So is one whose motions can't be made: the fault is reported, and the game goes on. */
export function motionsOf(table: MotionTable, deed: Deed): Motion[] {
  return deed.events.flatMap((event, place) => {
    if (event[0] === UNDONE) return [];
    const key = deed.declarations.events[event[0]] ?? `${event[0]}`;
    const mover = table[key];
    if (!mover) sayOnce(`${deed.declarations.title}: no motion is known for the event ${key}`);
    return mover ? made(() => mover(event, deed, place)) : [];
  });
}

function made(make: () => readonly Motion[]): readonly Motion[] {
  try {
    return make();
  } catch (error) {
    reportError(error);
    return [];
  }
}

function sayOnce(text: string): void {
  if (!unknown.has(text)) console.warn(text);
  unknown.add(text);
}
