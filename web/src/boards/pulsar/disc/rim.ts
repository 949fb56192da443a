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

/** How far from the rim and how far aside, in pixels, the counters of a stack stand by level: two one behind the other,
 * more of them in two columns, so that none covers another. */
// biome-ignore format: a table
const STACKS: readonly (readonly (readonly [out: number, aside: number])[])[] = [
  [[0, 0]],
  [[0, 0], [17, 0]],
  [[0, -8.4], [3, 8.4], [15.8, -2.5]],
  [[0, -8.4], [3, 8.4], [17, -8.4], [20, 8.4]],
];
const NEAREST = 11;
/** From this space on the rim is close to the upper or lower edge of the board, so that two stand side by side. */
const STEEP = 13;
const PAIR = [
  [0, -8.4],
  [2, 8.4],
] as const;

/** Where a counter stands outside the rim; `pixel` is the size of a pixel in units. The first of a stack, which is the
 * highest, is outermost. */
export function counterSpot(
  counter: Counter,
  others: readonly Counter[],
  track: number,
  pixel: number,
): Spot {
  const stack = others.filter((other) => other.space === counter.space).length;
  const spots = stack === 2 && counter.space >= STEEP ? PAIR : STACKS[Math.min(STACKS.length, stack) - 1]!;
  const [out, aside] = spots[Math.min(counter.level, spots.length - 1)]!;
  const radius = EDGE + (NEAREST + out) * pixel;
  const shift = (aside * pixel * 180) / (Math.PI * radius);
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
