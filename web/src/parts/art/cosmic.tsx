// Systems around the Warp, and a cone of ships on its way to a foreign planet.

import { type Cloud, HULL, LINE, Planet, SEATS, Sky, Star } from "./paint";

const CLOUDS: readonly Cloud[] = [
  [160, 76, 120, 80, "#7a3fc0", 0.5],
  [30, 130, 120, 70, "#1c4e9a", 0.5],
  [300, 20, 110, 80, "#a8405f", 0.42],
];

const ROUND = 5;
const CENTRE = [160, 78] as const;

const SYSTEMS = Array.from({ length: ROUND }, (_, seat) => {
  const turn = (seat * 2 * Math.PI) / ROUND - 0.42;
  return [CENTRE[0] + 122 * Math.cos(turn), CENTRE[1] + 52 * Math.sin(turn), SEATS[seat]!] as const;
});

export function CosmicArt() {
  return (
    <>
      <Sky clouds={CLOUDS} />
      <Warp />
      <path d="M166 72L258 34L284 68Z" fill="#ffd77a" fill-opacity="0.2" />
      <path d="M166 72L258 34M166 72L284 68" stroke="#ffd77a" stroke-width="1.2" />
      {[0, 1, 2].map((place) => (
        <g key={place} transform={`translate(${206 + place * 17} ${59 - place * 4}) rotate(-16)`}>
          <ellipse rx="7.5" ry="3" fill={SEATS[3]} />
          <ellipse cy="-1.6" rx="3.6" ry="2.6" fill="#f0e4ff" />
        </g>
      ))}
      {SYSTEMS.map(([x, y, colour]) => (
        <Home key={x} x={x} y={y} colour={colour} />
      ))}
    </>
  );
}

function Warp() {
  return (
    <g transform={`translate(${CENTRE[0]} ${CENTRE[1]})`} fill="none" stroke="#c8a0ff">
      {[46, 36, 26, 16].map((rx, place) => (
        <ellipse
          key={rx}
          rx={rx}
          ry={rx * 0.55}
          stroke-width={1 + place * 0.4}
          opacity={0.3 + place * 0.18}
        />
      ))}
      <ellipse rx="10" ry="5" fill="#05030f" />
      <path d="M-40-8C-20-26 18-26 30-10 M40 8C20 26-18 26-30 10" stroke-width="1.4" opacity="0.5" />
      <circle cx="-18" cy="8" r="2.4" fill={SEATS[1]} stroke="none" />
      <circle cx="14" cy="-9" r="2.4" fill={SEATS[2]} stroke="none" />
    </g>
  );
}

function Home({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g>
      <ellipse
        cx={x}
        cy={y}
        rx="27"
        ry="14"
        fill={HULL}
        fill-opacity="0.75"
        stroke={LINE}
        stroke-opacity="0.6"
      />
      <Star x={x} y={y - 2} r={2.6} colour={colour} />
      {[-18, -9, 9, 18].map((dx, place) => (
        <Planet key={dx} x={x + dx} y={y + (place % 3 === 0 ? 3 : -5)} r={4.4} colour={colour} />
      ))}
      <Planet x={x} y={y + 9} r={4.4} colour={colour} />
    </g>
  );
}
