// Where cells, borders and members lie.

import { expect, test } from "vitest";
import { bordersOf } from "../../src/boards/cluster/field/borders";
import { letteringFor } from "../../src/boards/cluster/field/chart";
import { type Member, membersOn, standing } from "../../src/boards/cluster/field/standing";
import { BOX, borderAt, boundsOf, cornerOf, middleOf, SLAB } from "../../src/boards/cluster/geometry";
import { cellId, cellWith, crystalId } from "../../src/boards/cluster/ids";
import type { TileView } from "../../src/boards/cluster/types";
import { glanceAt } from "../../src/glance/glance";
import { cellNamed, components, declarations, position } from "./table";

const at = (name: string) => components.cells[cellNamed(name)]!;

test("the MITS touches the right edge, and rows are shifted by half a cell", () => {
  expect(cornerOf(at("g1"))).toEqual({ x: -BOX, y: 0 });
  expect(cornerOf(at("f1"))).toEqual({ x: -1.5 * BOX, y: -BOX });
  expect(cornerOf(at("h1"))).toEqual({ x: -1.5 * BOX, y: BOX });
});

test("a border lies in the middle between two cells of a row, and half a cell off between rows", () => {
  components.neighbours.forEach((beside, cell) => {
    beside.forEach((other, place) => {
      const direction = components.directions[place]!;
      const [one, two] = [middleOf(components.cells[cell]!), middleOf(components.cells[other]!)];
      const border = borderAt(components.cells[cell]!, direction);
      expect(border).toEqual({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
    });
  });
});

test("the right edge is always within the bounds", () => {
  expect(boundsOf([at("g4")])).toEqual({ left: -4 * BOX, top: 0, right: 0, bottom: BOX });
});

test("ids name cells and crystals as the server does", () => {
  expect(cellId({ components }, cellNamed("e4"))).toBe("cell:e4");
  expect(cellWith({ components }, "cell:e4")).toBe(cellNamed("e4"));
  expect(cellWith({ components }, "crystal:A-B")).toBe(-1);
  expect(crystalId({ components }, 1, 2)).toBe("crystal:B-C");
});

test("every border between two tiles is drawn once, with the cost that both sides have", () => {
  const { view } = position("late-act");
  const borders = bordersOf({ view, components });
  const laid = new Map(view.tiles.map((tile) => [tile.cell, tile]));
  const pairs = view.tiles.flatMap(({ cell }) =>
    components.neighbours[cell]!.filter((other) => laid.has(other)).map((other) => [cell, other]),
  );
  expect(borders).toHaveLength(pairs.length / 2);
  for (const { cells, cost } of borders) {
    const [one, two] = cells;
    expect(laid.get(one)!.borders[components.neighbours[one]!.indexOf(two)]).toBe(cost);
    expect(laid.get(two)!.borders[components.neighbours[two]!.indexOf(one)]).toBe(cost);
  }
});

function tile(change: Partial<TileView>): TileView {
  return { ...position("act").view.tiles[0]!, cell: 3, coins: [0, 0, 0], ...change };
}

test("members are counted by seat, coins before the leader", () => {
  const { seats } = position("act").view;
  const there = seats.map((seat, number) => ({ ...seat, leader: number === 2 ? 3 : -2 }));
  expect(membersOn({ seats: there }, tile({ coins: [2, 0, 1] }))).toEqual([
    { seat: 0, piece: "coin", count: 2 },
    { seat: 2, piece: "coin", count: 1 },
    { seat: 2, piece: "leader", count: 0 },
  ]);
});

const crowd = (count: number): Member[] =>
  Array.from({ length: count }, (_, place) => ({
    seat: Math.floor(place / 2),
    piece: place % 2 ? "leader" : "coin",
    count: 12,
  }));

test.each([1, 2, 3, 4, 5, 6, 7, 8])("%i members stand on their slab, none on another", (count) => {
  for (const tick of ["tl", "tr", "bl", "br", undefined]) {
    const found = standing(crowd(count), tick);
    expect(found).toHaveLength(count);
    for (const { x, y } of found) {
      expect(x).toBeGreaterThan(9);
      expect(x).toBeLessThan(SLAB - 9);
      expect(y).toBeLessThan(SLAB - 9);
    }
    const places = found.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
  }
});

test("a lamp in a lower corner moves the row away from it", () => {
  const [plain] = standing(crowd(2), "tl");
  expect(standing(crowd(2), "bl")[0]!.x).toBeGreaterThan(plain!.x);
  expect(standing(crowd(2), "br")[0]!.x).toBeLessThan(plain!.x);
});

test("no text is smaller than can be read", () => {
  const lettering = letteringFor(0.6, 62);
  expect(lettering.font(12) * 0.6).toBeGreaterThanOrEqual(10.99);
  expect(lettering.showsNames).toBe(false);
  expect(letteringFor(1, 104).font(12)).toBe(12);
});

test("a position at a glance has a dot for each tile, in the colour of who would score it", () => {
  const { view } = position("late-act");
  const glance = glanceAt("cluster", view, declarations)!;
  expect(glance.dots).toHaveLength(view.tiles.length);
  for (const [x, y, r] of glance.dots)
    expect(Math.max(Math.abs(x), Math.abs(y)) + r).toBeLessThanOrEqual(104);
  const owned = view.tiles.filter(({ scorer, station }) => scorer >= 0 || station >= 0);
  expect(glance.dots.filter(([, , , seat]) => seat >= 0)).toHaveLength(owned.length);
});
