import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuestionPanel } from "../src/table/question-panel";
import { Visit } from "../src/table/visit";
import type { Question, UpdateWords } from "../src/wire";
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
    [-1, "pass"],
  ],
  refused: [[4, "P4.7"]],
  is_given: false,
  plans: [["flight", [3, 1, 2], []]],
};

const words: UpdateWords = {
  lang: "en",
  names: ["Anna"],
  phase: "",
  question: "Anna: which die do you take?",
  about: [],
  asked: [{ seat: 0, text: "Anna takes a die." }],
  options: [
    { text: "a 3", detail: "", pieces: [] },
    { text: "a 5", detail: "costs a cube", pieces: [] },
    { text: "pass", detail: "", pieces: [] },
  ],
  plans: [{ text: "fly to S12", detail: "", pieces: ["system:S12"] }],
  refused: [{ text: "a 4", detail: "", pieces: [] }],
  clauses: { "P4.7": "It is taken." },
  at_stake: [],
  news: [],
};

let visit: Visit;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  visit = new Visit("abcabcabcabc", "");
  visit.see(0);
  render(<QuestionPanel visit={visit} title="pulsar" />);
  FakeSocket.last().tell(aWelcome(anUpdate({ question, words, may_undo: true })));
  await screen.findByText("Anna: which die do you take?");
});

afterEach(() => {
  cleanup();
  visit.leave();
  vi.unstubAllGlobals();
});

const sent = () => FakeSocket.last().sent;
const press = (code: string, key: string) => fireEvent.keyDown(document.body, { code, key });

test("a click on an answer gives it", () => {
  fireEvent.click(screen.getByText("a 5"));
  expect(sent()).toMatchObject([{ do: "answer", seat: 0, question: 7, choices: [5] }]);
});

test("a key gives the answer beside it", () => {
  press("Digit1", "1");
  expect(sent()).toMatchObject([{ do: "answer", choices: [3] }]);
});

test("0 passes", () => {
  press("Digit0", "0");
  expect(sent()).toMatchObject([{ do: "answer", choices: [-1] }]);
});

test("a plan is sent whole", () => {
  fireEvent.click(screen.getByText("fly to S12"));
  expect(sent()).toMatchObject([{ do: "answer", choices: [3, 1, 2] }]);
});

test("a second answer is not sent while the first is under way", () => {
  press("Digit1", "1");
  press("Digit2", "2");
  expect(sent()).toHaveLength(1);
});

test("an answer that was refused can be followed by another", async () => {
  press("Digit1", "1");
  FakeSocket.last().tell({ type: "failed", id: sent()[0].id, code: "illegal-choice", message: "" });
  await vi.waitFor(() => expect(visit.store.pending.value).toBeNull());
  expect(visit.refusal.value).toBe("illegal-choice");
  press("Digit2", "2");
  expect(sent()).toHaveLength(2);
});

test("looking at an answer asks what it would do, and shows it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(screen.getByLabelText(/a 3/));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(sent()).toMatchObject([{ do: "preview", question: 7, choices: [3] }]);
  const news = [{ kind: "", seat: 0, text: "Anna takes a 3.", clause: "", pieces: [] }];
  const seen = {
    view: {},
    events: [],
    standings: [],
    news,
    undoable: false,
    holds: false,
    reveals: [],
    hands_over: -1,
    taken: 1,
    next: null,
  };
  FakeSocket.last().tell({ type: "previewed", id: sent()[0].id, ...seen });
  expect(await screen.findByText("Anna takes a 3.")).toBeTruthy();
  expect(screen.getByText(/can't be taken back/i)).toBeTruthy();
});

test("what is refused stands there with its reason and its clause", () => {
  expect(screen.getByText("It is taken.", { exact: false }).textContent).toContain("P4.7");
});

test("Backspace takes back where that is allowed", () => {
  press("Backspace", "Backspace");
  expect(sent()).toMatchObject([{ do: "undo", seat: 0 }]);
});

test("when others are asked, it says who and for what", async () => {
  const others = { ...words, question: "", asked: [{ seat: 1, text: "Ben: which die do you take?" }] };
  FakeSocket.last().tell(anUpdate({ number: 2, question: null, words: others }));
  expect(await screen.findByText("Ben: which die do you take?")).toBeTruthy();
  expect(screen.queryByText("a 3")).toBeNull();
});

test("an only answer that others must not know of is offered, and given by an act", async () => {
  const only = { ...question, number: 8, options: question.options.slice(2), plans: [], is_given: false };
  const others = { ...words, options: words.options.slice(2), plans: [] };
  FakeSocket.last().tell(anUpdate({ number: 2, question: only, words: others }));
  expect(await screen.findByText("pass")).toBeTruthy();
});

test("where only one answer is possible, nothing is offered: the table gives it", async () => {
  const only = { ...question, number: 8, options: question.options.slice(2), plans: [], is_given: true };
  const others = { ...words, options: words.options.slice(2), plans: [] };
  FakeSocket.last().tell(anUpdate({ number: 2, question: only, words: others }));
  expect(await screen.findByText(/continues without you/)).toBeTruthy();
  expect(screen.queryByText("pass")).toBeNull();
  expect(screen.queryByText("Anna: which die do you take?")).toBeNull();
  press("Digit0", "0");
  expect(sent()).toHaveLength(0);
});

test("a new question is read from its beginning", async () => {
  const body = document.querySelector(".question-body")!;
  body.scrollTop = 40;
  fireEvent.scroll(body);
  FakeSocket.last().tell(anUpdate({ question: { ...question, options: [[3, "three"]] }, words }));
  await vi.waitFor(() => expect(document.querySelectorAll(".answer-main").length).toBeLessThan(4));
  expect(body.scrollTop).toBe(40);

  FakeSocket.last().tell(anUpdate({ question: { ...question, number: 8 }, words }));

  await vi.waitFor(() => expect(body.scrollTop).toBe(0));
});
