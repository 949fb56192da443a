// What somebody has in hand on the board but has not answered yet: a stack that is to be sent, a tile that is turned.
// The board and the sheet below it are drawn apart on phones, so this lies outside of both. It goes with its question.

import { signal } from "@preact/signals";

/** A stack of coins or a leader that was picked on a cell. */
export interface Source {
  cell: number;
  piece: "coin" | "leader";
}

/** The tile in hand as it would lie: a place in `components.ticks`. */
export interface Ghost {
  cell: number;
  tick: number;
}

export const DEEDS = ["mine", "build", "colonise", "station", "trade"] as const;
export type DeedKind = (typeof DEEDS)[number];

/** Something else than a move that is being done. */
export interface Deed {
  kind: DeedKind;
  /** Where, or -1 as long as that is open. */
  cell: number;
  /** The crystal to be taken in a trade, by its id. */
  taken: string;
  /** The answer that does it, as far as it is settled. */
  choices: readonly number[] | null;
}

export interface Held {
  /** The number of the question it belongs to. */
  question: number;
  source: Source | null;
  /** Where the stack is to go, or -1. */
  target: number;
  count: number;
  ghost: Ghost | null;
  deed: Deed | null;
}

export const NOTHING: Held = {
  question: -1,
  source: null,
  target: -1,
  count: 1,
  ghost: null,
  deed: null,
};

export const held = signal<Held>(NOTHING);

/** Whether the costs of all borders are shown large. */
export const showsBorders = signal(false);

/** What is held for a question; nothing if it was picked up for an earlier one. */
export function heldFor(question: number | undefined): Held {
  return held.value.question === question ? held.value : NOTHING;
}

export function hold(question: number, change: Partial<Held>): void {
  held.value = { ...heldFor(question), ...change, question };
}

export function letGo(): void {
  held.value = NOTHING;
}
