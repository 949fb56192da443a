import { expect, test } from "vitest";
import type { Motion } from "../../src/motion/motion";
import { endOf, lengthOf, timed } from "../../src/motion/timeline";

const roll = (together = false): Motion => ({ kind: "roll", piece: "pool:1", together });
const fly = (segments: number): Motion => ({
  kind: "fly",
  piece: "ship:A",
  along: Array(segments).fill("gate:G1"),
});

test("one motion follows the other", () => {
  const [first, second] = timed([roll(), roll()]);
  expect(first!.start).toBe(0);
  expect(second!.start).toBeGreaterThanOrEqual(first!.start + first!.length);
});

test("what goes together begins soon after, and the next waits for the last of them", () => {
  const [first, second, third] = timed([fly(6), roll(true), roll()]);
  expect(second!.start).toBeLessThan(first!.length);
  expect(third!.start).toBeGreaterThanOrEqual(first!.start + first!.length);
});

test("a flight takes 120 ms for each segment, and 700 at most", () => {
  expect(lengthOf(fly(3))).toBe(360);
  expect(lengthOf(fly(12))).toBe(700);
});

test("what is carried takes 140 ms from piece to piece, and as long to be lifted", () => {
  const carry = (past: string[]): Motion => {
    return { kind: "travel", sprite: "mark", from: "a", past, to: "b", seat: 0, amount: 0 };
  };
  expect(lengthOf(carry([]))).toBe(280);
  expect(lengthOf(carry(["x", "y"]))).toBe(560);
});

test("nothing to play takes no time", () => {
  expect(endOf(timed([]))).toBe(0);
});
