// @vitest-environment happy-dom
// Picking a stack draws the heat and nothing else anew; however the board came to a position, it looks the same.

import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import { letGo } from "../../src/boards/cluster/held";
import Board from "../../src/boards/cluster/index";
import type { ClusterView } from "../../src/boards/cluster/types";
import { components, declarations, type Name, position, propsOf } from "./table";

const drawn = vi.hoisted(() => ({ tiles: 0, rail: 0 }));

vi.mock("../../src/boards/cluster/field/tile", async (real) => {
  const { Tile } = await real<typeof import("../../src/boards/cluster/field/tile")>();
  const counted: typeof Tile = (props) => {
    drawn.tiles += 1;
    return <Tile {...props} />;
  };
  return { Tile: counted };
});
vi.mock("../../src/boards/cluster/rail/coming", async (real) => {
  const { Coming } = await real<typeof import("../../src/boards/cluster/rail/coming")>();
  const counted: typeof Coming = (props) => {
    drawn.rail += 1;
    return <Coming {...props} />;
  };
  return { Coming: counted };
});

beforeEach(() => Object.assign(drawn, { tiles: 0, rail: 0 }));
afterEach(() => {
  cleanup();
  letGo();
});

function stackOf(name: Name): string {
  const { seat, view } = position(name);
  const tile = view.tiles.find(({ coins }) => coins[seat]! > 0)!;
  return `.c-tiles [data-piece="cell:${components.cells[tile.cell]!.name}"]`;
}

test("picking a stack draws no tile anew, nor what stands beside them", () => {
  const { container } = render(<Board {...propsOf("late-act")} />);
  const before = { ...drawn };
  expect(before.tiles).toBeGreaterThanOrEqual(position("late-act").view.tiles.length);
  expect(before.rail).toBeGreaterThan(0);
  fireEvent.click(container.querySelector(stackOf("late-act"))!);
  expect(container.querySelectorAll("[data-heat] [data-points]").length).toBeGreaterThan(3);
  expect(drawn).toEqual(before);
});

test("what is pressed is taken as it is then, not as it was when the tile was drawn", () => {
  const texts = { "label.send-n": "send {n}" };
  const props = propsOf("act", { declarations: { ...declarations, texts } });
  const { container } = render(<Board {...props} />);
  fireEvent.click(container.querySelector(stackOf("act"))!);
  const targets = [...container.querySelectorAll(".c-tiles .c-choosable:not([aria-label*=hit-picked])")];
  fireEvent.click(targets[0]!);
  fireEvent.keyDown(window, { key: "2", code: "Digit2" });
  fireEvent.click(targets[1]!);
  const name = targets[1]!.getAttribute("data-piece")!.replace("cell:", "");
  expect(container.querySelector("[data-route]")!.getAttribute("data-route")).toMatch(
    new RegExp(` ${name}$`),
  );
  expect(container.querySelector(".c-stepper text")!.textContent).toBe("send 2");
});

test("a tile is drawn anew when something on it would change", () => {
  const props = propsOf("late-act");
  const { container, rerender } = render(<Board {...props} />);
  const before = drawn.tiles;
  const view = position("late-act").view;
  const [first, ...others] = view.tiles;
  const coins = first!.coins.map((count) => count + 3);
  const next = { ...view, tiles: [{ ...first!, coins }, ...others] };
  act(() => rerender(<Board {...props} previewView={next} />));
  expect(drawn.tiles).toBe(before + 1);
  const piece = `.c-tiles [data-piece="cell:${components.cells[first!.cell]!.name}"] .c-coin`;
  expect(container.querySelectorAll(piece)).toHaveLength(coins.length);
});

/** The position with one tile less: the second by number, so that nearly all others stand elsewhere in the list. */
function withoutSecond(): ClusterView {
  const { view } = position("late-act");
  return { ...view, tiles: view.tiles.filter((_, at) => at !== 1) };
}

test("a tile that is laid draws no other anew, though all after it have another place in the list", () => {
  const question = { question: null, words: null };
  const props = propsOf("late-act", { ...question, view: withoutSecond() });
  const { rerender } = render(<Board {...props} />);
  const before = { ...drawn };
  const view = structuredClone(position("late-act").view);
  view.tiles[0]!.borders = view.tiles[0]!.borders.map((cost) => 4 - cost);
  act(() => rerender(<Board {...props} view={view} />));
  expect(drawn.tiles).toBe(before.tiles + 1);
});

test("an update draws of what stands beside the tiles only what has changed", () => {
  const props = propsOf("late-act");
  const { rerender } = render(<Board {...props} />);
  const before = { ...drawn };
  const { view } = position("late-act");
  const turn = { ...view.turn, points_left: view.turn.points_left - 1 };
  act(() => rerender(<Board {...props} view={{ ...view, turn }} />));
  expect(drawn).toEqual(before);
  const coming = { ...view.coming, wait: view.coming.wait + 1 };
  act(() => rerender(<Board {...props} view={{ ...view, turn, coming }} />));
  expect(drawn).toEqual({ ...before, rail: before.rail + 1 });
});

test("who moves the field draws no tile anew", () => {
  const { container } = render(<Board {...propsOf("late-act", { isNarrow: true })} />);
  const before = drawn.tiles;
  const field = container.querySelector(".c-field")!;
  const moved = () => container.querySelector(".c-tiles > g")!.getAttribute("transform");
  const place = moved();
  fireEvent.pointerDown(field, { pointerId: 1, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(field, { pointerId: 1, clientX: 230, clientY: 200 });
  expect(moved()).not.toBe(place);
  expect(drawn.tiles).toBe(before);
});

test("a name that changes is said on every tile", () => {
  const texts = { "label.strengths": "{n}" };
  const props = propsOf("late-act", { declarations: { ...declarations, texts } });
  const { container, rerender } = render(<Board {...props} />);
  const renamed: BoardProps = {
    ...props,
    players: props.players.map((player) => ({ ...player, name: `${player.name} the Elder` })),
  };
  const fresh = render(<Board {...renamed} />);
  act(() => rerender(<Board {...renamed} />));
  const labels = (root: Element) =>
    [...root.querySelectorAll(".c-tile")].map((tile) => tile.getAttribute("aria-label"));
  expect(labels(container).join()).toContain("the Elder");
  expect(labels(container)).toEqual(labels(fresh.container));
});
