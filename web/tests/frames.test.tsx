import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../src/boards/board";
import { Inbox } from "../src/net/inbox";
import { useLate } from "../src/parts/frames";
import { useUndrawn } from "../src/table/news";

const FRAME = 16;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function anInbox(): { inbox: Inbox<number>; taken: number[][] } {
  const taken: number[][] = [];
  return { inbox: new Inbox((messages) => taken.push([...messages])), taken };
}

test("the first message is taken in at once, a burst after it together with the next frame", () => {
  const { inbox, taken } = anInbox();
  for (const message of [1, 2, 3]) inbox.put(message);
  expect(taken).toEqual([[1]]);
  vi.advanceTimersByTime(FRAME);
  expect(taken).toEqual([[1], [2, 3]]);
});

test("a message that comes after a quiet frame does not wait", () => {
  const { inbox, taken } = anInbox();
  inbox.put(1);
  vi.advanceTimersByTime(FRAME);
  inbox.put(2);
  expect(taken).toEqual([[1], [2]]);
});

test("what is held is taken in without a frame, too", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { inbox, taken } = anInbox();
  inbox.put(1);
  inbox.put(2);
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([[1], [2]]);
  vi.unstubAllGlobals();
});

test("what is held can be asked for, and forgotten", () => {
  const { inbox, taken } = anInbox();
  for (const message of [1, 2]) inbox.put(message);
  inbox.flush();
  expect(taken).toEqual([[1], [2]]);
  inbox.put(3);
  inbox.clear();
  vi.advanceTimersByTime(FRAME);
  expect(taken).toEqual([[1], [2]]);
});

function Late({ text, stamp }: { text: string; stamp: number }) {
  return <p>{useLate(text, stamp)}</p>;
}

test("what is late follows two frames after its stamp, and at once without one", () => {
  const { container, rerender } = render(<Late text="one" stamp={1} />);
  rerender(<Late text="pointed" stamp={1} />);
  expect(container.textContent).toBe("pointed");
  rerender(<Late text="two" stamp={2} />);
  rerender(<Late text="three" stamp={3} />);
  expect(container.textContent).toBe("pointed");
  act(() => void vi.advanceTimersByTime(3 * FRAME));
  expect(container.textContent).toBe("three");
});

test("what changes again just as the late drawing is due is drawn, too", () => {
  const { container, rerender } = render(<Late text="one" stamp={1} />);
  rerender(<Late text="two" stamp={2} />);
  act(() => {
    vi.advanceTimersByTime(3 * FRAME);
    rerender(<Late text="three" stamp={3} />);
  });
  act(() => void vi.advanceTimersByTime(3 * FRAME));
  expect(container.textContent).toBe("three");
});

function Board({ news }: { news: News }) {
  const { undrawn, markDrawn } = useUndrawn(news);
  const shown = useLate(undrawn, news);
  markDrawn(shown);
  return <p>{shown.events.map(([kind]) => kind).join(" ")}</p>;
}

const newsOf = (...kinds: number[]): News => ({
  first: kinds[0]!,
  events: kinds.map((kind) => [kind, 0, 0, 0, 0]),
  told: [],
});

test("a board that is drawn late misses nothing of what happened meanwhile, and is told nothing twice", () => {
  const { container, rerender } = render(<Board news={newsOf(1)} />);
  for (const kinds of [[2], [3, 4], [5]]) rerender(<Board news={newsOf(...kinds)} />);
  expect(container.textContent).toBe("1");
  act(() => void vi.advanceTimersByTime(4 * FRAME));
  expect(container.textContent).toBe("2 3 4 5");
  rerender(<Board news={newsOf(6)} />);
  act(() => void vi.advanceTimersByTime(4 * FRAME));
  expect(container.textContent).toBe("6");
});
