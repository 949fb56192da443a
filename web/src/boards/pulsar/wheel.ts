// Where the technologies stand around the right side of the disc: in px, from its centre.

import { edgeAt } from "./geometry";

/** The row of a round: from top to bottom, with a line for each of its technologies. */
export interface Band {
  top: number;
  bottom: number;
  lines: readonly Line[];
}

/** The place of a technology: its left end follows the rim, its right end the outer edge. */
export interface Line {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a row needs beside its lines, in parts of a line. */
const EDGES = 10 / 36;
/** Between the rim and a line, and between a line and the outer edge. */
const INSET = 9;

/** The rows of technologies, so many in each, as high together as the disc. */
export function bandsOf(counts: readonly number[], r: number, inner: number, outer: number): Band[] {
  const shares = counts.map((count) => count + EDGES);
  const unit = (2 * r) / shares.reduce((sum, share) => sum + share, 0);
  let bottom = -r;
  return counts.map((count, row) => {
    const top = bottom;
    bottom += shares[row]! * unit;
    const lines = Array.from({ length: count }, (_, place) => {
      const above = top + (EDGES / 2 + place) * unit;
      return lineAt(above, above + unit, inner, outer);
    });
    return { top, bottom, lines };
  });
}

function lineAt(top: number, bottom: number, inner: number, outer: number): Line {
  return {
    left: edgeAt(nearest(top, bottom), inner + INSET),
    right: edgeAt(farthest(top, bottom), outer) - INSET,
    top,
    bottom,
  };
}

/** Where a stretch of heights is widest inside a circle, and where it is narrowest. */
function nearest(top: number, bottom: number): number {
  return top < 0 && bottom > 0 ? 0 : Math.min(Math.abs(top), Math.abs(bottom));
}

function farthest(top: number, bottom: number): number {
  return Math.max(Math.abs(top), Math.abs(bottom));
}

/** The outline of a row: along the rim on its left, along the outer edge on its right. */
export function outline({ top, bottom }: Band, inner: number, outer: number): string {
  const [above, below] = [top + 2, bottom - 2];
  const [a, b] = [edgeAt(above, inner), edgeAt(below, inner)];
  const [c, d] = [edgeAt(above, outer), edgeAt(below, outer)];
  return `M${a} ${above}H${c}A${outer} ${outer} 0 0 1 ${d} ${below}H${b}A${inner} ${inner} 0 0 0 ${a} ${above}Z`;
}
