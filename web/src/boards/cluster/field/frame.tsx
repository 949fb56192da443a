// Under the tiles: the cells that may still be filled, the corners of the frame, and the right edge.

import { BOX, cornerOf, GAP, SLAB } from "../geometry";
import { label, type Scene } from "../scene";
import type { Cell, FrameView } from "../types";
import { useChart, useLettering } from "./chart";

interface Props {
  frame: FrameView;
  cells: readonly Cell[];
  /** What the frame is called, once it is settled which way round it is. */
  name: string;
}

export function Frame({ frame, cells, name }: Props) {
  return (
    <>
      {frame.empty.map((cell) => {
        const place = cells[cell];
        if (!place) return null;
        const { x, y } = cornerOf(place);
        return (
          <rect
            key={cell}
            class="c-empty"
            x={x + GAP / 2}
            y={y + GAP / 2}
            width={SLAB}
            height={SLAB}
            rx="9"
          />
        );
      })}
      <Brackets frame={frame} name={name} />
    </>
  );
}

const CORNER = 30;
/** Between the tiles and the lines around them. */
const OFF = 7;

/** The left corners of what all possible frames have in common, and the line that nothing crosses on the right. */
function Brackets({ frame: { low, high, left, rows }, name }: Pick<Props, "frame" | "name">) {
  const { unit } = useChart();
  const { font } = useLettering();
  const x = (left - 2) * (BOX / 2) - OFF;
  const [top, foot] = [-high * BOX - OFF, (1 - low) * BOX + OFF];
  const isSettled = rows.length === 1;
  return (
    <g class={isSettled ? "c-frame c-settled" : "c-frame"} style={{ strokeWidth: 2 / unit }}>
      <path d={`M${x + CORNER} ${top}H${x}V${top + CORNER}M${x + CORNER} ${foot}H${x}V${foot - CORNER}`} />
      <path d={`M${OFF} ${top}V${foot}`} />
      {isSettled && (
        <text class="c-frame-name" x={x - 10} y={top + font(12)} font-size={font(12)}>
          {name}
        </text>
      )}
    </g>
  );
}

/** The longer side of a frame. */
const LONG = 7;

/** Which way round the frame is, if that is settled. */
export function nameOfFrame(scene: Pick<Scene, "props">, { rows }: FrameView): string {
  const high = rows[0];
  if (rows.length !== 1 || high === undefined) return "";
  return label(scene, "frame", high, high === LONG ? LONG - 1 : LONG);
}
