// The places of the board at every size that has to work whole: a box is the page without head and question.

import { expect, test } from "vitest";
import { fitTo, seenFrom, spaceOf } from "../../src/boards/cluster/field/space";
import { BOX } from "../../src/boards/cluster/geometry";
import { PITCHES, pitchFor, placesFor } from "../../src/boards/cluster/layout";
import { WHOLE, zoomedIn } from "../../src/boards/lens";
import { components } from "./table";

const WIDE = [
  { page: "1280×640", box: [946, 596] },
  { page: "1366×680", box: [1020, 634] },
  { page: "1440×780", box: [1076, 730] },
  { page: "1920×1080", box: [1480, 1024] },
  { page: "2560×1300", box: [2110, 1242] },
] as const;

const NARROW = [
  { page: "768×1024", box: [768, 580] },
  { page: "390×844", box: [390, 400] },
  { page: "360×640", box: [360, 250] },
] as const;

test.each(WIDE)("$page: the rail stands beside the tiles, never on them", ({ box: [width, height] }) => {
  const { rail, zone, isNarrow } = placesFor(width, height);
  expect(isNarrow).toBe(false);
  expect(rail.x + rail.width).toBeLessThan(zone.x);
  expect(zone.x + zone.width).toBeLessThanOrEqual(width);
  expect(rail.y + rail.height).toBeLessThan(height - 40);
});

test.each(WIDE)("$page: all rows of either frame fit, and names can be read", ({ box: [width, height] }) => {
  const { zone } = placesFor(width, height);
  for (const [rows, columns] of [
    [7, 6.5],
    [6, 7.5],
  ] as const) {
    const pitch = pitchFor(zone, rows, columns);
    expect(pitch).toBeGreaterThanOrEqual(74);
    expect(pitch * rows).toBeLessThanOrEqual(zone.height);
    expect(pitch * columns).toBeLessThanOrEqual(zone.width);
  }
});

test.each(NARROW)("$page: nothing stands beside the tiles", ({ box: [width, height] }) => {
  const { rail, zone } = placesFor(width, height, true);
  expect(rail.width).toBe(0);
  expect(zone.width).toBeGreaterThan(width - 20);
});

test.each(NARROW)("$page: at its smallest the whole of either frame is seen", ({ box: [width, height] }) => {
  const { zone } = placesFor(width, height, true);
  for (const [rows, columns] of [
    [7, 6.5],
    [6, 7.5],
  ] as const) {
    const pitch = pitchFor(zone, rows, columns);
    expect(pitch * rows).toBeLessThanOrEqual(zone.height);
    expect(pitch * columns).toBeLessThanOrEqual(zone.width);
  }
});

test("a cell is as wide as was designed: few rows are not blown up, many shrink", () => {
  const zone = { width: 824, height: 636 };
  expect(pitchFor(zone, 3, 3)).toBe(120);
  expect(pitchFor(zone, 6, 7)).toBe(100);
  expect(pitchFor(zone, 7, 6)).toBe(86);
  expect(pitchFor({ width: 10, height: 10 }, 7, 7)).toBe(PITCHES.at(-1));
});

const START = ["f1", "g1", "g2", "h1"].map((name) => components.cells.find((cell) => cell.name === name)!);

test("tiles lie at the right edge of the zone, in its middle", () => {
  const { zone } = placesFor(1076, 730);
  const fit = fitTo(zone, START);
  expect(zone.x + zone.width - fit.origin.x).toBe(12);
  const middle = fit.origin.y + ((fit.bounds.top + fit.bounds.bottom) / 2) * fit.unit;
  expect(Math.abs(middle - (zone.y + zone.height / 2))).toBeLessThanOrEqual(1);
});

test("further tiles to the left move nothing as long as they fit", () => {
  const { zone } = placesFor(1076, 730);
  const further = components.cells.find((cell) => cell.name === "g4")!;
  expect(fitTo(zone, [...START, further]).origin).toEqual(fitTo(zone, START).origin);
  expect(fitTo(zone, [...START, further]).pitch).toBe(fitTo(zone, START).pitch);
});

test("who zooms keeps the point under the pointer, and never loses the tiles", () => {
  const { zone } = placesFor(1076, 730);
  const fit = fitTo(zone, START);
  const space = spaceOf(zone, fit);
  const at = { x: fit.origin.x - BOX, y: zone.y + zone.height / 2 };
  const before = (at.x - fit.origin.x) / fit.unit;
  const lens = zoomedIn(space, WHOLE, 1.1, at.x, at.y);
  const after = (at.x - seenFrom(fit, lens).x) / (fit.unit * lens.scale);
  expect(after).toBeCloseTo(before, 5);
  const lost = space.kept({ scale: 1, x: -5000, y: 5000 });
  expect(fit.origin.x + lost.x + fit.bounds.left * fit.unit).toBeGreaterThanOrEqual(zone.x - 1);
  expect(fit.origin.y + lost.y + fit.bounds.top * fit.unit).toBeLessThan(zone.y + zone.height);
  expect(zoomedIn(space, WHOLE, 100, 0, 0).scale).toBe(space.most);
  expect(zoomedIn(space, WHOLE, 0.001, 0, 0).scale).toBe(space.least);
});
