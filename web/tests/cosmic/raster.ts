// Emblems as pixels, for comparing them without a browser: paths are flattened and sampled.

import { type Figure, GROUND, glyphOf, glyphScale, INK, STAR } from "../../src/boards/cosmic/emblems/draw";
import { flattened, type Point } from "./paths";

const SAMPLES = 3;
/** How bright a colour is to an eye that sees no hues. */
const LIGHTS: Readonly<Record<string, number>> = { [INK]: 1, [STAR]: 0.55, [GROUND]: 0 };

/** How bright each pixel of a glyph is, from 0 to 1, row by row, at a size as it is drawn there. */
export function pixelsOf(power: string, size: number): Float64Array {
  const layers = glyphOf(power).flatMap((figure) => layersOf(figure, glyphScale(size)));
  const pixels = new Float64Array(size * size);
  const step = 72 / (size * SAMPLES);
  for (let row = 0; row < size * SAMPLES; row++) {
    for (let column = 0; column < size * SAMPLES; column++) {
      const at: Point = [-36 + (column + 0.5) * step, -36 + (row + 0.5) * step];
      const place = Math.floor(row / SAMPLES) * size + Math.floor(column / SAMPLES);
      pixels[place]! += (topOf(layers, at)?.light ?? 0) / SAMPLES ** 2;
    }
  }
  return pixels;
}

interface Layer {
  lines: readonly (readonly Point[])[];
  light: number;
  /** Half the width of the line. */
  reach: number;
  isFilled: boolean;
  box: readonly [number, number, number, number];
}

function layersOf({ transform, strokes }: Figure, scale: number): Layer[] {
  const place = placing(transform, scale);
  return strokes.map(({ d, colour, width }) => {
    const lines = flattened(d).map((line) => line.map(place));
    const reach = (Math.abs(width) / 2) * sizeIn(transform) * scale;
    return { lines, light: LIGHTS[colour]!, reach, isFilled: width <= 0, box: boxOf(lines, reach) };
  });
}

function topOf(layers: readonly Layer[], at: Point): Layer | undefined {
  return layers.findLast((layer) => covers(layer, at));
}

function covers({ lines, reach, isFilled, box }: Layer, at: Point): boolean {
  const [x, y] = at;
  if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) return false;
  if (isFilled && isInside(lines, at)) return true;
  return (
    reach > 0 && lines.some((line) => line.some((to, i) => i > 0 && distance(at, line[i - 1]!, to) <= reach))
  );
}

function boxOf(lines: Layer["lines"], reach: number): Layer["box"] {
  const [xs, ys] = [0, 1].map((axis) => lines.flat().map((point) => point[axis]!));
  const [left, top] = [Math.min(...xs!) - reach, Math.min(...ys!) - reach];
  return [left, top, Math.max(...xs!) + reach, Math.max(...ys!) + reach];
}

/** By the rule of even and odd crossings. */
function isInside(lines: Layer["lines"], [x, y]: Point): boolean {
  let inside = false;
  for (const line of lines) {
    line.forEach(([x2, y2], i) => {
      const [x1, y1] = line.at(i - 1)!;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
    });
  }
  return inside;
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx || dy ? ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy) : 0;
  const near = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x1 - near * dx, y - y1 - near * dy);
}

function numbersIn(transform: string): number[] {
  return [...transform.matchAll(/-?[\d.]+/g)].map(Number);
}

function sizeIn(transform: string): number {
  return numbersIn(transform)[3]!;
}

/** What `translate(x y) rotate(turn) scale(size)` does to a point. */
function placing(transform: string, scale: number): (point: Point) => Point {
  const [x, y, turn, size] = numbersIn(transform) as [number, number, number, number];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  return ([px, py]) => [(x + px * cos - py * sin) * scale, (y + px * sin + py * cos) * scale];
}
