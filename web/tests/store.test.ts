import { beforeEach, expect, test } from "vitest";
import { TableStore } from "../src/table/store";
import type { Question, Told, UpdateWords } from "../src/wire";
import { anUpdate, aWelcome } from "./fake-socket";

let store: TableStore;

beforeEach(() => {
  store = new TableStore();
});

function told(...lines: [number, string][]): UpdateWords {
  const news: Told[] = lines.map(([seat, text]) => ({ kind: "", seat, text, clause: "", pieces: [] }));
  return { news, asked: [] } as unknown as UpdateWords;
}

const question = (number: number) => ({ number, options: [], plans: [], refused: [] }) as unknown as Question;
const texts = () => store.log.value.map((line) => line.text);

test("an update by patches changes the view it rests on", () => {
  store.welcome(aWelcome(anUpdate({ number: 4, view: { cubes: 1 } })));
  const taken = store.hear(anUpdate({ number: 5, view: undefined, base: 4, patches: [[["cubes"], 2]] }));
  expect(taken).toBe(true);
  expect(store.view.value).toEqual({ cubes: 2 });
});

test("an update that rests on a view that is not held is not taken", () => {
  store.welcome(aWelcome(anUpdate({ number: 4, view: { cubes: 1 } })));
  const taken = store.hear(anUpdate({ number: 9, view: undefined, base: 8, patches: [[["cubes"], 2]] }));
  expect(taken).toBe(false);
  expect(store.view.value).toEqual({ cubes: 1 });
});

test("the log goes on after a reconnection without a double", () => {
  store.welcome(aWelcome(anUpdate({ events: [[0, 0, 0, 0, 0]], words: told([0, "one"]) })));
  expect(store.known()).toEqual({ event: 1, line: 0 });
  store.welcome(aWelcome(anUpdate({ first_event: 1, events: [[0, 1, 0, 0, 0]], words: told([1, "two"]) })));
  expect(texts()).toEqual(["one", "two"]);
});

test("a welcome from the first event on replaces the log, such as in another language", () => {
  store.welcome(aWelcome(anUpdate({ events: [[0, 0, 0, 0, 0]], words: told([0, "one"]) })));
  store.reset();
  store.welcome(aWelcome(anUpdate({ events: [[0, 0, 0, 0, 0]], words: told([0, "один"]) })));
  expect(texts()).toEqual(["один"]);
});

test("a second update with the same number tells nothing twice", () => {
  store.welcome(aWelcome(anUpdate({ events: [[0, 0, 0, 0, 0]], words: told([0, "one"]) })));
  store.hear(anUpdate({ events: [[0, 0, 0, 0, 0]], words: told([0, "one"]), may_undo: true }));
  expect(texts()).toEqual(["one"]);
  expect(store.update.value?.may_undo).toBe(true);
});

test("what others did begins after what one's own answer did", () => {
  store.welcome(aWelcome(anUpdate({ question: question(7) })));
  store.hear(
    anUpdate({
      number: 2,
      events: [[0, 0, 0, 0, 0]],
      words: told([0, "I take a die"], [1, "Vega takes a die"]),
    }),
  );
  expect(store.log.value.slice(store.lastTurn.value).map((line) => line.text)).toEqual(["Vega takes a die"]);
});

test("what happened before one came is no news, what happens then is", () => {
  store.welcome(aWelcome(anUpdate({ events: [[0, 0, 0, 0, 0]], words: told([0, "one"]) })));
  expect(store.news.value.events).toEqual([]);
  store.hear(anUpdate({ number: 2, first_event: 1, events: [[1, 0, 0, 0, 0]], words: told([0, "two"]) }));
  expect(store.news.value).toMatchObject({ first: 1, events: [[1, 0, 0, 0, 0]] });
});

test("updates that come together are one piece of news, and all in the log", () => {
  store.welcome(aWelcome(anUpdate({ number: 1, view: { cubes: 1 } })));
  const taken = store.hear(
    anUpdate({
      number: 2,
      first_event: 0,
      events: [[1, 0, 0, 0, 0]],
      words: told([0, "one"]),
      view: { cubes: 2 },
    }),
    anUpdate({
      number: 3,
      first_event: 1,
      events: [[2, 1, 0, 0, 0]],
      words: told([1, "two"]),
      view: undefined,
      base: 2,
      patches: [[["cubes"], 3]],
    }),
  );
  expect(taken).toBe(true);
  expect(store.news.value).toMatchObject({
    first: 0,
    events: [
      [1, 0, 0, 0, 0],
      [2, 1, 0, 0, 0],
    ],
  });
  expect(texts()).toEqual(["one", "two"]);
  expect(store.view.value).toEqual({ cubes: 3 });
});

test("who comes in late finds what happened after the last sentence about them", () => {
  const words = told([0, "I"], [1, "Vega"], [2, "Mira"]);
  store.welcome(aWelcome(anUpdate({ events: [[0, 0, 0, 0, 0]], words })));
  expect(store.lastTurn.value).toBe(1);
});

test("lines of chat are kept once", () => {
  const line = (number: number) => ({ number, seat: 0, name: "Vega", text: "hello", time: 0, act: "" });
  store.welcome(aWelcome(anUpdate({ chat: [line(1)] })));
  store.hear(anUpdate({ number: 2, chat: [line(1), line(2)] }));
  expect(store.messages.value.map((each) => each.number)).toEqual([1, 2]);
  expect(store.known().line).toBe(2);
});

test("what was pointed at is let go when the question changes", () => {
  store.welcome(aWelcome(anUpdate({ question: question(7) })));
  store.pointed.value = [3];
  store.pending.value = [3];
  store.hear(anUpdate({ number: 2, question: question(8) }));
  expect(store.pointed.value).toBeNull();
  expect(store.pending.value).toBeNull();
});

test("what is pointed at stays while the same question is open", () => {
  store.welcome(aWelcome(anUpdate({ question: question(7) })));
  store.pointed.value = [3];
  store.hear(anUpdate({ number: 2, question: question(7) }));
  expect(store.pointed.value).toEqual([3]);
});

test("nothing that one viewer saw is left for the next", () => {
  store.welcome(
    aWelcome(anUpdate({ view: { hand: [1] }, events: [[0, 0, 0, 0, 0]], words: told([0, "one"]) })),
  );
  store.clear();
  expect(store.view.value).toBeNull();
  expect(store.update.value).toBeNull();
  expect(store.log.value).toEqual([]);
  expect(store.known()).toEqual({ event: 0, line: 0 });
});

test("an answer that the table gives by itself is no turn of one's own", () => {
  const forced = { ...question(1), options: [[-1, "pass"]], is_given: true } as Question;
  store.welcome(aWelcome(anUpdate({ question: forced, words: told([1, "Ben joins"]) })));
  expect(store.question.value).toEqual(forced);
  expect(store.choice.value).toBeNull();
  const before = store.lastTurn.value;
  store.hear(
    anUpdate({ number: 2, first_event: 1, events: [[0, 1, 0, 0, 0]], words: told([1, "Ben lays a card"]) }),
  );
  expect(texts()).toHaveLength(2);
  expect(store.lastTurn.value).toBe(before);
});

test("of several own seats those are awaited that have to answer themselves", () => {
  const asked = [0, 1, 2].map((seat) => ({ seat, text: "" }));
  const words = { ...told(), asked };
  store.welcome(aWelcome(anUpdate({ viewer: -1, mine: [0, 1], awaited: [1], words })));

  expect(store.asked.value).toEqual([0, 1, 2]);
  expect(store.awaited.value).toEqual([1]);
});

test("the story goes on from what happened before one came, and is told anew to another viewer", () => {
  store.welcome(aWelcome(anUpdate({ events: [[0, 0, 0, 0, 0]] })));
  store.hear(anUpdate({ number: 2, first_event: 1, events: [[1, 0, 0, 0, 0]] }));
  expect(store.story.value.map(([kind]) => kind)).toEqual([0, 1]);
  store.reset();
  store.welcome(aWelcome(anUpdate({ events: [[5, 0, 0, 0, 0]] })));
  expect(store.story.value.map(([kind]) => kind)).toEqual([5]);
});
