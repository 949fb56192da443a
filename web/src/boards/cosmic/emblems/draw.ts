// What an emblem is made of, from its row of the table: paths with their colours, from below.

import { SHAPES } from "./shapes";
import { EMBLEMS, type EmblemRow } from "./table";

export const INK = "#e7ecf8";
export const STAR = "#f3b561";
export const GROUND = "#16203c";
export const METAL = "#b98a48";
export const BEAD = "#ffd9a0";

/** A path of an emblem: filled, or drawn as a line of a width. */
export interface Stroke {
  d: string;
  colour: string;
  /** 0 for one that is filled. */
  width: number;
}

/** Several paths that are moved, scaled and turned together. */
export interface Figure {
  transform: string;
  strokes: readonly Stroke[];
}

const LINE = 4;
/** How far the ground shows around a deed, so that it stands out from the thing. */
const GAP = 2;
/** Below this width the glyph is drawn larger, and by how much. */
const SMALL = 40;
const LARGER = 1.22;

/** The thing and the deed; nothing for a power that the table does not know. */
export function glyphOf(power: string): Figure[] {
  const row = EMBLEMS[power];
  if (!row) return [];
  return [
    ...partsOf(row.thing).map((part) => figure(part, INK, false)),
    ...partsOf(row.deed).map((part) => figure(part, STAR, true)),
  ];
}

export function glyphScale(size: number): number {
  return size < SMALL ? LARGER : 1;
}

interface Part {
  shape: string;
  x: number;
  y: number;
  size: number;
  turn: number;
}

function partsOf(text: string): Part[] {
  return text.split(", ").map((part) => {
    const [shape = "", x = "0", y = "0", size = "1", turn = "0"] = part.split(" ");
    return { shape, x: Number(x), y: Number(y), size: Number(size), turn: Number(turn) };
  });
}

/** Lines keep their width, however large the shape is. */
function figure({ shape, x, y, size, turn }: Part, colour: string, hasGap: boolean): Figure {
  const paths = SHAPES[shape] ?? [];
  const around = hasGap ? paths.map((path) => stroke(path, GROUND, 1 / size, 2 * GAP)) : [];
  const strokes = [...around, ...paths.map((path) => stroke(path, colour, 1 / size, 0))];
  return { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`, strokes };
}

function stroke(path: string, colour: string, per: number, more: number): Stroke {
  const isLine = path.startsWith("-");
  const width = (isLine ? LINE + more : more) * per;
  return { d: isLine ? path.slice(1) : path, colour, width: isLine ? width : -width };
}

/** Where the beads stand: by phase, around the ring. */
export function beadsOf({
  phases,
}: Pick<EmblemRow, "phases">): { x: number; y: number; isHollow: boolean }[] {
  return phases.map((phase) => {
    const angle = (Math.max(0, phase - 1) * 36 * Math.PI) / 180;
    return { x: 29 * Math.sin(angle), y: -29 * Math.cos(angle), isHollow: phase === 0 };
  });
}

/** The four arcs of a ring that is not whole: lengths of line and gap. */
export const ARCS = (() => {
  const quarter = (29 * 2 * Math.PI) / 4;
  return `${quarter - 12} 12`;
})();
