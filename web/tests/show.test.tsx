// The end while it is not known yet what there is to count.

import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { useShow } from "../src/after/use-show";
import type { MotionPlayer } from "../src/motion/player";
import type { Clock, Performance } from "../src/motion/queue";
import { speed } from "../src/settings";
import { FakeClock } from "./motion/fake-clock";

afterEach(cleanup);

/** The hook at work, with a player for motion that plays at once; what it says now. */
function shown(rows: number, isFresh = true) {
  const clock = new FakeClock();
  let playing: Performance | null = null;
  const motion = {
    perform(make: (clock: Clock) => Performance) {
      playing = make(clock);
      playing.start(1);
    },
    skip: () => playing?.finish(),
  } as unknown as MotionPlayer;
  let said = { isNamed: false, isPlaying: false, counted: 0 };
  function Probe({ rows }: { rows: number }) {
    const { stage, isPlaying } = useShow(motion, rows, isFresh);
    said = { isNamed: stage.isNamed, isPlaying, counted: stage.counted };
    return null;
  }
  const { rerender } = render(<Probe rows={rows} />);
  return { said: () => said, know: (rows: number) => rerender(<Probe rows={rows} />), clock };
}

const press = () => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "a" })));

test("nobody is named while the count is on its way, and then it is played", () => {
  speed.value = "normal";
  const { said, know, clock } = shown(-1);
  expect(said()).toEqual({ isNamed: false, isPlaying: true, counted: 0 });
  know(2);
  act(() => clock.pass(300));
  expect(said()).toEqual({ isNamed: false, isPlaying: true, counted: 1 });
});

test("whoever does not want to wait is told at once, and nothing is played later", () => {
  speed.value = "normal";
  const { said, know } = shown(-1);
  press();
  expect(said()).toMatchObject({ isNamed: true, isPlaying: false });
  know(2);
  expect(said()).toEqual({ isNamed: true, isPlaying: false, counted: 2 });
});

test("where nothing moves, and after a game that ended long ago, the name stands there from the beginning", () => {
  speed.value = "off";
  expect(shown(-1).said()).toMatchObject({ isNamed: true, isPlaying: false });
  speed.value = "normal";
  expect(shown(-1, false).said()).toMatchObject({ isNamed: true, isPlaying: false });
});
