import { expect, test } from "vitest";
import { hops, measured } from "../../src/motion/ways";

const MIDDLE = { x: 0, y: 0 };

test("a counter goes around the middle of its track, not across", () => {
  const way = hops({ x: 100, y: 0 }, { x: 0, y: 100 }, 2, MIDDLE);
  expect(way).toHaveLength(3);
  expect(Math.hypot(way[1]!.x, way[1]!.y)).toBeCloseTo(100);
});

test("it goes the shorter way round", () => {
  const [, between] = hops({ x: -100, y: -10 }, { x: -100, y: 10 }, 2, MIDDLE);
  expect(between!.x).toBeLessThan(-100);
});

test("what is not on a circle goes straight on", () => {
  const [, between] = hops({ x: 100, y: 0 }, { x: 300, y: 0 }, 2, MIDDLE);
  expect(between).toEqual({ x: 200, y: 0 });
});

test("a way is measured by its length, not by its stops", () => {
  const way = measured([MIDDLE, { x: 30, y: 0 }, { x: 100, y: 0 }]);
  expect(way.map(({ done }) => done)).toEqual([0, 0.3, 1]);
});

test("a way without length is still a way", () => {
  expect(measured([MIDDLE, MIDDLE]).map(({ done }) => done)).toEqual([0, 1]);
});
