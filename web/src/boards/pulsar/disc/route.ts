// A flight along its lanes: where its steps are counted, and what it brings.

import type { Spot } from "../geometry";
import type { MapView, PulsarView, Side } from "../types";

export interface Step extends Spot {
  /** How many segments are flown at the end of the lane. */
  count: number;
}

/** The steps of a flight, each in the middle of its lane; where a lane is flown twice they stand side by side. */
export function stepsOf(side: Side, start: number, route: readonly number[]): Step[] {
  const nodes = [start, ...route];
  const used = new Map<string, number>();
  let count = 0;
  return route.map((to, hop) => {
    const from = nodes[hop]!;
    const key = [from, to].sort((a, b) => a - b).join();
    const before = used.get(key) ?? 0;
    used.set(key, before + 1);
    count += segmentsOf(side, from, to);
    return { ...along(side, from, to, before), count };
  });
}

function segmentsOf(side: Side, from: number, to: number): number {
  const link = side.links.find(([a, b]) => (a === from && b === to) || (a === to && b === from));
  return link?.[2] ?? 1;
}

/** The middle of a lane, or further on for those who fly it again. */
function along(side: Side, from: number, to: number, before: number): Spot {
  const [a, b] = [side.spots[from]!, side.spots[to]!];
  const part = Math.min(0.8, 0.5 + 0.2 * before);
  return { x: a[0] + (b[0] - a[0]) * part, y: a[1] + (b[1] - a[1]) * part };
}

/** What an answer would bring to a seat. */
export interface Brought {
  stations: number;
  claims: number;
  points: number;
  cubes: number;
}

export function broughtBy(view: PulsarView, next: PulsarView, seat: number): Brought {
  const [before, after] = [view.seats[seat]!, next.seats[seat]!];
  return {
    stations: owned(next.map.stations.flat(), seat) - owned(view.map.stations.flat(), seat),
    claims: owned(next.map.claims, seat) - owned(view.map.claims, seat),
    points: after.points - before.points,
    cubes: after.cubes - before.cubes,
  };
}

function owned(owners: readonly number[], seat: number): number {
  return owners.filter((owner) => owner === seat).length;
}

export interface NewStation {
  node: number;
  place: number;
  owner: number;
}

/** The stations that a preview has more than the position. */
export function newStations(before: MapView, after: MapView): NewStation[] {
  if (before.stations === after.stations) return [];
  return after.stations.flatMap((owners, node) =>
    owners.flatMap((owner, place) =>
      owner >= 0 && owner !== before.stations[node]![place] ? [{ node, place, owner }] : [],
    ),
  );
}

/** The pulsars where a preview has another owner or gyrodyne, counted from the first pulsar. */
export function changedPulsars(before: MapView, after: MapView): number[] {
  const facts = ["claims", "gyrodynes", "spinning"] as const;
  return after.claims.flatMap((_, pulsar) =>
    facts.some((fact) => before[fact][pulsar] !== after[fact][pulsar]) ? [pulsar] : [],
  );
}
