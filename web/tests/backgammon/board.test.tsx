// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import Board from "../../src/boards/backgammon/index";
import { layoutFor, pointBox } from "../../src/boards/backgammon/layout";
import type { BoardProps } from "../../src/boards/board";
import { type Position, propsAt } from "../small-table";
import { DECLARATIONS, viewOf } from "./table";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MOVES: Position = {
  view: viewOf(
    { 13: 7, 8: 1 },
    { 1: 1 },
    {
      dice: [
        { value: 5, is_used: false },
        { value: 3, is_used: true },
      ],
      roller: 0,
    },
  ),
  options: [
    [[40], ["point:8", "point:3"]],
    [[70], ["point:13", "point:8"]],
    [[71], ["point:13", "point:10"]],
  ],
  refused: [["B3.2", "point:24"]],
};

function board(position: Position = MOVES, more: Partial<BoardProps> = {}) {
  const props = propsAt(DECLARATIONS, position, more);
  const { container } = render(<Board {...props} />);
  const piece = (id: string) => container.querySelector(`[data-piece="${id}"]`)!;
  return { props, container, piece, press: (id: string) => fireEvent.keyDown(piece(id), { key: "Enter" }) };
}

test("a checker is picked, its ends light up, and the end gives the answer", () => {
  const { props, container, press } = board();
  expect(container.querySelectorAll(".goal")).toHaveLength(0);
  press("point:13");
  expect([...container.querySelectorAll(".goal")].map((end) => end.getAttribute("data-piece"))).toEqual([
    "point:8",
    "point:10",
  ]);
  press("point:10");
  expect(props.choose).toHaveBeenCalledWith([71]);
});

test("what is pressed again is let go", () => {
  const { container, press } = board();
  press("point:13");
  press("point:13");
  expect(container.querySelectorAll(".goal")).toHaveLength(0);
});

test("the only checker that can move need not be picked", () => {
  const { props, press } = board({ ...MOVES, options: [[[40], ["point:8", "point:3"]]] });
  press("point:3");
  expect(props.choose).toHaveBeenCalledWith([40]);
});

test("a checker that can't move says why", () => {
  const { props, press } = board();
  press("point:24");
  expect(props.explain).toHaveBeenCalledWith("B3.2");
});

test("more than five checkers are counted", () => {
  const { container, piece } = board();
  expect(container.querySelectorAll("[data-piece^='point:13/0-']")).toHaveLength(5);
  expect(piece("point:13/0-5").textContent).toBe("7");
});

test("dice that have been played are dimmed", () => {
  const { piece } = board();
  expect(piece("die:1").classList).not.toContain("used");
  expect(piece("die:2").classList).toContain("used");
});

test("dice and cube are answered by buttons with the words of the server", () => {
  const { props, container } = board({
    view: viewOf({ 6: 15 }, { 6: 15 }),
    options: [
      [[0], ["dice:roll"]],
      [[1], ["cube:stake"]],
    ],
  });
  const [roll, double] = container.querySelectorAll(".controls button");
  expect(roll!.textContent).toBe("dice:roll");
  const between = roll!.parentElement!.style.columnGap;
  expect(between).toBe(`${container.querySelector(".bar")!.getAttribute("width")}px`);
  fireEvent.click(double!);
  expect(props.choose).toHaveBeenCalledWith([1]);
});

test("pip counts are those of the server", () => {
  const { words } = propsAt(DECLARATIONS, MOVES);
  const plain = { is_gain: false, most: 0, beside: false, spare: false };
  const figure = { key: "pips", label: "pips", about: "", ...plain };
  const strip = { figures: [figure], values: [[99], [24]], notes: ["", ""] };
  const { container } = board(MOVES, { words: { ...words!, strip } });
  expect([...container.querySelectorAll(".pips text")].map((text) => text.textContent)).toEqual(
    expect.arrayContaining(["A 99", "B 24"]),
  );
});

test("without a cube none is drawn", () => {
  expect(board({ view: viewOf({ 6: 1 }, {}, { holder: -2 }) }).container.querySelector(".cube")).toBeNull();
});

test("the home of the one who looks is at the bottom right", () => {
  const { piece } = board(MOVES, { viewer: 1 });
  expect(piece("point:24").getAttribute("aria-label")).toMatch(/^point/);
  const layout = layoutFor({ width: 900, height: 600 });
  const [home, far] = [pointBox(layout, 1), pointBox(layout, 24)];
  expect(home.x).toBe(far.x);
  expect(home.y).toBeGreaterThan(far.y);
  expect(home.x).toBeGreaterThan(pointBox(layout, 12).x);
});

test("places that the board does not know are left out, and that is said once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const strange: Position = { ...MOVES, options: [...MOVES.options!, [[9], ["moon:1", "point:2"]]] };
  expect(board(strange).container.querySelectorAll(".source")).toHaveLength(2);
  board(strange);
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  [344, 230],
  [752, 520],
  [860, 580],
  [1900, 1220],
])("all of the board is in a place of %i × %i", (width, height) => {
  const { board: all, r } = layoutFor({ width, height });
  expect(all.x).toBeGreaterThanOrEqual(0);
  expect(all.y).toBeGreaterThanOrEqual(0);
  expect(all.x + all.width).toBeLessThanOrEqual(width);
  expect(all.y + all.height).toBeLessThanOrEqual(height);
  expect(r).toBeGreaterThan(6);
});
