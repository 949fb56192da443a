// Effects as rows of small signs, made from their declarations: what is printed on tiles and boards.

import type { Op, Part } from "./types";

/** A sign of the alphabet in `icons.tsx`, or a text; `n` is written on it. */
export interface Glyph {
  sign: string;
  n?: string;
  width: number;
}

/** How wide signs are with the air beside them; those that are not listed fill the box of 20. */
const WIDE: Record<string, number> = {
  slash: 7,
  arrow: 13,
  bar: 6,
  "plus-minus": 25,
  "plus-two": 25,
  points: 20,
  cube: 17,
  die: 18,
  "red-die": 18,
  "gate-green": 18,
  "gate-magenta": 17,
  "gate-orange": 18,
  "gyrodyne-1": 13,
  "gyrodyne-2": 16,
  ring: 18,
  station: 18,
};
/** Of a shield with more than one figure. */
const WIDE_SHIELD = 24;

export function glyph(sign: string, n?: string | number): Glyph {
  const words = n === undefined ? undefined : String(n);
  return { sign, n: words, width: widthOfSign(sign, words ?? "") };
}

function widthOfSign(sign: string, words: string): number {
  if (sign === "text") return [...words].reduce((sum, letter) => sum + (letter === "·" ? 4 : 8), 2);
  return sign === "points" && words.length > 1 ? WIDE_SHIELD : (WIDE[sign] ?? 20);
}

function text(words: string): Glyph {
  return glyph("text", words);
}

/** So many of a thing: the number stands before it if there are several. */
function several(sign: string, n: number): Glyph[] {
  return n > 1 ? [text(String(n)), glyph(sign)] : [glyph(sign)];
}

const GATE_SIGNS = ["gate-green", "gate-magenta", "gate-orange", "gate-any"];
const SIZE_SIGNS = ["", "gyrodyne-1", "gyrodyne-2", "gyrodyne-3"];

const SIGNS: Record<string, (op: Op) => Glyph[]> = {
  "gain-points": (op) => [glyph("points", op.a)],
  "gain-cubes": (op) => several("cube", op.a),
  "gain-plus-minus": (op) => several("plus-minus", op.a),
  "gain-plus-two": (op) => several("plus-two", op.a),
  "gain-any-token": () => [glyph("plus-minus"), glyph("slash"), glyph("plus-two")],
  "take-gyrodyne": (op) => sizes(op.a),
  "take-different": () => [text("2"), glyph("gyrodyne-any"), text("≠")],
  explore: (op) => several("explore", op.a),
  "keep-station": () => [text("+"), glyph("station")],
  "claim-isolated": () => [glyph("isolated")],
  "ship-to-system": () => [glyph("ship"), glyph("arrow"), glyph("system")],
  "ship-to-pulsar": () => [glyph("ship"), glyph("arrow"), glyph("pulsar")],
  split: (op) => [glyph("die", op.a), glyph("red-die", op.b)],
  "red-die": (op) => [glyph("red-die", op.a)],
  "points-per": (op) => [
    glyph("points", op.b),
    glyph("bar"),
    ...(op.c > 1 ? [text(String(op.c))] : []),
    ...counted(op.count!),
  ],
  "points-by-sizes": (op) => [
    glyph("gyrodyne-any"),
    text("1·2·3"),
    glyph("points", op.a),
    glyph("points", op.b),
    glyph("points", op.c),
  ],
  "points-if": (op) => [...counted(op.count!), text(`≥${op.b}`), glyph("arrow"), glyph("points", op.c)],
  "complete-one": () => [glyph("spin")],
  "sell-points": (op) => [...several("cube", op.a), glyph("arrow"), glyph("points", op.b)],
  "gate-run": (op) => [glyph("points", op.b), glyph("bar"), glyph(GATE_SIGNS[op.a]!)],
  "count-goal": () => [glyph("goal"), text("✓")],
};

function sizes(mask: number): Glyph[] {
  const named = [1, 2, 3].filter((size) => (mask >> size) % 2 === 1);
  if (named.length === 3) return [glyph("gyrodyne-any")];
  return named.flatMap((size, place) => [...(place ? [glyph("slash")] : []), glyph(SIZE_SIGNS[size]!)]);
}

const COUNTED: Record<string, Glyph[]> = {
  stations: [glyph("station")],
  spinning: [glyph("spin")],
  "spinning-small": [glyph("gyrodyne-1")],
  "spinning-medium": [glyph("gyrodyne-2")],
  "spinning-large": [glyph("gyrodyne-3")],
  "sizes-spinning": [glyph("spin"), text("≠")],
  "same-size-spinning": [glyph("spin"), text("=")],
  online: [glyph("online")],
  patents: [glyph("patent")],
  "purple-patents": [glyph("patent-end")],
  awards: [glyph("award")],
  runs: [glyph("gate-any")],
  projects: [glyph("project")],
  "formed-dice": [glyph("link")],
  claims: [glyph("ring")],
  "far-claims": [glyph("isolated")],
  triads: [glyph("spin"), glyph("online"), glyph("project")],
};

export function counted(count: string): Glyph[] {
  return COUNTED[count] ?? [text(count)];
}

/** What has to happen; a step is a die that may be changed by one. */
const TRIGGERS: Record<string, Glyph[]> = {
  patented: [glyph("patent")],
  "patent-paid": [glyph("patent")],
  "claimed-by-flight": [glyph("ship"), glyph("pulsar")],
  "taking-paid": [glyph("gyrodyne-any")],
  "completion-paid": [glyph("spin")],
  "big-gyrodyne-paid": [glyph("gyrodyne-2"), glyph("slash"), glyph("gyrodyne-3")],
  "cost-paid": [glyph("transmitter")],
  "project-paid": [glyph("project")],
  completed: [glyph("spin")],
  "went-online": [glyph("online")],
  "blue-station-at-end": [glyph("planet-blue")],
  "lifeless-station-at-end": [glyph("planet-brown")],
  "station-in-passing": [glyph("ship"), glyph("station")],
  "token-spent": [glyph("plus-minus"), glyph("slash"), glyph("plus-two")],
  copied: [glyph("copy")],
  "exploration-drawn": [glyph("explore")],
  "step-green": [glyph("gate-green"), glyph("step")],
  "step-magenta": [glyph("gate-magenta"), glyph("step")],
  "step-orange": [glyph("gate-orange"), glyph("step")],
  "step-taking": [glyph("gyrodyne-any"), glyph("step")],
  "step-completing": [glyph("spin"), glyph("step")],
  "step-transmitter": [glyph("transmitter"), glyph("step")],
  "step-project": [glyph("project"), glyph("step")],
  "step-patent": [glyph("patent"), glyph("step")],
  "step-red": [glyph("red-die", ""), glyph("step")],
  "cheap-copy": [glyph("copy"), text("−1"), glyph("cube")],
  "two-tokens": [text("2×"), glyph("plus-minus"), glyph("slash"), glyph("plus-two")],
  "look-at-two": [glyph("explore"), text("1/2")],
  "lifeless-bonus": [glyph("planet-brown"), glyph("arrow"), glyph("explore")],
  "two-more-stations": [text("+2"), glyph("station")],
  "cheap-goals": [glyph("goal"), text("−1"), glyph("cube")],
};

const PLAIN = ["now", "each-round", "at-end"];

export function opGlyphs(ops: readonly Op[]): Glyph[] {
  return ops.flatMap((op, place) => [...(place ? [gap()] : []), ...(SIGNS[op.do]?.(op) ?? [])]);
}

export function partGlyphs(parts: readonly Part[]): Glyph[] {
  return parts.flatMap((part, place) => [...(place ? [gap()] : []), ...onePart(part)]);
}

function onePart(part: Part): Glyph[] {
  const ops = opGlyphs(part.ops);
  if (PLAIN.includes(part.when)) return ops;
  const when = TRIGGERS[part.when] ?? [text(part.when)];
  return ops.length ? [...when, glyph("arrow"), ...ops] : when;
}

const GAP = 4;

function gap(): Glyph {
  return { sign: "gap", width: GAP };
}

/** Break a row of signs into lines of at most this width, if possible between phrases. */
export function laidOut(
  glyphs: readonly Glyph[],
  width: number,
): { glyph: Glyph; x: number; line: number }[] {
  let x = 0;
  let line = 0;
  const placed: { glyph: Glyph; x: number; line: number }[] = [];
  const breakLine = () => {
    x = 0;
    line += 1;
  };
  for (const phrase of phrases(glyphs)) {
    if (x > 0 && x + GAP + widthOf(phrase) > width) breakLine();
    else if (x > 0) x += GAP;
    for (const one of phrase) {
      if (x > 0 && x + one.width > width) breakLine();
      placed.push({ glyph: one, x: x + one.width / 2, line });
      x += one.width;
    }
  }
  return placed;
}

/** Signs that belong together. */
function phrases(glyphs: readonly Glyph[]): Glyph[][] {
  const found: Glyph[][] = [[]];
  for (const one of glyphs) {
    if (one.sign === "gap") found.push([]);
    else found[found.length - 1]!.push(one);
  }
  return found;
}

export function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, one) => sum + one.width, 0);
}
