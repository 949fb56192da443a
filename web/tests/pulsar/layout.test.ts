// The places of the board at every size that has to work whole. A box is the page without header and question.

import { expect, test } from "vitest";
import { placesFor } from "../../src/boards/pulsar/layout";

/** Page, its header, where the question begins, and where disc, column and wheel should be about. */
const DESIGNED = [
  { page: "1280×640", box: [1036, 596], disc: [556, 298, 287], column: 234, outer: 188 },
  { page: "1440×780", box: [1186, 730], disc: [648, 365, 350], column: 256, outer: 186 },
  { page: "1920×1080", box: [1616, 1024], disc: [857, 512, 499], column: 312, outer: 250 },
];

/** How far off a place may be, in px. */
const NEAR = 12;

function expectNear(found: number, wanted: number): void {
  expect(Math.abs(found - wanted)).toBeLessThanOrEqual(NEAR);
}

test.each(DESIGNED)(
  "$page: the parts stand where they were designed to be",
  ({ box, disc, column, outer }) => {
    const places = placesFor(box[0]!, box[1]!);
    const { x, y, r } = places.disc;
    for (const [found, wanted] of [
      [x, disc[0]],
      [y, disc[1]],
      [r, disc[2]],
    ])
      expectNear(found!, wanted!);
    expectNear(places.column.x + places.column.width, column);
    expectNear(places.wheel.outer - r, outer);
  },
);

test.each([
  ...DESIGNED.map(({ box }) => box),
  [1114, 634],
  [2196, 1240],
  [780, 724],
  [900, 640],
  [700, 900],
  [1300, 420],
  [3400, 1300],
])("%s × %s: nothing overlaps and nothing is cut off", (width, height) => {
  const { disc, column, wheel, scale } = placesFor(width!, height!);
  expect(column.x).toBeGreaterThan(0);
  expect(column.y + column.height).toBeLessThanOrEqual(height!);
  expect(disc.x - disc.r - (column.x + column.width)).toBeGreaterThanOrEqual(36);
  expect(disc.y - disc.r).toBeGreaterThanOrEqual(10);
  expect(disc.y + disc.r).toBeLessThanOrEqual(height! - 10);
  expect(disc.x + wheel.outer).toBeLessThanOrEqual(width!);
  expect(wheel.outer - wheel.inner).toBeGreaterThanOrEqual(140);
  expect(scale).toBeGreaterThanOrEqual(1);
});

test.each([
  ["768×1024", 768 - 80, 560],
  ["390×844", 390, 320],
  ["360×640", 360, 170],
])("%s: one column with the disc in the middle", (_, width, height) => {
  const { disc, isNarrow } = placesFor(width as number, height as number);
  expect(isNarrow).toBe(true);
  expect(disc.x).toBe((width as number) / 2);
  expect(disc.r * 2).toBeLessThanOrEqual(Math.min(width as number, height as number));
});

test("at 390×844 the whole disc is seen above the sheet", () => {
  expect(placesFor(390, 320).disc).toEqual({ x: 195, y: 160, r: 153 });
});
