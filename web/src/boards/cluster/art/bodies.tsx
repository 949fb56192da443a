// What lies in a system: a world, an asteroid with its crystals, dust, the gate of the MITS, the blast of a supernova.
// Bodies are drawn around the middle of their tile.

import type { Kind } from "../types";

/** Radius of a world, and of the ring around it that tells who would score it. */
export const WORLD = 20;
export const RING = 26;

interface Props {
  kind: Kind;
  /** Improvements of a world, caches of an asteroid. */
  pennies: number;
}

export function Body({ kind, pennies }: Props) {
  switch (kind.role) {
    case "habitable":
      return <World colour={kind.colour} seed={kind.number} />;
    case "resource":
      return <Asteroid caches={pennies} />;
    case "mits":
      return <Gate />;
    case "supernova":
      return <Blast />;
    default:
      return <Nothing colour={kind.colour} />;
  }
}

/** A banded blue world, or a green one with continents; no two numbers look quite alike. */
function World({ colour, seed }: { colour: string; seed: number }) {
  return (
    <g class="c-world" data-part="world">
      <circle r={WORLD} fill={`url(#c-world-${colour})`} />
      {colour === "BL" ? <Bands seed={seed} /> : <Land seed={seed} />}
      <path class="c-night" d="M-6 19.1A20 20 0 1 0 14.5-13.8A23 23 0 0 1-6 19.1Z" />
    </g>
  );
}

const BANDS = [
  [-11, 3.4],
  [-3.5, 2.2],
  [4.6, 4.2],
  [12, 2.4],
] as const;

function Bands({ seed }: { seed: number }) {
  return (
    <g class="c-bands" transform={`rotate(${-22 + 7 * seed})`}>
      {BANDS.map(([y, high]) => {
        const reach = Math.sqrt(WORLD ** 2 - y ** 2);
        return (
          <path
            key={y}
            d={`M${-reach} ${y}Q0 ${y - 3} ${reach} ${y}L${reach - 0.6} ${y + high}Q0 ${y + high - 3.4} ${-reach + 0.6} ${y + high}Z`}
          />
        );
      })}
    </g>
  );
}

function Land({ seed }: { seed: number }) {
  return (
    <g class="c-land" transform={`rotate(${seed * 61})`}>
      <path d="M-13-11Q-5-16 1-11T6-3Q0 2-6-1T-16-2Q-17-8-13-11Z" />
      <path d="M4 5Q12 1 15 6T8 15Q1 16 1 11T4 5Z" />
      <path d="M-11 7Q-6 6-5 10T-9 14Q-14 12-11 7Z" />
    </g>
  );
}

const ROCK = "M-19-5L-13-16L1-19L14-15L20-3L17 10L8 18L-6 19L-16 12Z";
/** Where the crystals of the caches stand on the rock, by how many there are. */
const STANDING: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 3]],
  [
    [-7, 2],
    [7, 5],
  ],
  [
    [-11, 4],
    [0, -2],
    [11, 5],
  ],
  [
    [-14, 5],
    [-5, -3],
    [6, 1],
    [15, 7],
  ],
];

function Asteroid({ caches }: { caches: number }) {
  return (
    <g class="c-asteroid">
      <path class="c-rock" d={ROCK} fill="url(#c-rock)" />
      <path
        class="c-crater"
        d="M-9-8A4.4 3.6 0 1 0-8-8ZM7 7A5 4 0 1 0 8 7ZM6-9A3 2.4 0 1 0 7-9ZM-10 8A3 2.6 0 1 0-9 8Z"
      />
      {(STANDING[Math.min(caches, STANDING.length - 1)] ?? []).map(([x, y], place) => (
        <g key={place} transform={`translate(${x} ${y})`} data-part={`cache-${place + 1}`}>
          <Ore />
        </g>
      ))}
    </g>
  );
}

/** One cache of crystals whose type nobody knows yet. */
export function Ore() {
  return (
    <>
      <path class="c-ore" d="M0-15L6-6.5V8L0 13L-6 8V-6.5Z" fill="url(#c-ore)" />
      <path class="c-ore-edge" d="M-6-6.5L0-3.5L6-6.5M0-3.5V13" />
    </>
  );
}

function Nothing({ colour }: { colour: string }) {
  return (
    <g class="c-nothing">
      <ellipse rx="40" ry="30" fill={`url(#c-dust-${colour})`} transform="rotate(-28)" />
      <circle class="c-dots" r={WORLD} />
    </g>
  );
}

function Gate() {
  return (
    <g class="c-gate">
      <circle class="c-gate-hole" r="20" />
      <circle class="c-gate-ring" r="20" pathLength={24} />
      <circle class="c-gate-line" r="15.5" />
    </g>
  );
}

/** Rays of uneven length around a white heart. */
function Blast() {
  const rays = Array.from({ length: 24 }, (_, place) => {
    const [angle, reach] = [(place * Math.PI) / 12, [44, 30, 38, 27][place % 4]!];
    return { angle: (angle * 180) / Math.PI, reach };
  });
  return (
    <g class="c-blast">
      {rays.map(({ angle, reach }) => (
        <path key={angle} d={`M-2.6 0L0 ${-reach}L2.6 0Z`} transform={`rotate(${angle})`} />
      ))}
      <circle r="44" fill="url(#c-blast)" />
    </g>
  );
}
