import { afterEach, expect, test, vi } from "vitest";
import type { EventRow } from "../../src/boards/board";
import { nodeId } from "../../src/boards/pulsar/ids";
import TABLE from "../../src/boards/pulsar/motion";
import type { PulsarView } from "../../src/boards/pulsar/types";
import { type Deed, type Motion, motionsOf } from "../../src/motion/motion";
import { lengthOf } from "../../src/motion/timeline";
import type { Told } from "../../src/wire";
import { components, declarations, position } from "./table";

afterEach(() => void vi.restoreAllMocks());

const kind = (key: string) => declarations.events.indexOf(key);
const source = (key: string) => declarations.sources.indexOf(key);
const { view } = position("act");
const SIDE = components.map.sides[view.table.side]!;

function played(events: EventRow[], told: Told[] = []): Motion[] {
  const deed: Deed<PulsarView> = { events, told, before: view, after: view, viewer: 0, declarations };
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

/** What is told of a flight of the first seat past these nodes. */
function flight(...nodes: number[]): Told {
  const pieces = nodes.map((node) => nodeId({ side: SIDE }, node));
  return { kind: "flew", seat: 0, text: "", clause: "", pieces };
}

test("a ship flies the way that is told, however long, and a station drops as it is passed", () => {
  const told = flight(40, 41, 3, 42, 43, 40);
  const motions = played(
    [
      [kind("station-built"), 0, 3, 0, 0],
      [kind("flew"), 0, 40, 7, 0],
    ],
    [told],
  );
  expect(motions.map((motion) => motion.kind)).toEqual(["fly", "drop"]);
  expect(motions[0]).toMatchObject({ piece: "ship:A", along: told.pieces });
  expect(motions[1]).toMatchObject({ together: true, lag: lengthOf(motions[0]!) / 2 });
});

test("each of two flights has its own way", () => {
  const flew: EventRow = [kind("flew"), 0, 40, 7, 0];
  const motions = played([flew, flew], [flight(41, 40), flight(42, 43, 40)]);
  expect(motions.map((motion) => motion.kind === "fly" && motion.along.length)).toEqual([2, 3]);
});

test("a ship of which no way is told is put where it is", () => {
  const [motion] = played([[kind("flew"), 0, 3, -1, 0]]);
  expect(motion).toMatchObject({ kind: "fly", along: [nodeId({ side: SIDE }, 3)] });
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
