// The ids of the pieces that the board draws: the same that answers, refusals and the log name.

import { markOf } from "../../parts/marks";
import { TRACKS } from "./counters";
import type { Components, Goal, Side, Technology } from "./types";

/** What the ids of pieces are made from. */
export interface Named {
  components: Components;
  side: Side;
}

export function nodeId({ side }: Pick<Named, "side">, node: number): string {
  const kind = side.kinds[node]!;
  return `${kind === "isolated" ? "pulsar" : kind}:${side.names[node]}`;
}

/** The number of a node by its id, or -1. */
export function nodeWith(side: Side, id: string): number {
  return side.names.indexOf(id.slice(id.indexOf(":") + 1));
}

export const poolId = (value: number) => `pool:${value}`;
export const technologyId = (entry: Technology) => `tech:${entry.key}`;
export const goalId = (goal: Goal) => `goal:${goal.key}`;
export const shipId = (seat: number) => `ship:${markOf(seat).letter}`;

export function counterId({ components }: Named, counter: number): string {
  const per = components.dice.counters;
  return `counter:${TRACKS[Math.floor(counter / per)]}-${(counter % per) + 1}`;
}

export function gyrodyneId({ components }: Named, size: number): string {
  return `gyrodyne:${components.gyrodynes.sizes[size]}`;
}

export function transmitterId({ components }: Named, tile: number): string {
  return `transmitter:${components.transmitters[tile]!.key}`;
}

/** An end of a transmitter, as tile * 2 + end. */
export function endId({ components }: Named, end: number): string {
  return `end:${components.transmitters[Math.floor(end / 2)]!.key}-${(end % 2) + 1}`;
}

export function faceId({ components }: Named, face: number): string {
  return `face:${components.headquarters.faces[face]!.key}`;
}

/** One of the things that each player has one of. */
function owned(kind: string, seat: number, key: string): string {
  return `${kind}:${markOf(seat).letter}-${key}`;
}

export function dieId({ components }: Named, seat: number, slot: number): string {
  return owned("die", seat, components.dice.slots[slot]!);
}

export function tokenId({ components }: Named, seat: number, kind: number): string {
  return owned("token", seat, components.dice.tokens[kind]!);
}

export function heldId({ components }: Named, seat: number, size: number): string {
  return owned("held", seat, components.gyrodynes.sizes[size]!);
}

export function projectId({ components }: Named, seat: number, place: number): string {
  return owned("project", seat, components.headquarters.places[place]!);
}

export const bonusId = (seat: number, value: number) => owned("bonus", seat, String(value));
