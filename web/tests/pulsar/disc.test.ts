import { describe, expect, test } from "vitest";
import { fractal, noiseFrom } from "../../src/boards/noise";
import type { Counter } from "../../src/boards/pulsar/counters";
import { berthsAt, layoutOf, printedOn } from "../../src/boards/pulsar/disc/labels";
import { costOf as priceOf } from "../../src/boards/pulsar/disc/lights";
import { nextNaming } from "../../src/boards/pulsar/disc/name-layer";
import { beside, crosses, overlap, placed, type Wanted } from "../../src/boards/pulsar/disc/names";
import { lensOn, litNodes, nearestLit, seenThrough } from "../../src/boards/pulsar/disc/nearest";
import { counterSpot, spaceAngle, sweep } from "../../src/boards/pulsar/disc/rim";
import { roundAngles } from "../../src/boards/pulsar/disc/rounds";
import { broughtBy, changedPulsars, newStations, stepsOf } from "../../src/boards/pulsar/disc/route";
import { EDGE, sizesFor } from "../../src/boards/pulsar/disc/sizes";
import { lensFor } from "../../src/boards/pulsar/disc/view";
import { spotOf } from "../../src/boards/pulsar/tracks";
import type { Side } from "../../src/boards/pulsar/types";
import { components, position } from "./table";

const sides = components.map.sides;
const { view } = position("act");
/** Scales of the map at 1280×640, 1440×780 and 2560×1300. */
const SCALES = [0.56, 0.69, 1.2];

describe("names", () => {
  const wanted: Wanted = { x: 0, y: 0, r: 10, w: 12, h: 6 };
  const free = { disks: [], lines: [], edge: 460 };

  test("a name touches its place from whichever side it stands on", () => {
    expect(beside(wanted, 0)).toEqual({ x: 22, y: 0, w: 12, h: 6 });
    const below = beside(wanted, 4);
    expect([Math.round(below.x), below.y]).toEqual([0, 16]);
  });

  test("where all is free it stands on the right", () => {
    expect(placed([wanted], free)).toEqual([beside(wanted, 0)]);
  });

  test("it evades a piece, a lane and the rim", () => {
    const piece = { ...free, disks: [{ x: 24, y: 0, r: 12 }] };
    const lane = {
      ...free,
      lines: [
        [
          { x: 0, y: 0 },
          { x: 90, y: 0 },
        ],
      ] as const,
    };
    const rim = { ...free, edge: 30 };
    for (const crowd of [piece, lane, rim]) expect(placed([wanted], crowd)).not.toEqual([beside(wanted, 0)]);
  });

  test("the first has the first choice, and the second evades it", () => {
    const [one, other] = placed([wanted, { ...wanted, x: 40 }], free);
    expect(overlap(one!, other!)).toBe(0);
  });

  test("a line meets a box that it passes through, and none that it passes by", () => {
    const box = { x: 0, y: 0, w: 4, h: 2 };
    expect(
      crosses(box, [
        { x: -9, y: -1 },
        { x: 9, y: 1 },
      ]),
    ).toBe(true);
    expect(
      crosses(box, [
        { x: -9, y: 3 },
        { x: 9, y: 3 },
      ]),
    ).toBe(false);
    expect(
      crosses(box, [
        { x: 6, y: -9 },
        { x: 6, y: 9 },
      ]),
    ).toBe(false);
    expect(
      crosses(box, [
        { x: 9, y: 0 },
        { x: 20, y: 0 },
      ]),
    ).toBe(false);
  });

  test.each(SCALES)("at %f pixels a unit no name of a system or pulsar covers another", (scale) => {
    for (const side of sides) {
      const { labels } = layoutOf(side, printedOn(components, side, view), sizesFor(scale));
      const main = labels.filter((_, node) => side.kinds[node] !== "gate");
      const covered = main.flatMap((one, place) =>
        main.slice(place + 1).filter((other) => overlap(one.box, other.box) > 0.5),
      );
      expect(covered.map(({ name }) => name)).toEqual([]);
    }
  });

  test.each(SCALES)("at %f pixels a unit names hardly cover pieces", (scale) => {
    for (const side of sides) {
      const { labels, crowd } = layoutOf(side, printedOn(components, side, view), sizesFor(scale));
      const covering = labels.filter(({ box }) =>
        crowd.disks.some(({ x, y }) => Math.abs(x - box.x) < box.w && Math.abs(y - box.y) < box.h),
      );
      expect(covering.map(({ name }) => name)).toEqual([]);
    }
  });

  test("every node has the name that answers use", () => {
    const { labels } = layoutOf(sides[0]!, printedOn(components, sides[0]!, view), sizesFor(0.7));
    expect(labels.map(({ name }) => name)).toEqual(sides[0]!.names);
  });

  test("small maps show the names of gates only when they are asked for", () => {
    expect(nextNaming("fitting", 0.4)).toBe("all");
    expect(nextNaming("fitting", 0.7)).toBe("lit");
    expect(nextNaming(nextNaming("all", 0.4), 0.4)).toBe("fitting");
  });
});

describe("the rim", () => {
  const counter = (space: number, level: number): Counter => ({
    id: level,
    seat: level,
    space,
    level,
    place: 0,
  });
  const stack = (space: number, high: number) =>
    Array.from({ length: high }, (_, level) => counter(space, level));
  const spots = (space: number, high: number, track = 0) =>
    stack(space, high).map((one) => counterSpot(one, stack(space, high), track, 1 / 0.574));

  test("Initiative is on the upper left, Engineering on the lower left, mirrored", () => {
    for (let space = 1; space <= components.tracks.spaces; space += 1) {
      const [upper] = spots(space, 1, 0);
      const [lower] = spots(space, 1, 1);
      expect(upper!.x).toBeLessThan(0);
      expect(upper!.y).toBeLessThan(0);
      expect(lower!.x).toBeCloseTo(upper!.x, 0);
      expect(lower!.y).toBeCloseTo(-upper!.y, 0);
    }
    expect(spaceAngle(0, 2)).toBeGreaterThan(spaceAngle(0, 1));
  });

  test("counters stand outside the rim, so never over its numbers", () => {
    for (const high of [1, 2, 3, 4])
      for (const { x, y } of spots(5, high)) expect(Math.hypot(x, y)).toBeGreaterThan(EDGE + 8);
  });

  test("on the straight tracks of phones a counter with its ring covers no other", () => {
    const height = (level: number) =>
      Number(/, (-?[\d.]+)px/.exec(spotOf({ id: 0, seat: 0, space: 8, level, place: 0 }))![1]);
    const [ring, mark] = [12, 10];
    expect(height(0) - height(1)).toBeGreaterThanOrEqual(ring + mark);
    expect(height(1) - height(3)).toBe(2 * (height(0) - height(1)));
  });

  test("no counter of a stack covers another, and the highest is outermost", () => {
    for (const [space, high] of [
      [5, 2],
      [5, 3],
      [5, 4],
      [15, 2],
    ] as const) {
      const all = spots(space, high);
      all.forEach((one, level) => {
        for (const other of all.slice(level + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y) * 0.574).toBeGreaterThan(16.3);
      });
      const far = all.map(({ x, y }) => Math.hypot(x, y));
      expect(far).toEqual([...far].sort((a, b) => a - b));
    }
  });

  test("counters of the last spaces stay on the board, which ends 11 pixels above the rim", () => {
    for (const { y } of [...spots(15, 1), ...spots(15, 2)]) expect(-y * 0.574 + 8.2).toBeLessThan(287 + 11.5);
  });

  test("a move swings outwards", () => {
    const [from] = spots(4, 1);
    const [to] = spots(8, 1);
    const [, bend] = /Q(-?\d+ -?\d+) /.exec(sweep(from!, to!, 40))!;
    const [x, y] = bend!.split(" ").map(Number);
    expect(Math.hypot(x!, y!)).toBeGreaterThan(EDGE + 40);
  });

  test("the rounds go down the right side", () => {
    const angles = roundAngles({ components });
    expect(angles).toHaveLength(components.tracks.rounds);
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
    expect(Math.max(...angles.map(Math.abs))).toBeLessThan(90);
  });
});

/** A triangle of 0, 1 and 2, in which the way from 0 to 1 is doubled. */
const triangle: Side = {
  key: "A",
  names: ["S01", "S02", "G01"],
  spots: [
    [0, 0],
    [100, 0],
    [0, 100],
  ],
  kinds: ["system", "system", "gate"],
  colours: [-1, -1, 0],
  links: [
    [0, 1, 2],
    [1, 2, 1],
    [2, 0, 1],
  ],
  dead_ends: [],
  entries: [],
};

describe("a route", () => {
  test("its steps stand on the lanes, and a doubled lane counts twice", () => {
    expect(stepsOf(triangle, 0, [1, 2])).toEqual([
      { x: 50, y: 0, count: 2 },
      { x: 50, y: 50, count: 3 },
    ]);
  });

  test("where a lane is flown again the steps do not cover each other", () => {
    const [first, , , again] = stepsOf(triangle, 0, [1, 2, 0, 1]);
    expect(again!.x - first!.x).toBeGreaterThan(10);
  });

  const seats = view.seats.map((seat, number) =>
    number === 0 ? { ...seat, points: seat.points + 3 } : seat,
  );
  const stations = view.map.stations.map((owners, node) => (node === 2 ? [0, ...owners.slice(1)] : owners));
  const claims = view.map.claims.map((owner, pulsar) => (pulsar === 1 ? 0 : owner));
  const next = { ...view, seats, map: { ...view.map, stations, claims } };

  test("what it brings is what its owner has more afterwards", () => {
    expect(broughtBy(view, next, 0)).toEqual({ stations: 1, claims: 1, points: 3, cubes: 0 });
    expect(broughtBy(view, next, 1)).toEqual({ stations: 0, claims: 0, points: 0, cubes: 0 });
  });

  test("ghosts stand where something new would be, and nowhere else", () => {
    expect(newStations(view.map, next.map)).toEqual([{ node: 2, place: 0, owner: 0 }]);
    expect(changedPulsars(view.map, next.map)).toEqual([1]);
    expect(newStations(view.map, view.map)).toEqual([]);
  });
});

describe("lit ends", () => {
  const open = (...ids: string[]) => ({ open: new Map(ids.map((id) => [id, []])), refused: new Map() });

  test("are the nodes among what answers", () => {
    expect(litNodes(triangle, open("system:S02", "ship:A", "gate:G01", "tech:AI-1"))).toEqual([1, 2]);
  });

  test("a tap takes the nearest within reach", () => {
    expect(nearestLit(triangle, [1, 2], { x: 80, y: 10 }, 28)).toBe(1);
    expect(nearestLit(triangle, [1, 2], { x: 40, y: 60 }, 28)).toBe(-1);
    expect(nearestLit(triangle, [1, 2], { x: 49, y: 51 }, 99)).toBe(2);
  });

  test("cost something only if every answer there does", () => {
    const chip = { kind: "cube", label: "2", text: "2 cubes" };
    const answer = { choices: [0], text: "", detail: "", chips: [] };
    expect(priceOf([{ ...answer, chips: [chip] }])).toEqual([chip]);
    expect(priceOf([{ ...answer, chips: [chip] }, answer])).toEqual([]);
    expect(priceOf([])).toEqual([]);
  });

  test("the lens brings them into the window, no larger than allowed", () => {
    const window = { left: -500, top: -600, right: 500, bottom: 300 };
    const lens = lensOn(triangle, [0, 1, 2], window, 90, 3);
    expect(lens.scale).toBe(3);
    const seen = seenThrough(lens, window);
    expect((seen.left + seen.right) / 2).toBeCloseTo(50);
    expect((seen.top + seen.bottom) / 2).toBeCloseTo(50);
    expect(lensOn(sides[0]!, [0, 8, 15], window, 90, 3).scale).toBeLessThan(1.4);
  });

  test("all around the disc they are seen around the ship; all of them while there is none", () => {
    const side = sides[0]!;
    const window = { left: -500, top: -500, right: 500, bottom: 500 };
    const entries = side.kinds.flatMap((kind, node) => (kind === "entry" ? [node] : []));
    const ship = entries[0]!;
    const seen = seenThrough(lensFor(side, entries, ship, window, 3), window);
    expect((seen.left + seen.right) / 2).toBeCloseTo(side.spots[ship]![0]);
    expect(lensFor(side, entries, -1, window, 3).scale).toBeLessThan(1.15);
  });
});

describe("ships", () => {
  test("have sides of their own beside a place, apart from each other and from other places", () => {
    const sizes = sizesFor(0.69);
    const side = sides[0]!;
    const layout = layoutOf(side, printedOn(components, side, view), sizes);
    for (const [node, [x, y]] of side.spots.entries()) {
      const distance = sizes.radius[side.kinds[node]!] + 20;
      const degrees = berthsAt(layout, { x, y }, distance, 18);
      expect(degrees.length).toBeGreaterThanOrEqual(4);
      expect(new Set(degrees).size).toBe(degrees.length);
      const angle = (degrees[0]! * Math.PI) / 180;
      const bow = { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
      const met = side.spots.filter(
        ([a, b], other) => other !== node && Math.hypot(a - bow.x, b - bow.y) < 9,
      );
      expect(met).toEqual([]);
    }
  });
});

describe("sizes", () => {
  test.each([0.56, 0.69, 1, 2])(
    "at %f pixels a unit planets, gates and letters have their floors",
    (scale) => {
      const sizes = sizesFor(scale);
      expect(sizes.planet * sizes.scale).toBeGreaterThanOrEqual(7.3);
      expect(sizes.gate * sizes.scale).toBeGreaterThanOrEqual(6.5);
      expect(sizes.px(11) * sizes.scale).toBeCloseTo(11);
      expect(2 * sizes.orbit).toBeGreaterThan(3 * sizes.planet);
    },
  );

  test("scales close together are the same, so that a pinch lays out little anew", () => {
    const { scale } = sizesFor(0.7);
    expect(sizesFor(scale * 1.03).scale).toBe(scale);
    expect(sizesFor(scale).scale).toBe(scale);
    expect(sizesFor(scale * 1.05).scale).toBeGreaterThan(scale);
  });
});

test("clouds are the same every time, smooth, and between 0 and 1", () => {
  const [one, other] = [noiseFrom(5), noiseFrom(5)];
  for (let x = 0; x < 40; x += 0.37) {
    expect(fractal(one, x, 2 * x)).toBe(fractal(other, x, 2 * x));
    expect(Math.abs(one(x, 1) - one(x + 0.01, 1))).toBeLessThan(0.03);
    expect(fractal(one, x, 1)).toBeGreaterThanOrEqual(0);
    expect(fractal(one, x, 1)).toBeLessThanOrEqual(1);
  }
});
