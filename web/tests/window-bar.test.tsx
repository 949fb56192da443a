// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuestionPanel } from "../src/table/question-panel";
import { Visit } from "../src/table/visit";
import type { Question, WindowView } from "../src/wire";
import { anUpdate, aWelcome, FakeSocket } from "./fake-socket";

let visit: Visit;

const OPEN: WindowView = { closes_in: 2.5, is_timed: true, taking_time: [] };
const FORCED = {
  number: 4,
  decision: "respond",
  x: 1,
  y: 0,
  z: 0,
  options: [[-1, "pass"]],
  refused: [],
  plans: [],
  is_given: false,
} as Question;

function sit(window: WindowView | null): void {
  visit = new Visit("abcabcabcabc", "");
  visit.see(0);
  render(<QuestionPanel visit={visit} title="pulsar" />);
  FakeSocket.last().tell(aWelcome(anUpdate({ question: { ...FORCED, is_given: window === null }, window })));
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
});

afterEach(() => {
  cleanup();
  visit.leave();
  vi.unstubAllGlobals();
});

const answers = () => document.querySelectorAll(".answer").length;

test("in a guarded window who has no choice is shown the same and may pass", async () => {
  sit(OPEN);
  await screen.findByRole("button", { name: /More time/ });
  expect(answers()).toBe(1);
});

test("elsewhere nobody is bothered with a question that has one answer", async () => {
  sit(null);
  await screen.findByText(/Nothing for you to decide/);
  expect(answers()).toBe(0);
});

test("more time is asked for by a button, and then there is none", async () => {
  sit(OPEN);
  fireEvent.click(await screen.findByRole("button", { name: /More time/ }));
  expect(FakeSocket.last().sent).toMatchObject([{ do: "take-time", seat: 0, question: 4 }]);
  FakeSocket.last().tell(
    anUpdate({
      number: 2,
      question: FORCED,
      window: { closes_in: null, is_timed: true, taking_time: [0] },
    }),
  );
  await screen.findByText(/The table waits for you/);
  expect(screen.queryByRole("button", { name: /More time/ })).toBeNull();
});
