// Every system, planet and the mouth of the cone have room at every size, for two to seven systems.

import { describe, expect, it } from "vitest";
import { gateFor } from "../../src/boards/cosmic/cosmos/gate";
import { type Chart, chartFor, planetAt } from "../../src/boards/cosmic/cosmos/geometry";
import { phoneChart, roomFor, wantedSystems } from "../../src/boards/cosmic/cosmos/phone-chart";
import { placesFor } from "../../src/boards/cosmic/layout";
import { position } from "./table";

/** What the head and the rail leave of 1280×640 to 2560×1300. */
const BOARDS = [
  [985, 596],
  [1068, 634],
  [1133, 730],
  [1556, 1025],
  [2140, 1244],
] as const;
const SEATS = [2, 3, 4, 5, 6, 7];

function chart(seats: number, [width, height]: readonly [number, number], planets = 5): Chart {
  const { cosmos } = placesFor(width, height, false);
  const home = Array.from({ length: seats }, (_, seat) => seat);
  return chartFor(cosmos.width, cosmos.height, { home, planets }, 1);
}

const CASES = SEATS.flatMap((seats) => BOARDS.map((board) => [seats, board] as const));

describe.each(CASES)("a cosmos of %i systems on %j", (seats, board) => {
  const { systems, width, height, warp } = chart(seats, board);
  const planets = systems.flatMap((system) => system.planets);

  it("has every planet inside", () => {
    for (const { x, y, r } of planets) {
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(width);
      expect(y - r).toBeGreaterThanOrEqual(0);
      expect(y + r).toBeLessThanOrEqual(height);
    }
  });

  it("keeps planets apart from each other and out of the Warp", () => {
    planets.forEach((one, place) => {
      for (const other of planets.slice(place + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r);
      }
      const off = Math.hypot((one.x - warp.x) / (warp.rx + one.r), (one.y - warp.y) / (warp.ry + one.r));
      expect(off).toBeGreaterThan(1);
    });
  });

  it("has the viewer's system below all others", () => {
    const own = systems.find(({ owner }) => owner === 1)!;
    for (const system of systems) if (system !== own) expect(system.y).toBeLessThan(own.y);
  });
});

describe.each([2, 3, 4, 5, 6])("the mouth of the cone among %i", (seats) => {
  it("stands inside and on no planet, wherever the cone points", () => {
    const drawn = chart(seats, BOARDS[0]);
    const planets = drawn.systems.flatMap((system) => system.planets);
    for (const { place } of planets) {
      const gate = gateFor(drawn, place, (Math.floor(place / 5) + 1) % seats)!;
      expect(gate.x - gate.rx).toBeGreaterThanOrEqual(0);
      expect(gate.x + gate.rx).toBeLessThanOrEqual(drawn.width);
      for (const { x, y, r } of planets) {
        expect(Math.hypot(gate.x - x, gate.y - y), `p${place}`).toBeGreaterThan(r + gate.ry);
      }
    }
  });

  it("is nowhere without a target", () => {
    expect(gateFor(chart(seats, BOARDS[0]), -1, 0)).toBeNull();
  });
});

it("four planets to a system have room as well", () => {
  const { systems } = chart(6, BOARDS[0], 4);
  expect(systems.every(({ planets }) => planets.length === 4)).toBe(true);
  expect(planetAt({ ...chart(6, BOARDS[0], 4) }, 23)).toBeDefined();
});

describe("a narrow cosmos", () => {
  const { view } = position("cards-laid-4");

  it("shows the target's system and the offence's where there is room for two", () => {
    expect(wantedSystems(view, 1, null, []).slice(0, roomFor(200))).toEqual([1, 0]);
    expect(roomFor(100)).toBe(1);
  });

  it("shows what was picked first, then what is lit", () => {
    expect(wantedSystems(view, 1, 3, [12]).slice(0, 2)).toEqual([3, 2]);
  });

  it.each([
    [360, 85],
    [360, 150],
    [360, 190],
    [390, 192],
    [430, 260],
  ])("keeps moons off the planets of %i×%i", (width, height) => {
    const moons = Array<number>(2 * view.home.length).fill(-1);
    const shown = wantedSystems(view, 1, null, []).slice(0, roomFor(height));
    for (const { planets, moons: beside } of phoneChart(width, height, { ...view, moons }, shown).systems) {
      expect(beside).toHaveLength(2);
      for (const moon of beside)
        for (const planet of planets)
          expect(Math.hypot(moon.x - planet.x, moon.y - planet.y)).toBeGreaterThan(moon.r + planet.r);
    }
  });

  it.each([
    [360, 93],
    [390, 192],
    [768, 400],
  ])("has every planet inside %i×%i", (width, height) => {
    const shown = wantedSystems(view, 1, null, []).slice(0, roomFor(height));
    for (const { planets } of phoneChart(width, height, view, shown).systems)
      for (const { x, y, r } of planets) {
        expect(x - r).toBeGreaterThanOrEqual(0);
        expect(x + r).toBeLessThanOrEqual(width);
        expect(y - r).toBeGreaterThanOrEqual(0);
        expect(y + r).toBeLessThanOrEqual(height);
      }
  });
});
