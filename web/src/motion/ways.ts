// The ways that pieces take across the screen.

import type { Point } from "./places";

export interface Stop extends Point {
  /** How much of the way is done there, from 0 to 1. */
  done: number;
}

/** The stops of a way with the share of its length at each. */
export function measured(way: readonly Point[]): Stop[] {
  const lengths = way.map((point, place) => (place === 0 ? 0 : distance(way[place - 1]!, point)));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return way.map((point, place) => {
    gone += lengths[place]!;
    const even = way.length > 1 ? place / (way.length - 1) : 1;
    return { ...point, done: all > 0 ? gone / all : even };
  });
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** From one point to another in equal hops: around a middle if both are about as far from it, else straight on. */
export function hops(from: Point, to: Point, count: number, middle: Point | null): Point[] {
  const shares = Array.from({ length: count + 1 }, (_, hop) => hop / count);
  const arc = middle && arcAround(from, to, middle);
  return shares.map((share) => (arc ? arc(share) : between(from, to, share)));
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Points nearer to the middle than this, in pixels, or this unequal, are not on a circle around it. */
const LEAST_RADIUS = 60;
const MOST_UNEQUAL = 1.3;

function arcAround(from: Point, to: Point, middle: Point): ((share: number) => Point) | null {
  const [near, far] = [distance(from, middle), distance(to, middle)];
  if (Math.min(near, far) < LEAST_RADIUS || Math.max(near, far) / Math.min(near, far) > MOST_UNEQUAL) {
    return null;
  }
  const start = Math.atan2(from.y - middle.y, from.x - middle.x);
  const turn = shortest(Math.atan2(to.y - middle.y, to.x - middle.x) - start);
  return (share) => {
    const radius = near + (far - near) * share;
    const angle = start + turn * share;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  };
}

/** The same turn by the shorter way. */
function shortest(turn: number): number {
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}
