// The sky behind the star map: a drawing of its own, so that it is painted once and not with every motion.

import { useMemo } from "preact/hooks";
import { scatter } from "./geometry";

/** The radius of the map. */
export const EDGE = 500;

const STARS = scatter(260, EDGE);
const SIZES = [1, 1.8, 3];

/** Fills the same view box as the drawing over it. */
export function Sky({ viewBox }: { viewBox: string }) {
  return useMemo(
    () => (
      <svg class="p-sky" viewBox={viewBox} aria-hidden="true">
        <Paints />
        <circle r={EDGE} fill="url(#pulsar-deep)" />
        <ellipse cx="-140" cy="120" rx="330" ry="170" transform="rotate(-28)" fill="url(#pulsar-cloud)" />
        <ellipse cx="190" cy="-150" rx="280" ry="140" transform="rotate(24)" fill="url(#pulsar-dust)" />
        {SIZES.map((size, place) => (
          <path
            key={size}
            class="p-far-stars"
            stroke-width={size}
            d={starsUpTo(size, SIZES[place - 1] ?? 0)}
          />
        ))}
        {[170, 335].map((radius) => (
          <circle key={radius} r={radius} class="p-compass" />
        ))}
        <circle r={EDGE - 6} class="p-ticks" />
        <circle r={EDGE} class="p-rim" />
      </svg>
    ),
    [viewBox],
  );
}

/** Stars of a size as dots of one line. */
function starsUpTo(most: number, more: number): string {
  const some = STARS.filter((star) => star.size <= most && star.size > more);
  return some.map((star) => `M${star.x} ${star.y}h0`).join("");
}

function Paints() {
  return (
    <defs>
      <radialGradient id="pulsar-deep">
        <stop offset="0" class="p-deep-near" />
        <stop offset=".55" class="p-deep-mid" />
        <stop offset="1" class="p-deep-far" />
      </radialGradient>
      <radialGradient id="pulsar-cloud">
        <stop offset="0" class="p-cloud-in" />
        <stop offset="1" class="p-cloud-out" />
      </radialGradient>
      <radialGradient id="pulsar-dust">
        <stop offset="0" class="p-dust-in" />
        <stop offset="1" class="p-dust-out" />
      </radialGradient>
    </defs>
  );
}

/** What the pieces of the map are painted and cut with. */
export function MapDefs() {
  return (
    <defs>
      <clipPath id="pulsar-edge">
        <circle r={EDGE} />
      </clipPath>
      <radialGradient id="pulsar-warm">
        <stop offset="0" class="p-warm-in" />
        <stop offset="1" class="p-warm-out" />
      </radialGradient>
    </defs>
  );
}
