import { expect, test } from "vitest";
import TABLE from "../../src/boards/backgammon/motion";
import type { BackgammonView } from "../../src/boards/backgammon/types";
import { waysOf } from "../../src/boards/backgammon/ways";
import type { EventRow } from "../../src/boards/board";
import { glanceAt } from "../../src/glance/glance";
import { type Motion, motionsOf } from "../../src/motion/motion";
import { DECLARATIONS, viewOf } from "./table";

const offer = (choices: number[], pieces: string[]) => ({ choices, pieces, text: "" });
const kind = (key: string) => DECLARATIONS.events.indexOf(key);

function ends(ways: ReturnType<typeof waysOf>): [string, string, readonly number[]][] {
  return ways.map(({ from, to, choices }) => [from, to, choices]);
}

test("two dice with one checker are one way, in whatever order the plan makes them", () => {
  const single = offer([1], ["point:13", "point:8"]);
  const inOrder = offer([1, 2], ["point:13", "point:8", "point:8", "point:5"]);
  const turned = offer([2, 1], ["point:8", "point:5", "point:13", "point:8"]);
  expect(ends(waysOf([single], [inOrder]))).toContainEqual(["point:13", "point:5", [1, 2]]);
  expect(ends(waysOf([single], [turned]))).toContainEqual(["point:13", "point:5", [2, 1]]);
});

test("plans that move two checkers are no way of one", () => {
  const plan = offer([1, 2], ["point:13", "point:8", "point:6", "point:3"]);
  expect(waysOf([], [plan])).toEqual([]);
});

test("the beginning of a double is a way too", () => {
  const steps = ["point:20", "point:16", "point:16", "point:12", "point:6", "point:2"];
  expect(ends(waysOf([], [offer([1, 2, 3], steps)]))).toEqual([["point:20", "point:12", [1, 2]]]);
});

test("between places with several ways nothing is guessed", () => {
  const over = (middle: string, choices: number[]) => offer(choices, ["point:13", middle, middle, "point:5"]);
  expect(waysOf([], [over("point:8", [1, 2]), over("point:10", [3, 4])])).toEqual([]);
});

function played(events: EventRow[], before: BackgammonView, after: BackgammonView = before): Motion[] {
  return motionsOf(TABLE, { events, told: [], before, after, viewer: 0, declarations: DECLARATIONS });
}

test("every kind of event has a line in the table of motions", () => {
  expect(DECLARATIONS.events.filter((key) => !(key in TABLE))).toEqual([]);
});

test("a checker flies from the top of one stack to the top of another", () => {
  expect(played([[kind("moved"), 0, 13, 8, 0]], viewOf({ 13: 3, 8: 1 }))).toMatchObject([
    { kind: "fly", from: "point:13/0-3", piece: "point:8/0-2" },
  ]);
});

test("a checker that moves twice in one deed flies once, past where it was", () => {
  const events: EventRow[] = [
    [kind("moved"), 0, 13, 8, 0],
    [kind("moved"), 0, 8, 5, 0],
  ];
  expect(played(events, viewOf({ 13: 3 }))).toMatchObject([
    { from: "point:13/0-3", piece: "point:5/0-1", along: ["point:8", "point:5"] },
  ]);
});

test("a checker that is hit goes to its bar", () => {
  const events: EventRow[] = [
    [kind("moved"), 1, 13, 9, 0],
    [kind("hit"), 1, 9, 0, 0],
  ];
  expect(played(events, viewOf({ 16: 1 }, { 13: 2 }))).toMatchObject([
    { from: "point:12/1-2", piece: "point:16/1-1" },
    { from: "point:16/0-1", piece: "bar:A/0-1" },
  ]);
});

test("a checker is borne off onto those that are off, however many", () => {
  expect(played([[kind("borne-off"), 0, 2, 0, 0]], viewOf({ 2: 1, 0: 11 }))).toMatchObject([
    { from: "point:2/0-1", piece: "off:A/0-12" },
  ]);
});

test("all dice of a roll roll together, with one sound", () => {
  const dice = [5, 3].map((value) => ({ value, is_used: false }));
  const motions = played([[kind("rolled"), 0, 5, 3, 0]], viewOf({}), viewOf({}, {}, { dice }));
  expect(motions.map(({ kind }) => kind)).toEqual(["roll", "roll"]);
  expect(motions.filter(({ sound }) => sound)).toHaveLength(1);
});

test("checkers at a glance lie on the same point for both seats", () => {
  const { dots } = glanceAt("backgammon", viewOf({ 1: 1 }, { 24: 6 }), DECLARATIONS)!;
  expect(new Set(dots.map(([x]) => x)).size).toBe(1);
  expect(dots.filter(([, , , seat]) => seat === 1)).toHaveLength(4);
});
