// Where the grid of connect four stands in its place, in pixels.

import type { Size } from "../size";

export interface Layout {
  /** The middle of the lowest cell on the left, and from one cell to the next. */
  x: number;
  y: number;
  across: number;
  up: number;
  /** The radius of a disc. */
  r: number;
  /** The plate with the holes. */
  plate: { x: number; y: number; width: number; height: number };
}

/** Columns may be wider than rows are high, so that a finger can tell them apart on a low screen. */
const WIDEST = 1.35;
const MARGIN = 8;
/** Above the plate is room for a disc, below its last row a line of letters: in rows. */
const ABOVE = 1;
const BELOW = 0.5;

export function layoutFor({ width, height }: Size, columns: number, rows: number): Layout {
  const high = (height - 2 * MARGIN) / (rows + ABOVE + BELOW);
  const wide = (width - 2 * MARGIN) / columns;
  const up = Math.min(high, wide);
  const across = Math.min(wide, up * WIDEST);
  const [left, top] = [
    (width - across * columns) / 2,
    Math.max(MARGIN, (height - up * (rows + ABOVE + BELOW)) / 2),
  ];
  return {
    x: left + across / 2,
    y: top + up * (ABOVE + rows - 0.5),
    across,
    up,
    r: up * 0.42,
    plate: { x: left, y: top + up * ABOVE, width: across * columns, height: up * (rows + BELOW) },
  };
}

export function spotOf({ x, y, across, up }: Layout, column: number, row: number): { x: number; y: number } {
  return { x: x + column * across, y: y - row * up };
}
