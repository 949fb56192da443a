// The two tracks: where counters stand, and who is ahead.

import type { Components, PulsarView } from "./types";

export interface Counter {
  /** Track * 4 + number, as in the answers. */
  id: number;
  seat: number;
  space: number;
  level: number;
  /** 0 is the first place. */
  place: number;
}

export const TRACKS = ["initiative", "engineering"] as const;

/** The counters of a track, the one ahead first: leftmost, and in a stack the highest. */
export function countersOf(view: PulsarView, track: number, perTrack: number): Counter[] {
  const spots = view.table[TRACKS[track]!];
  const found = spots.flatMap(([space, level], number) => {
    const seat = view.table.owner[number]!;
    return seat >= 0 && space > 0 ? [{ id: track * perTrack + number, seat, space, level, place: 0 }] : [];
  });
  found.sort((one, other) => one.space - other.space || other.level - one.level);
  return found.map((counter, place) => ({ ...counter, place }));
}

/** What is printed on a space: its number, or what standing there costs. */
export function printedOn({ tracks }: Pick<Components, "tracks">, space: number): string {
  const penalty = tracks.penalties[space] ?? 0;
  return penalty ? `−${penalty}` : `${space}`;
}

/** "6 → 8", or "8" for a counter that only gets another place on its space. */
export function wayOf(components: Components, from: Counter, to: Counter): string {
  const [start, end] = [printedOn(components, from.space), printedOn(components, to.space)];
  return start === end ? end : `${start} → ${end}`;
}

export interface Gain {
  cubes: number;
  points: number;
}

/** What a place on a track brings: cubes and points each round, or points at the end. */
export function gainOf(components: Components, track: number, seats: number, place: number): Gain {
  const { cubes, points, final_points } = components.tracks;
  if (track === 0) return { cubes: 0, points: final_points[seats]?.[place] ?? 0 };
  return { cubes: cubes[seats]?.[place] ?? 0, points: points[seats]?.[place] ?? 0 };
}
