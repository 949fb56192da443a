// How fast what happens is played.

import { isStill, type Speed, speed } from "../settings";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];

const RATES: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, off: 0 };

/** The rate at which things are played now: 0 where nothing may move, or nobody looks. */
export function rateNow(): number {
  return isStill() || document.hidden ? 0 : (RATES[speed.value] ?? 1);
}

/** The next faster speed, or the next slower one; there is one after the last: the last. */
export function faster(now: Speed, by: 1 | -1): Speed {
  const place = SPEEDS.indexOf(now) + by;
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))]!;
}

/** The speed after this one, round and round. */
export function afterSpeed(now: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length]!;
}
