// The ids of the pieces that the board draws: the same that answers, refusals and the log name.

import { markOf } from "../../parts/marks";
import type { Components } from "./types";

type Named = { components: Components };

export function cellId({ components }: Named, cell: number): string {
  return `cell:${components.cells[cell]!.name}`;
}

const known = new WeakMap<Components, ReadonlyMap<string, number>>();

/** The number of a cell by its id; -1 if the id is no cell's. */
export function cellWith({ components }: Named, id: string): number {
  const there = known.get(components);
  if (there) return there.get(id) ?? -1;
  known.set(components, new Map(components.cells.map(({ name }, cell) => [`cell:${name}`, cell])));
  return cellWith({ components }, id);
}

export function crystalId({ components }: Named, seat: number, kind: number): string {
  return `crystal:${markOf(seat).letter}-${components.crystals[kind]!}`;
}

/** Whose crystals of which type an id names. */
export function crystalWith({ components }: Named, id: string): { seat: number; kind: number } {
  const [, letter = "A", kind = ""] = /^crystal:(.)-(.+)$/.exec(id) ?? [];
  return { seat: letter.charCodeAt(0) - "A".charCodeAt(0), kind: components.crystals.indexOf(kind) };
}
