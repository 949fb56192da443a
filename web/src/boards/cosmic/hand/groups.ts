// The cards of a hand in groups, each kind as often as it is held.

import type { CardType, Components, CosmicView } from "../types";

export interface Held {
  kind: number;
  /** Which of several of a kind it is. */
  copy: number;
  /** Whether it lies in the hoard. */
  isHoarded?: boolean;
}

export interface Group {
  type: CardType | "hoard";
  cards: readonly Held[];
}

/** Hand and hoard of the viewer. */
export type Holding = Pick<CosmicView, "hand" | "hoard" | "keeper" | "flow">;

/** Challenge cards first; the others in the order of the rules. */
export const ORDER: readonly CardType[] = [
  "attack",
  "compromise",
  "kicker",
  "reinforcement",
  "flare",
  "edict",
  "pulsar",
];

/** The groups that have cards; Attacks from the highest. */
export function groupsOf(components: Components, hand: readonly number[]): Group[] {
  return ORDER.map((type) => ({ type, cards: cardsOf(components, hand, type) })).filter(
    ({ cards }) => cards.length > 0,
  );
}

/** The groups of the hand, and behind them all of the own hoard as one. */
export function holdingOf(components: Components, view: Holding): Group[] {
  const groups = groupsOf(components, view.hand);
  if (view.keeper !== view.flow.seat) return groups;
  const cards = groupsOf(components, view.hoard).flatMap((group) => group.cards);
  const hoarded = cards.map((held) => ({ ...held, isHoarded: true }));
  return hoarded.length > 0 ? [...groups, { type: "hoard", cards: hoarded }] : groups;
}

function cardsOf({ cards }: Components, hand: readonly number[], type: CardType): Held[] {
  const kinds = hand.flatMap((count, kind) => (count > 0 && cards[kind]?.type === type ? [kind] : []));
  if (type === "attack") kinds.sort((one, other) => cards[other]!.value - cards[one]!.value);
  return kinds.flatMap((kind) => Array.from({ length: hand[kind]! }, (_, copy) => ({ kind, copy })));
}

/** How far apart cards stand in a row that is so wide: side by side where there is room, else fanned. */
export function stepFor(width: number, card: number, count: number, gaps: number): number {
  const free = width - card - gaps;
  return count < 2 ? 0 : Math.max(14, Math.min(card + 4, free / (count - 1)));
}
