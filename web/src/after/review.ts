// How the end of a game is told: who won by how much, and in which steps the points are counted.

import type { Review, ReviewSource } from "../wire";

/** One row of the count: what was scored in play, all together, or one source of final scoring. */
export interface Row {
  key: string;
  /** The text of a source; empty for what was scored in play. */
  text: string;
  clause: string;
  points: readonly number[];
  pieces: ReviewSource["pieces"];
  /** What a row sums up, if it is more than one source. */
  parts: readonly ReviewSource[];
}

export const IN_PLAY = "in-play";

/** The rows of the count, in the order in which they are counted. Without final scoring each source is a row. */
export function rowsOf(sources: readonly ReviewSource[], seats: number): Row[] {
  const final = sources.filter((source) => source.is_final);
  const before = sources.filter((source) => !source.is_final);
  if (final.length === 0) return before.map(rowOf);
  const points = totals(before, seats);
  return [
    { key: IN_PLAY, text: "", clause: "", points, pieces: [], parts: before },
    ...final.map((source) => rowOf(source)),
  ];
}

function rowOf(source: ReviewSource): Row {
  return { ...source, pieces: source.pieces ?? [], clause: source.clause ?? "", parts: [] };
}

/** The points of each seat from some rows or sources. */
export function totals(rows: readonly { points: readonly number[] }[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.reduce((total, row) => total + (row.points[seat] ?? 0), 0),
  );
}

export interface Verdict {
  /** Seats in the first place: one, several who share the victory, or all in a draw. */
  winners: number[];
  /** The best seat that has not won, or -1. */
  next: number;
  /** Points between a winner and the next; 0 where a tie was broken. */
  lead: number;
}

export function verdictOf(points: readonly number[], places: readonly number[]): Verdict {
  const seats = places.map((_, seat) => seat);
  const winners = seats.filter((seat) => places[seat] === 1);
  const next = seats
    .filter((seat) => places[seat] !== 1)
    .sort((one, other) => places[one]! - places[other]!)[0];
  const best = points[winners[0] ?? 0] ?? 0;
  return { winners, next: next ?? -1, lead: next === undefined ? 0 : best - points[next]! };
}

/** Whether points tell anything: a game that is only won or lost has none worth showing. */
export function hasPoints(review: Pick<Review, "points" | "sources">): boolean {
  return review.sources.length > 1 || Math.max(...review.points) > 1;
}

/** How a turn changed what could be expected: for the viewer, or for whoever took the turn. */
export function changeOf(turn: Review["turning_points"][number], viewer: number): number {
  return turn.changes[viewer >= 0 ? viewer : turn.seat] ?? 0;
}
