// Rings of the guide: what lies over each other on a small drawing has one ring.

import { expect, test } from "vitest";
import { together } from "../src/guide/rings";

const square = (x: number, y = 0) => ({ x, y, width: 40, height: 40 });

test("pieces that stand apart or touch have a ring each", () => {
  const tiles = [square(0), square(38), square(76), square(200)];

  expect(together(tiles)).toEqual(tiles);
});

test("pieces that lie over each other have one ring around all of them", () => {
  expect(together([square(0), square(100), square(20, 10)])).toEqual([
    square(100),
    { x: 0, y: 0, width: 60, height: 50 },
  ]);
});

test("a ring that has grown takes in what it meets then", () => {
  const chain = [square(0), square(60), square(30)];

  expect(together(chain)).toEqual([{ x: 0, y: 0, width: 100, height: 40 }]);
});
