import { expect, test } from "vitest";
import { applyPatches, sharing } from "../src/net/patch";

const view = {
  round: 1,
  dice: [3, 4, 5],
  seats: [
    { cubes: 1, hand: [] },
    { cubes: 2, hand: [7] },
  ],
};

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

test("equal parts of another view are shared, and what differs is not", () => {
  const after = {
    round: 1,
    dice: [3, 4],
    seats: [
      { cubes: 1, hand: [] },
      { cubes: 5, hand: [7] },
    ],
  };
  const shared: any = sharing(view, after);
  expect(shared).toEqual(after);
  expect(shared.seats[0]).toBe(view.seats[0]);
  expect(shared.seats[1].hand).toBe(view.seats[1]!.hand);
  expect(shared.dice).not.toBe(view.dice);
});

test("a view that is equal in all its parts is the same", () => {
  expect(sharing(view, structuredClone(view))).toBe(view);
  expect(sharing({ hand: null }, { hand: [] })).toEqual({ hand: [] });
  expect(sharing([1], { 0: 1 })).toEqual({ 0: 1 });
});
