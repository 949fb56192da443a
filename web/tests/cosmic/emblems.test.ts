import { expect, test } from "vitest";
import { beadsOf, glyphOf } from "../../src/boards/cosmic/emblems/draw";
import { SHAPES } from "../../src/boards/cosmic/emblems/shapes";
import { EMBLEMS } from "../../src/boards/cosmic/emblems/table";
import { flattened } from "./paths";
import { pixelsOf } from "./raster";

const SIZE = 24;
const POWERS = 74;
/** Whole pixels by which two emblems have to differ: those with the thinnest lines fill some 40. */
const FAR_ENOUGH = 30;
const powers = Object.keys(EMBLEMS);

/** How many pixels differ between two glyphs, wherever one is moved by a pixel at most. */
function apart(one: Float64Array, other: Float64Array): number {
  const shifts = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => difference(one, other, dx, dy)));
  return Math.min(...shifts);
}

function difference(one: Float64Array, other: Float64Array, dx: number, dy: number): number {
  let sum = 0;
  for (let y = 1; y < SIZE - 1; y++) {
    for (let x = 1; x < SIZE - 1; x++) {
      sum += Math.abs(one[y * SIZE + x]! - other[(y + dy) * SIZE + x + dx]!);
    }
  }
  return sum;
}

test("there is an emblem for each power, of shapes that exist", () => {
  expect(powers).toHaveLength(POWERS);
  const used = Object.values(EMBLEMS).flatMap(({ thing, deed }) => `${thing}, ${deed}`.split(", "));
  const names = new Set(used.map((part) => part.split(" ")[0]!));
  expect([...names].filter((name) => !(name in SHAPES))).toEqual([]);
  expect(Object.keys(SHAPES).filter((name) => !names.has(name))).toEqual([]);
});

test("a power that the table does not know has a bare coin", () => {
  expect(glyphOf("something-new")).toEqual([]);
});

test("at 24 px any two emblems differ by their glyphs alone, even without colours", () => {
  const pixels = powers.map((power) => pixelsOf(power, SIZE));
  const alike = powers.flatMap((one, i) =>
    powers.slice(i + 1).flatMap((other, j) => {
      const far = apart(pixels[i]!, pixels[i + 1 + j]!);
      return far < FAR_ENOUGH ? [`${one} and ${other}: ${far.toFixed(1)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("the same glyph moved by a pixel is not another one", () => {
  const virus = pixelsOf("virus", SIZE);
  const moved = virus.map((_, place) => virus[place - 1] ?? 0);
  expect(apart(virus, moved)).toBeLessThan(1);
  expect(apart(virus, pixelsOf("machine", SIZE))).toBeGreaterThan(FAR_ENOUGH);
});

test("glyphs stay inside the ring", () => {
  const outside = powers.filter((power) =>
    pixelsOf(power, SIZE).some((light, place) => {
      const [x, y] = [(place % SIZE) + 0.5 - SIZE / 2, Math.floor(place / SIZE) + 0.5 - SIZE / 2];
      return light > 0.5 && Math.hypot(x, y) * 3 > 30;
    }),
  );
  expect(outside).toEqual([]);
});

test("beads stand at the hours of the phases, phase 1 on top", () => {
  const [first, sixth] = beadsOf({ phases: [1, 6] });
  expect([first!.x, first!.y]).toEqual([0, -29]);
  expect([Math.round(sixth!.x), sixth!.y]).toEqual([0, 29]);
  expect(beadsOf({ phases: [0] })[0]).toMatchObject({ x: 0, isHollow: true });
});

const rounded = (point: readonly number[]) => point.map((value) => Math.round(value) + 0);

test("paths are followed as a browser does", () => {
  const [half] = flattened("M-10 0a10 10 0 0 1 20 0");
  expect(rounded(half![5]!)).toEqual([0, -10]);
  const [lower] = flattened("M-10 0A10 5 0 0 0 10 0");
  expect(rounded(lower![5]!)).toEqual([0, 5]);
  expect(rounded(flattened("M0 0q2-4 4 0t4 0")[0]!.at(-6)!)).toEqual([6, 2]);
  expect(() => flattened("M0 0S1 2 3 4")).toThrow();
});
