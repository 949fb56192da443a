import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lang } from "../src/speech";
import { QuestionPanel } from "../src/table/question-panel";
import { Visit } from "../src/table/visit";
import type { Hinted, Question, Update } from "../src/wire";
import { anUpdate, aWelcome, FakeSocket } from "./fake-socket";

const question: Question = {
  number: 7,
  decision: "pick-die",
  x: 0,
  y: 0,
  z: 0,
  options: [
    [3, "three"],
    [5, "five"],
  ],
  refused: [],
  is_given: false,
  plans: [],
};

const found: Hinted = {
  type: "hinted",
  id: 1,
  question: 7,
  unit: "points",
  hints: [
    {
      choices: [5, 1],
      steps: ["a 5", "fly"],
      pieces: ["die:5"],
      behind: 0,
      reasons: [["technologies", 4100]],
    },
    { choices: [3], steps: ["a 3"], pieces: [], behind: 1240, reasons: [["order", -1000]] },
    { choices: [4], steps: ["a 4"], pieces: [], behind: 0, reasons: [] },
    { choices: [2], steps: ["a 2"], pieces: [], behind: null, reasons: [] },
  ],
};

let visit: Visit;

async function seated(facts: Partial<Update>): Promise<void> {
  visit = new Visit("abcabcabcabc", "");
  visit.see(0);
  render(<QuestionPanel visit={visit} title="pulsar" />);
  FakeSocket.last().tell(aWelcome(anUpdate({ question, ...facts })));
  await screen.findByText("pick-die");
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  lang.value = "en";
});

afterEach(() => {
  cleanup();
  visit.leave();
  vi.unstubAllGlobals();
});

const sent = () => FakeSocket.last().sent;
const reply = (message: Hinted) => FakeSocket.last().tell({ ...message, id: sent().at(-1).id });

test("without leave there is no button", async () => {
  await seated({ may_hint: false });
  expect(screen.queryByText("Hint")).toBeNull();
});

test("hints say what to do, how much worse that is, and why", async () => {
  await seated({ may_hint: true });
  fireEvent.click(screen.getByText("Hint"));
  expect(sent()).toMatchObject([{ do: "hints", seat: 0, question: 7 }]);
  reply(found);

  await screen.findByText("a 5 → fly");
  expect(screen.getByText("looks best: +4.1 technologies")).toBeTruthy();
  expect(screen.getByText("1.2 points less: −1.0 order")).toBeTruthy();
  expect(screen.getByText("just as good")).toBeTruthy();
});

test("a hint is pointed at and given like an answer", async () => {
  await seated({ may_hint: true });
  fireEvent.click(screen.getByText("Hint"));
  reply(found);
  const hint = (await screen.findByText("a 5 → fly")).closest("button")!;

  fireEvent.click(screen.getByLabelText("See what it would do: a 5 → fly"));
  expect(visit.store.pointed.value).toEqual([5, 1]);
  fireEvent.click(hint);
  expect(sent().at(-1)).toMatchObject({ do: "answer", question: 7, choices: [5, 1] });
});

test("hints for another question, or for another seat, are not shown", async () => {
  await seated({ may_hint: true });
  visit.store.hints.value = { ...found, question: 6, seat: 0 };
  expect(visit.store.hinted.value).toBeNull();
  visit.store.hints.value = { ...found, seat: 1 };
  expect(visit.store.hinted.value).toBeNull();
  visit.store.hints.value = { ...found, seat: 0 };
  expect(visit.store.hinted.value).not.toBeNull();
});

test("nothing of a hint is left for whoever looks next", async () => {
  await seated({ may_hint: true });
  visit.store.hints.value = { ...found, seat: 0 };
  visit.store.clear();
  expect(visit.store.hints.value).toBeNull();
});

test("what is refused is shown, and one may ask again", async () => {
  await seated({ may_hint: true });
  fireEvent.click(screen.getByText("Hint"));
  expect(await screen.findByText("Thinking…")).toBeTruthy();
  FakeSocket.last().tell({ type: "failed", id: sent().at(-1).id, code: "no-hints", message: "" });
  expect(await screen.findByText("Hint")).toBeTruthy();
  expect(visit.refusal.value).toBe("no-hints");
});
