// The name of a cell at the top of its tile, with points where it takes some to get there.

import { useLettering } from "../field/chart";
import { SLAB } from "../geometry";

/** Parts of the font's size: a digit more makes the pill wider, and moves what stands before it to the left. */
const WIDE = 3.9;
const DIGIT = 0.62;

export function Pill({ name, points }: { name: string; points: number }) {
  const font = useLettering().font(13.5);
  const more = (String(points).length - 1) * DIGIT;
  const width = font * (WIDE + more);
  const high = font * 1.48;
  return (
    <g class="c-pill" transform={`translate(${SLAB / 2} ${high * 0.42})`}>
      <rect x={-width / 2} y={-high / 2} width={width} height={high} rx={high / 2} />
      <text class="c-pill-name" x={-font * (0.98 + more / 2)} y={font * 0.36} font-size={font}>
        {name}
      </text>
      <path
        class="c-pill-point"
        transform={`translate(${font * (0.39 - more / 2)} 0) scale(${font / 22})`}
        d="M0-9L8 0L0 9L-8 0Z"
      />
      <text class="c-pill-number" x={font * 1.21} y={font * 0.36} font-size={font}>
        {points}
      </text>
    </g>
  );
}
