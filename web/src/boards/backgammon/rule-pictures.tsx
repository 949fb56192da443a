// A small picture for each part of the rules, from the checkers, dice and cube of the board.

import { Disc } from "../disc";
import "../whole.css";
import "./board.css";
import { CubeDrawing, DieDrawing } from "./parts";

interface Picture {
  /** Points from the left, each from its foot up: the seats of their checkers. */
  points?: readonly (readonly number[])[];
  dice?: readonly number[];
  cube?: number;
  /** From one point to another. */
  moves?: readonly (readonly [from: number, to: number])[];
}

const PICTURES: Readonly<Record<string, Picture>> = {
  B1: { points: [[0, 0, 0], [], [], [1, 1, 1], [], [1, 1]] },
  B2: { dice: [6, 2] },
  B3: { points: [[0, 0], [1], [], [], [1, 1], []], moves: [[0, 1]] },
  B4: { points: [[1, 1], [], [1, 1, 1], [], [1], []], dice: [3] },
  B5: {
    points: [[0], [], [], [], [], []],
    dice: [5, 3],
    moves: [
      [0, 3],
      [3, 5],
    ],
  },
  B6: { points: [[], [0, 0], [0, 0, 0], [0], [0, 0], [0]], dice: [5] },
  B7: { points: [[], [], [], [], [], [1]], cube: 2 },
  B8: { cube: 64 },
};

const STEP = 36;
const FOOT = 48;

export default function RulePicture({ part }: { part: string }) {
  const picture = PICTURES[part];
  if (!picture) return null;
  const { points = [], dice = [], cube, moves = [] } = picture;
  const signs = points.length > 0 ? 128 : 0;
  return (
    <svg class="backgammon rule-picture" viewBox="-170 -58 340 116" aria-hidden="true">
      {points.map((seats, place) => (
        <g key={place} transform={`translate(${xOf(place)} ${FOOT})`}>
          <path class={place % 2 ? "point odd" : "point"} d="M-16 0H16L0-92Z" />
          {seats.map((seat, number) => (
            <g key={number} transform={`translate(0 ${-14 - number * 27})`}>
              <Disc seat={seat} r={13.5} />
            </g>
          ))}
        </g>
      ))}
      {moves.map(([from, to]) => (
        <path
          key={from}
          class="light way"
          d={`M${xOf(from)}-18Q${(xOf(from) + xOf(to)) / 2}-70 ${xOf(to)}-18`}
        />
      ))}
      {dice.map((value, place) => (
        <g key={place} transform={`translate(${signs + (place - (dice.length - 1) / 2) * 40} 0)`}>
          <g class="die">
            <DieDrawing value={value} side={32} />
          </g>
        </g>
      ))}
      {cube !== undefined && (
        <g class="cube" transform={`translate(${signs} 0)`}>
          <CubeDrawing value={cube} side={40} />
        </g>
      )}
    </svg>
  );
}

function xOf(place: number): number {
  return -140 + place * STEP;
}
