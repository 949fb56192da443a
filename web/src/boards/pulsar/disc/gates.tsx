// Gates: a frame in a frame with a lit membrane, by colour and shape; entry gates: open arches at the rim.

import { useMemo } from "preact/hooks";
import { around } from "../geometry";
import { useChart } from "./chart";

/** By the name of a colour: how many sides, and how they are turned. */
const FRAMES: Record<string, { sides: number; turn: number; reach: number }> = {
  green: { sides: 3, turn: -90, reach: 1.14 },
  magenta: { sides: 4, turn: -135, reach: 1.12 },
  orange: { sides: 5, turn: -90, reach: 1.04 },
};

/** The outline of a gate of a colour, empty for one that is not known. */
export function outlineOf(colour: string, radius: number): string {
  const frame = FRAMES[colour];
  if (!frame) return "";
  const corners = around(frame.sides, radius * frame.reach, frame.turn);
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

/** How large the membrane is, in parts of the gate. */
export const MEMBRANE = 0.5;

export function GateFrame({ colour }: { colour: string }) {
  const { sizes } = useChart();
  return useMemo(
    () => (
      <g class={`p-gate-frame p-${colour}`}>
        <circle class="p-spill" r={sizes.gate * 1.5} />
        <path class="p-outer" d={outlineOf(colour, sizes.gate)} />
        <path class="p-inner" d={outlineOf(colour, sizes.gate * MEMBRANE)} />
      </g>
    ),
    [colour, sizes],
  );
}

/** An arch that opens to the middle, with a double chevron that leads in. */
export function EntryArch({ x, y }: { x: number; y: number }) {
  const { sizes } = useChart();
  const size = Math.max(1, sizes.px(8) / 12);
  const inwards = (Math.atan2(-y, -x) * 180) / Math.PI;
  return (
    <g class="p-arch" transform={`rotate(${inwards}) scale(${size})`}>
      <circle r="14" class="p-arch-ground" />
      <path d="M6-11.5A13 13 0 1 0 6 11.5" />
      <path class="p-chevrons" d="M-5-4.6L0 0L-5 4.6M1.6-4.6L6.6 0L1.6 4.6" />
    </g>
  );
}
