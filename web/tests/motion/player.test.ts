import { beforeEach, expect, test, vi } from "vitest";
import { loadMotions } from "../../src/boards/motions";
import { declarations as loadDeclarations } from "../../src/library";
import { MotionPlayer } from "../../src/motion/player";
import { motion, speed } from "../../src/settings";
import { TableStore } from "../../src/table/store";
import type { Question, Told, Update, UpdateWords } from "../../src/wire";
import { anUpdate, aWelcome } from "../fake-socket";
import { FakeClock } from "./fake-clock";

vi.mock("../../src/library", () => ({ declarations: vi.fn() }));
vi.mock("../../src/boards/motions", () => ({ loadMotions: vi.fn(async () => null) }));

const DECLARED = {
  title: "a title without motions",
  events: ["dropped", "rolled"],
  sources: [],
  components: {},
};

let clock: FakeClock;
let store: TableStore;
let player: MotionPlayer;
let heard: string[];
let lost: number;

beforeEach(async () => {
  motion.value = "full";
  speed.value = "normal";
  clock = new FakeClock();
  store = new TableStore();
  heard = [];
  lost = 0;
  player = new MotionPlayer(store, { lost: () => lost++, sound: (name) => heard.push(name) }, clock);
  vi.mocked(loadDeclarations).mockResolvedValue(DECLARED as never);
  await player.learn("a title without motions");
  store.welcome(aWelcome(anUpdate({ number: 1, view: { discs: 0 } })));
});

const question = (number: number) => ({ number, options: [], plans: [], refused: [] }) as unknown as Question;

/** An update in which a seat drops a disc. */
function dropped(number: number, seat: number, more: Partial<Update> = {}): Update {
  const news: Told[] = [{ kind: "dropped", seat, text: `${seat} drops`, clause: "", pieces: [] }];
  return anUpdate({
    number,
    first_event: number - 2,
    events: [[0, seat, 0, 0, 0]],
    view: { discs: number },
    words: { news, asked: [{ seat: 0, text: "" }], names: [] } as unknown as UpdateWords,
    ...more,
  });
}

test("a question opens when what somebody else did has been played", () => {
  player.hear([dropped(2, 1, { question: question(7) })]);
  expect(store.view.value).toEqual({ discs: 2 });
  expect(store.question.value).toBeNull();
  expect(store.asked.value).toEqual([]);
  clock.pass(2000);
  expect(store.question.value?.number).toBe(7);
  expect(store.asked.value).toEqual([0]);
});

test("what one did oneself holds no question up", () => {
  player.hear([dropped(2, 1, { events: [[0, 0, 0, 0, 0]], question: question(7) })]);
  expect(player.isPlaying.value).toBe(true);
  expect(store.question.value?.number).toBe(7);
});

test("a question that was open before stays open while others do something", () => {
  player.hear([dropped(2, 0, { question: question(7) })]);
  clock.pass(2000);
  player.hear([dropped(3, 1, { question: question(7) })]);
  expect(player.isPlaying.value).toBe(true);
  expect(store.question.value?.number).toBe(7);
});

test("the end is not shown before what led to it", () => {
  const result = { points: [1, 0], places: [1, 2] };
  player.hear([dropped(2, 1, { result })]);
  expect(store.result.value).toBeNull();
  player.skip();
  expect(store.result.value).toEqual(result);
});

test("the position goes on deed by deed", () => {
  player.hear([dropped(2, 1), dropped(3, 1)]);
  expect(store.view.value).toEqual({ discs: 2 });
  expect(store.log.value).toHaveLength(1);
  clock.pass(700);
  expect(store.view.value).toEqual({ discs: 3 });
  expect(store.log.value).toHaveLength(2);
});

test("each deed is heard when it is played", () => {
  player.hear([dropped(2, 1), dropped(3, 1, { events: [[1, 1, 0, 0, 0]] })]);
  clock.pass(200);
  expect(heard).toEqual(["tile"]);
  clock.pass(2000);
  expect(heard).toEqual(["tile", "dice"]);
});

test("a deed whose motions can't be made is shown all the same, and the game goes on", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const fail = () => {
    throw new Error("no such piece");
  };
  vi.mocked(loadMotions).mockResolvedValueOnce({ dropped: fail, rolled: () => [] });
  await player.learn("a title with a fault");
  player.hear([dropped(2, 1), dropped(3, 1, { question: question(7) })]);
  vi.unstubAllGlobals();
  expect(report).toHaveBeenCalledTimes(2);
  expect(store.view.value).toEqual({ discs: 3 });
  expect(store.question.value?.number).toBe(7);
});

test("a deed whose motions can't begin is shown all the same, and the game goes on", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  document.body.innerHTML = '<p data-piece="die">6</p>';
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9));
  const sprite = () => {
    throw new Error("no such face");
  };
  vi.mocked(loadMotions).mockResolvedValueOnce({ dropped: () => [{ kind: "cast", piece: "die", sprite }] });
  await player.learn("a title with another fault");
  player.hear([dropped(2, 1), dropped(3, 1, { question: question(7) })]);
  clock.pass(200);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(report).toHaveBeenCalledTimes(2);
  expect(store.view.value).toEqual({ discs: 3 });
  expect(store.question.value?.number).toBe(7);
  expect(player.isPlaying.value).toBe(false);
});

test("with motion off all is shown at once", () => {
  speed.value = "off";
  player.hear([dropped(2, 1), dropped(3, 1, { question: question(7) })]);
  expect(store.view.value).toEqual({ discs: 3 });
  expect(store.question.value?.number).toBe(7);
  expect(player.isPlaying.value).toBe(false);
});

test("who wants nothing to move sees the result at once", () => {
  motion.value = "still";
  player.hear([dropped(2, 1)]);
  expect(player.isPlaying.value).toBe(false);
  expect(store.view.value).toEqual({ discs: 2 });
});

test("an update that rests on a view that is not held asks for everything anew", () => {
  player.hear([dropped(2, 1), dropped(5, 1, { view: undefined, base: 4, patches: [[["discs"], 9]] })]);
  expect(lost).toBe(0);
  clock.pass(2000);
  expect(lost).toBe(1);
});

test("it starts when the board has been drawn, or a moment later if it is not there", () => {
  player.hear([dropped(2, 1)]);
  expect(heard).toEqual([]);
  const [board, sheet] = [{}, {}];
  player.drawn(null, board);
  player.drawn(null, sheet);
  expect(heard).toEqual([]);
  player.drawn(store.update.value, board);
  expect(heard).toEqual([]);
  player.drawn(store.update.value, sheet);
  expect(heard).toEqual(["tile"]);
  clock.pass(1000);
  player.hear([dropped(3, 1, { events: [[1, 1, 0, 0, 0]] })]);
  clock.pass(1000);
  expect(heard).toEqual(["tile"]);
  player.gone(board);
  player.gone(sheet);
  player.skip();
  player.hear([dropped(4, 1, { events: [[1, 1, 0, 0, 0]] })]);
  clock.pass(50);
  expect(heard).toEqual(["tile", "dice"]);
});
