// A ship on its way through a cluster, past a pulsar that beats.

import { type Cloud, EMBER, HULL, INK, LINE, Planet, SEATS, Sky, Star } from "./paint";

const CLOUDS: readonly Cloud[] = [
  [232, 66, 130, 92, "#5a3bb0", 0.5],
  [120, 140, 150, 70, "#0f5f7a", 0.55],
  [292, 120, 90, 70, "#b8456a", 0.42],
  [40, 20, 110, 70, "#22398c", 0.6],
];

/** Lanes as pairs of places, and the gates they lead through. */
const LANES = "M-6 128L52 96L96 118L140 84L170 112 M140 84L128 36L60 28 M128 36L186 18 M170 112L236 128";
const GATES: readonly (readonly [number, number, string, number])[] = [
  [52, 96, "#f27bd6", 4],
  [96, 118, "#5fd67a", 3],
  [128, 36, "#ffa24a", 5],
  [186, 18, "#5fd67a", 3],
];

export function PulsarArt() {
  return (
    <>
      <Sky clouds={CLOUDS} />
      <path d={LANES} fill="none" stroke={LINE} stroke-width="1" opacity="0.55" />
      <path d="M52 96L96 118L140 84" fill="none" stroke="#5fe6d2" stroke-width="1.8" stroke-dasharray="5 3" />
      {GATES.map(([x, y, colour, sides]) => (
        <Gate key={x} x={x} y={y} colour={colour} sides={sides} />
      ))}
      <System x={60} y={28} planets={["#7fb9f2", "#c98a5e"]} />
      <System x={170} y={112} planets={["#7fb9f2", "#b5875f", "#6aa6e8"]} />
      <Beacon />
      <g transform="translate(136 85) rotate(-36)">
        <path d="M-16 0C-11-1.6-9-1.6-7 0C-9 1.6-11 1.6-16 0Z" fill={EMBER} />
        <path d="M-7-5L11 0L-7 5L-4 0Z" fill={SEATS[0]} />
        <path d="M-4 0L11 0L-7 5Z" fill="#1d5f9c" />
      </g>
    </>
  );
}

function Gate({ x, y, colour, sides }: { x: number; y: number; colour: string; sides: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={colour} stroke-linejoin="round">
      <polygon points={corners(sides, 6.4)} fill={HULL} stroke-width="1.6" />
      <polygon points={corners(sides, 3)} fill={colour} fill-opacity="0.5" stroke-width="0.8" />
    </g>
  );
}

function corners(sides: number, r: number): string {
  return Array.from({ length: sides }, (_, place) => {
    const turn = (2 * Math.PI * place) / sides - Math.PI / 2 + (sides === 4 ? Math.PI / 4 : 0);
    return `${(r * Math.cos(turn)).toFixed(2)},${(r * Math.sin(turn)).toFixed(2)}`;
  }).join(" ");
}

function System({ x, y, planets }: { x: number; y: number; planets: readonly string[] }) {
  return (
    <g>
      <circle cx={x} cy={y} r="15" fill="#080d1f" stroke={LINE} stroke-opacity="0.6" />
      <Star x={x} y={y} r={1.7} colour={EMBER} />
      {planets.map((colour, place) => {
        const turn = 0.6 + (place * 2 * Math.PI) / planets.length;
        return (
          <Planet
            key={place}
            x={x + 9 * Math.cos(turn)}
            y={y + 9 * Math.sin(turn)}
            r={4}
            colour={colour}
            lit={(turn * 180) / Math.PI + 180}
          />
        );
      })}
    </g>
  );
}

/** The pulsar: two beams, the wheel of a gyrodyne, the star. */
function Beacon() {
  return (
    <g transform="translate(240 66)">
      <g transform="rotate(24)">
        <path d="M-13-104L0 0L13-104Z M-13 104L0 0L13 104Z" fill="#ffd9a0" opacity="0.26" />
        <path d="M-4-104L0 0L4-104Z M-4 104L0 0L4 104Z" fill="#fff0cf" opacity="0.5" />
      </g>
      <ellipse
        rx="76"
        ry="21"
        transform="rotate(-18)"
        fill="none"
        stroke={INK}
        stroke-opacity="0.3"
        stroke-dasharray="1 5"
        stroke-width="3"
      />
      <g transform="rotate(-18)" fill="none" stroke="#f0cf6a">
        <ellipse rx="48" ry="13.4" stroke-width="2.6" />
        <ellipse rx="38" ry="10.4" stroke-width="0.9" opacity="0.7" />
        <path d="M-48 0H-14 M48 0H14 M-24-11.6L-8-4 M24 11.6L8 4 M24-11.6L8-4 M-24 11.6L-8 4" />
      </g>
      <Star x={0} y={0} r={9.5} colour={EMBER} />
      <Planet x={-72} y={22} r={7} colour={SEATS[0]} lit={330} />
    </g>
  );
}
