// The places beside the tiles where the one in hand may not lie, and why.

import type { Refusal } from "../../answers";
import { cellWith } from "../ids";
import { label, nameOf, type Scene } from "../scene";
import { turnsOf } from "./turns";

/** Clauses that refuse a place somebody could want; all other cells are too far off or have a tile. */
const WANTED = ["G3.3", "G3.4", "G3.5", "G3.6"];

/** The cells beside tiles that take the tile in no turn, each with the clause against it. */
export function refusedCells({ answers, components }: Pick<Scene, "answers" | "components">) {
  const open = turnsOf(answers, components);
  const found = new Map<number, Refusal>();
  for (const [id, refusals] of answers.refused) {
    const cell = cellWith({ components }, id);
    const refusal = refusals.find(({ clause }) => WANTED.includes(clause));
    if (refusal && !open.has(cell)) found.set(cell, refusal);
  }
  return found;
}

/** A few words on why no tile may lie on a cell. */
export function reasonFor(scene: Scene, cell: number, clause: string): string {
  return label(scene, `no-${clause.replace(".", "_")}`, nameOf(scene, cell));
}

/** The reason in one sentence. */
export function sentenceFor(scene: Scene, clause: string): string {
  return label(scene, `why-${clause.replace(".", "_")}`);
}
