// @vitest-environment happy-dom
// What did not change is not drawn anew. However a board came to a position, it has to look the same.

import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import Board from "../../src/boards/pulsar/index";
import type { PulsarView } from "../../src/boards/pulsar/types";
import { position, positions, propsOf } from "./table";

afterEach(cleanup);

/** All elements with their attributes and texts, as they follow each other; attributes in no order of time. */
function drawing(root: Element, lines: string[] = []): string[] {
  for (const child of root.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) lines.push(child.textContent!);
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const one = child as Element;
    const attributes = one.getAttributeNames().map((name) => `${name}=${one.getAttribute(name)}`);
    lines.push(`${one.tagName} ${attributes.sort().join(" ")}`);
    drawing(one, lines);
  }
  return lines;
}

/** The first lines that differ, each before and after. */
function differences(one: readonly string[], other: readonly string[]): unknown[] {
  const most = Math.max(one.length, other.length);
  const pairs = Array.from({ length: most }, (_, line) => [one[line], other[line]]);
  return pairs.filter(([left, right]) => left !== right).slice(0, 3);
}

/** A board that has been there for a while: `show` draws something else on it, `refresh` draws all of it anew, as if it
 * were in another language. */
function lively(first: BoardProps) {
  let props = first;
  const { container, rerender } = render(<Board {...props} />);
  const draw = () => act(() => rerender(<Board {...props} />));
  draw();
  return {
    show(next: BoardProps) {
      props = { ...next, declarations: props.declarations };
      draw();
    },
    refresh() {
      props = { ...props, declarations: { ...props.declarations! } };
      draw();
    },
    looks: () => drawing(container),
  };
}

/** What would look different on a board if all of it were drawn anew. */
function stale({ refresh, looks }: ReturnType<typeof lively>): unknown[] {
  const before = looks();
  refresh();
  return differences(before, looks());
}

test("a board that goes from question to question", () => {
  const board = lively(propsOf("act"));
  for (const decision of Object.keys(positions)) {
    board.show(propsOf(decision));
    expect([decision, ...stale(board)]).toEqual([decision]);
  }
});

test("an answer that was pointed at leaves no trace", () => {
  const board = lively(propsOf("act"));
  for (const decision of ["act", "pick-die", "hop", "use-die", "link", "choose-gyrodyne", "score-goal"]) {
    const props = propsOf(decision);
    board.show(props);
    const before = board.looks();
    const previewView = structuredClone(props.view);
    board.show({ ...props, pointed: props.question!.options[0]![0], previewView });
    board.show(props);
    expect([decision, ...differences(before, board.looks())]).toEqual([decision]);
  }
});

const [one, other] = alike();
const fields = (["table", "map", "supply", "seats"] as const).flatMap((part) =>
  Object.keys(one[part]).map((field) => [part, field] as const),
);

/** Two positions of as many players on the same side of the map. */
function alike(): [PulsarView, PulsarView] {
  const first = position("act").view;
  const isAlike = ({ view }: { view: PulsarView }) =>
    view !== first && view.seats.length === first.seats.length && view.table.side === first.table.side;
  return [first, Object.values(positions).find(isAlike)!.view];
}

/** A view in which only one thing is another, as after a patch. */
function changed(part: (typeof fields)[number][0], field: string): PulsarView {
  const copy: any = Array.isArray(one[part]) ? [...one[part]] : { ...one[part] };
  copy[field] = (other[part] as any)[field];
  return { ...one, [part]: copy };
}

test("whatever changes while others play", () => {
  const waiting = propsOf("act", { question: null, view: one });
  const board = lively(waiting);
  for (const [part, field] of fields) {
    board.show({ ...waiting, view: changed(part, field) });
    expect([part, field, ...stale(board)]).toEqual([part, field]);
    board.show(waiting);
  }
});

/** What may change on the disc while somebody points: the route, lights, ships, ghosts, and the moves of counters. */
const CHANGING = ".p-routes, .p-lights, .p-membranes, .p-over, .p-counter-moves, .p-track-title";

test.each(["act", "hop", "pick-die"])(
  "pointing at answers to %s draws no place, lane or sky anew",
  async (decision) => {
    const props = propsOf(decision);
    const { container, rerender } = render(<Board {...props} />);
    const disc = container.querySelector(".p-disc")!;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(disc, { subtree: true, childList: true, characterData: true, attributes: true });
    const show = (more: Partial<BoardProps>) => act(() => rerender(<Board {...props} {...more} />));
    const [choice] = props.question!.options[0]!;
    const seats = props.view.seats.map((seat: object) => ({ ...seat, ship: 3 }));
    show({ pointed: choice, previewView: { ...structuredClone(props.view), seats } });
    show({});
    changes.push(...observer.takeRecords());
    await Promise.resolve();
    observer.disconnect();
    const elsewhere = changes.filter(({ target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return !element?.closest(CHANGING) && attributeName !== "class";
    });
    expect(changes.length).toBeGreaterThan(0);
    expect(elsewhere.map(({ target }) => (target as Element).outerHTML?.slice(0, 120))).toEqual([]);
  },
);
