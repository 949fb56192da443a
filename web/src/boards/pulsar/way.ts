// The way of a flight across the map, as far as it can be told from what happened on it.

import type { Side } from "./types";

/** The shortest way past all these nodes in their order, without the first; straight on where none leads there. */
export function wayPast(side: Pick<Side, "links">, stops: readonly number[]): number[] {
  const near = neighbours(side.links);
  return stops.slice(1).flatMap((stop, place) => shortest(near, stops[place]!, stop));
}

function neighbours(links: Side["links"]): Map<number, number[]> {
  const near = new Map<number, number[]>();
  for (const [a, b] of links) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  return near;
}

function shortest(near: ReadonlyMap<number, number[]>, start: number, end: number): number[] {
  const cameFrom = new Map<number, number>([[start, start]]);
  const ends = [start];
  for (const here of ends) {
    for (const there of near.get(here) ?? []) {
      if (cameFrom.has(there)) continue;
      cameFrom.set(there, here);
      ends.push(there);
    }
  }
  if (!cameFrom.has(end)) return [end];
  const way: number[] = [];
  for (let here = end; here !== start; here = cameFrom.get(here)!) way.unshift(here);
  return way;
}
