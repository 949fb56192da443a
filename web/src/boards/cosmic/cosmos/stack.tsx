// Tokens of a player as a pile: on top the shape and the letter, at the foot the number.

import { MarkShape, markOf, shapePath } from "../../../parts/marks";

interface Props {
  seat: number;
  count: number;
  x?: number;
  y?: number;
  scale?: number;
  /** Whether they hold a base in a foreign system, which flies a flag. */
  isAbroad?: boolean;
  /** Of those that carry captives. */
  heights?: readonly number[];
}

/** How much lower each further token of a pile lies, and how many of them are seen. */
const STEP = 3.4;
const MOST = 6;

/** The name of a pile as a part of the place that it stands on. */
export function stackPart(seat: number): string {
  return `tokens-${seat}`;
}

/** Around the middle of the pile. */
export function Stack({ seat, count, x = 0, y = 0, scale = 1, isAbroad, heights = [] }: Props) {
  const mark = markOf(seat);
  const layers = Math.min(count, MOST) - 1;
  const top = (-layers * STEP) / 2;
  return (
    <g class="cx-stack" data-part={stackPart(seat)} transform={`translate(${x} ${y}) scale(${scale})`}>
      {isAbroad && <Flag seat={seat} y={top} />}
      <ellipse class="cx-foot" cy={-top + 6} rx="11" ry="4.5" />
      {Array.from({ length: layers }, (_, layer) => (
        <path
          key={layer}
          class="cx-under"
          d={shapePath(mark.shape)}
          style={{ fill: `color-mix(in oklab, ${mark.colour} 52%, #04060e)` }}
          transform={`translate(0 ${top + (layers - layer) * STEP})`}
        />
      ))}
      <g transform={`translate(0 ${top})`}>
        <MarkShape mark={mark} />
      </g>
      <text class="cx-number" x="11.5" y={-top + 11}>
        {count}
      </text>
      {heights.length > 0 && <Height text={heights.join("·")} y={top} />}
    </g>
  );
}

/** A badge on the far side of the flag. */
function Height({ text, y }: { text: string; y: number }) {
  const width = 17 + 6 * text.length;
  return (
    <g class="cx-height" transform={`translate(4 ${y - 20})`}>
      <rect width={width} height="14" rx="7" />
      <path d="M5 10.5H11M5.6 7.5H10.4M6.2 4.5H9.8" />
      <text x="13.5" y="10.8">
        {text}
      </text>
    </g>
  );
}

function Flag({ seat, y }: { seat: number; y: number }) {
  const { colour } = markOf(seat);
  return (
    <g class="cx-flag" transform={`translate(-8 ${y - 7})`}>
      <ellipse cx="8" cy="16" rx="19" ry="10" fill={`url(#cx-halo-${seat})`} />
      <path class="cx-staff" d="M0 3V-14" />
      <path d="M0-14L12-10.5L0-7Z" fill={colour} />
    </g>
  );
}

/** Where piles stand that share a place: in a row, or in two rows where there are many. */
export function spread(count: number, scale: number): { x: number; y: number }[] {
  const rows = count > 3 ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const step = (count === 2 ? 29 : 26) * scale;
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / inRow);
    const here = row === 0 ? inRow : count - inRow;
    const x = ((number % inRow) - (here - 1) / 2) * step - 3 * scale;
    return { x, y: rows === 1 ? 0 : (row - 0.5) * 21 * scale };
  });
}
