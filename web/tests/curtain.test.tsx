import { act, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Player } from "../src/boards/board";
import { markOf } from "../src/parts/marks";
import { useCurtain } from "../src/table/curtain";
import type { Facts } from "../src/table/store";
import { Visit } from "../src/table/visit";
import type { Update } from "../src/wire";
import { anUpdate, aWelcome, FakeSocket } from "./fake-socket";

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

describe("before it is known who is in front of the screen", () => {
  let title = "";

  /** Two friends come to a table at one screen. */
  async function enter(): Promise<Visit> {
    const visit = new Visit("abcabcabcabc", "");
    await visit.enter();
    return visit;
  }

  const viewers = () => FakeSocket.opened.map(({ address }) => new URL(address).searchParams.get("viewer"));

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.opened = [];
    title = "hidden";
    vi.stubGlobal("fetch", async (address: string) => {
      const match = { title, mine: [0, 1], can_watch: true, stage: "running", seats: [] };
      const replies: Record<string, unknown> = {
        "/me": { id: "ann", name: "Ann" },
        "/matches/abcabcabcabc": match,
      };
      const path = address.replace("/api/v1", "");
      const body = path.startsWith("/titles/") ? { hides: path.includes("hidden") } : replies[path];
      return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test("no seat is looked from in a title with secrets", async () => {
    const visit = await enter();
    FakeSocket.last().tell(aWelcome(anUpdate({ viewer: -1, mine: [0, 1], words: askedWords(1) })));
    await vi.advanceTimersByTimeAsync(100);

    expect(viewers()).toEqual(["-1"]);
    expect(visit.curtain.value).toBe(1);
    visit.see(1);
    expect(viewers()).toEqual(["-1", "1"]);
    visit.leave();
  });

  test("a fallen curtain forgets the hand of who looked last", async () => {
    const visit = await enter();
    visit.see(0);
    FakeSocket.last().tell(aWelcome(anUpdate({ viewer: 0, mine: [0, 1], view: { hand: "ace" } })));
    await vi.advanceTimersByTimeAsync(100);
    expect(visit.store.view.value).toEqual({ hand: "ace" });

    visit.cover(1);

    expect(viewers().at(-1)).toBe("-1");
    expect(visit.store.view.value).toBeNull();
    expect(visit.curtain.value).toBe(1);
    visit.leave();
  });

  test("a title without secrets is looked at from the first seat", async () => {
    title = "open";
    const visit = await enter();

    expect(viewers()).toEqual(["0"]);
    visit.leave();
  });

  test("who has no secrets looks from the first seat at once", async () => {
    localStorage.setItem("orrery.open-hands.abcabcabcabc", "true");
    const visit = await enter();

    expect(visit.noCurtain.value).toBe(true);
    expect(viewers()).toEqual(["0"]);
    visit.leave();
  });
});

function askedWords(...seats: number[]): Update["words"] {
  return { asked: seats.map((seat) => ({ seat, text: "" })), news: [] } as unknown as Update["words"];
}
