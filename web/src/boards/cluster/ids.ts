// The ids of the pieces that the board draws: the same that answers, refusals and the log name.

import { markOf } from "../../parts/marks";
import type { Components } from "./types";

type Named = { components: Components };

export function cellId({ components }: Named, cell: number): string {
  return `cell:${components.cells[cell]!.name}`;
}

/** The number of a cell by its id; -1 if the id is no cell's. */
export function cellWith({ components }: Named, id: string): number {
  if (!id.startsWith("cell:")) return -1;
  const name = id.slice("cell:".length);
  return components.cells.findIndex((cell) => cell.name === name);
}

export function crystalId({ components }: Named, seat: number, kind: number): string {
  return `crystal:${markOf(seat).letter}-${components.crystals[kind]!}`;
}

/** Whose crystals of which type an id names. */
export function crystalWith({ components }: Named, id: string): { seat: number; kind: number } {
  const [, letter = "A", kind = ""] = /^crystal:(.)-(.+)$/.exec(id) ?? [];
  return { seat: letter.charCodeAt(0) - "A".charCodeAt(0), kind: components.crystals.indexOf(kind) };
}
