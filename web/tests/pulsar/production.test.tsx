// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps, EventRow, News } from "../../src/boards/board";
import Board from "../../src/boards/pulsar/index";
import { declarations, position, propsOf } from "./table";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function newsOf(...events: EventRow[]): News {
  return { first: 0, events, told: [] };
}

const kind = (key: string) => declarations.events.indexOf(key);
const PRODUCED = newsOf(
  [kind("points-gained"), 0, declarations.sources.indexOf("gyrodynes"), 4, 0],
  [kind("round-ended"), -1, 1, 0, 0],
);
const DRAFTED = newsOf([kind("die-spent"), 1, 3, 0, 0]);

/** A board that waits for others, then hears of a production. */
function produced(more: Partial<BoardProps> = {}) {
  const waiting = propsOf("pick-die", { question: null, ...more });
  const { container, rerender } = render(<Board {...waiting} />);
  const show = (props: Partial<BoardProps>, milliseconds = 100) => {
    act(() => rerender(<Board {...waiting} {...props} />));
    act(() => void vi.advanceTimersByTime(milliseconds));
    return container.querySelector(".p-production");
  };
  return { container, show };
}

test("a production is shown, and stays while others go on", () => {
  const { show } = produced();
  expect(show({ news: PRODUCED })).not.toBeNull();
  expect(show({ news: DRAFTED })).not.toBeNull();
});

test("it is shown though others go on before there was a frame for it", () => {
  const { show } = produced();
  expect(show({ news: PRODUCED }, 0)).toBeNull();
  expect(show({ news: DRAFTED })).not.toBeNull();
});

test("it goes after a while", () => {
  const { show } = produced();
  show({ news: PRODUCED });
  expect(show({ news: DRAFTED }, 6100)).toBeNull();
});

test("a click is enough to have seen it", () => {
  const { container, show } = produced();
  show({ news: PRODUCED });
  fireEvent.click(container.querySelector(".p-production button")!);
  expect(show({ news: PRODUCED })).toBeNull();
});

test("who answers the next question has seen it, but it is there until then", () => {
  const { show } = produced();
  const { question } = position("pick-die");
  show({ news: PRODUCED });
  expect(show({ news: DRAFTED, question })).not.toBeNull();
  expect(show({ news: newsOf(), question: null })).toBeNull();
});

test("one that comes with an answer and the next question is shown", () => {
  const { question } = position("pick-die");
  const { show } = produced({ question });
  const next = { ...question, number: question.number + 1 };
  expect(show({ news: PRODUCED, question: next })).not.toBeNull();
});

test("in a replay it goes with its moment", () => {
  const { show } = produced({ isLive: false });
  expect(show({ news: PRODUCED })).not.toBeNull();
  expect(show({ news: DRAFTED })).toBeNull();
});
