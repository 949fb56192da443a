// The mark of a seat on the map: its shape and colour, with its letter as large as can be read.

import { markOf, shapePath } from "../../../parts/marks";
import type { Sizes } from "./sizes";

/** Below this scale letters are no larger than dust. */
export const READABLE = 0.45;

interface Props {
  seat: number;
  sizes: Sizes;
  /** Half of its height, in units. */
  half: number;
  isGhost?: boolean;
}

export function SeatMark({ seat, sizes, half, isGhost }: Props) {
  const mark = markOf(seat);
  const font = Math.max(half * 1.15, sizes.em(11));
  const low = mark.shape === "triangle" ? 0.2 : mark.shape === "drop" ? 0.1 : 0;
  return (
    <g class={isGhost ? "p-mark p-outlined" : "p-mark"} style={{ color: mark.colour }}>
      <path d={shapePath(mark.shape)} transform={`scale(${half / 9.4})`} />
      {sizes.scale >= READABLE && (
        <text
          y={font * 0.36 + low * half}
          font-size={font}
          style={{ fill: isGhost ? mark.colour : mark.colour.replace(")", "-ink)") }}
        >
          {mark.letter}
        </text>
      )}
    </g>
  );
}
