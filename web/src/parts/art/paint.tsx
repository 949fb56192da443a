// What the pictures of the titles are painted with: a night sky with clouds, lit planets, glowing stars.
//
// The pictures are night in both themes, so their colours are fixed.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export const INK = "#dfe8ff";
export const LINE = "#7f93c8";
export const HULL = "#141d38";
export const EMBER = "#ffb45c";
export const CHOOSE = "#5fe6d2";
export const SEATS = ["#58b4ff", "#ff9170", "#8fdf72", "#c8a0ff", "#ffd95a", "#ff86bd"] as const;

/** A cloud: where, how wide and high, in which colour, how dense. */
export type Cloud = readonly [x: number, y: number, rx: number, ry: number, colour: string, density: number];

export const WIDTH = 320;
export const HEIGHT = 150;

const STARS = Array.from({ length: 64 }, (_, place) => ({
  x: (place * 73.7 + 11) % WIDTH,
  y: (place * place * 3.31 + place * 41.3) % HEIGHT,
  r: 0.3 + ((place * 7) % 5) / 6.5,
}));

/** The ground of a picture: a gradient, its clouds, and stars over them. */
export function Sky({ clouds }: { clouds: readonly Cloud[] }) {
  const id = useId();
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-deep`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stop-color="#0b1128" />
          <stop offset="1" stop-color="#070a18" />
        </linearGradient>
        {clouds.map(([, , , , colour, density], place) => (
          <Fade key={place} id={`${id}-${place}`} colour={colour} density={density} />
        ))}
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-deep)`} />
      {clouds.map(([x, y, rx, ry], place) => (
        <ellipse key={place} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id}-${place})`} />
      ))}
      {STARS.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill={INK} opacity={0.2 + r / 2.4} />
      ))}
    </g>
  );
}

/** A colour that thins out towards the rim. */
function Fade({ id, colour, density }: { id: string; colour: string; density: number }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stop-color={colour} stop-opacity={density} />
      <stop offset="0.5" stop-color={colour} stop-opacity={density * 0.4} />
      <stop offset="1" stop-color={colour} stop-opacity="0" />
    </radialGradient>
  );
}

interface Body {
  x: number;
  y: number;
  r: number;
  colour: string;
}

/** Something that shines: a bright core in a glow of its colour. */
export function Star({ x, y, r, colour }: Body) {
  const id = useId();
  return (
    <g transform={`translate(${x} ${y})`}>
      <Fade id={id} colour={colour} density={0.75} />
      <circle r={r * 4.2} fill={`url(#${id})`} />
      <circle r={r} fill={colour} />
      <circle r={r * 0.62} fill="#fff6e0" />
    </g>
  );
}

/** A body lit from one side; the light comes from where `lit` points, in degrees. */
export function Planet({ x, y, r, colour, lit = 220 }: Body & { lit?: number }) {
  const id = useId();
  const turn = (lit * Math.PI) / 180;
  return (
    <g>
      <radialGradient id={id} cx={0.5 + 0.32 * Math.cos(turn)} cy={0.5 + 0.32 * Math.sin(turn)} r="0.78">
        <stop offset="0" stop-color="#ffffff" stop-opacity="0.9" />
        <stop offset="0.28" stop-color={colour} />
        <stop offset="1" stop-color="#060915" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </g>
  );
}

/** The frame of a picture; what is wider or higher than its place is cut off evenly. */
export function Picture({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="title-art"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
