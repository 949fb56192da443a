// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import Board, { Sheet } from "../../src/boards/pulsar/index";
import { legendRows } from "../../src/boards/pulsar/legend";
import type { PulsarView } from "../../src/boards/pulsar/types";
import { measuredAs } from "../measured";
import { components, declarations, position, positions, propsOf, wordsOf } from "./table";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
});

const HONEST = { undoable: true, holds: false, reveals: [], hands_over: -1 };

function choosable(container: Element): Element[] {
  return [...container.querySelectorAll(".p-choosable")];
}

/** The first choice that a piece stands for, by what the server says. */
function choiceFor({ question, words }: BoardProps, piece: Element): number {
  const id = piece.getAttribute("data-piece")!;
  return question!.options[words!.options.findIndex(({ pieces }) => pieces.includes(id))]![0];
}

function canBeAnswered(decision: string, isNarrow: boolean): boolean {
  const props = propsOf(decision, { isNarrow });
  const { container } = render(
    <>
      <Board {...props} />
      {isNarrow && <Sheet {...props} />}
    </>,
  );
  return choosable(container).length > 0;
}

/** Questions with an answer that is a piece; the others are answered in words alone. */
const ON_BOARD = Object.keys(positions).filter((decision) =>
  wordsOf(decision).options.some(({ pieces }) => pieces.some((id) => !id.startsWith("exploration:"))),
);

test("most questions can be answered on the board", () => {
  expect(ON_BOARD.length).toBeGreaterThan(Object.keys(positions).length / 2);
});

test.each(ON_BOARD)("%s can be answered on the board", (decision) => {
  expect(canBeAnswered(decision, false)).toBe(true);
});

test.each(["pick-die", "act", "link", "score-goal", "choose-gyrodyne"])(
  "%s can be answered on a narrow screen",
  (decision) => {
    expect(canBeAnswered(decision, true)).toBe(true);
  },
);

/** A position in which the viewer keeps so many transmitters, without headquarters if it is a first game. */
function keeping(count: number, isFirst: boolean): BoardProps {
  const view = structuredClone(position("pick-die").view);
  const seats = isFirst ? view.seats.map((seat) => ({ ...seat, hq: -1, face: -1 })) : view.seats;
  const kept = { keeper: 0, paid: 0, online: 0, links: [] };
  const transmitters = Array.from({ length: count }, (_, tile) => ({ ...kept, tile }));
  return propsOf("pick-die", { view: { ...view, seats, transmitters } });
}

const shows = (props: BoardProps, part: string) => {
  const { container, unmount } = render(<Board {...props} />);
  const isThere = container.querySelector(part) !== null;
  unmount();
  return isThere;
};

test("gyrodynes give way to headquarters that have to be chosen, and to nothing else", () => {
  expect(shows(propsOf("choose-side"), ".p-gyrodynes")).toBe(false);
  expect(shows(keeping(0, true), ".p-gyrodynes")).toBe(true);
});

test("where there is room one sees what the others have", () => {
  expect(shows(keeping(2, false), ".p-others")).toBe(false);
  const { container } = render(<Board {...keeping(2, true)} />);
  expect(container.querySelectorAll(".p-other")).toHaveLength(position("pick-die").view.seats.length - 1);
  expect(container.querySelector(".p-other [data-piece='token:B-plus-two']")).not.toBeNull();
});

test("on a large screen all that four players have finds room", () => {
  measuredAs(1616, 1024);
  const { container } = render(<Board {...propsOf("choose-system")} />);
  expect(container.querySelectorAll(".p-other")).toHaveLength(3);
  expect(container.querySelector(".p-goals.p-folded")).toBeNull();
});

test("goals are told whole where everything else leaves room for it", () => {
  expect(shows(keeping(2, false), ".p-goals.p-folded")).toBe(false);
  expect(shows(keeping(4, false), ".p-goals.p-folded")).toBe(true);
  expect(shows(keeping(4, true), ".p-goals.p-folded")).toBe(false);
});

test("goals that are folded have their names, and one's own progress also in words", () => {
  const texts = { "label.of": "{n} of {m}" };
  const props = { ...keeping(4, false), declarations: { ...declarations, texts } };
  const { container } = render(<Board {...props} />);
  const chips = [...container.querySelectorAll(".p-goal-chip")];
  expect(chips).toHaveLength(3);
  for (const chip of chips) {
    const [have, need] = chip.querySelector("b")!.textContent!.split("/");
    expect(chip.getAttribute("aria-label")).toContain(`: ${have} of ${need}`);
    expect(chip.querySelector("small")!.textContent).toMatch(/^goal\..+\.name$/);
  }
});

test("a click on a die of the draft takes it", () => {
  const props = propsOf("pick-die");
  const { container } = render(<Board {...props} />);
  const die = container.querySelector("[data-piece^='pool:'].p-choosable")!;
  fireEvent.click(die);
  expect(props.choose).toHaveBeenCalledWith([choiceFor(props, die)]);
});

test("pointing shows what an answer would do, and leaving shows it no more", () => {
  const props = propsOf("move-counter");
  const { container } = render(<Board {...props} />);
  const counter = choosable(container)[0]!;
  fireEvent.pointerEnter(counter);
  expect(props.preview).toHaveBeenLastCalledWith([choiceFor(props, counter)]);
  fireEvent.pointerLeave(counter);
  expect(props.preview).toHaveBeenLastCalledWith(null);
});

test("a piece can be reached and chosen by keys", () => {
  const props = propsOf("choose-entry");
  const { container } = render(<Board {...props} />);
  const gate = choosable(container)[0]!;
  expect(gate.getAttribute("tabindex")).toBe("0");
  fireEvent.keyDown(gate, { key: "Enter" });
  expect(props.choose).toHaveBeenCalledTimes(1);
});

test("every piece that can be chosen is a button with a name", () => {
  const { container } = render(<Board {...propsOf("act")} />);
  for (const one of choosable(container)) {
    expect(one.getAttribute("role")).toBe("button");
    expect(one.getAttribute("aria-label")).toBeTruthy();
  }
});

test("several ways to one place are listed, and one of them is flown", () => {
  const props = propsOf("hop");
  const { container } = render(<Board {...props} />);
  const several = choosable(container).find((one) =>
    one.getAttribute("aria-label")!.match(/\d+ label\.flights$/),
  )!;
  fireEvent.click(several);
  const rows = container.querySelectorAll<HTMLButtonElement>(".p-menu button");
  expect(rows.length).toBeGreaterThan(0);
  fireEvent.click(rows[0]!);
  expect(props.choose).toHaveBeenCalledTimes(1);
});

test("a click on what is refused asks for the clause", () => {
  const props = propsOf("act");
  const { container } = render(<Board {...props} />);
  fireEvent.click(container.querySelector(".p-technology.p-refused")!);
  expect(props.explain).toHaveBeenCalledTimes(1);
  expect(props.choose).not.toHaveBeenCalled();
});

test("nothing can be chosen in a replay", () => {
  const { container } = render(<Board {...propsOf("act", { isLive: false })} />);
  expect(choosable(container)).toEqual([]);
});

test("a preview shows where a ship would go", () => {
  const { view, seat } = position("act");
  const seats = view.seats.map((one, number) => (number === seat ? { ...one, ship: 0 } : one));
  const { container } = render(<Board {...propsOf("act", { previewView: { ...view, seats } })} />);
  expect(container.querySelectorAll(".p-ship.p-ghost")).toHaveLength(1);
});

test("a click shows the boards of somebody else, on which nothing can be chosen", () => {
  const { container } = render(<Board {...propsOf("use-die")} />);
  const other = [...container.querySelectorAll<HTMLButtonElement>(".p-seat-tabs button")].find(
    (tab) => tab.getAttribute("aria-selected") === "false",
  )!;
  fireEvent.click(other);
  expect(other.getAttribute("aria-selected")).toBe("true");
  expect(container.querySelectorAll(".p-tableau .p-choosable")).toHaveLength(0);
});

test("while a die of the draft is pointed at, every own counter is tried with it", () => {
  const props = propsOf("pick-die");
  const { container, rerender } = render(<Board {...props} />);
  const die = container.querySelector("[data-piece^='pool:'].p-choosable")!;
  const choice = choiceFor(props, die);
  fireEvent.pointerEnter(die);
  expect(props.preview).toHaveBeenLastCalledWith([choice]);
  const { options } = position("move-counter").question;
  const pieces = wordsOf("move-counter").options.map((answer) => answer.pieces);
  const next = { decision: "move-counter", options, pieces };
  const view = position("move-counter").view;
  const seen = { view, standings: [], events: [], news: [], ...HONEST, taken: 2, next };
  const tried = (choices: number[]) => ({ ...seen, choices, view: steppedView(view, choices[1]) });
  for (const [counter] of options) {
    const before = vi.mocked(props.preview).mock.calls.length === 1 ? [choice] : lastAsked(props);
    act(() => rerender(<Board {...props} previewed={tried(before)} />));
    expect(lastAsked(props)).toEqual([choice, counter]);
  }
  act(() => rerender(<Board {...props} previewed={tried(lastAsked(props))} />));
  expect(lastAsked(props)).toEqual([choice]);
  expect(container.querySelectorAll(".p-counter.p-ghost").length).toBeGreaterThan(1);
});

/** The view after a counter, if there is one, went a space to the right. */
function steppedView(view: PulsarView, counter: number | undefined): PulsarView {
  if (counter === undefined) return view;
  const per = components.dice.counters;
  const track = counter < per ? "initiative" : "engineering";
  const spots = view.table[track].map(([space, level], number): [number, number] =>
    number === counter % per ? [space + 1, level] : [space, level],
  );
  return { ...view, table: { ...view.table, [track]: spots } };
}

function lastAsked(props: BoardProps): number[] {
  return [...vi.mocked(props.preview).mock.lastCall![0]!];
}

test("the list of signs tells every word of the effects", () => {
  const scene = { props: propsOf("act"), components };
  expect(legendRows(scene).filter((row) => row.glyphs.length === 0)).toEqual([]);
  const { container } = render(<Board {...propsOf("act")} />);
  fireEvent.click(container.querySelector(".p-tools button:last-of-type")!);
  expect(container.querySelectorAll(".p-legend li").length).toBe(legendRows(scene).length + 2);
});

test("a card stands out while it is pointed at", () => {
  const props = propsOf("act");
  const { container } = render(<Board {...props} />);
  const card = container.querySelector(".p-technology.p-choosable")!;
  fireEvent.pointerEnter(card);
  expect(card.classList).toContain("p-pointed");
  fireEvent.pointerLeave(card);
  expect(card.classList).not.toContain("p-pointed");
});

test("a die that is dragged onto a counter answers both questions", () => {
  const props = propsOf("pick-die");
  const { container, rerender } = render(<Board {...props} />);
  const die = container.querySelector("[data-piece^='pool:'].p-choosable")!;
  const choice = choiceFor(props, die);
  const { options } = position("move-counter").question;
  const pieces = wordsOf("move-counter").options.map((answer) => answer.pieces);
  const next = { decision: "move-counter", options, pieces };
  fireEvent.pointerDown(die, { clientX: 300, clientY: 300, button: 0 });
  fireEvent.pointerMove(die, { clientX: 200, clientY: 200 });
  expect(props.preview).toHaveBeenLastCalledWith([choice]);
  const seen = { view: props.view, standings: [], events: [], news: [], ...HONEST, taken: 1, next };
  act(() => rerender(<Board {...props} previewed={{ ...seen, choices: [choice] }} />));
  fireEvent.pointerUp(die, { clientX: 0, clientY: 0 });
  fireEvent.click(die);
  expect(props.choose).toHaveBeenCalledExactlyOnceWith([choice, options[0]![0]]);
});

test("a die that is let go elsewhere stays where it was", () => {
  const props = propsOf("pick-die");
  const { container } = render(<Board {...props} />);
  const die = container.querySelector("[data-piece^='pool:'].p-choosable")!;
  fireEvent.pointerDown(die, { clientX: 300, clientY: 300, button: 0 });
  fireEvent.pointerMove(die, { clientX: 200, clientY: 200 });
  fireEvent.pointerUp(die, { clientX: 200, clientY: 200 });
  fireEvent.click(die);
  expect(props.choose).not.toHaveBeenCalled();
  expect(document.querySelector(".p-drag")).toBeNull();
});
