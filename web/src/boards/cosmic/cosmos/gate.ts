// Where the mouth of the cone stands: between the Warp and the target, on the offence's side, clear of planets.

import type { Chart, Ellipse, Planet, Point } from "./geometry";
import { planetAt } from "./geometry";

/** How many places around the Warp are tried, and at which distances, in radii of the Warp. */
const TURNS = 36;
const RINGS = [1.3, 1.5, 1.75, 2.05, 2.4];

/** How wide the mouth is, in units. */
const MOUTH = { rx: 50, ry: 17 };

/** The mouth for a target, or null if that is not drawn. */
export function gateFor(chart: Chart, target: number, offence: number): Ellipse | null {
  const planet = planetAt(chart, target);
  if (!planet || chart.gate === false) return null;
  const [rx, ry] = [MOUTH.rx * chart.unit, MOUTH.ry * chart.unit];
  if (chart.gate) return { ...chart.gate, rx, ry };
  const home = chart.systems.find(({ owner }) => owner === offence) ?? chart.warp;
  let best: Point = { x: planet.x, y: planet.y - 120 * chart.unit };
  let least = Number.POSITIVE_INFINITY;
  for (const place of triedAround(chart)) {
    const cost = costOf(chart, place, planet, home, rx);
    if (cost < least) [best, least] = [place, cost];
  }
  return { ...best, rx, ry };
}

function triedAround({ warp }: Chart): Point[] {
  return RINGS.flatMap((ring) =>
    Array.from({ length: TURNS }, (_, turn) => {
      const angle = (2 * Math.PI * turn) / TURNS;
      return {
        x: warp.x + warp.rx * ring * Math.cos(angle),
        y: warp.y + warp.rx * 0.72 * ring * Math.sin(angle),
      };
    }),
  );
}

/** What is lost by a place: too near to something or too far from the target, or with a planet in the way. */
function costOf(chart: Chart, at: Point, target: Planet, home: Point, rx: number): number {
  const { unit, warp, width, height } = chart;
  if (at.x < rx + 8 || at.x > width - rx - 8 || at.y < 40 * unit || at.y > height - 40 * unit) {
    return Number.POSITIVE_INFINITY;
  }
  const others = chart.systems.flatMap(({ planets }) => planets).filter((planet) => planet !== target);
  const crowd = sum(others.map((planet) => short(away(at, planet), 92 * unit)));
  const across = sum(others.map((planet) => short(off(planet, at, target), 46 * unit)));
  const names = sum(chart.systems.map(({ name }) => short(away(at, name), 90 * unit)));
  const suns = sum(chart.systems.map((sun) => short(away(at, sun), 70 * unit)));
  const pit = short(Math.hypot((at.x - warp.x) / warp.rx, (at.y - warp.y) / (warp.ry * 1.5)), 1.2) * 300;
  const steep = Math.max(0, at.y + 50 * unit - target.y);
  const reach = Math.abs(away(at, target) - 190 * unit);
  return (
    6 * crowd + 5 * across + 3 * names + 2 * suns + pit + 0.7 * steep + 0.6 * reach + 0.25 * away(at, home)
  );
}

function short(distance: number, wanted: number): number {
  return Math.max(0, wanted - distance);
}

function away(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How far a point is from the way between two others. */
function off(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const part = Math.max(0, Math.min(1, along));
  return away(point, { x: from.x + part * x, y: from.y + part * y });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
