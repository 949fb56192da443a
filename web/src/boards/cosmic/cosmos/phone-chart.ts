// The cosmos of a narrow screen: the systems that the challenge or the question is about, one above the other.

import { systemWith } from "../scene";
import type { CosmicView } from "../types";
import { type Chart, type Charted, type Slot, systemAt, systemsFrom } from "./geometry";

/** Lower than this there is room for one system only. */
const FOR_TWO = 186;
/** And lower than this none for the mouth of the cone: the strip tells what is in it. */
const FOR_GATE = 130;
const PLANET = 20 / 22;
/** How high the ellipse of a system is there, so that the label of its lowest planet is in sight. */
const FLAT = 8;
/** What stands above and below the planets of a system, with its flags and labels. */
const AROUND = 34;

// biome-ignore format: a table
const [UPPER, LOWER, ONLY, LOW]: readonly [Slot, Slot, Slot, Slot] = [
  { x: 0.36, y: 0.27, rx: 0.31, ry: 0, angles: [[172, 240, 300, 8, 90], [172, 240, 300, 8]], name: [0, 0], moons: [-0.26, 0.26] },
  { x: 0.43, y: 0.73, rx: 0.37, ry: 0, angles: [[180, 252, 322, 57, 123], [150, 235, 305, 30]], name: [0, 0], moons: [0, 0.25] },
  { x: 0.36, y: 0.52, rx: 0.29, ry: 0, angles: [[180, 250, 310, 20, 100], [150, 235, 305, 30]], name: [0, 0], moons: [0.05, 0.33] },
  { x: 0.5, y: 0.44, rx: 0.41, ry: 0, angles: [[164, 241, 299, 16, 90], [150, 235, 305, 30]], name: [0, 0], moons: [-0.25, 0.25] },
];

/** How many systems fit. */
export function roomFor(height: number): number {
  return height < FOR_TWO ? 1 : 2;
}

export function phoneChart(width: number, height: number, view: Charted, shown: readonly number[]): Chart {
  const hasGate = height >= FOR_GATE;
  const slots = shown.length > 1 ? [UPPER, LOWER] : [hasGate ? ONLY : LOW];
  const each = height / slots.length;
  const ry = hasGate ? Math.max(14, Math.min(46, each / 2 - AROUND)) : FLAT;
  const systems = shown.slice(0, slots.length).map((system, place) => {
    const slot = slots[place]!;
    const fitted = { ...slot, rx: (slot.rx * width) / PLANET, ry: ry / PLANET };
    return systemAt(view, system, fitted, { x: slot.x * width, y: slot.y * height }, PLANET);
  });
  return {
    width,
    height,
    unit: PLANET,
    systems,
    warp: { x: width / 2, y: height / 2, rx: 60, ry: 24 },
    gate: hasGate && { x: width * 0.85, y: Math.max(34, height * (slots.length > 1 ? 0.2 : 0.36)) },
  };
}

/** The systems in the order in which they are wanted: what was picked, what is lit, the target's, the two sides'. */
export function wantedSystems(
  view: CosmicView,
  seat: number,
  picked: number | null,
  lit: readonly number[],
): number[] {
  const systemOf = (place: number) => systemWith(view, place);
  const homeOf = (owner: number) => (owner >= 0 ? view.home.indexOf(owner) : -1);
  const wanted = [
    picked ?? -1,
    ...lit.map(systemOf),
    systemOf(view.target),
    homeOf(view.defence),
    homeOf(view.offence),
    ...systemsFrom(view, seat),
  ];
  return [...new Set(wanted.filter((system) => (view.home[system] ?? -1) >= 0))];
}
