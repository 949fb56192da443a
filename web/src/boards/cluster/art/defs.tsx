// Gradients and patterns of all drawings, once for the page: whoever draws asks for them by `useDefs`.

import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";

let users = 0;
let place: HTMLElement | null = null;

/** Keep the gradients in the page for as long as the caller is drawn. */
export function useDefs(): void {
  useLayoutEffect(() => {
    users += 1;
    if (!place) lay();
    return () => {
      users -= 1;
      if (users === 0) clear();
    };
  }, []);
}

function lay(): void {
  place = document.createElement("div");
  place.className = "c-defs";
  place.setAttribute("aria-hidden", "true");
  document.body.append(place);
  render(<Defs />, place);
}

function clear(): void {
  if (!place) return;
  render(null, place);
  place.remove();
  place = null;
}

/** Top and foot of the slabs, by what lies on them. */
const SLABS: Readonly<Record<string, readonly [string, string]>> = {
  BL: ["#21406e", "#101f3d"],
  GR: ["#245048", "#0f2a2a"],
  BK: ["#343845", "#171a24"],
  RD: ["#4b2a3a", "#25151f"],
  mits: ["#2a3554", "#121a30"],
  nova: ["#5a2418", "#1c0d10"],
};

const WORLDS: Readonly<Record<string, readonly [string, string, string]>> = {
  BL: ["#a9d4ff", "#3f83cf", "#0f2b5a"],
  GR: ["#b9efb2", "#3f9a5c", "#0c3a2c"],
};

function Defs() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }}>
      <defs>
        <pattern
          id="c-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="9" height="9" fill="#ff9a8b" fill-opacity="0.05" />
          <rect width="2.4" height="9" fill="#ff9a8b" fill-opacity="0.3" />
        </pattern>
        {Object.entries(SLABS).map(([key, [top, foot]]) => (
          <linearGradient key={key} id={`c-slab-${key}`} x1="0" y1="0" x2="0.25" y2="1">
            <stop offset="0" stop-color={top} />
            <stop offset="1" stop-color={foot} />
          </linearGradient>
        ))}
        {Object.entries(WORLDS).map(([key, [lit, body, dark]]) => (
          <radialGradient key={key} id={`c-world-${key}`} cx="0.32" cy="0.26" r="0.86">
            <stop offset="0" stop-color={lit} />
            <stop offset="0.42" stop-color={body} />
            <stop offset="1" stop-color={dark} />
          </radialGradient>
        ))}
        <Rims />
        <Lights />
        <Dust />
      </defs>
    </svg>
  );
}

function Rims() {
  return (
    <>
      <linearGradient id="c-rim" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.55" />
        <stop offset="0.35" stop-color="#fff" stop-opacity="0.12" />
        <stop offset="1" stop-color="#000" stop-opacity="0.35" />
      </linearGradient>
      <linearGradient id="c-rock" x1="0.1" y1="0" x2="0.8" y2="1">
        <stop offset="0" stop-color="#a9afbd" />
        <stop offset="0.45" stop-color="#5d6372" />
        <stop offset="1" stop-color="#20242e" />
      </linearGradient>
      <linearGradient id="c-ore" x1="0" y1="0" x2="1" y2="0.6">
        <stop offset="0" stop-color="#fff3c9" />
        <stop offset="0.4" stop-color="#ffc95e" />
        <stop offset="1" stop-color="#a8610f" />
      </linearGradient>
    </>
  );
}

function Lights() {
  return (
    <>
      <radialGradient id="c-lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="27">
        <stop offset="0" stop-color="#fff4d6" />
        <stop offset="0.6" stop-color="#ffe2a8" />
        <stop offset="1" stop-color="#f2c678" />
      </radialGradient>
      <linearGradient id="c-strip-along" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="94" y2="0">
        <stop offset="0" stop-color="#fff0cc" />
        <stop offset="1" stop-color="#e8b96a" />
      </linearGradient>
      <linearGradient id="c-strip-down" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="94">
        <stop offset="0" stop-color="#fff0cc" />
        <stop offset="1" stop-color="#e8b96a" />
      </linearGradient>
      <radialGradient id="c-glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="62">
        <stop offset="0" stop-color="#ffe2a8" stop-opacity="0.5" />
        <stop offset="1" stop-color="#ffe2a8" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="c-blast">
        <stop offset="0" stop-color="#fff" />
        <stop offset="0.16" stop-color="#fff2c4" />
        <stop offset="0.36" stop-color="#ffab4f" />
        <stop offset="0.66" stop-color="#d2431f" stop-opacity="0.75" />
        <stop offset="1" stop-color="#5a1410" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="c-lozenge" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stop-color="#ffd591" />
        <stop offset="1" stop-color="#ee9f3c" />
      </linearGradient>
    </>
  );
}

/** Clouds of the null tiles by colour, and the stars that shine through every slab. */
function Dust() {
  return (
    <>
      {Object.entries({ BL: "#5f9fe0", GR: "#57b08f", BK: "#8d93a6", RD: "#d06a7c" }).map(([key, colour]) => (
        <radialGradient key={key} id={`c-dust-${key}`}>
          <stop offset="0" stop-color={colour} stop-opacity="0.62" />
          <stop offset="0.5" stop-color={colour} stop-opacity="0.26" />
          <stop offset="1" stop-color={colour} stop-opacity="0" />
        </radialGradient>
      ))}
      <pattern id="c-specks" width="47" height="47" patternUnits="userSpaceOnUse">
        {SPECKS.map(([x, y, r, light]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#dfe8ff" fill-opacity={light} />
        ))}
      </pattern>
    </>
  );
}

// biome-ignore format: a table
const SPECKS: readonly (readonly [x: number, y: number, r: number, light: number])[] = [
  [6, 9, 0.7, 0.5], [21, 4, 0.5, 0.35], [38, 14, 0.8, 0.5], [14, 25, 0.5, 0.3], [30, 30, 0.6, 0.4],
  [43, 38, 0.5, 0.3], [8, 41, 0.8, 0.45], [24, 43, 0.5, 0.3],
];
