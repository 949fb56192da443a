import { afterEach, expect, test, vi } from "vitest";
import type { EventRow } from "../../src/boards/board";
import TABLE from "../../src/boards/pulsar/motion";
import type { PulsarView } from "../../src/boards/pulsar/types";
import { wayPast } from "../../src/boards/pulsar/way";
import { type Deed, type Motion, motionsOf } from "../../src/motion/motion";
import { components, declarations, position } from "./table";

afterEach(() => void vi.restoreAllMocks());

const kind = (key: string) => declarations.events.indexOf(key);
const source = (key: string) => declarations.sources.indexOf(key);
const { view } = position("act");
const SIDE = components.map.sides[view.table.side]!;

function played(events: EventRow[], before: PulsarView = view, after: PulsarView = view): Motion[] {
  const deed: Deed<PulsarView> = { events, before, after, viewer: 0, declarations };
  return motionsOf(TABLE, deed);
}

test("every kind of event that there is has a line in the table", () => {
  const warn = vi.spyOn(console, "warn");
  expect(declarations.events.filter((key) => !(key in TABLE))).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test("an event of an unknown kind is skipped, and that is said once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const strange: EventRow = [999, 0, 0, 0, 0];
  const known: EventRow = [kind("rolled"), -1, 3, 0, 0];
  expect(played([strange, known, strange])).toMatchObject([{ kind: "roll", piece: "pool:3" }]);
  played([strange]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("an answer that was taken back moves nothing", () => {
  expect(played([[-1, 0, 0, 0, 0]])).toEqual([]);
});

test("dice of one roll roll together, each space once, with one sound", () => {
  const roll = (value: number): EventRow => [kind("rolled"), -1, value, 0, 0];
  const motions = played([roll(2), roll(2), roll(5)]);
  expect(motions).toMatchObject([
    { kind: "roll", piece: "pool:2", together: false, sound: "dice" },
    { kind: "roll", piece: "pool:5", together: true },
  ]);
  expect(motions.filter(({ sound }) => sound)).toHaveLength(1);
});

test("a counter steps as many spaces as it moves", () => {
  const space = view.table.initiative[0]![0];
  expect(played([[kind("counter-moved"), 0, 0, space + 3, 0]])).toMatchObject([
    { kind: "step", piece: "counter:initiative-1", hops: 3 },
  ]);
});

test("a ship flies from node to node by way of the stations it built", () => {
  const start = view.seats[0]!.ship;
  const [first] = neighboursOf(start);
  const second = neighboursOf(first!).find((node) => node !== start)!;
  const [motion] = played([
    [kind("station-built"), 0, first!, 0, 0],
    [kind("flew"), 0, second, 0, 0],
  ]).filter((each) => each.kind === "fly");
  const names = [first!, second].map((node) => SIDE.names[node]);
  expect(motion).toMatchObject({ piece: "ship:A" });
  expect(motion?.kind === "fly" && motion.along.map((id) => id.split(":")[1])).toEqual(names);
});

function neighboursOf(node: number): number[] {
  return SIDE.links.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
}

test("a way that no link leads is flown straight on", () => {
  expect(wayPast({ links: [[1, 2, 1]] }, [1, 7])).toEqual([7]);
  expect(
    wayPast(
      {
        links: [
          [1, 2, 1],
          [2, 3, 1],
          [1, 4, 1],
        ],
      },
      [1, 3],
    ),
  ).toEqual([2, 3]);
});

test("points fly to their owner from what brought them, and count up", () => {
  const found: EventRow = [kind("system-found"), 1, 2, 0, 0];
  const gain: EventRow = [kind("points-gained"), 1, source("exploration"), 5, 0];
  expect(played([found, gain]).at(-1)).toMatchObject({
    kind: "travel",
    sprite: "points",
    from: `system:${SIDE.names[2]}`,
    to: "seat:B",
    amount: 5,
    counted: "points",
  });
});

test("a production is played in its box, which is open from its first gain to its end and no longer", () => {
  const motions = played([
    [kind("die-spent"), 0, 3, 0, 0],
    [kind("points-gained"), 0, source("gyrodynes"), 4, 0],
    [kind("cubes-gained"), 1, 2, 0, 0],
    [kind("round-ended"), -1, 1, 0, 0],
    [kind("rolled"), -1, 6, 0, 0],
  ]);
  const inBox = motions.map(({ panel }) => panel === "production");
  expect(motions.map((motion) => motion.kind)).toEqual([
    "hold",
    "travel",
    "travel",
    "hold",
    "flash",
    "run",
    "roll",
  ]);
  expect(inBox).toEqual([true, true, true, true, false, false, false]);
});

test("what a die brought is no production", () => {
  const motions = played([
    [kind("points-gained"), 0, source("exploration"), 4, 0],
    [kind("die-spent"), 0, 3, 0, 0],
    [kind("round-ended"), -1, 1, 0, 0],
  ]);
  expect(motions.some(({ panel }) => panel)).toBe(false);
});
