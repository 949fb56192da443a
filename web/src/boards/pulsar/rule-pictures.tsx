// A small picture for each part of the rules, put together from the signs that are printed on the components.

import "./styles/index.css";
import { Sign } from "./icons";

/** A sign with what is written on it, where it stands, and how large. */
type Placed = [sign: string, n: string, x: number, y: number, scale?: number];

interface Picture {
  signs: Placed[];
  /** Lines between the signs. */
  path?: string;
  /** Frames: tiles, spaces, boards. */
  frames?: [x: number, y: number, width: number, height: number][];
}

const row = (signs: readonly [string, string?][], x: number, step: number, y = 0, scale = 1.6): Placed[] =>
  signs.map(([sign, n = ""], place) => [sign, n, x + place * step, y, scale]);

/** By the letter and number that the clauses of a part begin with. */
const PICTURES: Record<string, Picture> = {
  P1: {
    signs: [
      ["system", "", -136, 8, 2],
      ["gate-green", "", -78, -10, 1.6],
      ["pulsar", "", -22, 12, 2],
      ["gate-magenta", "", 36, -8, 1.6],
      ["system", "", 94, 10, 2],
      ["ship", "", 138, -14, 1.7],
    ],
    path: "M-118 2L-90-6M-66-6L-40 6M-4 6L22-4M48-4L76 4",
  },
  P2: {
    signs: row(
      [
        ["die", "1"],
        ["die", "2"],
        ["die", "3"],
        ["die", "4"],
        ["die", "5"],
        ["die", "6"],
      ],
      -125,
      50,
      4,
    ),
    frames: [-125, -75, -25, 25, 75, 125].map((x) => [x - 21, -17, 42, 42]),
    path: "M0-30L-7-40H7Z",
  },
  P3: {
    signs: [
      ["die", "4", -110, 0, 2],
      ["die", "2", -62, 0, 2],
      ["plus-minus", "", -8, 0, 1.7],
      ["arrow", "", 34, 0, 1.8],
      ["die", "3", 78, 0, 2],
      ["red-die", "6", 130, 0, 2],
    ],
  },
  P4: {
    signs: [
      ["ship", "", -140, 8, 2],
      ["gate-orange", "", -80, -12, 1.6],
      ["system", "", -20, 10, 2.1],
      ["gate-green", "", 46, -14, 1.6],
      ["pulsar", "", 112, 6, 2.2],
    ],
    path: "M-124 4L-94-8M-66-8L-42 4M2 4L32-10M60-10L90 2",
  },
  P5: {
    signs: [
      ["pulsar", "", -120, 0, 2.4],
      ["ring", "", -58, 0, 2.2],
      ["gyrodyne-1", "", 0, 0, 2.2],
      ["gyrodyne-2", "", 54, 0, 2.2],
      ["gyrodyne-3", "", 112, 0, 2.2],
    ],
  },
  P6: {
    signs: [
      ["transmitter", "", -110, 0, 2.2],
      ["die", "3", -66, 0, 1.3],
      ["red-die", "2", 0, 0, 1.7],
      ["die", "5", 66, 0, 1.3],
      ["online", "", 110, 0, 2.2],
    ],
    frames: [
      [-140, -26, 100, 52],
      [40, -26, 100, 52],
    ],
    path: "M-40 0H-18M18 0H40",
  },
  P7: {
    signs: [
      ["project", "", 0, -34, 1.3],
      ["die", "4", -32, 2, 1.2],
      ["points", "3", 32, 2, 1.2],
      ["cube", "", -64, 38, 1.2],
      ["gate-any", "", 0, 38, 1.2],
      ["plus-two", "", 64, 38, 1.2],
    ],
    frames: [
      [-28, -50, 56, 32],
      [-60, -14, 56, 32],
      [4, -14, 56, 32],
      [-92, 22, 56, 32],
      [-28, 22, 56, 32],
      [36, 22, 56, 32],
    ],
  },
  P8: {
    signs: [
      ["patent", "", -120, 0, 2],
      ["die", "5", -72, 0, 1.6],
      ["arrow", "", -30, 0, 1.6],
      ["points", "2", 12, 0, 1.7],
      ["patent-end", "", 70, 0, 2],
      ["lock", "", 120, 0, 1.8],
    ],
  },
  P9: {
    signs: [
      ["plus-minus", "", -120, 0, 2],
      ["plus-two", "", -70, 0, 2],
      ["red-die", "4", -10, 0, 2],
      ["cube", "", 46, 0, 1.8],
      ["copy", "", 90, 0, 1.8],
      ["die", "3", 134, 0, 1.8],
    ],
  },
  P10: {
    signs: row(
      [["step"], ["cube"], ["transmitter"], ["spin"], ["patent"], ["points", "9"]],
      -130,
      52,
      0,
      1.8,
    ),
    path: "M-112 0H-96M-60 0H-44M-8 0H8M44 0H60M96 0H108",
  },
  P11: {
    signs: row(
      [["patent-end"], ["goal"], ["pulsar"], ["cube"], ["station"], ["points", "25"]],
      -130,
      52,
      0,
      1.9,
    ),
  },
};

export default function RulePicture({ part }: { part: string }) {
  const picture = PICTURES[part];
  if (!picture) return null;
  return (
    <svg class="pulsar rule-picture" viewBox="-170 -58 340 116" aria-hidden="true">
      {picture.frames?.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} class="rule-frame" {...{ x, y, width, height }} rx="7" />
      ))}
      {picture.path && <path class="rule-path" d={picture.path} />}
      {picture.signs.map(([sign, n, x, y, scale = 1.6], place) => (
        <g key={place} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Sign sign={sign} n={n || undefined} />
        </g>
      ))}
    </svg>
  );
}
