import { beforeEach, expect, test } from "vitest";
import { LONGEST, MotionQueue } from "../../src/motion/queue";
import { FakeClock } from "./fake-clock";

/** An update of the tests: its name, and how long it is played at normal speed. */
interface Deed {
  name: string;
  length: number;
}

let clock: FakeClock;
let rate: number;
let isDrawnAtOnce: boolean;
let drawn: (() => void)[];
let story: string[];
let queue: MotionQueue<Deed>;

const deed = (name: string, length = 400): Deed => ({ name, length });

beforeEach(() => {
  clock = new FakeClock();
  rate = 1;
  isDrawnAtOnce = true;
  drawn = [];
  story = [];
  queue = new MotionQueue<Deed>(
    {
      prepare: ({ name, length }) => ({
        length,
        start(at) {
          story.push(`${name} starts`);
          return length / at;
        },
        finish: () => story.push(`${name} ends`),
      }),
      take: (deeds, isPlayed) =>
        story.push(`${deeds.map(({ name }) => name).join("+")} taken${isPlayed ? ", played" : ""}`),
      open: () => story.push("open"),
      whenDrawn(call) {
        if (isDrawnAtOnce) call();
        else drawn.push(call);
        return () => (drawn = drawn.filter((other) => other !== call));
      },
      rate: () => rate,
    },
    clock,
  );
});

test("deeds are taken in and played one after the other", () => {
  queue.put([deed("a"), deed("b")]);
  expect(story).toEqual(["a taken, played", "a starts"]);
  clock.pass(400);
  expect(story).toEqual(["a taken, played", "a starts", "a ends", "open", "b taken, played", "b starts"]);
  expect(queue.isPlaying.value).toBe(true);
  clock.pass(400);
  expect(story.slice(-2)).toEqual(["b ends", "open"]);
  expect(queue.isPlaying.value).toBe(false);
});

test("what has nothing to see is taken in at once, but not before what is being played", () => {
  queue.put([deed("plain", 0)]);
  expect(story).toEqual(["plain taken"]);
  queue.put([deed("a"), deed("chat", 0)]);
  expect(story).not.toContain("chat taken");
  clock.pass(400);
  expect(story.at(-1)).toBe("chat taken");
});

test("nothing moves before the board has been drawn", () => {
  isDrawnAtOnce = false;
  queue.put([deed("a")]);
  clock.pass(1000);
  expect(story).toEqual(["a taken, played"]);
  drawn[0]!();
  expect(story.at(-1)).toBe("a starts");
});

test("skipping ends what is played and takes in all that waits together", () => {
  queue.put([deed("a"), deed("b"), deed("c")]);
  queue.skip();
  expect(story).toEqual(["a taken, played", "a starts", "a ends", "open", "b+c taken"]);
  expect(queue.isPlaying.value).toBe(false);
  clock.pass(5000);
  expect(story).toHaveLength(5);
});

test("skipping before the board has been drawn starts nothing later", () => {
  isDrawnAtOnce = false;
  queue.put([deed("a")]);
  const late = drawn[0]!;
  queue.skip();
  expect(drawn).toEqual([]);
  expect(story).toEqual(["a taken, played", "a ends", "open"]);
  expect(late).toBeTypeOf("function");
});

test("skipping with nothing to play does nothing", () => {
  queue.skip();
  expect(story).toEqual([]);
});

test("what is told anew drops what waits", () => {
  queue.put([deed("a"), deed("b")]);
  queue.drop();
  clock.pass(5000);
  expect(story).toEqual(["a taken, played", "a starts", "a ends", "open"]);
});

test("at twice the speed a deed takes half as long", () => {
  rate = 2;
  queue.put([deed("a")]);
  clock.pass(199);
  expect(queue.isPlaying.value).toBe(true);
  clock.pass(1);
  expect(queue.isPlaying.value).toBe(false);
});

test("with motion off everything is taken in together and nothing is played", () => {
  rate = 0;
  queue.put([deed("a"), deed("b")]);
  expect(story).toEqual(["a+b taken"]);
  expect(queue.isPlaying.value).toBe(false);
});

test("a page that becomes hidden catches up after the deed that is being played", () => {
  queue.put([deed("a"), deed("b"), deed("c")]);
  rate = 0;
  clock.pass(400);
  expect(story.at(-1)).toBe("b+c taken");
});

test("many waiting deeds are played faster, so that all have been shown in time", () => {
  queue.put(Array.from({ length: 40 }, (_, number) => deed(`${number}`)));
  clock.pass(LONGEST + 400);
  expect(queue.isPlaying.value).toBe(false);
  expect(story.filter((line) => line.endsWith("starts"))).toHaveLength(40);
});

test("a few waiting deeds keep their time", () => {
  queue.put([deed("a"), deed("b"), deed("c")]);
  clock.pass(1199);
  expect(queue.isPlaying.value).toBe(true);
  clock.pass(1);
  expect(queue.isPlaying.value).toBe(false);
});

test("far too many to be seen are shown at once", () => {
  queue.put(Array.from({ length: 400 }, (_, number) => deed(`${number}`)));
  clock.pass(LONGEST + 400);
  expect(queue.isPlaying.value).toBe(false);
  expect(story).toContain("0 taken");
});

test("the last of too many is still seen", () => {
  isDrawnAtOnce = false;
  queue.put([deed("a"), deed("b")]);
  clock.pass(2 * LONGEST);
  drawn[0]!();
  clock.pass(400);
  expect(story.at(-1)).toBe("b taken, played");
});

test("one deed that is too long is played in the longest time", () => {
  queue.put([deed("a", 4 * LONGEST)]);
  clock.pass(LONGEST - 1);
  expect(queue.isPlaying.value).toBe(true);
  clock.pass(1);
  expect(queue.isPlaying.value).toBe(false);
});
