// When each motion of a deed begins, and how long it takes, in milliseconds at normal speed.

import type { Motion } from "./motion";

export interface Timed {
  motion: Motion;
  start: number;
  length: number;
}

const LENGTHS = {
  roll: 450,
  step: 350,
  appear: 450,
  drop: 200,
  travel: 350,
  turn: 300,
  flash: 300,
  ring: 300,
  run: 500,
  light: 180,
  cast: 500,
};

/** Of a flight: each segment, and all of it. */
const SEGMENT = 120;
const SHORTEST_FLIGHT = 240;
const LONGEST_FLIGHT = 700;

/** Of what is carried past pieces: from each to the next. */
const CARRIED = 140;

/** Between two motions, and between the beginnings of two that go together. */
const GAP = 60;
const STAGGER = 70;

export function lengthOf(motion: Motion): number {
  if (motion.kind === "hold") return motion.millis;
  if (motion.kind === "travel" && motion.past) return CARRIED * (motion.past.length + 1) + CARRIED;
  if (motion.kind !== "fly") return LENGTHS[motion.kind];
  return Math.min(LONGEST_FLIGHT, Math.max(SHORTEST_FLIGHT, SEGMENT * motion.along.length));
}

export function timed(motions: readonly Motion[]): Timed[] {
  const found: Timed[] = [];
  let end = 0;
  for (const motion of motions) {
    const last = found.at(-1);
    const isTogether = motion.together && last !== undefined;
    const start = isTogether ? last.start + (motion.lag ?? STAGGER) : last ? end + GAP : 0;
    const length = lengthOf(motion);
    found.push({ motion, start, length });
    end = Math.max(end, start + length);
  }
  return found;
}

export function endOf(timeline: readonly Timed[]): number {
  return Math.max(0, ...timeline.map(({ start, length }) => start + length));
}
