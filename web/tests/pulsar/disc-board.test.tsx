// @vitest-environment happy-dom
// The disc as people use it: names, taps, counters, costs.

import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import Board from "../../src/boards/pulsar/index";
import { position, propsOf, wordsOf } from "./table";

afterEach(cleanup);

const named = (container: Element) =>
  [...container.querySelectorAll(".p-place-name")].map((one) => one.textContent);

test("the key N leaves only the names of what can be chosen, and brings all back", () => {
  const { container } = render(<Board {...propsOf("act")} />);
  const all = named(container);
  expect(all).toHaveLength(new Set(all).size);
  expect(all).toContain("S01");
  fireEvent.keyDown(document.body, { key: "n", code: "KeyN" });
  const lit = [...container.querySelectorAll(".p-node.p-choosable")].map(
    (one) => one.getAttribute("data-piece")!.split(":")[1],
  );
  expect(named(container).sort()).toEqual(lit.sort());
  fireEvent.keyDown(document.body, { key: "n", code: "KeyN" });
  expect(named(container)).toEqual(all);
});

test("the key N does nothing while an answer has it", () => {
  const { container } = render(
    <>
      <div class="answers">
        <button type="button" aria-keyshortcuts="n" />
      </div>
      <Board {...propsOf("act")} />
    </>,
  );
  const before = named(container);
  fireEvent.keyDown(document.body, { key: "n", code: "KeyN" });
  expect(named(container)).toEqual(before);
});

test("every counter of a track is a piece, and those that may move can be chosen", () => {
  const props = propsOf("move-counter");
  const { container } = render(<Board {...props} />);
  const counters = [...container.querySelectorAll(".p-clocks [data-piece^='counter:']")];
  const standing = props.view.table.owner.filter((owner: number) => owner >= 0).length;
  expect(counters).toHaveLength(2 * standing);
  const open = counters.filter((one) => one.getAttribute("role") === "button");
  expect(open).toHaveLength(props.question!.options.length);
  fireEvent.click(open[0]!);
  expect(props.choose).toHaveBeenCalledTimes(1);
});

test("the time marker stands at the present round", () => {
  const { container } = render(<Board {...propsOf("act")} />);
  expect(container.querySelector("[data-piece='time'] text")!.textContent).toBe(
    String(position("act").view.table.round),
  );
});

/** A question about pulsars in which the first answer at each costs a token. */
function costly(): BoardProps {
  const words = wordsOf("complete-free");
  const chips = [{ kind: "plus-two", label: "+2", text: "a +2 token" }];
  return propsOf("complete-free", {
    words: { ...words, options: words.options.map((answer) => ({ ...answer, chips })) },
  });
}

test("what costs a token has a dashed ring and says so", () => {
  const { container } = render(<Board {...costly()} />);
  expect(container.querySelectorAll(".p-light.p-costly").length).toBeGreaterThan(0);
  expect(container.querySelector(".p-over .p-map-chip")!.textContent).toContain("+2");
  cleanup();
  const free = render(<Board {...propsOf("complete-free")} />);
  expect(free.container.querySelectorAll(".p-light").length).toBeGreaterThan(0);
  expect(free.container.querySelectorAll(".p-light.p-costly, .p-over .p-map-chip")).toHaveLength(0);
});

test("a flight that is pointed at has as many numbered steps as it takes", () => {
  const props = propsOf("hop");
  const { container, rerender } = render(<Board {...props} />);
  const [, choices] = props.question!.plans[0]!;
  const previewed = {
    choices,
    view: props.view,
    standings: [],
    events: [],
    news: [],
    undoable: true,
    taken: 1,
    next: null,
  };
  rerender(<Board {...props} previewed={previewed as unknown as BoardProps["previewed"]} />);
  const steps = [...container.querySelectorAll(".p-steps text")].map((one) => Number(one.textContent));
  expect(steps.length).toBe(wordsOf("hop").plans[0]!.pieces.length);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

test("on a phone the tracks are not on the rim, so that nothing is drawn twice", () => {
  const { container } = render(<Board {...propsOf("pick-die", { isNarrow: true })} />);
  expect(container.querySelectorAll("[data-piece^='counter:']")).toHaveLength(0);
});

test("a tap beside a lit place opens what it offers, though it met a place that is not lit", () => {
  const props = propsOf("act");
  const { container } = render(<Board {...props} />);
  const dark = container.querySelector(".p-space .p-node:not(.p-choosable)")!;
  const lit = container.querySelector(".p-space .p-node.p-choosable")!;
  const [x, y] = /translate\((\S+) (\S+)\)/.exec(lit.getAttribute("transform")!)!.slice(1).map(Number);
  const disc = container.querySelector<HTMLElement>(".p-disc")!;
  disc.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000);
  const tap = (clientX: number) =>
    fireEvent(
      dark,
      new PointerEvent("click", { pointerType: "touch", bubbles: true, clientX, clientY: y! + 500 }),
    );
  tap(x! + 500 + 90);
  expect(container.querySelector(".p-menu")).toBeNull();
  tap(x! + 500 + 15);
  expect(container.querySelector(".p-menu")).not.toBeNull();
});

test("a place and a ship that the board does not know are left out and told once, and the rest is drawn", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const props = propsOf("act");
  const declarations = structuredClone(props.declarations!);
  const map = declarations.components.map as { sides: { kinds: string[]; names: string[] }[] };
  for (const side of map.sides) side.kinds[0] = "wormhole";
  const seats = props.view.seats.map((seat: object, number: number) =>
    number === 0 ? { ...seat, ship: 999 } : seat,
  );
  const { container, rerender } = render(
    <Board {...props} declarations={declarations} view={{ ...props.view, seats }} />,
  );
  rerender(<Board {...props} declarations={declarations} view={{ ...props.view, seats }} lang="ru" />);
  expect(container.querySelectorAll(".p-node")).toHaveLength(map.sides[0]!.names.length - 1);
  expect(container.querySelectorAll(".p-ships > .p-ship")).toHaveLength(seats.length - 1);
  expect(container.innerHTML.includes("NaN")).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test("the membrane of each gate that can be chosen pulses, in one layer for all", () => {
  const { container } = render(<Board {...propsOf("act")} />);
  const lit = container.querySelectorAll(".p-node.is-gate.p-choosable");
  expect(lit.length).toBeGreaterThan(0);
  expect(container.querySelectorAll("svg.p-membranes .p-membrane")).toHaveLength(lit.length);
});

test("of two counters in a stack the one that goes is told, and not the one that sinks", () => {
  const { view, seat } = position("move-counter");
  const standing = (initiative: [number, number][]) => {
    const owner = [seat, seat, 1 - seat, 1 - seat];
    return { ...view, table: { ...view.table, owner, initiative } };
  };
  // biome-ignore format: a table
  const before = standing([[8, 0], [8, 1], [3, 0], [4, 0]]);
  // biome-ignore format: a table
  const after = standing([[14, 0], [8, 0], [3, 0], [4, 0]]);
  const props = { ...propsOf("move-counter"), view: before, previewView: after };
  const { container } = render(<Board {...props} />);
  const told = [...container.querySelectorAll(".p-of-initiative .p-change > span:first-child")];
  expect(told.map((one) => one.textContent)).toEqual(["8 → −1"]);
});
