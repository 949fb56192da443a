// How many of something a player has on the table, for the progress of goals.

import { bit, type Components, type PulsarView } from "./types";

type Count = (view: PulsarView, seat: number, components: Components) => number;

function spinning(view: PulsarView, seat: number): number[] {
  const { claims, gyrodynes, spinning } = view.map;
  return gyrodynes.filter((_, pulsar) => claims[pulsar] === seat && spinning[pulsar] === 1);
}

function bits(mask: number): number {
  return [...mask.toString(2)].filter((digit) => digit === "1").length;
}

const COUNTS: Record<string, Count> = {
  stations: (view, seat) => view.map.stations.flat().filter((owner) => owner === seat).length,
  spinning: (view, seat) => spinning(view, seat).length,
  "sizes-spinning": (view, seat) => new Set(spinning(view, seat)).size,
  "same-size-spinning": (view, seat) =>
    Math.max(...[1, 2, 3].map((size) => spinning(view, seat).filter((one) => one === size).length)),
  online: (view, seat) =>
    view.transmitters.filter((tile) => tile.keeper === seat && tile.online === 1).length,
  patents: (view, seat) => view.table.patents.filter((mask) => bit(mask, seat)).length,
  projects: (view, seat) => bits(view.seats[seat]!.projects),
  runs: (view, seat) => bits(view.seats[seat]!.runs),
  claims: (view, seat) => view.map.claims.filter((owner) => owner === seat).length,
};

export function countOf(view: PulsarView, seat: number, what: string, components: Components): number {
  return COUNTS[what]?.(view, seat, components) ?? 0;
}
