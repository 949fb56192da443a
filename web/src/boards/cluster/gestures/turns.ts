// The ways in which the tile in hand may lie: by cell, with the borders that it would make and who gets there first, as
// the question says.

import { type Answer, type Answers, measured } from "../../every-answer";
import { cellWith } from "../ids";
import type { Components } from "../types";

export interface Border {
  cell: number;
  /** 0 is closed. */
  cost: number;
}

/** The tile on a cell, turned in one way. */
export interface Turn {
  cell: number;
  tick: number;
  choices: readonly number[];
  text: string;
  borders: readonly Border[];
  /** By seat: the fewest AP to the tile; undefined without a way. */
  entries: readonly (number | undefined)[];
}

export type Turns = ReadonlyMap<number, readonly Turn[]>;

/** Clockwise, by the names of the quarters. */
const CLOCKWISE = ["tl", "tr", "br", "bl"];

const known = new WeakMap<Answers, Turns>();

/** The ways to lie by cell, each row clockwise. */
export function turnsOf(answers: Answers, components: Components): Turns {
  const there = known.get(answers);
  if (there) return there;
  const found = new Map<number, Turn[]>();
  for (const answer of answers.all) {
    const turn = turnOf(answer, components);
    found.set(turn.cell, [...(found.get(turn.cell) ?? []), turn]);
  }
  const order = clockwise(components);
  for (const turns of found.values()) turns.sort((a, b) => order.indexOf(a.tick) - order.indexOf(b.tick));
  known.set(answers, found);
  return found;
}

/** All quarters clockwise, as numbers of ticks. */
export function clockwise(components: Components): readonly number[] {
  return CLOCKWISE.map((name) => components.ticks.indexOf(name));
}

function turnOf(answer: Answer, components: Components): Turn {
  const { choices, text, pieces, measures } = answer;
  const about = (what: string) => measures.filter(([of]) => of === what);
  const entries: (number | undefined)[] = [];
  for (const [, seat, cost] of about("entry")) entries[seatOf(seat)] = cost;
  return {
    cell: cellWith({ components }, pieces[0]!),
    tick: Math.max(0, measured(answer, "tick")),
    choices,
    text,
    borders: about("border").map(([, id, cost]) => ({ cell: cellWith({ components }, id), cost })),
    entries,
  };
}

/** The seat of a piece such as `seat:B`. */
function seatOf(id: string): number {
  return id.charCodeAt(id.length - 1) - "A".charCodeAt(0);
}

/** The turn of a cell that comes as near as can be to one with a tick. */
export function turnAt(turns: Turns, cell: number, tick: number): Turn | undefined {
  const ways = turns.get(cell) ?? [];
  return ways.find((turn) => turn.tick === tick) ?? ways[0];
}

/** The next way to lie on the same cell, round and round. */
export function turned(turns: Turns, from: Turn, step: number): Turn {
  const ways = turns.get(from.cell)!;
  return ways[(ways.indexOf(from) + step + ways.length) % ways.length]!;
}

/** The fewest AP of anybody to a tile. */
export function soonest({ entries }: Turn): number {
  return Math.min(...entries.filter((cost) => cost !== undefined));
}
