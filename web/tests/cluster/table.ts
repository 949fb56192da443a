// Positions of a real game, early and late, as the board gets them.

import type { BoardProps } from "../../src/boards/board";
import type { ClusterView, Components } from "../../src/boards/cluster/types";
import type { UpdateWords } from "../../src/wire";
import { declarationsOf, propsAt, type Recorded, wordsAt } from "../recorded";
import facts from "./positions.json";

export type Name = keyof typeof facts.positions;

export const components = facts.components as unknown as Components;
export const declarations = declarationsOf("cluster", facts);

export function position(name: Name): Recorded<ClusterView> {
  return facts.positions[name] as unknown as Recorded<ClusterView>;
}

export function wordsOf(name: Name): UpdateWords {
  return wordsAt(position(name));
}

/** The cell of a name. */
export function cellNamed(name: string): number {
  return components.cells.findIndex((cell) => cell.name === name);
}

export function propsOf(name: Name, more: Partial<BoardProps> = {}): BoardProps {
  const found = position(name);
  return propsAt(found, found.view.seats.length, declarations, more);
}
