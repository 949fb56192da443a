// A tile as it lies: a matte slab with a lit rim and some thickness, the lamp of its tick, and what is on it.
// Everything is drawn in a box of 94 by 94 units.

import { SLAB } from "../geometry";
import type { Kind } from "../types";
import { suitOf } from "./suits";

/** How round the corners are, and how thick a slab is. */
export const ROUND = 9;
const THICK = 4.5;

/** The body of a tile. */
export function Slab({ kind }: { kind: Kind }) {
  return (
    <>
      <rect class="c-shade" x="1" y="7" width={SLAB - 1} height={SLAB} rx={ROUND + 1} />
      <rect class="c-side" y={THICK} width={SLAB} height={SLAB} rx={ROUND} />
      <rect width={SLAB} height={SLAB} rx={ROUND} fill={`url(#c-slab-${groundOf(kind)})`} />
      <rect width={SLAB} height={SLAB} rx={ROUND} fill="url(#c-specks)" />
      <rect
        x="0.8"
        y="0.8"
        width={SLAB - 1.6}
        height={SLAB - 1.6}
        rx={ROUND - 0.8}
        fill="none"
        stroke="url(#c-rim)"
        stroke-width="1.6"
      />
    </>
  );
}

function groundOf({ role, colour }: Kind): string {
  if (role === "supernova") return "nova";
  return role === "mits" ? "mits" : colour;
}

/** By the name of the tick: how far the lamp of the upper left corner is turned. */
const TURNS: Readonly<Record<string, number>> = { tl: 0, tr: 90, br: 180, bl: 270 };

export function turnOf(tick: string | undefined): number | undefined {
  return tick === undefined ? undefined : TURNS[tick];
}

const LAMP = 25;
const STRIP = 4.6;

/** The lamp in its corner, the suit on it, and the light along the two sides that it faces. */
export function Tick({ tick, kind }: { tick: string | undefined; kind: Kind }) {
  const turn = turnOf(tick);
  if (turn === undefined) return null;
  return (
    <g class="c-tick" data-part="tick" transform={`rotate(${turn} ${SLAB / 2} ${SLAB / 2})`}>
      <path d={`M0 ${ROUND}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0H62A62 62 0 0 1 0 62Z`} fill="url(#c-glow)" />
      <path class="c-strip" d={stripAlong()} fill="url(#c-strip-along)" />
      <path class="c-strip" d={stripDown()} fill="url(#c-strip-down)" />
      <path
        d={`M0 ${ROUND}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0H${LAMP}A${LAMP} ${LAMP} 0 0 1 0 ${LAMP}Z`}
        fill="url(#c-lamp)"
      />
      <path class="c-suit" d={suitOf(kind)} transform={`translate(10.4 10.4) rotate(${-turn}) scale(1.12)`} />
    </g>
  );
}

function stripAlong(): string {
  return `M0 ${ROUND}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0H${SLAB - ROUND}Q${SLAB - 3} 0 ${SLAB - 1.5} ${STRIP}H${STRIP}Z`;
}

function stripDown(): string {
  return `M${ROUND} 0A${ROUND} ${ROUND} 0 0 0 0 ${ROUND}V${SLAB - ROUND}Q0 ${SLAB - 3} ${STRIP} ${SLAB - 1.5}V${STRIP}Z`;
}
