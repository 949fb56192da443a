// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import Board from "../../src/boards/connect-four/index";
import { layoutFor } from "../../src/boards/connect-four/layout";
import TABLE from "../../src/boards/connect-four/motion";
import { motionsOf } from "../../src/motion/motion";
import type { Told } from "../../src/wire";
import { declared, type Position, propsAt } from "../small-table";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const DECLARATIONS = declared("connect-four", ["dropped"], { columns: [..."abcdefg"], rows: 6 });
const COLUMNS = [[0, 1], [], [], [], [], [], [1, 0, 1, 0, 1, 0]];
const OPEN: Position = {
  view: { columns: COLUMNS, line: [] },
  options: [..."abcdef"].map((name, choice) => [[choice], [`column:${name}`]] as const),
  refused: [["F2", "column:g"]],
};

function board(position: Position = OPEN, more: Partial<BoardProps> = {}) {
  const props = propsAt(DECLARATIONS, position, more);
  const { container } = render(<Board {...props} />);
  return { props, piece: (id: string) => container.querySelector(`[data-piece="${id}"]`)!, container };
}

test("a column that is pressed gives the answer that names it", () => {
  const { props, piece } = board();
  fireEvent.click(piece("column:c"));
  expect(props.choose).toHaveBeenCalledWith([2]);
  fireEvent.keyDown(piece("column:d"), { key: "Enter" });
  expect(props.choose).toHaveBeenLastCalledWith([3]);
});

test("a full column opens the clause that says why", () => {
  const { props, piece } = board();
  expect(piece("column:g").getAttribute("role")).toBe("img");
  fireEvent.click(piece("column:g"));
  expect(props.choose).not.toHaveBeenCalled();
  expect(props.explain).toHaveBeenCalledWith("F2");
});

test("pointing at a column asks what it would do, and leaving it nothing", () => {
  const { props, piece } = board();
  fireEvent.pointerEnter(piece("column:b"), { pointerType: "mouse" });
  expect(props.preview).toHaveBeenCalledWith([1]);
  fireEvent.pointerLeave(piece("column:b"), { pointerType: "mouse" });
  expect(props.preview).toHaveBeenLastCalledWith(null);
});

test("the disc that would be added lies where the server says", () => {
  const next = { columns: [[0, 1, 0], ...COLUMNS.slice(1)], line: [] };
  expect(board(OPEN, { previewView: next }).container.querySelectorAll(".landing")).toHaveLength(1);
});

test("the last disc is the one that the news is about", () => {
  const { words } = propsAt(DECLARATIONS, OPEN);
  const told = { pieces: ["disc:a2"] } as unknown as Told;
  const { piece } = board(OPEN, { words: { ...words!, news: [told] } });
  expect(piece("disc:a2").classList).toContain("last");
  expect(piece("disc:a1").classList).not.toContain("last");
});

test("the four that have won are lit and joined", () => {
  const line = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ];
  const { container } = board({ view: { columns: [[0], [0], [0], [0], [1], [1], [1]], line } });
  expect(container.querySelectorAll(".won")).toHaveLength(4);
  expect(container.querySelectorAll(".line path")).toHaveLength(3);
});

test("whoever only looks can choose nothing", () => {
  const { container } = board(OPEN, { isLive: false });
  expect(container.querySelectorAll("[role=button]")).toHaveLength(0);
});

test("columns that the board does not know are left out, and that is said once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const strange = { ...OPEN, view: { columns: [...COLUMNS, [0]], line: [] } };
  expect(board(strange).container.querySelectorAll(".disc")).toHaveLength(8);
  board(strange);
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  [344, 300],
  [752, 420],
])("a finger has 44 px for each column of a board of %i × %i", (width, height) => {
  const { across, plate } = layoutFor({ width, height }, 7, 6);
  expect(across).toBeGreaterThanOrEqual(44);
  expect(plate.x).toBeGreaterThanOrEqual(0);
  expect(plate.y + plate.height).toBeLessThanOrEqual(height);
});

test("a disc falls from above its column", () => {
  const deed = { events: [[0, 1, 3, 2, 0] as never], told: [], before: {}, after: {}, viewer: 0 };
  expect(motionsOf(TABLE, { ...deed, declarations: DECLARATIONS })).toMatchObject([
    { kind: "fly", piece: "disc:d3", from: "mouth:d" },
  ]);
});
