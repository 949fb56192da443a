// How large things of the map are drawn, in its units, at a scale in pixels per unit: small maps keep floors in pixels.

import type { NodeKind } from "../types";

/** The outer edge of the rim, and of the glass inside it. */
export const EDGE = 500;
export const GLASS = 460;

/** How many pixels a unit of the signs on a chip is. */
export const CHIP = 0.94;

export interface Sizes {
  /** Pixels per unit. */
  scale: number;
  /** So many pixels, in units. */
  px(pixels: number): number;
  /** So many pixels of text, and of what is as small, in units: on large screens it grows along. */
  em(pixels: number): number;
  planet: number;
  orbit: number;
  gate: number;
  /** Half the height of the mark on a station. */
  mark: number;
  /** How far the drawing of a node reaches. */
  radius: Record<NodeKind, number>;
}

/** Scales are rounded down to these steps, so that a pinch does not lay out everything anew with each of its moves,
 * and nothing gets smaller than its floor. */
const STEP = 1.04;
const EXACT = 1e-6;

export function sizesFor(exact: number): Sizes {
  const scale = STEP ** Math.floor(Math.log(exact) / Math.log(STEP) + EXACT);
  const px = (pixels: number) => pixels / scale;
  const em = (pixels: number) => px(pixels * between(1, 0.72 + 0.4 * scale, 1.3));
  const floor = (units: number, pixels: number) => Math.min(units * 1.25, Math.max(units, px(pixels)));
  const planet = floor(12.6, 7.4);
  const gate = floor(12, 6.6);
  return {
    scale,
    px,
    em,
    planet,
    orbit: Math.max(23, planet * 1.8),
    gate,
    mark: floor(11.5, 7.4),
    radius: { system: 39, pulsar: 26, isolated: 27, gate: gate + 3, entry: 17 },
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
