// The small games: discs that fall into a frame, and checkers on the points of a board.

import { type Cloud, EMBER, HULL, INK, LINE, SEATS, Sky } from "./paint";

const CLOUDS: readonly Cloud[] = [
  [80, 120, 150, 90, "#22398c", 0.6],
  [280, 20, 120, 90, "#6a3fae", 0.45],
];

/** Columns from the left, each from the bottom up. */
const DISCS = ["a", "b", "ab", "bab", "aaba", "ba", ""] as const;

export function ConnectFourArt() {
  return (
    <>
      <Sky clouds={CLOUDS} />
      <rect x="86" y="34" width="148" height="106" rx="10" fill="#152a63" stroke="#3f5ca8" />
      {DISCS.flatMap((column, x) =>
        [0, 1, 2, 3, 4].map((y) => (
          <circle key={`${x}${y}`} cx={101 + x * 19.7} cy={129 - y * 20} r="7.8" fill={disc(column[y])} />
        )),
      )}
      <circle cx={101 + 6 * 19.7} cy="18" r="7.8" fill={EMBER} />
    </>
  );
}

function disc(owner: string | undefined): string {
  return owner === "a" ? EMBER : owner === "b" ? SEATS[5] : "#070c1e";
}

const POINTS = Array.from({ length: 12 }, (_, place) => 40 + place * 20 + (place > 5 ? 10 : 0));

export function BackgammonArt() {
  return (
    <>
      <Sky clouds={CLOUDS} />
      <rect x="22" y="12" width="276" height="126" rx="8" fill={HULL} stroke={LINE} stroke-opacity="0.7" />
      {POINTS.map((x, place) => (
        <g key={x} fill={place % 2 ? "#b06a45" : "#3c4f8e"}>
          <path d={`M${x - 9} 16h18L${x} 66Z`} />
          <path d={`M${x - 9} 134h18L${x} 84Z`} fill={place % 2 ? "#3c4f8e" : "#b06a45"} />
        </g>
      ))}
      <path d="M155 12V138" stroke={LINE} stroke-width="5" stroke-opacity="0.5" />
      <Checkers x={POINTS[0]!} from={24} step={15} count={4} colour={INK} />
      <Checkers x={POINTS[4]!} from={24} step={15} count={2} colour={SEATS[1]} />
      <Checkers x={POINTS[7]!} from={126} step={-15} count={3} colour={SEATS[1]} />
      <Checkers x={POINTS[11]!} from={126} step={-15} count={4} colour={INK} />
      <Die
        x={196}
        y={67}
        pips={[
          [0, 0],
          [-4, -4],
          [4, 4],
        ]}
      />
      <Die
        x={222}
        y={72}
        pips={[
          [-4, -4],
          [4, 4],
          [4, -4],
          [-4, 4],
        ]}
      />
    </>
  );
}

interface Stack {
  x: number;
  from: number;
  step: number;
  count: number;
  colour: string;
}

function Checkers({ x, from, step, count, colour }: Stack) {
  return (
    <g fill={colour} stroke="#0a0f22">
      {Array.from({ length: count }, (_, place) => (
        <circle key={place} cx={x} cy={from + place * step} r="7.4" />
      ))}
    </g>
  );
}

function Die({ x, y, pips }: { x: number; y: number; pips: readonly (readonly [number, number])[] }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${x % 30})`}>
      <rect x="-9" y="-9" width="18" height="18" rx="4" fill={INK} />
      {pips.map(([dx, dy]) => (
        <circle key={`${dx}${dy}`} cx={dx} cy={dy} r="1.9" fill="#0b1128" />
      ))}
    </g>
  );
}
