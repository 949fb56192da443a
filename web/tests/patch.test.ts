import { expect, test } from "vitest";
import { applyPatches } from "../src/net/patch";

const view = { round: 1, dice: [3, 4, 5], seats: [{ cubes: 1, hand: [] }, { cubes: 2, hand: [7] }] };

test("a patch replaces what its path leads to", () => {
  const next: any = applyPatches(view, [[["seats", 1, "cubes"], 5]]);
  expect(next.seats[1].cubes).toBe(5);
});

test("what no patch touches stays the same object, and the old view is untouched", () => {
  const next: any = applyPatches(view, [[["seats", 1, "cubes"], 5]]);
  expect(next.seats[0]).toBe(view.seats[0]);
  expect(next.dice).toBe(view.dice);
  expect(view.seats[1]?.cubes).toBe(2);
});

test("an index right behind the end appends", () => {
  expect(applyPatches(view, [[["dice", 3], 6]])).toMatchObject({ dice: [3, 4, 5, 6] });
});

test("the step length cuts a list down", () => {
  expect(applyPatches(view, [[["dice", "length"], 1]])).toMatchObject({ dice: [3] });
});

test("the empty path replaces everything", () => {
  expect(applyPatches(view, [[[], null]])).toBeNull();
});

test("patches are applied one after the other", () => {
  const next = applyPatches(view, [
    [["dice", "length"], 0],
    [["dice", 0], 9],
  ]);
  expect(next).toMatchObject({ dice: [9] });
});
