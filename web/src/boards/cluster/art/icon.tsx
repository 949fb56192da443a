// A tile as a sign of its own, for lists: what lies on it, large, with its number.

import { SLAB } from "../geometry";
import type { Kind } from "../types";
import { Body, Ore } from "./bodies";
import { Slab } from "./slab";

/** The number is never smaller than this on the screen, in pixels. */
const READABLE = 11.5;

export function TileIcon({ kind, size }: { kind: Kind; size: number }) {
  const font = Math.max(40, (READABLE * SLAB) / size);
  const isNumbered = kind.role === "habitable" || kind.role === "resource";
  return (
    <svg class="c-tile-icon" width={size} height={size} viewBox={`0 0 ${SLAB} ${SLAB}`} aria-hidden="true">
      <Slab kind={kind} />
      <g transform={`translate(${SLAB / 2} ${SLAB / 2}) scale(1.6)`}>
        {kind.role === "resource" ? (
          <g transform="translate(-11 0) scale(1.2)">
            <Ore />
          </g>
        ) : (
          <Body kind={kind} pennies={0} />
        )}
      </g>
      {isNumbered && (
        <text class="c-total" x={kind.role === "resource" ? 64 : 47} y={47 + font * 0.36} font-size={font}>
          {kind.number}
        </text>
      )}
    </svg>
  );
}
