// Where the cards of a hand lie: in a row, or in two where a finger would find too little of each.

import { type Group, type Held, stepFor } from "./groups";

/** Between two groups. */
const GAP = 12;
/** The least of a card that a finger finds. */
const FINGER = 44;

export interface Spot {
  held: Held;
  left: number;
  /** How much of it the next card leaves to be seen and pressed. */
  seen: number;
  /** Whether another row lies before it. */
  isBehind: boolean;
  /** Whether a group begins with it. */
  isFirst: boolean;
}

interface Card {
  held: Held;
  isFirst: boolean;
}

/** The spots of all cards, those behind first. */
export function fanOf(groups: readonly Group[], room: number, width: number, byFinger: boolean): Spot[] {
  const cards = groups.flatMap((group) => group.cards.map((held, at) => ({ held, isFirst: at === 0 })));
  const row = rowOf(cards, room, width, false);
  if (!byFinger || row.every(({ seen }) => seen >= FINGER)) return row;
  const half = Math.ceil(cards.length / 2);
  return [...rowOf(cards.slice(0, half), room, width, true), ...rowOf(cards.slice(half), room, width, false)];
}

function rowOf(cards: readonly Card[], room: number, width: number, isBehind: boolean): Spot[] {
  const gaps: number[] = cards.map(({ isFirst }, at) => (isFirst && at > 0 ? GAP : 0));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const step = stepFor(room, width, cards.length, total);
  let before = 0;
  const lefts = gaps.map((gap, at) => {
    before += gap;
    return at * step + before;
  });
  return cards.map(({ held, isFirst }, at) => ({
    held,
    isFirst,
    left: lefts[at]!,
    seen: Math.min(width, (lefts[at + 1] ?? Number.POSITIVE_INFINITY) - lefts[at]!),
    isBehind,
  }));
}
