// A small picture for each part of the rules, put together from the pieces of the board. A power has its emblem.

import "./styles/index.css";
import type { ComponentChildren } from "preact";
import { Defs } from "./cosmos/defs";
import { Stack } from "./cosmos/stack";
import { Coin } from "./emblems";
import { EMBLEMS } from "./emblems/table";
import "./emblems/rules.css";

type State = "acts" | "out" | "pulsar";
type Piece =
  | readonly ["planet", seat: number, x: number, y: number, r?: number]
  | readonly ["stack", seat: number, x: number, y: number, count: number, isAbroad?: boolean]
  | readonly ["coin", power: string, x: number, y: number, scale?: number, state?: State]
  | readonly ["card", kind: string, x: number, y: number, text: string]
  | readonly ["sun", x: number, y: number]
  | readonly ["line", d: string]
  | readonly ["lit", d: string]
  | readonly ["text", x: number, y: number, text: string];

const ring = (seat: number, x: number, y: number, count: number): Piece[] =>
  [-90, -18, 54, 126, 198].flatMap((turn) => {
    const angle = (turn * Math.PI) / 180;
    const [px, py] = [x + 120 * Math.cos(angle), y + 34 * Math.sin(angle)];
    return [
      ["planet", seat, px, py, 16],
      ["stack", seat, px, py, count],
    ];
  });
const CONE = "M-64-20L62-4L62 18L-64 26Z";

/** By how the ids of a part begin; of several that fit, the longest. */
const PICTURES: Readonly<Record<string, readonly Piece[]>> = {
  CA2: [["line", "M-120 2a120 34 0 1 0 240 0a120 34 0 1 0-240 0Z"], ["sun", 0, 2], ...ring(0, 0, 2, 4)],
  CA3: [
    ["lit", "M44-20H80V20H44Z"],
    ...Array.from({ length: 10 }, (_, at): Piece => ["text", -148 + at * 33, 7, `${at + 1}`]),
  ],
  CA4: [
    ["card", "destiny", -110, 0, ""],
    ["stack", 1, -110, 0, 1],
    ["line", "M-70 0H-20M-30-9L-18 0L-30 9"],
    ["planet", 1, 40, 0, 26],
    ["stack", 1, 40, 4, 4],
    ["planet", 1, 120, 0, 20],
    ["stack", 1, 120, 2, 3],
  ],
  CA5: [
    ["lit", CONE],
    ["stack", 0, -96, 2, 3],
    ["stack", 3, -66, 2, 2],
    ["planet", 1, 80, 4, 27],
    ["stack", 1, 80, 6, 3],
    ["stack", 2, 128, 6, 2],
  ],
  CR: [
    ["card", "attack", -124, 0, "8"],
    ["text", -84, 8, "+"],
    ["stack", 0, -56, 0, 3],
    ["text", 0, 9, ">"],
    ["stack", 1, 56, 0, 4],
    ["text", 88, 8, "+"],
    ["card", "attack", 126, 0, "6"],
  ],
  CA7: [-120, -60, 0, 60, 120].flatMap((x): Piece[] => [
    ["planet", 1 + (x > 0 ? 1 : 0), x, 6, 19],
    ["stack", 0, x, 6, 1, true],
  ]),
  CA8: [
    ["card", "flare", -70, 0, ""],
    ["coin", "zombie", -70, 0, 0.62],
    ["line", "M-20 0H20M10-9L22 0L10 9"],
    ["coin", "zombie", 80, 0, 1.15, "acts"],
  ],
  CA9: [
    ["stack", 0, -130, 0, 4],
    ["coin", "virus", -86, 0, 0.9],
    ["coin", "healer", -24, 0, 0.9],
    ["coin", "macron", 38, 0, 0.9],
    ["coin", "oracle", 100, 0, 0.9],
    ["stack", 1, 144, 0, 4],
  ],
  CX: [
    ["card", "edict", -90, 0, "!"],
    ["line", "M-50 0H0M-10-9L2 0L-10 9"],
    ["coin", "mutant", 70, 0, 1.25, "out"],
  ],
  CG: ["amoeba", "empath", "gambler", "laser", "vacuum"].map(
    (power, at): Piece => ["coin", power, -124 + at * 62, 0, 0.82],
  ),
  CD3: [
    ["lit", "M-140 34Q-10 14 96-22L110-8Q0 30-140 34Z"],
    ["sun", 106, -16],
    ["planet", 2, -60, -20, 18],
  ],
  CD6: [
    ["stack", 0, -110, 0, 4],
    ["coin", "crystal", -40, 0, 1.1],
    ["coin", "parasite", 50, 0, 1.1],
  ],
  CE: [
    ["card", "pulsar", -80, 0, ""],
    ["coin", "virus", -80, 0, 0.62, "pulsar"],
    ["line", "M-30 0H14M4-9L16 0L4 9"],
    ["coin", "virus", 84, 0, 1.2, "pulsar"],
  ],
  "C3.3": [
    ["coin", "vacuum", -90, 0, 1.1, "pulsar"],
    ["line", "M-40 0H20"],
    ["lit", "M40-34Q62-40 84-34V4Q82 28 62 38Q42 28 40 4Z"],
    ["stack", 0, 62, 2, 3],
  ],
  "C3.4": [["coin", "anti-matter", 0, 0, 1.4, "out"]],
  "C3.5": [["coin", "anti-matter", 0, 0, 1.4, "acts"]],
  "C3.6": [
    ["planet", 0, -120, 0, 20],
    ["stack", 0, -120, 2, 3],
    ["planet", 0, -60, 0, 20],
    ["stack", 0, -60, 2, 2],
    ["planet", 0, 0, 0, 20],
    ["coin", "warpish", 90, 0, 1.1, "pulsar"],
  ],
  C3: [["coin", "mutant", 0, 0, 1.35, "pulsar"]],
};

/** The pieces of a part: the emblem of a power, or what its clauses begin with. */
export function piecesFor(part: string): readonly Piece[] | null {
  const power = part.startsWith("CB-") ? part.slice("CB-".length) : "";
  if (EMBLEMS[power]) return [["coin", power, 0, 0, 1.45]];
  const starts = Object.keys(PICTURES).filter((start) => part.startsWith(start));
  starts.sort((one, other) => other.length - one.length);
  return starts[0] && !power ? PICTURES[starts[0]]! : null;
}

export default function RulePicture({ clause }: { clause: string }) {
  const pieces = piecesFor(clause);
  if (!pieces) return null;
  return (
    <div class="cosmic rule-picture always-dark" aria-hidden="true">
      <svg viewBox="-170 -58 340 116">
        <Defs />
        {pieces.map((piece, at) => (
          <g key={at}>{drawn(piece)}</g>
        ))}
      </svg>
    </div>
  );
}

function drawn(piece: Piece): ComponentChildren {
  switch (piece[0]) {
    case "planet":
      return <circle cx={piece[2]} cy={piece[3]} r={piece[4] ?? 18} fill={`url(#cx-planet-${piece[1]})`} />;
    case "stack":
      return (
        <Stack seat={piece[1]} x={piece[2]} y={piece[3]} count={piece[4]} isAbroad={piece[5] ?? false} />
      );
    case "coin":
      return <PlacedCoin power={piece[1]} x={piece[2]} y={piece[3]} scale={piece[4] ?? 1} state={piece[5]} />;
    case "card":
      return <SmallCard kind={piece[1]} x={piece[2]} y={piece[3]} text={piece[4]} />;
    case "sun":
      return <circle class="cx-rule-sun" cx={piece[1]} cy={piece[2]} r="9" />;
    case "line":
      return <path class="cx-rule-line" d={piece[1]} />;
    case "lit":
      return <path class="cx-rule-lit" d={piece[1]} />;
    case "text":
      return (
        <text class="cx-rule-text" x={piece[1]} y={piece[2]}>
          {piece[3]}
        </text>
      );
  }
}

interface CoinProps {
  power: string;
  x: number;
  y: number;
  scale: number;
  state: State | undefined;
}

function PlacedCoin({ power, x, y, scale, state }: CoinProps) {
  const shown = state === "pulsar" ? { pulsar: true } : state ? { state } : {};
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Coin power={power} size={72 * scale} {...shown} />
    </g>
  );
}

function SmallCard({ kind, x, y, text }: { kind: string; x: number; y: number; text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={`cx-rule-card cx-rule-${kind}`} x="-28" y="-40" width="56" height="80" rx="7" />
      <text class="cx-rule-text" y="8">
        {text}
      </text>
    </g>
  );
}
