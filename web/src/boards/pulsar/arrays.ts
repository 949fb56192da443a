// Transmitters of a player as arrays: chains of tiles, each with the ends it is entered and left by.

import type { Transmitter, TransmitterView } from "./types";

export interface Joint {
  /** Tile * 2 + end, as in the answers, or -1 where a tile has no end. */
  left: number;
  right: number;
  tile: TransmitterView;
}

export const NO_END = -1;

/** The arrays of a seat, each from one of its outer tiles to the other. */
export function arraysOf(
  all: readonly TransmitterView[],
  tiles: readonly Transmitter[],
  seat: number,
): Joint[][] {
  const own = new Map(all.filter((one) => one.keeper === seat).map((one) => [one.tile, one]));
  const seen = new Set<number>();
  const arrays: Joint[][] = [];
  for (const start of outerFirst([...own.values()])) {
    if (seen.has(start.tile)) continue;
    const array = walk(own, tiles, start);
    for (const joint of array) seen.add(joint.tile.tile);
    arrays.push(array);
  }
  return arrays;
}

function outerFirst(own: TransmitterView[]): TransmitterView[] {
  const links = (one: TransmitterView) => one.links.filter((link) => link >= 0).length;
  return own.sort((one, other) => Number(links(one) > 1) - Number(links(other) > 1) || one.tile - other.tile);
}

function walk(
  own: Map<number, TransmitterView>,
  tiles: readonly Transmitter[],
  start: TransmitterView,
): Joint[] {
  const array: Joint[] = [];
  let enter = endsOf(tiles, start.tile) === 2 ? 1 - leaveOf(tiles, start) : NO_END;
  let here: TransmitterView | undefined = start;
  const seen = new Set<number>();
  while (here && !seen.has(here.tile)) {
    seen.add(here.tile);
    const leave: number =
      array.length === 0 ? leaveOf(tiles, here) : endsOf(tiles, here.tile) === 2 ? 1 - enter : NO_END;
    array.push({ left: end(here.tile, enter), right: end(here.tile, leave), tile: here });
    const link: number = leave === NO_END ? -1 : here.links[leave]!;
    here = link >= 0 ? own.get(Math.floor(link / 2)) : undefined;
    enter = link % 2;
  }
  return array;
}

/** The end that the walk through an array begins with: the linked one, else the last. */
function leaveOf(tiles: readonly Transmitter[], start: TransmitterView): number {
  const linked = start.links.findIndex((link) => link >= 0);
  return linked >= 0 ? linked : endsOf(tiles, start.tile) - 1;
}

function endsOf(tiles: readonly Transmitter[], tile: number): number {
  return tiles[tile]!.ends.length;
}

function end(tile: number, side: number): number {
  return side === NO_END ? NO_END : tile * 2 + side;
}

export function pipsOf(tiles: readonly Transmitter[], end: number): number {
  return tiles[Math.floor(end / 2)]!.ends[end % 2] ?? 0;
}

/** The red die between two neighbours of an array, and whether both are online so that it is formed. */
export function formed(
  tiles: readonly Transmitter[],
  left: Joint,
  right: Joint,
): { value: number; isFormed: boolean } {
  return {
    value: pipsOf(tiles, left.right) + pipsOf(tiles, right.left),
    isFormed: left.tile.online === 1 && right.tile.online === 1,
  };
}
