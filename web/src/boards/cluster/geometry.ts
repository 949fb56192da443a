// Where things lie, in units of the drawing: a cell is 104 wide and high, the right edge of the rules is x = 0 and the
// MITS lies in the row from y = 0 to 104. Rows are shifted by half a cell against each other.

import type { Cell } from "./types";

/** A cell, the slab of a tile in its middle, and the gap between two slabs. */
export const BOX = 104;
export const SLAB = 94;
export const GAP = BOX - SLAB;

export interface Spot {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Lain = Pick<Cell, "row" | "left">;

/** The upper left corner of a cell. */
export function cornerOf({ row, left }: Lain): Spot {
  return { x: (left - 2) * (BOX / 2), y: (0 - row) * BOX };
}

export function middleOf(cell: Lain): Spot {
  const { x, y } = cornerOf(cell);
  return { x: x + BOX / 2, y: y + BOX / 2 };
}

/** The upper left corner of the slab. */
export function slabOf(cell: Lain): Spot {
  const { x, y } = cornerOf(cell);
  return { x: x + GAP / 2, y: y + GAP / 2 };
}

/** The middle of the border between a cell and its neighbour in a direction. */
export function borderAt(cell: Lain, direction: string): Spot {
  const { x, y } = middleOf(cell);
  const half = BOX / 2;
  switch (direction) {
    case "w":
      return { x: x - half, y };
    case "e":
      return { x: x + half, y };
    case "nw":
      return { x: x - half / 2, y: y - half };
    case "ne":
      return { x: x + half / 2, y: y - half };
    case "sw":
      return { x: x - half / 2, y: y + half };
    default:
      return { x: x + half / 2, y: y + half };
  }
}

/** Whether a border in this direction stands upright, between two tiles of one row. */
export function isUpright(direction: string): boolean {
  return direction === "w" || direction === "e";
}

/** What some cells fill; the right edge is always within. */
export function boundsOf(cells: readonly Lain[]): Bounds {
  const corners = cells.map(cornerOf);
  return {
    left: Math.min(-BOX, ...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: 0,
    bottom: Math.max(...corners.map(({ y }) => y)) + BOX,
  };
}
