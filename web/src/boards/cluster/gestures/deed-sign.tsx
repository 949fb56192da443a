// One sign for each thing that can be done, in the look of what it leaves on the board.

import type { DeedKind } from "../held";

/** In a box from -10 to 10: filled, and drawn as lines. */
const SIGNS: Readonly<Record<DeedKind, { fill: string; line: string }>> = {
  mine: { fill: "M0-9L4.6-4V4L0 9L-4.6 4V-4Z", line: "M-4.6-4L0-1.6L4.6-4M0-1.6V9" },
  build: {
    fill: "M0-3.5A5.8 5.8 0 1 1 0 8A5.8 5.8 0 1 1 0-3.5Z",
    line: "M0-9.4A1.9 1.9 0 1 1 0-5.6A1.9 1.9 0 1 1 0-9.4",
  },
  colonise: { fill: "", line: "M-8 8V0A8 8 0 0 1 8 0V8ZM-8 3H8" },
  station: {
    fill: "",
    line: "M-3-7.4A8 8 0 0 1 3-7.4M6.8-4.2A8 8 0 0 1 7.7 2M5.2 6.1A8 8 0 0 1-.6 8M-5.2 6.1A8 8 0 0 1-8 .6M-7.2-3.4A8 8 0 0 1-5.6-5.7",
  },
  trade: { fill: "", line: "M-8-4H7L3-8M8 4H-7L-3 8" },
};

export function DeedSign({ kind }: { kind: DeedKind }) {
  const { fill, line } = SIGNS[kind];
  return (
    <svg
      class={`c-deed-sign c-deed-${kind}`}
      width="22"
      height="22"
      viewBox="-11 -11 22 22"
      aria-hidden="true"
    >
      {fill && <path class="c-fill" d={fill} />}
      <path class="c-line" d={line} />
    </svg>
  );
}
