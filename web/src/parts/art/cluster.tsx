// Tiles of a star cluster in half-offset rows, with crystals and members on them.

import { CHOOSE, type Cloud, EMBER, Planet, SEATS, Sky, Star } from "./paint";

const CLOUDS: readonly Cloud[] = [
  [160, 70, 150, 90, "#15607a", 0.5],
  [270, 130, 110, 70, "#6a3fae", 0.5],
  [40, 20, 110, 80, "#8a3f5f", 0.36],
];

type What = "star" | "planet" | "crystal" | "dust" | "nova";

/** Row, column, what is on the tile, whose members stand there. */
const TILES: readonly (readonly [number, number, What, number])[] = [
  [0, 1, "planet", 2],
  [0, 2, "dust", -1],
  [0, 3, "crystal", -1],
  [1, 0, "dust", -1],
  [1, 1, "star", 0],
  [1, 2, "planet", 3],
  [1, 3, "nova", -1],
  [2, 1, "crystal", 0],
  [2, 2, "star", 1],
  [2, 3, "dust", -1],
];

const WIDE = 58;
const HIGH = 42;

function place(row: number, column: number): [number, number] {
  return [44 + column * WIDE + (row % 2 ? 0 : -WIDE / 2), 32 + row * HIGH];
}

export function ClusterArt() {
  const [x, y] = place(1, 4);
  return (
    <>
      <Sky clouds={CLOUDS} />
      {TILES.map(([row, column, what, seat]) => (
        <Tile key={`${row}${column}`} at={place(row, column)} what={what} seat={seat} />
      ))}
      <rect
        x={x - 26}
        y={y - 18}
        width="52"
        height="36"
        rx="5"
        fill={CHOOSE}
        fill-opacity="0.08"
        stroke={CHOOSE}
        stroke-width="1.6"
        stroke-dasharray="4 3"
      />
    </>
  );
}

function Tile({ at: [x, y], what, seat }: { at: [number, number]; what: What; seat: number }) {
  return (
    <g>
      <rect
        x={x - 27}
        y={y - 19}
        width="54"
        height="38"
        rx="5"
        fill="#0e1630"
        fill-opacity="0.88"
        stroke="#4a5c92"
      />
      <path
        d={`M${x - 26} ${y - 10}V${y - 15}Q${x - 26} ${y - 18} ${x - 23} ${y - 18}H${x - 16}`}
        fill="none"
        stroke={EMBER}
        stroke-width="2.4"
      />
      <Thing x={x} y={y} what={what} />
      {seat >= 0 && <Members x={x + 15} y={y + 9} colour={SEATS[seat]!} />}
    </g>
  );
}

function Thing({ x, y, what }: { x: number; y: number; what: What }) {
  switch (what) {
    case "star":
      return <Star x={x} y={y} r={4} colour={EMBER} />;
    case "nova":
      return (
        <>
          <Star x={x} y={y} r={6} colour="#ff7a5c" />
          <path
            d={`M${x - 22} ${y}H${x + 22}M${x} ${y - 16}V${y + 16}`}
            stroke="#ffd9c8"
            stroke-width="0.8"
          />
        </>
      );
    case "planet":
      return <Planet x={x - 3} y={y} r={9} colour="#6aa6e8" />;
    case "crystal":
      return (
        <g transform={`translate(${x} ${y})`}>
          <path d="M0-12L7-4L4 9H-4L-7-4Z" fill="#8fe9ff" />
          <path d="M0-12L0-2L-4 9L-7-4Z" fill="#4fb4dd" />
          <path d="M9 9L12 1L15 9Z M-14 9L-11 3L-8 9Z" fill="#c8a0ff" />
        </g>
      );
    case "dust":
      return (
        <path
          d={`M${x - 12} ${y + 4}q6-9 12-3t12-4`}
          stroke="#7f93c8"
          stroke-width="2"
          fill="none"
          stroke-dasharray="1 3"
        />
      );
  }
}

function Members({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={colour} stroke="#060915" stroke-width="0.7">
      <ellipse cy="3" rx="5.6" ry="2.7" />
      <ellipse cy="0.4" rx="5.6" ry="2.7" />
      <ellipse cy="-2.2" rx="5.6" ry="2.7" />
    </g>
  );
}
