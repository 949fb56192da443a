// The ids of the pieces that the board draws: the same that answers, refusals and the log name.

import { markOf } from "../../parts/marks";
import type { Components } from "./types";

type Named = { components: Components };

export const WARP = "place:warp";
export const CONE = "place:cone";
/** Piles; they exist for motion alone. */
export const DECK = "pile:deck";
export const DISCARDS = "pile:discards";
export const DESTINY = "pile:destiny";

export function placeId({ components }: Named, place: number): string {
  return `place:${components.places[place] ?? ""}`;
}

/** The number of a place by its id; -1 if the id is no place's. */
export function placeWith({ components }: Named, id: string): number {
  return id.startsWith("place:") ? components.places.indexOf(id.slice("place:".length)) : -1;
}

export function seatId(seat: number): string {
  return `seat:${markOf(seat).letter}`;
}

export function cardId({ components }: Named, kind: number): string {
  return `card:${components.cards[kind]?.key ?? ""}`;
}

export function powerId({ components }: Named, power: number): string {
  return `power:${components.powers[power]?.key ?? ""}`;
}

export function destinyId({ components }: Named, destiny: number): string {
  return `destiny:${components.destinies[destiny] ?? ""}`;
}

export function sideId({ components }: Named, side: number): string {
  return `side:${components.sides[side] ?? ""}`;
}
