// The alphabet of signs: each is drawn around the point 0,0 in a box from -10 to 10. What is written on one is as large
// as its box lets it, so that it can still be read where the sign is drawn 16 px high.

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type Glyph, glyph, laidOut, widthOf } from "./glyphs";
import { Gate, Gyrodyne } from "./shapes";

type Draw = (n: string | undefined) => JSX.Element;

/** The size of figures on signs, and where their baseline is. */
const FIGURE = 14;
const BASE = 5;

function Figure({ words }: { words: string | undefined }) {
  return (
    <text y={BASE} font-size={FIGURE}>
      {words}
    </text>
  );
}

function token(words: string): Draw {
  return () => (
    <g class="p-sign p-token">
      <path d="M-11.5 0L-8.5-8.5H8.5L11.5 0L8.5 8.5H-8.5Z" />
      <Figure words={words} />
    </g>
  );
}

/** A shield that is wide enough for what is written on it. */
function shield(half: number): string {
  return `M0-9.5L${half}-6V4C${half} 7.6 4 9 0 10C-4 9-${half} 7.6-${half} 4V-6Z`;
}

function stroke(d: string, kind = ""): Draw {
  return () => <path class={`p-sign ${kind}`} d={d} />;
}

const DISH = "M-7-4A9 9 0 0 0 5 7M-7-4A9 9 0 0 1 5 7M-1 1.5L4-5M-3 6L-5 9.5H2";

const SIGNS: Record<string, Draw> = {
  points: (n) => (
    <g class="p-sign p-points">
      <path d={shield(n && n.length > 1 ? 11 : 9)} />
      <Figure words={n} />
    </g>
  ),
  cube: () => (
    <g class="p-sign p-cube">
      <path d="M0-8.5L7.5-4.5V4.5L0 8.5L-7.5 4.5V-4.5Z" />
      <path class="p-edge" d="M-7.5-4.5L0-.5L7.5-4.5M0-.5V8.5" />
    </g>
  ),
  "plus-minus": token("±1"),
  "plus-two": token("+2"),
  step: () => (
    <text class="p-sign" y={BASE} font-size={FIGURE}>
      ±1
    </text>
  ),
  "gyrodyne-1": () => <Gyrodyne size={1} />,
  "gyrodyne-2": () => <Gyrodyne size={2} />,
  "gyrodyne-3": () => <Gyrodyne size={3} />,
  "gyrodyne-any": () => (
    <g class="p-gyrodyne">
      <circle r="8.6" class="p-rim" />
      <circle r="5.6" class="p-rim" />
      <circle r="2.4" class="p-hub" />
    </g>
  ),
  spin: () => (
    <g class="p-spin">
      <Gyrodyne size={1} />
      <path class="p-sign" d="M-3-8.6A9 9 0 0 1 8.6-2.6M3 8.6A9 9 0 0 1-8.6 2.6" />
    </g>
  ),
  explore: () => (
    <g class="p-sign p-explore">
      <path d="M0-9.5L9.5 0L0 9.5L-9.5 0Z" />
      <Figure words="?" />
    </g>
  ),
  station: () => <path class="p-sign" d="M-8 6V1A8 8 0 0 1 8 1V6ZM0-7V-10M-2.5 6V2H2.5V6" />,
  system: () => (
    <g class="p-sign">
      <circle r="3.4" class="p-sun" />
      <ellipse rx="9" ry="4" transform="rotate(-24)" />
      <circle cx="8" cy="-3.6" r="1.8" class="p-dot" />
    </g>
  ),
  pulsar: () => (
    <g class="p-sign p-star">
      <circle r="3.4" class="p-core" />
      <path d="M-9 6L-3.5 2.2M9-6L3.5-2.2" />
    </g>
  ),
  isolated: () => (
    <g class="p-sign p-star">
      <circle r="3.2" class="p-core" />
      <circle r="8" class="p-far" />
      <path d="M-9 6L-3.5 2.2M9-6L3.5-2.2" />
    </g>
  ),
  ring: () => (
    <g class="p-sign p-star">
      <circle r="3" class="p-core" />
      <circle r="7.6" />
    </g>
  ),
  ship: () => <path class="p-sign p-ship" d="M9 0L-7-6L-3.5 0L-7 6Z" />,
  transmitter: stroke(DISH),
  online: () => (
    <g>
      <path class="p-sign" d={DISH} />
      <path class="p-sign" d="M6-8A6 6 0 0 1 9.5-3M4.5-5A3 3 0 0 1 6.5-2.5" />
    </g>
  ),
  patent: stroke("M0-9A6 6 0 0 1 3.4 2V5H-3.4V2A6 6 0 0 1 0-9ZM-2.6 8H2.6"),
  "patent-end": stroke("M0-9A6 6 0 0 1 3.4 2V5H-3.4V2A6 6 0 0 1 0-9ZM-2.6 8H2.6", "p-purple"),
  project: stroke("M0-9L4-2H-4ZM-4-2L-8 6H0ZM4-2L8 6H0Z"),
  goal: stroke("M-6 9V-9M-6-8H7L3.5-3.5L7 1H-6"),
  award: () => (
    <g class="p-sign p-award">
      <circle cy="-2.5" r="5.8" />
      <path d="M-3.5 2.2L-5 9.5L0 6.5L5 9.5L3.5 2.2" />
    </g>
  ),
  link: () => (
    <g class="p-sign p-link">
      <rect x="-9.5" y="-5" width="10.5" height="10" rx="3" />
      <rect x="-1" y="-5" width="10.5" height="10" rx="3" />
    </g>
  ),
  copy: () => (
    <g class="p-sign">
      <rect x="-8.5" y="-8.5" width="12" height="12" rx="3" />
      <rect x="-3.5" y="-3.5" width="12" height="12" rx="3" class="p-front" />
    </g>
  ),
  "planet-blue": () => <circle class="p-planet p-blue" r="6.5" />,
  "planet-brown": () => <path class="p-planet p-brown" d="M-6-6H6V6H-6Z" />,
  "gate-green": () => <Gate colour="green" />,
  "gate-magenta": () => <Gate colour="magenta" />,
  "gate-orange": () => <Gate colour="orange" />,
  "gate-any": () => (
    <g>
      <g transform="translate(-4.5 4) scale(.55)">
        <Gate colour="green" />
      </g>
      <g transform="translate(0 -5) scale(.55)">
        <Gate colour="magenta" />
      </g>
      <g transform="translate(4.8 4) scale(.55)">
        <Gate colour="orange" />
      </g>
    </g>
  ),
  die: (n) => <NumberDie n={n ?? ""} />,
  "red-die": (n) => <NumberDie n={n ?? ""} isRed />,
  lock: () => (
    <g class="p-sign p-lock">
      <rect x="-6" y="-2" width="12" height="10" rx="2" />
      <path d="M-3.6-2V-5A3.6 3.6 0 0 1 3.6-5V-2" />
    </g>
  ),
  arrow: stroke("M-5 0H4M1-3.4L4.6 0L1 3.4", "p-quiet"),
  slash: stroke("M2-6L-2 6", "p-quiet"),
  bar: stroke("M1.6-7.5L-1.6 7.5", "p-quiet"),
  text: (n) => (
    <text class="p-sign" y={BASE} font-size={FIGURE}>
      {n}
    </text>
  ),
};

function NumberDie({ n, isRed }: { n: string; isRed?: boolean }) {
  return (
    <g class={isRed ? "p-die p-red" : "p-die"}>
      <rect x="-8" y="-8" width="16" height="16" rx="3.5" class="p-face" />
      <text y={BASE} font-size={FIGURE} class="p-value">
        {n}
      </text>
    </g>
  );
}

export function Sign({ sign, n }: { sign: string; n?: string }) {
  return SIGNS[sign]?.(n) ?? null;
}

/** A row of signs inside a drawing, its left edge at 0 and its first line around y = 0. */
export function Signs({
  glyphs,
  width = 1000,
  leading = 21,
}: {
  glyphs: readonly Glyph[];
  width?: number;
  leading?: number;
}) {
  return useMemo(
    () => (
      <g aria-hidden="true">
        {laidOut(glyphs, width).map(({ glyph, x, line }, place) => (
          <g key={place} transform={`translate(${x} ${line * leading})`}>
            <Sign sign={glyph.sign} n={glyph.n} />
          </g>
        ))}
      </g>
    ),
    [spelt(glyphs), width, leading],
  );
}

/** The same for rows of the same signs: a row is drawn anew only when it says something else. */
function spelt(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ sign, n, width }) => `${sign} ${n} ${width}`).join();
}

/** A row of signs as an image of its own. */
export function SignRow({ glyphs, height = 20 }: { glyphs: readonly Glyph[]; height?: number }) {
  const width = widthOf(glyphs);
  return useMemo(
    () => (
      <svg
        class="p-signs"
        height={height}
        width={(width * height) / 20}
        viewBox={`0 -10 ${width} 20`}
        aria-hidden="true"
      >
        <Signs glyphs={glyphs} width={width + 1} />
      </svg>
    ),
    [spelt(glyphs), height],
  );
}

/** One sign as an image of its own, so high. */
export function SignIcon({ sign, n, size = 20 }: { sign: string; n?: string; size?: number }) {
  return <SignRow glyphs={[glyph(sign, n)]} height={size} />;
}
