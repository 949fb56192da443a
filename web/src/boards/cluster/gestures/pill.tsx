// The name of a cell at the top of its tile, with points where it takes some to get there.

import { useChart } from "../field/chart";
import { SLAB } from "../geometry";

export function Pill({ name, points }: { name: string; points: number }) {
  const font = useChart().font(13.5);
  const width = font * 3.9;
  const high = font * 1.48;
  return (
    <g class="c-pill" transform={`translate(${SLAB / 2} ${high * 0.42})`}>
      <rect x={-width / 2} y={-high / 2} width={width} height={high} rx={high / 2} />
      <text class="c-pill-name" x={-width * 0.25} y={font * 0.36} font-size={font}>
        {name}
      </text>
      <path
        class="c-pill-point"
        transform={`translate(${width * 0.1} 0) scale(${font / 22})`}
        d="M0-9L8 0L0 9L-8 0Z"
      />
      <text class="c-pill-number" x={width * 0.31} y={font * 0.36} font-size={font}>
        {points}
      </text>
    </g>
  );
}
