import { describe, expect, it, vi } from "vitest";
import { changeOf, IN_PLAY, rowsOf, totals, verdictOf } from "../src/after/review";
import { lastStage, Show, type Stage, stagesOf } from "../src/after/show";
import { MotionQueue } from "../src/motion/queue";
import type { ReviewSource } from "../src/wire";
import { FakeClock } from "./motion/fake-clock";

const source = (key: string, points: number[], is_final = false): ReviewSource => ({
  key,
  text: key,
  clause: "",
  points,
  is_final,
  pieces: [],
});
const SOURCES = [
  source("start", [5, 6]),
  source("technologies", [4, 0]),
  source("technologies", [3, 1], true),
  source("stations", [12, 9], true),
];

describe("rows of the count", () => {
  it("sums up what was scored in play, then has each source of final scoring in its order", () => {
    const rows = rowsOf(SOURCES, 2);
    expect(rows.map((row) => row.key)).toEqual([IN_PLAY, "technologies", "stations"]);
    expect(rows[0]!.points).toEqual([9, 6]);
    expect(rows[0]!.parts.map((part) => part.key)).toEqual(["start", "technologies"]);
  });
  it("adds up to the points", () => {
    expect(totals(rowsOf(SOURCES, 2), 2)).toEqual([24, 16]);
    expect(totals(rowsOf(SOURCES, 2).slice(0, 2), 2)).toEqual([12, 7]);
  });
  it("has a row for each source where nothing is scored at the end", () => {
    expect(rowsOf(SOURCES.slice(0, 2), 2).map((row) => row.key)).toEqual(["start", "technologies"]);
  });
});

describe("verdict", () => {
  it("names the winner and the lead over the next", () => {
    expect(verdictOf([96, 128, 110], [3, 1, 2])).toEqual({ winners: [1], next: 2, lead: 18 });
  });
  it("tells a shared victory as shared", () => {
    expect(verdictOf([5, 5, 3], [1, 1, 3])).toEqual({ winners: [0, 1], next: 2, lead: 2 });
  });
  it("leaves nobody behind in a draw", () => {
    expect(verdictOf([0, 0], [1, 1])).toEqual({ winners: [0, 1], next: -1, lead: 0 });
  });
  it("tells of a tie that was broken", () => {
    expect(verdictOf([40, 40], [2, 1])).toEqual({ winners: [1], next: 0, lead: 0 });
  });
});

it("a turning point counts for the viewer, or for whoever took the turn", () => {
  const turn = { moment: 1, seat: 1, round: 1, turn: 0, sentences: [], changes: [-6, 9] };
  expect(changeOf(turn, 0)).toBe(-6);
  expect(changeOf(turn, -1)).toBe(9);
});

describe("the show", () => {
  /** A queue with nothing but the show in it, at a rate, and what has been shown. */
  function played(rate: number) {
    const clock = new FakeClock();
    const shown: Stage[] = [];
    const over = vi.fn();
    const nothing = () => undefined;
    const theatre = {
      prepare: () => ({ length: 0, start: () => 0, finish: nothing }),
      take: nothing,
      open: nothing,
      whenDrawn: () => nothing,
      rate: () => rate,
    };
    const queue = new MotionQueue<string>(theatre, clock);
    queue.perform(new Show(stagesOf(3), clock, (stage) => shown.push(stage), over));
    return { queue, clock, shown, over, counted: () => shown.map((stage) => stage.counted) };
  }
  it("counts row by row, then closes with joining, colour and name", () => {
    const { clock, shown, over, counted, queue } = played(1);
    const times = [300, 500, 500, 500, 900, 400];
    for (const [place, time] of times.entries()) {
      clock.pass(time - 1);
      expect(shown).toHaveLength(place + 1);
      clock.pass(1);
    }
    expect(counted()).toEqual([0, 1, 2, 3, 3, 3, 3]);
    expect(shown.map((stage) => [stage.isJoined, stage.isLit, stage.isNamed]).slice(3)).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
    expect(queue.isPlaying.value).toBe(true);
    clock.pass(300);
    expect(over).toHaveBeenCalledOnce();
    expect(queue.isPlaying.value).toBe(false);
  });
  it("is skipped to the last stage at any time", () => {
    const { queue, clock, shown, over, counted } = played(1);
    clock.pass(300);
    queue.skip();
    clock.pass(10_000);
    expect(counted()).toEqual([0, 1, 3]);
    expect(shown.at(-1)).toEqual(lastStage(3));
    expect(over).toHaveBeenCalledOnce();
  });
  it("is as fast as everything else that is played, and over at once where nothing moves", () => {
    const fast = played(2);
    fast.clock.pass(1700);
    expect(fast.over).toHaveBeenCalledOnce();
    expect(played(0).shown).toEqual([lastStage(3)]);
  });
  it("can be slow", () => {
    const time = (pace: number) => stagesOf(2, pace).reduce((sum, stage) => sum + stage.lasts, 0);
    expect(time(3)).toBe(3 * time(1));
  });
});
