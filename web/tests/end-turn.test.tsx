// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endTurns } from "../src/settings";
import { QuestionPanel } from "../src/table/question-panel";
import { Visit } from "../src/table/visit";
import type { Previewed } from "../src/wire";
import { anUpdate, aWelcome, FakeSocket } from "./fake-socket";

let visit: Visit;

function sit(facts: Parameters<typeof anUpdate>[0] = {}): void {
  visit = new Visit("abcabcabcabc", "");
  visit.see(0);
  render(<QuestionPanel visit={visit} title="pulsar" />);
  FakeSocket.last().tell(aWelcome(anUpdate({ may_undo: true, ...facts })));
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  endTurns.value = false;
});

afterEach(() => {
  cleanup();
  visit.leave();
  vi.unstubAllGlobals();
});

const sent = () => FakeSocket.last().sent;
const press = (code: string, key: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { code, key, bubbles: true });

test("the one whom the table waits for ends the turn by a button", async () => {
  sit({ held: 0 });
  fireEvent.click(await screen.findByRole("button", { name: /End turn/ }));
  expect(sent()).toMatchObject([{ do: "end-turn", seat: 0 }]);
});

test.each([
  ["Enter", "Enter"],
  ["KeyE", "e"],
  ["KeyE", "у"],
])("%s (%s) ends it", async (code, key) => {
  sit({ held: 0 });
  await screen.findByRole("button", { name: /End turn/ });
  press(code, key);
  expect(sent()).toMatchObject([{ do: "end-turn", seat: 0 }]);
});

test("it is ended once, however often the key is pressed", async () => {
  sit({ held: 0 });
  await screen.findByRole("button", { name: /End turn/ });
  press("KeyE", "e");
  press("KeyE", "e");
  expect(sent()).toHaveLength(1);
});

test("Enter on another button is a click on that button", async () => {
  sit({ held: 0 });
  press("Enter", "Enter", await screen.findByRole("button", { name: /Take back/ }));
  expect(sent()).toEqual([]);
});

test("others only read who may still take back", async () => {
  const words = { asked: [{ seat: 1, text: "Ben may still take back the last answer." }] };
  sit({ held: 1, words: { ...WORDS, ...words } });
  expect(await screen.findByText(/Ben may still take back/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /End turn/ })).toBeNull();
  press("KeyE", "e");
  expect(sent()).toEqual([]);
});

test("the server is told once that the table waits, and when it no longer does", async () => {
  sit({ holds: false });
  await vi.waitFor(() => expect(sent()).toMatchObject([{ do: "hold-turns", seat: 0, on: true }]));
  FakeSocket.last().tell(anUpdate({ number: 2, holds: false }));
  FakeSocket.last().tell(anUpdate({ number: 2, holds: true }));
  await vi.waitFor(() => expect(visit.store.update.value?.holds).toBe(true));
  expect(sent()).toHaveLength(1);
  endTurns.value = true;
  expect(sent()).toMatchObject([{ on: true }, { do: "hold-turns", seat: 0, on: false }]);
});

test("a spectator wants nothing held", async () => {
  sit({ viewer: -1, mine: [], holds: false, words: WORDS });
  await vi.waitFor(() => expect(visit.store.update.value?.viewer).toBe(-1));
  expect(sent()).toEqual([]);
});

test.each<[Partial<Previewed>, RegExp]>([
  [{ undoable: true }, /^Can be taken back$/],
  [{ undoable: true, holds: true, hands_over: 1 }, /until you end your turn.*Then: Hands the turn to Ben/],
  [
    { reveals: [{ kind: "draw-system", text: "Turns up S07", pieces: [] }] },
    /^Turns up S07: can't be taken back$/,
  ],
  [{ hands_over: 1 }, /^Hands the turn to Ben: can be taken back only until they answer$/],
  [{}, /^Can't be taken back$/],
])("a preview says whether it could be taken back: %o", async (facts, expected) => {
  const question = {
    number: 7,
    decision: "pick-die",
    x: 0,
    y: 0,
    z: 0,
    refused: [],
    plans: [],
    is_given: false,
  };
  const options: [number, string][] = [
    [3, "three"],
    [5, "five"],
  ];
  sit({ question: { ...question, options }, words: WORDS });
  await screen.findByText("a 3");
  const seen = { view: {}, events: [], standings: [], news: [], undoable: false, holds: false, reveals: [] };
  const more = { hands_over: -1, taken: 1, next: null, choices: [3] };
  visit.store.previewed.value = { ...seen, ...more, ...facts };
  await vi.waitFor(() =>
    expect(document.querySelector(".preview-head")?.textContent?.trim()).toMatch(expected),
  );
});

const answer = (text: string) => ({ text, detail: "", pieces: [] });
const WORDS = {
  lang: "en",
  names: ["Anna", "Ben"],
  phase: "",
  question: "Anna: which die do you take?",
  about: [],
  asked: [],
  options: [answer("a 3"), answer("a 5")],
  plans: [],
  is_given: false,
  refused: [],
  clauses: {},
  at_stake: [],
  news: [],
};
