// Where the three clocks of the rim stand: both tracks on the left, the rounds on the right.

import type { Counter } from "../counters";
import { polar, type Spot } from "../geometry";
import { EDGE, GLASS } from "./sizes";

/** The middle of the rim. */
export const BAND = (EDGE + GLASS) / 2;

/** Degrees between the spaces of a track, and of the first from the left end of the disc. */
const SPACE = 4.85;
const FIRST = 5.3;

/** The direction of a space: Initiative rises from the left, Engineering falls. */
export function spaceAngle(track: number, space: number): number {
  const away = FIRST + (space - 1) * SPACE;
  return 180 + (track === 0 ? away : -away);
}

/** The two ends of a space, for the ticks between spaces. */
export function tickAngle(track: number, space: number): number {
  const half = SPACE / 2;
  return spaceAngle(track, space) + (track === 0 ? half : -half);
}

/** How far, in pixels, the counters of a stack stand from the rim: a few one behind the other, more of them in two
 * columns side by side, so that none covers another. */
const STACKS: Record<number, { step: number; aside: number }> = {
  1: { step: 17, aside: 0 },
  2: { step: 17, aside: 0 },
  3: { step: 9.4, aside: 6.4 },
  4: { step: 7.6, aside: 6.4 },
};
const NEAREST = 11;
/** From this space on the rim is close to the upper or lower edge of the board, so that two stand side by side. */
const STEEP = 13;
const PAIR = { step: 2, aside: 8.4 };

/** Where a counter stands outside the rim; `pixel` is the size of a pixel in units. The first of a stack, which is the
 * highest, is outermost. */
export function counterSpot(
  counter: Counter,
  others: readonly Counter[],
  track: number,
  pixel: number,
): Spot {
  const stack = others.filter((other) => other.space === counter.space).length;
  const { step, aside } =
    stack === 2 && counter.space >= STEEP ? PAIR : STACKS[Math.min(4, Math.max(1, stack))]!;
  const radius = EDGE + (NEAREST + counter.level * step) * pixel;
  const shift = ((counter.level % 2 ? 1 : -1) * aside * pixel * 180) / (Math.PI * radius);
  return polar(radius, spaceAngle(track, counter.space) + shift);
}

/** A curve from one spot outside the rim to another, which swings out as far as `reach` beyond the rim. */
export function sweep(from: Spot, to: Spot, reach: number): string {
  const [start, end] = [outwards(from, reach / 3), outwards(to, reach / 3)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = outwards(middle, EDGE + 2 * reach - Math.hypot(middle.x, middle.y));
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

function outwards({ x, y }: Spot, by: number): Spot {
  const far = Math.hypot(x, y) || 1;
  return { x: Math.round(x + (x / far) * by), y: Math.round(y + (y / far) * by) };
}

/** Where on the rim the mark of a row stands. */
export function rowAngle(middle: number): number {
  return (Math.asin(Math.max(-1, Math.min(1, middle / BAND))) * 180) / Math.PI;
}
