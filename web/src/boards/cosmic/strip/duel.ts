// Two sides of a challenge, as they stand and as they were when the totals were told.

import type { EventRow } from "../../board";
import { hasSeat, tokensOn } from "../scene";
import type { Components, CosmicView } from "../types";
import { reckoningOf, type SumView } from "./reckoning";

export const OFFENCE = 0;
export const DEFENCE = 1;
export const SIDES = [OFFENCE, DEFENCE] as const;
export type SideNumber = (typeof SIDES)[number];

/** A player on a side with the tokens that count for it. */
export interface Force {
  seat: number;
  tokens: number;
}

/** A mask with the bits of all seats and more is larger than one of single seats can be. */
const EVERYBODY = 2 ** 31;

export function mainOf(view: CosmicView, side: SideNumber): number {
  return side === OFFENCE ? view.offence : view.defence;
}

/** Who stands on a side: its main player first, then the allies. */
export function forcesOf(view: CosmicView, side: SideNumber): Force[] {
  const main = mainOf(view, side);
  if (main < 0) return [];
  const own = side === OFFENCE ? view.cone[main]! : view.target < 0 ? 0 : tokensOn(view, view.target, main);
  const sent = side === OFFENCE ? view.cone : view.guard;
  const allies = view.side.flatMap((standing, seat) =>
    standing === side && seat !== view.offence && seat !== view.defence
      ? [{ seat, tokens: sent[seat]! }]
      : [],
  );
  return [{ seat: main, tokens: own }, ...allies];
}

/** What lies before a side: nothing, a card face down, or one that the viewer knows. */
export interface Laid {
  isThere: boolean;
  /** -1 if the viewer does not know it. */
  kind: number;
  /** Whether it lies face up for all. */
  isOpen: boolean;
}

export function laidBy(view: CosmicView, side: SideNumber): Laid {
  const kind = view.laid[side] ?? -1;
  const seen = view.laid_seen[side] ?? 0;
  const seats = Array.from({ length: view.flow.seats }, (_, seat) => seat);
  const isOpen = seen >= EVERYBODY || seats.every((seat) => hasSeat(seen, seat));
  return { isThere: kind >= 0 || (view.laid_from[side] ?? -1) >= 0, kind, isOpen: isOpen && kind >= 0 };
}

/** The side that has won, -1 while none has, or if it came to something else. */
export function winnerOf({ results }: Components, result: number): SideNumber | -1 {
  const key = results[result];
  return key === "offence-won" ? OFFENCE : key === "defence-won" ? DEFENCE : -1;
}

/** Totals that were told, with the cards and terms behind them as far as they are known. */
export interface Duel {
  /** The number of its challenge. */
  round: number;
  seats: readonly [number, number];
  laid: readonly number[];
  /** By side; -1 where none lies. */
  kickers: readonly number[];
  /** Null where there was nothing to compare. */
  totals: readonly [number, number] | null;
  sums: readonly (SumView | null)[];
  result: number;
}

/** The totals that these events tell of; null if they tell of none. */
export function duelIn(
  names: readonly string[],
  events: readonly EventRow[],
  before: CosmicView | null,
  after: CosmicView,
): Duel | null {
  const told = events.filter(([kind]) => names[kind] === "total-known").slice(-2);
  const [offence, defence] = told;
  if (!offence || !defence) return null;
  const decided = events.findLast(([kind]) => names[kind] === "decided");
  const totals = [offence[2], defence[2]] as const;
  const views = [after, before].filter((view): view is CosmicView => view !== null);
  const counted = views.find((view) => totalsOf(view).every((total, side) => total === totals[side]));
  const laid = views.find((view) => view.laid.every((kind) => kind >= 0))?.laid ?? [-1, -1];
  return {
    round: after.round,
    seats: [offence[1], defence[1]],
    laid,
    kickers: (counted ?? after).kickers ?? [],
    totals,
    sums: SIDES.map((side) => (counted ? reckoningOf(counted)!.sums[side]! : null)),
    result: decided?.[2] ?? after.result,
  };
}

function totalsOf(view: CosmicView): readonly (number | null)[] {
  return reckoningOf(view)?.sums.map(({ total }) => total) ?? [null, null];
}
