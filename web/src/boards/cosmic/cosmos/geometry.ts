// Where the systems, their planets and the Warp lie, in px of the cosmos.
//
// The viewer's system is at the bottom, the others follow clockwise from its left. A system is an ellipse with its sun
// in the middle; planets on the near side of it are larger than those on the far side.

import { MOONS_EACH } from "../scene";
import type { CosmicView } from "../types";

export interface Point {
  x: number;
  y: number;
}

export interface Planet extends Point {
  place: number;
  r: number;
  /** As seen from the sun, in degrees. */
  angle: number;
}

export interface System extends Point {
  /** A place in `view.home`. */
  system: number;
  owner: number;
  rx: number;
  ry: number;
  planets: readonly Planet[];
  /** Beside its sun, if there are any. */
  moons: readonly Planet[];
  /** Where its name stands. */
  name: Point;
}

export interface Ellipse extends Point {
  rx: number;
  ry: number;
}

export interface Chart {
  width: number;
  height: number;
  /** Px in a unit: 1 where the cosmos is 920 by 440. */
  unit: number;
  systems: readonly System[];
  warp: Ellipse;
  /** Where the mouth of the cone stands, if that is no matter of what is free; false if it has no room at all. */
  gate?: Point | false;
}

/** The middle of a system as parts of the cosmos (0 and 1: at the edge), its radii in units, and the angles of five
 * planets and of four. */
export interface Slot {
  x: number;
  y: number;
  rx: number;
  ry: number;
  angles: readonly [five: readonly number[], four: readonly number[]];
  /** Where the name stands, in radii from the middle. */
  name: readonly [x: number, y: number];
  /** Where the moons stand beside the sun, in radii, if not as far from it as usual. */
  moons?: readonly [number, number];
}

const CORNERS = [215, 325, 35, 145];
const LEFT_NAME = [0.95, -1.3] as const;
const FLAT_NAME = [1, -1.42] as const;
const FLAT = [198, 270, 342, 54, 126];
// biome-ignore format: a table
const [BELOW, ABOVE, WEST, EAST, LOW_WEST, LOW_EAST]: readonly [Slot, Slot, Slot, Slot, Slot, Slot] = [
  { x: 0.5, y: 1, rx: 190, ry: 38, angles: [[184, 252, 322, 57, 123], [150, 235, 305, 30]], name: [0, 1.8] },
  { x: 0.5, y: 0, rx: 150, ry: 34, angles: [[162, 234, 306, 18, 90], [162, 234, 306, 18]], name: [0, -1.62] },
  { x: 0, y: 0.52, rx: 104, ry: 56, angles: [[180, 252, 324, 36, 108], CORNERS], name: LEFT_NAME },
  { x: 1, y: 0.52, rx: 104, ry: 56, angles: [[216, 288, 0, 72, 144], CORNERS], name: LEFT_NAME },
  { x: 0, y: 0.655, rx: 108, ry: 43, angles: [FLAT, CORNERS], name: FLAT_NAME },
  { x: 1, y: 0.655, rx: 108, ry: 43, angles: [FLAT, CORNERS], name: [-1, -1.42] },
];

/** The slots of the others by their number, clockwise from the left of the viewer. */
const SLOTS: readonly (readonly Slot[])[] = [
  [],
  [{ ...ABOVE, rx: 190, ry: 38 }],
  [
    { ...ABOVE, x: 0.23, y: 0.27, rx: 145, ry: 46, name: [0, -1.5] },
    { ...ABOVE, x: 0.77, y: 0.27, rx: 145, ry: 46, name: [0, -1.5] },
  ],
  [WEST, ABOVE, EAST],
  [
    { ...WEST, y: 0.56, ry: 52 },
    { ...ABOVE, x: 0.315, rx: 112 },
    { ...ABOVE, x: 0.685, rx: 112 },
    { ...EAST, y: 0.56, ry: 52 },
  ],
  [LOW_WEST, { ...LOW_WEST, y: 0.265 }, { ...ABOVE, rx: 138 }, { ...LOW_EAST, y: 0.265 }, LOW_EAST],
  [
    { ...LOW_WEST, y: 0.7 },
    { ...LOW_WEST, y: 0.34 },
    { ...ABOVE, x: 0.365, rx: 92 },
    { ...ABOVE, x: 0.635, rx: 92 },
    { ...LOW_EAST, y: 0.34 },
    { ...LOW_EAST, y: 0.7 },
  ],
];

/** What has to be known of a view to draw its systems. */
export type Charted = Pick<CosmicView, "home" | "planets"> & Partial<Pick<CosmicView, "moons">>;

/** Of the cosmos at full size, in units. */
const FULL = { width: 920, height: 440 };
const PLANET = 22;
const MOON = 11;
/** From the edge to the middle of a system beside it. */
const MARGIN = { side: 142, top: 72, bottom: 80 };

export function unitFor(width: number, height: number): number {
  return Math.max(0.78, Math.min(1.7, width / FULL.width, height / FULL.height));
}

/** The systems that somebody owns, the one of a seat first, then as they follow each other. */
export function systemsFrom(view: Pick<CosmicView, "home">, seat: number): number[] {
  const owned = view.home.flatMap((owner, system) => (owner >= 0 ? [system] : []));
  const mine = Math.max(0, owned.indexOf(view.home.indexOf(seat)));
  return [...owned.slice(mine), ...owned.slice(0, mine)];
}

/** The whole cosmos, seen from a seat. */
export function chartFor(width: number, height: number, view: Charted, seat: number): Chart {
  const unit = unitFor(width, height);
  const order = systemsFrom(view, seat);
  const slots = [BELOW, ...SLOTS[Math.min(order.length - 1, SLOTS.length - 1)]!];
  const systems = order.map((system, place) => {
    const slot = slots[place]!;
    return systemAt(view, system, slot, middleOf(slot, width, height, unit), unit);
  });
  const warp = { x: width / 2, y: height * 0.485, rx: 112 * unit, ry: 44 * unit };
  return { width, height, unit, systems, warp };
}

function middleOf({ x, y }: Slot, width: number, height: number, unit: number): Point {
  return {
    x: x === 0 ? MARGIN.side * unit : x === 1 ? width - MARGIN.side * unit : x * width,
    y: y === 0 ? MARGIN.top * unit : y === 1 ? height - MARGIN.bottom * unit : y * height,
  };
}

export function systemAt(view: Charted, system: number, slot: Slot, middle: Point, unit: number): System {
  const [rx, ry] = [slot.rx * unit, slot.ry * unit];
  const angles = slot.angles.find((row) => row.length === view.planets) ?? evenly(view.planets);
  return {
    ...middle,
    system,
    owner: view.home[system] ?? -1,
    rx,
    ry,
    planets: planetsOn({ ...middle, rx, ry }, angles, system * view.planets, PLANET * unit),
    moons: moonsOf(view, system, { ...middle, rx, ry }, MOON * unit, slot.moons),
    name: { x: middle.x + slot.name[0] * rx, y: middle.y + slot.name[1] * ry },
  };
}

function evenly(count: number): number[] {
  return Array.from({ length: count }, (_, number) => 180 + (360 * number) / count);
}

/** Planets on an ellipse at some angles. */
export function planetsOn(
  { x, y, rx, ry }: Ellipse,
  angles: readonly number[],
  firstPlace: number,
  r: number,
): Planet[] {
  return angles.map((angle, number) => {
    const [across, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return {
      place: firstPlace + number,
      x: x + rx * across,
      y: y + ry * down,
      r: r * (1 + 0.065 * down),
      angle,
    };
  });
}

const MOON_SPOTS = [-0.36, 0.36] as const;

/** Left and right of the sun, unless planets leave no room there. */
function moonsOf(
  view: Charted,
  system: number,
  { x, y, rx }: Ellipse,
  r: number,
  spots: readonly [number, number] = MOON_SPOTS,
): Planet[] {
  const first = system * MOONS_EACH;
  if (first >= (view.moons?.length ?? 0)) return [];
  const place = view.home.length * view.planets + first;
  return spots.map((spot, number) => ({ place: place + number, x: x + spot * rx, y, r, angle: 0 }));
}

/** Where a place is drawn, if it is. */
export function planetAt(chart: Chart, place: number): Planet | undefined {
  for (const { planets, moons } of chart.systems) {
    const found = [...planets, ...moons].find((planet) => planet.place === place);
    if (found) return found;
  }
  return undefined;
}
