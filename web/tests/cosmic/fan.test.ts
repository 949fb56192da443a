import { expect, test } from "vitest";
import { fanOf } from "../../src/boards/cosmic/hand/fan";
import type { Group } from "../../src/boards/cosmic/hand/groups";

const WIDTH = 76;

function hand(attacks: number, edicts = 0): Group[] {
  const cards = (count: number, first: number) =>
    Array.from({ length: count }, (_, at) => ({ kind: first + at, copy: 0 }));
  const groups: Group[] = [
    { type: "attack", cards: cards(attacks, 0) },
    { type: "edict", cards: cards(edicts, 50) },
  ];
  return groups.filter((group) => group.cards.length > 0);
}

test("cards that have room lie side by side, with a gap between groups", () => {
  const spots = fanOf(hand(2, 1), 600, WIDTH, false);

  expect(spots.map(({ left }) => left)).toEqual([0, 80, 172]);
  expect(spots.map(({ seen }) => seen)).toEqual([WIDTH, WIDTH, WIDTH]);
});

test("fanned cards leave the next one its place, and the last is seen whole", () => {
  const spots = fanOf(hand(8), 328, WIDTH, false);

  expect(spots.every(({ isBehind }) => !isBehind)).toBe(true);
  expect(spots[0]!.seen).toBeCloseTo(36);
  expect(spots.at(-1)).toMatchObject({ left: 252, seen: WIDTH });
});

test("where a finger would find too little of a card there are two rows", () => {
  const spots = fanOf(hand(8), 328, WIDTH, true);

  expect(spots.map(({ isBehind }) => isBehind)).toEqual([...Array(4).fill(true), ...Array(4).fill(false)]);
  expect(Math.min(...spots.map(({ seen }) => seen))).toBeGreaterThanOrEqual(44);
});
