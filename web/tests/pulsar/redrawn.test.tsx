// @vitest-environment happy-dom
// What did not change is not drawn anew. However a board came to a position, it has to look the same.

import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import Board from "../../src/boards/pulsar/index";
import type { PulsarView } from "../../src/boards/pulsar/types";
import { position, positions, propsOf } from "./table";

afterEach(cleanup);

/** All elements with their attributes and texts; attributes in no order of time. */
function drawing(container: Element): string[] {
  return [...container.querySelectorAll("*")].map((one) => {
    const attributes = one.getAttributeNames().map((name) => `${name}=${one.getAttribute(name)}`);
    const texts = [...one.childNodes].flatMap((child) => (child.nodeType === 3 ? [child.textContent] : []));
    return [one.tagName, ...attributes.sort(), ...texts].join(" ");
  });
}

/** The first lines that differ, each before and after. */
function differences(one: readonly string[], other: readonly string[]): unknown[] {
  const most = Math.max(one.length, other.length);
  const pairs = Array.from({ length: most }, (_, line) => [one[line], other[line]]);
  return pairs.filter(([left, right]) => left !== right).slice(0, 3);
}

/** A board that has been there for a while, and how to draw something else on it. */
function lively(props: BoardProps) {
  const { container, rerender } = render(<Board {...props} />);
  const show = (next: BoardProps) => {
    act(() => rerender(<Board {...next} />));
    return drawing(container);
  };
  show(props);
  return show;
}

/** The same of a board on which all is drawn anew each time, since it could be in another language. */
function thorough(props: BoardProps) {
  const show = lively(props);
  return (next: BoardProps) => show({ ...next, declarations: { ...next.declarations! } });
}

test("a board that goes from question to question", () => {
  const [show, showAll] = [lively(propsOf("act")), thorough(propsOf("act"))];
  for (const decision of Object.keys(positions)) {
    const props = propsOf(decision);
    expect([decision, ...differences(showAll(props), show(props))]).toEqual([decision]);
  }
});

test("an answer that was pointed at leaves no trace", () => {
  const show = lively(propsOf("act"));
  for (const decision of ["act", "pick-die", "hop", "use-die", "link", "choose-gyrodyne", "score-goal"]) {
    const props = propsOf(decision);
    const before = show(props);
    const previewView = structuredClone(props.view);
    show({ ...props, pointed: props.question!.options[0]![0], previewView });
    expect([decision, ...differences(before, show(props))]).toEqual([decision]);
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
  const [show, showAll] = [lively(waiting), thorough(waiting)];
  for (const [part, field] of fields) {
    const next = { ...waiting, view: changed(part, field) };
    expect([part, field, ...differences(showAll(next), show(next))]).toEqual([part, field]);
    show(waiting);
  }
});

/** What may change on the disc while somebody points: the route, lights, ships, ghosts, and the moves of counters. */
const CHANGING = ".p-routes, .p-lights, .p-over, .p-counter-moves, .p-track-title";

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
