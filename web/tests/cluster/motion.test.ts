import { expect, test, vi } from "vitest";
import type { EventRow } from "../../src/boards/board";
import TABLE from "../../src/boards/cluster/motion";
import type { ClusterView, TileView } from "../../src/boards/cluster/types";
import { type Deed, type Motion, motionsOf } from "../../src/motion/motion";
import { endOf, timed } from "../../src/motion/timeline";
import { cellNamed, components, declarations, position } from "./table";

const { view } = position("late-act");
const kind = (key: string) => declarations.events.indexOf(key);
const name = (cell: number) => `cell:${components.cells[cell]!.name}`;

function played(events: EventRow[], before: ClusterView = view, after: ClusterView = view): Motion[] {
  const deed: Deed<ClusterView> = { events, told: [], before, after, viewer: 0, declarations };
  return motionsOf(TABLE, deed);
}

/** A view with some tiles changed. */
function changed(change: (tile: TileView) => Partial<TileView>): ClusterView {
  return { ...view, tiles: view.tiles.map((tile) => ({ ...tile, ...change(tile) })) };
}

const worlds = view.tiles.filter(({ total }) => total > 0).map(({ cell }) => cell);
const [first, second, third] = worlds as [number, number, number];

test("every kind of event that there is has a line in the table", () => {
  const warn = vi.spyOn(console, "warn");
  expect(declarations.events.filter((key) => !(key in TABLE))).toEqual([]);
  expect(Object.keys(TABLE).filter((key) => !declarations.events.includes(key))).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test("a tile drops on its cell, and its lamp lights", () => {
  const { cell, kind: laid } = view.tiles.find((tile) => components.tiles[tile.kind]!.role === "null")!;
  expect(played([[kind("tile-placed"), 1, laid, cell, 0]])).toMatchObject([
    { kind: "drop", piece: name(cell), part: "tile", sound: "tile" },
    { kind: "light", piece: name(cell), part: "tick" },
  ]);
});

test("a supernova that is laid has no lamp, but is heard", () => {
  const nova = components.tiles.findIndex(({ role }) => role === "supernova");
  const after = changed((tile) => (tile.cell === first ? { kind: nova } : {}));
  const motions = played([[kind("tile-placed"), 1, nova, first, 0]], view, after);
  expect(motions.map((motion) => motion.kind)).toEqual(["drop", "flash"]);
  expect(motions.at(-1)).toMatchObject({ sound: "reveal" });
});

test("a supernova that is drawn has a box and time to be looked at", () => {
  const motions = played([
    [kind("tile-drawn"), 0, 1, 0, 0],
    [kind("supernova"), 0, 0, 0, 0],
  ]);
  expect(motions).toMatchObject([
    { kind: "flash", piece: "stack" },
    { kind: "hold", panel: "supernova", sound: "reveal" },
  ]);
});

test("steps in a row are one way over the borders", () => {
  const steps: EventRow[] = [
    [kind("moved"), 0, first, second, 1],
    [kind("moved"), 0, second, third, 2],
  ];
  expect(played(steps)).toMatchObject([
    { kind: "travel", sprite: "mark", from: name(first), past: [name(second)], to: name(third) },
  ]);
});

test("coins of one stack follow each other, and are heard once", () => {
  const step: EventRow = [kind("moved"), 0, first, second, 1];
  const motions = played([step, step, step]);
  expect(motions).toHaveLength(3);
  expect(motions.map(({ together }) => together ?? false)).toEqual([false, true, true]);
  expect(motions.filter(({ sound }) => sound === "flight")).toHaveLength(1);
});

test("a first coin on a tile shows when it arrives, a further one joins its stack", () => {
  const coins = (number: number) => changed((tile) => ({ coins: tile.coins.map(() => number) }));
  const step: EventRow = [kind("moved"), 1, first, second, 1];
  expect(played([step], coins(0))[0]).toMatchObject({ part: "coins-B" });
  expect(played([step], coins(2))[0]).toMatchObject({ part: undefined });
});

test("a leader is carried like a coin, and no coin goes on from where it went", () => {
  const motions = played([
    [kind("leader-moved"), 2, first, second, 1],
    [kind("moved"), 2, second, third, 1],
  ]);
  expect(motions).toMatchObject([
    { kind: "travel", from: name(first), to: name(second), part: "leader-C" },
    { kind: "travel", from: name(second), to: name(third) },
  ]);
});

test("a ring closes around a tile that changes hands, after the last step", () => {
  const step: EventRow = [kind("moved"), 1, first, second, 1];
  const before = changed((tile) => (tile.cell === second ? { scorer: 0 } : {}));
  const after = changed((tile) => (tile.cell === second ? { scorer: 1 } : {}));
  const motions = played([step, step], before, after);
  expect(motions.map((motion) => motion.kind)).toEqual(["travel", "travel", "ring"]);
  expect(motions.at(-1)).toMatchObject({ piece: name(second), part: "majority", seat: 1 });
});

test("a mined crystal: the die rolls over the mine, and the crystal flies to its owner", () => {
  const before = { ...view, turn: { ...view.turn, mine: first } };
  expect(played([[kind("crystal-found"), 1, 2, 4, 0]], before, before)).toMatchObject([
    { kind: "cast", piece: name(first), sound: "dice" },
    { kind: "travel", from: name(first), to: "crystal:B-C", or: "seat:B" },
  ]);
});

test("a crystal comes from its mine even if the turn is over with it", () => {
  const none = { ...view, turn: { ...view.turn, mine: -1 } };
  const mining = { ...view, turn: { ...view.turn, mine: second } };
  const found: EventRow = [kind("crystal-found"), 1, 2, 4, 0];
  expect(played([found], mining, none)[0]).toMatchObject({ kind: "cast", piece: name(second) });
  const mined: EventRow = [kind("mined"), 1, second, 2, 0];
  const motions = played([mined, found], none, none);
  expect(motions.map((motion) => motion.kind)).toEqual(["flash", "cast", "travel"]);
  expect(motions[1]).toMatchObject({ piece: name(second) });
});

test("in a trade two crystals fly at once", () => {
  expect(played([[kind("traded"), 0, 1, 2, 3]])).toMatchObject([
    { kind: "travel", from: "crystal:A-C", to: "crystal:B-C", or: "seat:B" },
    { kind: "travel", from: "crystal:B-D", to: "crystal:A-D", or: "seat:A", together: true },
  ]);
});

test("each improvement of a deed is a light of its own", () => {
  const before = changed((tile) => (tile.cell === first ? { pennies: 1 } : {}));
  const build: EventRow = [kind("built"), 0, first, 5, 0];
  expect(played([build, build], before)).toMatchObject([
    { kind: "drop", piece: name(first), part: "light-1" },
    { kind: "drop", piece: name(first), part: "light-2" },
  ]);
});

test("a colony closes its ring, and the others there leave", () => {
  const motions = played([[kind("colonised"), 1, first, 0, 2]]);
  expect(motions).toMatchObject([
    { kind: "ring", piece: name(first), part: "colony", seat: 1 },
    { kind: "travel", from: name(first), to: "seat:B", together: true },
    { kind: "travel", from: name(first), to: "seat:B", together: true },
  ]);
});

test("a station closes its ring", () => {
  expect(played([[kind("station-built"), 2, first, 0, 0]])).toMatchObject([
    { kind: "ring", piece: name(first), part: "station", seat: 2 },
  ]);
});

test("whoever is at turn is shown, and an ended turn moves nothing", () => {
  expect(played([[kind("turn-began"), 1, 7, 0, 0]])).toMatchObject([{ kind: "flash", piece: "seat:B" }]);
  expect(played([[kind("turn-ended"), 1, 3, 0, 0]])).toEqual([]);
});

test("a score is played tile by tile and then for the crystals, and adds up to the points", () => {
  const seat = view.seats.findIndex(({ crystals_now }) => crystals_now > 0);
  const { systems_now: systems, crystals_now: crystals } = view.seats[seat]!;
  const motions = played([[kind("scored"), seat, systems, crystals, 2]]);
  const travels = motions.flatMap((motion) => (motion.kind === "travel" ? [motion] : []));
  const own = view.tiles.filter(({ scorer }) => scorer === seat).map(({ cell }) => name(cell));
  expect(travels.slice(0, -1).map(({ from }) => from)).toEqual(own);
  expect(travels.reduce((sum, { amount }) => sum + amount, 0)).toBe(systems + crystals);
  expect(travels.every(({ counted, to }) => counted === "points" && to.startsWith("seat:"))).toBe(true);
  expect(motions.every(({ panel }) => panel === "scored")).toBe(true);
});

test("even the largest score is played in a few seconds", () => {
  const after = changed((tile) => (tile.total > 0 ? { scorer: 0 } : {}));
  expect(endOf(timed(played([[kind("scored"), 0, 70, 0, 2]], view, after)))).toBeLessThan(5500);
});

test("cells are named as the answers name them", () => {
  expect(name(cellNamed("g1"))).toBe("cell:g1");
});
