// How large the tiles are drawn and where: as large as used rows and columns let them be, at the right edge of the
// zone; and how far somebody may zoom and move them from there.

import type { Lens, Space } from "../../lens";
import { BOX, type Bounds, boundsOf, type Spot } from "../geometry";
import { type Box, pitchFor } from "../layout";
import type { Cell } from "../types";

export interface Fit {
  pitch: number;
  unit: number;
  /** Where 0,0 of the units is while nobody has moved anything, in pixels. */
  origin: Spot;
  bounds: Bounds;
}

/** Room for the line of the right edge, in pixels. */
const EDGE = 12;

/** The tiles, and the cells where one may be laid, at their largest. */
export function fitTo(zone: Box, cells: readonly Pick<Cell, "row" | "left">[]): Fit {
  const bounds = boundsOf(cells);
  const [rows, columns] = [(bounds.bottom - bounds.top) / BOX, -bounds.left / BOX];
  const pitch = pitchFor({ width: zone.width - EDGE, height: zone.height }, rows, columns);
  const unit = pitch / BOX;
  const middle = ((bounds.top + bounds.bottom) / 2) * unit;
  return {
    pitch,
    unit,
    bounds,
    origin: { x: Math.round(zone.x + zone.width - EDGE), y: Math.round(zone.y + zone.height / 2 - middle) },
  };
}

/** The origin as it is seen through a lens. */
export function seenFrom({ origin }: Fit, lens: Lens): Spot {
  return { x: lens.x + origin.x * lens.scale, y: lens.y + origin.y * lens.scale };
}

/** The widths of a cell between which anybody may zoom, in pixels. */
const SMALLEST = 56;
const LARGEST = 150;

export function spaceOf(zone: Box, fit: Fit): Space {
  const { bounds, origin, unit, pitch } = fit;
  const box = {
    left: origin.x + bounds.left * unit,
    right: origin.x + bounds.right * unit,
    top: origin.y + bounds.top * unit,
    bottom: origin.y + bounds.bottom * unit,
  };
  return {
    least: Math.min(1, SMALLEST / pitch),
    most: Math.max(2, LARGEST / pitch),
    kept: (lens) => ({
      scale: lens.scale,
      x: within(lens.x, box.left * lens.scale, box.right * lens.scale, zone.x, zone.x + zone.width),
      y: within(lens.y, box.top * lens.scale, box.bottom * lens.scale, zone.y, zone.y + zone.height),
    }),
    pointOf: (event) => {
      const place = (event.currentTarget as Element).getBoundingClientRect();
      return { x: event.clientX - place.left, y: event.clientY - place.top };
    },
  };
}

/** Pixels around the tiles that may come into sight. */
const MARGIN = 60;

/** A shift that keeps what reaches from `near` to `far` in the window, or the window within it. */
function within(shift: number, near: number, far: number, first: number, last: number): number {
  const fits = far - near <= last - first;
  const [least, most] = fits ? [first - near, last - far] : [last - MARGIN - far, first + MARGIN - near];
  return Math.min(Math.max(least, most), Math.max(Math.min(least, most), shift));
}
