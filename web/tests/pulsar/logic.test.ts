import { describe, expect, test } from "vitest";
import { moved, WHOLE, zoomed } from "../../src/boards/lens";
import type { Answer } from "../../src/boards/pulsar/answers";
import { arraysOf, formed } from "../../src/boards/pulsar/arrays";
import { countersOf, gainOf, wayOf } from "../../src/boards/pulsar/counters";
import { countOf } from "../../src/boards/pulsar/counts";
import { around, edgeAt, strands } from "../../src/boards/pulsar/geometry";
import { counted, glyph, laidOut, opGlyphs, partGlyphs } from "../../src/boards/pulsar/glyphs";
import { stepsOf } from "../../src/boards/pulsar/production";
import { flightsOf } from "../../src/boards/pulsar/routes";
import { inPlay, stateOf } from "../../src/boards/pulsar/technologies";
import type { Side } from "../../src/boards/pulsar/types";
import { bandsOf } from "../../src/boards/pulsar/wheel";
import { components, declarations, position } from "./table";

const side: Side = {
  key: "A",
  names: ["S01", "S02", "G01", "M01", "P01"],
  spots: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  kinds: ["system", "system", "gate", "gate", "pulsar"],
  colours: [-1, -1, 0, 1, -1],
  links: [
    [0, 2, 1],
    [2, 4, 1],
    [0, 3, 1],
    [3, 1, 1],
    [1, 4, 1],
  ],
  dead_ends: [],
  entries: [],
};

function flight(...route: number[]): Answer {
  return { choices: [0, ...route], text: "", detail: "", chips: [], route };
}

describe("flights to one end", () => {
  test("those that bring more come first", () => {
    const found = flightsOf([flight(2, 4), flight(3, 1, 4)], side, () => true);
    expect(found.map((one) => one.systems)).toEqual([[1], []]);
    expect(found[0]!.gates).toEqual([0, 1, 0]);
  });

  test("those that bring the same are one", () => {
    const found = flightsOf([flight(2, 4), flight(2, 4)], side, () => true);
    expect(found.map((one) => one.alike)).toEqual([1]);
  });

  test("a system that takes no station of one's own brings nothing", () => {
    expect(flightsOf([flight(3, 1, 4)], side, () => false)[0]!.systems).toEqual([]);
  });
});

describe("geometry", () => {
  test("planets lie around their sun, the first above it", () => {
    expect(around(4, 10)).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: -10, y: 0 },
    ]);
  });

  test("a row of technologies begins outside the map", () => {
    for (const { top, left, bottom, right } of bandsOf([3, 3, 2, 2, 2, 2, 2, 1], 350, 359, 536).flatMap(
      ({ lines }) => lines,
    )) {
      for (const corner of [top, bottom]) expect(left).toBeGreaterThanOrEqual(edgeAt(corner, 359));
      expect(right - left).toBeGreaterThan(140);
    }
  });

  test("a doubled link is two lines side by side", () => {
    expect(strands({ x: 0, y: 0 }, { x: 10, y: 0 }, 1)).toHaveLength(1);
    const both = strands({ x: 0, y: 0 }, { x: 10, y: 0 }, 2).map(([from]) => from.y);
    expect(both).toEqual([-5, 5]);
  });
});

describe("zoom", () => {
  test("the point under the pointer stays", () => {
    const lens = zoomed(WHOLE, 2, 100, 50, 500);
    expect(
      [100 * lens.scale + lens.x, 50 * lens.scale + lens.y].map((at, axis) => at - [100, 50][axis]! * 2),
    ).toEqual([-100, -50]);
  });

  test("the map never leaves its frame", () => {
    expect(moved(WHOLE, 300, 300, 500)).toEqual(WHOLE);
    expect(moved(zoomed(WHOLE, 2, 0, 0, 500), 9000, 0, 500).x).toBe(500);
  });

  test("it ends at the whole map and at five times its size", () => {
    expect(zoomed(WHOLE, 0.1, 0, 0, 500).scale).toBe(1);
    expect(zoomed(WHOLE, 99, 0, 0, 500).scale).toBe(5);
  });
});

describe("signs", () => {
  const parts = components.technologies.map((entry) => entry.parts);
  const words = (glyphs: { sign: string; n?: string }[]) =>
    glyphs.filter((one) => one.sign === "text" && /[a-z]{2}/.test(one.n ?? ""));

  test("every technology, project, tile and bonus is told without words", () => {
    const ops = [
      ...components.headquarters.faces.flatMap((face) => face.projects.map((project) => project.ops)),
      ...components.transmitters.flatMap((tile) => [tile.now, tile.each_round]),
      ...components.systems.map((system) => system.bonus),
      ...components.exploration.map((tile) => tile.ops),
    ];
    expect(parts.flatMap((part) => words(partGlyphs(part)))).toEqual([]);
    for (const row of ops) {
      expect(words(opGlyphs(row))).toEqual([]);
      expect(opGlyphs(row).length >= row.length).toBe(true);
    }
    expect(parts.every((part) => partGlyphs(part).length > 0)).toBe(true);
  });

  test("every goal has a sign for what it counts", () => {
    expect(components.goals.flatMap((goal) => words(counted(goal.count)))).toEqual([]);
  });

  test("a line breaks between phrases rather than in one", () => {
    const row = [glyph("cube"), glyph("arrow"), { sign: "gap", width: 6 }, glyph("cube"), glyph("cube")];
    expect(laidOut(row, 60).map(({ line }) => line)).toEqual([0, 0, 1, 1]);
  });
});

describe("tracks", () => {
  const { view } = position("pick-die");

  test("leftmost is ahead, and in a stack the highest", () => {
    const order = countersOf(view, 0, components.dice.counters);
    const isAhead = (one: { space: number; level: number }, other: { space: number; level: number }) =>
      one.space < other.space || (one.space === other.space && one.level > other.level);
    expect(order.map((counter) => counter.place)).toEqual(order.map((_, place) => place));
    for (let place = 1; place < order.length; place += 1)
      expect(isAhead(order[place - 1]!, order[place]!)).toBe(true);
  });

  test("a way is told by what is printed on the spaces, and not as one to itself", () => {
    const [counter] = countersOf(view, 0, components.dice.counters);
    const way = (from: number, to: number) =>
      wayOf(components, { ...counter!, space: from }, { ...counter!, space: to });
    expect([way(6, 8), way(13, 14), way(15, 15), way(8, 8)]).toEqual(["6 → 8", "13 → −1", "−2", "8"]);
  });

  test("the first place brings points at the end, or cubes each round", () => {
    expect(gainOf(components, 0, 3, 0)).toEqual({ cubes: 0, points: 7 });
    expect(gainOf(components, 1, 3, 0)).toEqual({ cubes: 3, points: 0 });
  });
});

describe("arrays", () => {
  const tile = (number: number, links: number[], online = 1) => ({
    tile: number,
    keeper: 0,
    paid: 0,
    online,
    links,
  });
  const a4 = components.transmitters.findIndex((entry) => entry.key === "A4");
  const b1 = components.transmitters.findIndex((entry) => entry.key === "B1");

  test("linked tiles stand side by side, with the die of both halves between them", () => {
    const laid = [tile(a4, [-1, b1 * 2]), tile(b1, [a4 * 2 + 1, -1])];
    const [array] = arraysOf(laid, components.transmitters, 0);
    expect(array!.map((joint) => joint.tile.tile)).toEqual([a4, b1]);
    expect([array![0]!.left, array![1]!.right]).toEqual([a4 * 2, b1 * 2 + 1]);
    expect(formed(components.transmitters, array![0]!, array![1]!)).toEqual({ value: 3, isFormed: true });
  });

  test("a die is formed only when both are online", () => {
    const laid = [tile(a4, [-1, b1 * 2]), tile(b1, [a4 * 2 + 1, -1], 0)];
    const [array] = arraysOf(laid, components.transmitters, 0);
    expect(formed(components.transmitters, array![0]!, array![1]!).isFormed).toBe(false);
  });

  test("tiles without links are arrays of their own, and those of others are not shown", () => {
    const laid = [tile(a4, [-1, -1]), tile(b1, [-1, -1]), { ...tile(0, [-1, -1]), keeper: 1 }];
    expect(arraysOf(laid, components.transmitters, 0)).toHaveLength(2);
  });
});

describe("technologies", () => {
  const { view, seat } = position("act");
  const placed = inPlay({ components, view });

  test("all seventeen lie in their rows", () => {
    expect(placed).toHaveLength(components.in_play);
    expect(placed.map(({ entry }) => entry.row)).toEqual(
      [...placed.map(({ entry }) => entry.row)].sort((a, b) => a - b),
    );
  });

  test("what is patented by oneself is one's own, what is to come is later", () => {
    const { slot, entry } = placed[0]!;
    const mine = { ...view, table: { ...view.table, patents: view.table.patents.map(() => 1 << seat) } };
    expect(stateOf({ view: mine, seat }, slot, entry)).toBe("own");
    expect(
      stateOf(
        { view: { ...view, table: { ...view.table, round: 0 } }, seat },
        placed[16]!.slot,
        placed[16]!.entry,
      ),
    ).toBe("later");
  });
});

test("stations on the map are counted for their owner", () => {
  const { view } = position("score-goal");
  const all = view.seats.map((_, seat) => countOf(view, seat, "stations", components));
  expect(all.reduce((sum, count) => sum + count)).toBe(
    view.map.stations.flat().filter((owner) => owner >= 0).length,
  );
});

describe("production", () => {
  const kind = (key: string) => declarations.events.indexOf(key);
  const source = (key: string) => declarations.sources.indexOf(key);
  const row = (...facts: number[]) =>
    [...facts, 0, 0, 0, 0, 0].slice(0, 5) as [number, number, number, number, number];

  test("cubes and points stand in the step they came from", () => {
    const events = [
      row(kind("die-spent"), 0, 3),
      row(kind("cubes-gained"), 1, 3),
      row(kind("cubes-gained"), 0, 2),
      row(kind("points-gained"), 0, source("penalties"), -1),
      row(kind("cubes-gained"), 0, 1),
      row(kind("points-gained"), 1, source("gyrodynes"), 4),
      row(kind("round-ended"), -1, 3),
    ];
    expect(stepsOf(events, declarations, components, 3)).toEqual([
      { source: "engineering", points: [0, 0, 0], cubes: [2, 3, 0] },
      { source: "penalties", points: [-1, 0, 0], cubes: [0, 0, 0] },
      { source: "transmitters", points: [0, 0, 0], cubes: [1, 0, 0] },
      { source: "gyrodynes", points: [0, 4, 0], cubes: [0, 0, 0] },
    ]);
  });

  test("there is none before the round ends", () => {
    expect(
      stepsOf([row(kind("points-gained"), 0, source("gyrodynes"), 4)], declarations, components, 3),
    ).toEqual([]);
  });
});
