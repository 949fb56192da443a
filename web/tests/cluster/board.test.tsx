// @vitest-environment happy-dom
// The board as it is drawn from positions of a real game.

import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import { letGo, showsBorders } from "../../src/boards/cluster/held";
import Board, { tabs } from "../../src/boards/cluster/index";
import type { ClusterView, TileView } from "../../src/boards/cluster/types";
import { measuredAs } from "../measured";
import { cellNamed, components, type Name, position, propsOf } from "./table";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  letGo();
  showsBorders.value = false;
});

const NAMES: Name[] = ["place", "act", "late-place", "late-act"];

function withTile(name: Name, cell: string, change: Partial<TileView>): BoardProps {
  const view = structuredClone(position(name).view);
  const tiles = view.tiles.map((tile) => (tile.cell === cellNamed(cell) ? { ...tile, ...change } : tile));
  return propsOf(name, { view: { ...view, tiles } });
}

const at = (container: Element, cell: string) =>
  container.querySelector(`.c-tiles [data-piece="cell:${cell}"]`)!;

test.each(NAMES)("%s: every tile is there with its tick, its coins and its name", (name) => {
  const { view } = position(name);
  const { container } = render(<Board {...propsOf(name)} />);
  expect(container.querySelectorAll(".c-tile")).toHaveLength(view.tiles.length);
  for (const tile of view.tiles) {
    const drawn = at(container, components.cells[tile.cell]!.name);
    const { role } = components.tiles[tile.kind]!;
    expect(drawn.querySelectorAll(".c-tick")).toHaveLength(role === "mits" || role === "supernova" ? 0 : 1);
    expect(drawn.querySelectorAll(".c-coin")).toHaveLength(tile.coins.filter((count) => count > 0).length);
    expect(drawn.querySelectorAll(".c-light")).toHaveLength(role === "habitable" ? tile.pennies : 0);
    expect(drawn.querySelectorAll(".c-ore")).toHaveLength(role === "resource" ? tile.pennies : 0);
    expect(drawn.querySelectorAll(".c-station")).toHaveLength(tile.station >= 0 ? 1 : 0);
    expect(drawn.getAttribute("aria-label")).toContain(components.cells[tile.cell]!.name);
  }
});

function world(): string {
  const { view } = position("late-act");
  const found = view.tiles.find(
    ({ kind, colony }) => components.tiles[kind]!.role === "habitable" && colony < 0,
  )!;
  return components.cells[found.cell]!.name;
}

test("who would score a world is told by ring, letter and margin", () => {
  const { container } = render(
    <Board {...withTile("late-act", world(), { scorer: 1, margin: 2, colony: -1 })} />,
  );
  const drawn = at(container, world());
  expect(drawn.querySelector(".c-badge text")!.textContent).toBe("B");
  expect(drawn.querySelector(".c-margin")!.textContent).toBe("+2");
  expect(drawn.querySelector(".c-tie")).toBeNull();
});

test("a tie and a world without members look different", () => {
  const tie = render(<Board {...withTile("late-act", world(), { scorer: -1, margin: 0, colony: -1 })} />);
  expect(at(tie.container, world()).querySelector(".c-tie")).not.toBeNull();
  cleanup();
  const none = render(<Board {...withTile("late-act", world(), { scorer: -1, margin: -1, colony: -1 })} />);
  expect(at(none.container, world()).querySelector(".c-majority")).toBeNull();
});

test("a colony stands under its dome and shows no margin", () => {
  const { container } = render(
    <Board {...withTile("late-act", world(), { scorer: 2, margin: -1, colony: 2 })} />,
  );
  const drawn = at(container, world());
  expect(drawn.querySelector(".c-dome")).not.toBeNull();
  expect(drawn.querySelector(".c-margin")).toBeNull();
});

test("the costs of all borders are shown large on demand, by button and by key", () => {
  const { container } = render(<Board {...propsOf("act")} />);
  const large = () => container.querySelectorAll(".c-over .c-lozenge, .c-over .c-closed").length;
  expect(large()).toBe(0);
  fireEvent.click(container.querySelector('[aria-keyshortcuts="b"]')!);
  expect(large()).toBeGreaterThan(3);
  act(() => void fireEvent.keyDown(document.body, { key: "b" }));
  expect(large()).toBe(0);
});

test("on a small laptop too the rail tells what crystals everybody has", () => {
  const { container } = render(<Board {...propsOf("late-act")} />);
  expect(container.querySelector(".c-rail.c-slim")).not.toBeNull();
  expect(container.querySelectorAll(".c-rail .c-owned")).toHaveLength(position("late-act").view.seats.length);
});

test("the rail tells what is coming, what is left and where there is room", () => {
  const { view } = position("late-place");
  const { container } = render(<Board {...propsOf("late-place")} />);
  const icons = view.turn.stack.flat().filter((count) => count > 0).length;
  expect(container.querySelectorAll(".c-stack li")).toHaveLength(icons);
  expect(container.querySelectorAll(".c-backs .c-may")).toHaveLength(
    view.coming.latest ? view.coming.latest - view.coming.soonest + 1 : 0,
  );
  expect(container.querySelectorAll(".c-slot.c-full")).toHaveLength(view.racks.flat().length);
  expect(container.querySelectorAll(".c-slot")).toHaveLength(5 + 4 + 3 + 2);
});

test("on phones there is nothing but the tiles; the rest has a tab", () => {
  const narrow = propsOf("late-act", { isNarrow: true });
  const { container } = render(<Board {...narrow} />);
  expect(container.querySelector(".c-rail")).toBeNull();
  cleanup();
  const Tiles = tabs[0]!.Body;
  const tab = render(<Tiles {...narrow} />);
  expect(tab.container.querySelectorAll(".c-part")).toHaveLength(4);
});

test("gradients are in the page once for as long as something is drawn", () => {
  const { unmount } = render(<Board {...propsOf("act")} />);
  render(<Board {...propsOf("act")} />);
  expect(document.querySelectorAll("#c-lamp")).toHaveLength(1);
  unmount();
  expect(document.querySelectorAll("#c-lamp")).toHaveLength(1);
  cleanup();
  expect(document.querySelectorAll("#c-lamp")).toHaveLength(0);
});

test("a tile that the board does not know is left out and told once, and the rest is drawn", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { view } = position("act");
  const strange = { ...view.tiles[0]!, kind: 99, cell: cellNamed("a1") };
  const props = propsOf("act", { view: { ...view, tiles: [...view.tiles, strange] } });
  const { container, rerender } = render(<Board {...props} />);
  rerender(<Board {...props} players={[...props.players]} />);
  expect(container.querySelectorAll(".c-tile")).toHaveLength(view.tiles.length);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

/** All elements with their attributes and texts. */
function drawing(container: Element): string[] {
  return [...container.querySelectorAll("*")].map((one) => {
    const attributes = one.getAttributeNames().map((name) => `${name}=${one.getAttribute(name)}`);
    const texts = [...one.childNodes].flatMap((child) => (child.nodeType === 3 ? [child.textContent] : []));
    return [one.tagName, ...attributes.sort(), ...texts].join(" ");
  });
}

test("however a board came to a position, it looks the same", () => {
  const lively = render(<Board {...propsOf("act")} />);
  for (const name of [...NAMES].reverse()) {
    act(() => lively.rerender(<Board {...propsOf(name)} />));
    const fresh = render(<Board {...propsOf(name)} />);
    expect(drawing(lively.container)).toEqual(drawing(fresh.container));
    fresh.unmount();
  }
});

test("a coin that moves draws its two tiles anew and no other", () => {
  const props = propsOf("late-act");
  const { container, rerender } = render(<Board {...props} />);
  const before = new Map([...container.querySelectorAll(".c-tile")].map((one) => [one, one.outerHTML]));
  const view = props.view as ClusterView;
  const tiles = view.tiles.map((tile) =>
    tile.coins[0]! > 0 ? { ...tile, coins: [tile.coins[0]! + 1, 0, 0] } : tile,
  );
  act(() => rerender(<Board {...props} view={{ ...view, tiles }} />));
  const changed = [...container.querySelectorAll(".c-tile")].filter(
    (one) => before.get(one) !== one.outerHTML,
  );
  expect(changed.map((one) => one.getAttribute("data-piece")).sort()).toEqual(
    tiles
      .filter((tile, place) => tile !== view.tiles[place])
      .map(({ cell }) => `cell:${components.cells[cell]!.name}`)
      .sort(),
  );
});

/** A late position after the last scoring. */
function over(): Partial<BoardProps> {
  const { view } = position("late-act");
  const seats = view.seats.map((seat) => ({ ...seat, scorings: 3 }));
  return { question: null, words: null, view: { ...view, seats } };
}

test("a phone shows what the question is about, and the whole board when the game is over", () => {
  measuredAs(390, 400);
  const props = propsOf("late-act", { isNarrow: true });
  const { container, rerender } = render(<Board {...props} />);
  expect(container.querySelector(".c-small-map")).not.toBeNull();
  act(() => rerender(<Board {...props} {...over()} />));
  expect(container.querySelector(".c-small-map")).toBeNull();
});

test("on tiny tiles nothing is written but what they are worth", () => {
  measuredAs(360, 250);
  const { container } = render(<Board {...propsOf("late-act", { isNarrow: true, ...over() })} />);
  expect(container.querySelectorAll(".c-total").length).toBeGreaterThan(3);
  expect(container.querySelectorAll(".c-coin").length).toBeGreaterThan(3);
  expect(container.querySelectorAll(".c-tile :is(.c-coin, .c-leader, .c-badge) text")).toHaveLength(0);
  expect(container.querySelectorAll(".c-tile .c-letters")).toHaveLength(0);
});
