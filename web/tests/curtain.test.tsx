import { act, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Player } from "../src/boards/board";
import { markOf } from "../src/parts/marks";
import { useCurtain } from "../src/table/curtain";
import type { Facts } from "../src/table/store";
import { Visit } from "../src/table/visit";
import type { Update } from "../src/wire";

const PLAYERS = ["Ann", "Bob"].map((name, seat) => ({ seat, name, ...markOf(seat) }) as unknown as Player);
const PAUSE = 0.8;

/** A table of two people at one screen, of whom the first is looking. */
function table(): { visit: Visit; asked(...seats: number[]): Promise<void>; shown(): string } {
  const visit = new Visit("table", "");
  visit.viewer.value = 0;
  visit.store.facts.value = { settings: { pause: PAUSE } } as Facts;
  const asked = (...seats: number[]) =>
    act(() => {
      const words = { asked: seats.map((seat) => ({ seat, text: "" })) };
      visit.store.update.value = { viewer: 0, mine: [0, 1], question: null, words } as unknown as Update;
    }) as Promise<void>;
  const Screen = () => <p>{useCurtain(visit, PLAYERS)?.name ?? "open"}</p>;
  const { container } = render(<Screen />);
  return { visit, asked, shown: () => container.textContent ?? "" };
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(1000 * seconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the curtain falls when the other has had something to decide for longer than the pause", async () => {
  const { asked, shown } = table();

  await asked(1);
  expect(shown()).toBe("open");
  await pass(PAUSE + 0.5);
  expect(shown()).toBe("Bob");
});

test("no curtain falls for a question that the table answers by itself", async () => {
  const { visit, asked, shown } = table();

  await asked(1);
  await pass(PAUSE);
  await asked(0);
  await pass(5);

  expect(shown()).toBe("open");
  expect(visit.curtain.value).toBe(-1);
});
