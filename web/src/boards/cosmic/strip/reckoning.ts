// What the laid cards come to, as the server has counted it: `reckoning` of the view.

import type { CosmicView } from "../types";

/** One term: `card` begins the sum, `plus` and `times` change it by `amount`, after `becomes` it is that number. */
export interface TermView {
  key: string;
  how: "card" | "plus" | "times" | "becomes";
  amount: number;
  /** The sum so far, or null where a card that is not known decides. */
  value: number | null;
  /** What is added after it. */
  then: number;
}

export interface SumView {
  terms: readonly TermView[];
  total: number | null;
}

export interface Reckoning {
  /** The offence's first. */
  sums: readonly SumView[];
  /** By what it was decided, and who wins then. */
  verdict: readonly (readonly [string, number])[];
  /** The values of Attacks against which the viewer's own card would win. */
  beats: readonly number[];
  /** Kind, least and most total of each Attack in the hand. */
  prospects: readonly (readonly [number, number, number])[];
}

export function reckoningOf(view: CosmicView): Reckoning | null {
  return (view as CosmicView & { reckoning?: Reckoning | null }).reckoning ?? null;
}

/** How a term is written: `8`, `+ 3`, `× 5`, `× 3 + 2`, `= 4`. */
export function written({ how, amount, then }: TermView): string {
  if (how === "card") return amount ? `${amount}` : "?";
  if (how === "becomes") return amount ? `= ${minus(amount)}` : "= ?";
  const added = then === 0 ? "" : ` ${signed(then)}`;
  return how === "times" ? `× ${amount}${added}` : signed(amount);
}

function signed(amount: number): string {
  return amount >= 0 ? `+ ${amount}` : `− ${-amount}`;
}

export function minus(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** What a term adds to the sum before it. */
export function gainOf(terms: readonly TermView[], place: number): number {
  return (terms[place]?.value ?? 0) - (place > 0 ? (terms[place - 1]?.value ?? 0) : 0);
}
