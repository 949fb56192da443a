// A small picture for each part of the rules, from the discs of the board.

import { Disc } from "../disc";
import "../whole.css";

/** Columns from the left, each from the bottom up: the seats of their discs. */
type Grid = readonly (readonly number[])[];

const GRIDS: Readonly<Record<string, Grid>> = {
  F1: [[], [], [], [], [], [], []],
  F2: [[], [0], [1, 0], [0, 1, 0], [1], [], []],
  F3: [[0], [1, 0], [0, 1, 0], [1, 0, 1, 0], [1], [], []],
};
const ROWS = 4;
const STEP = 27.6;

export default function RulePicture({ part }: { part: string }) {
  const grid = GRIDS[part];
  if (!grid) return null;
  return (
    <svg class="rule-picture" viewBox="-170 -58 340 116" aria-hidden="true">
      {grid.flatMap((column, x) =>
        Array.from({ length: ROWS }, (_, y) => {
          const seat = column[y];
          return (
            <g key={`${x} ${y}`} transform={`translate(${(x - 3) * STEP} ${(1.5 - y) * STEP})`}>
              {seat === undefined ? <circle class="rule-path" r="13.5" /> : <Disc seat={seat} r={13.5} />}
            </g>
          );
        }),
      )}
    </svg>
  );
}
