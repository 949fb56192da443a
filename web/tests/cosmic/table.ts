// Positions of a busy challenge, as the board gets them.

import type { BoardProps } from "../../src/boards/board";
import type { Components, CosmicView } from "../../src/boards/cosmic/types";
import type { UpdateWords } from "../../src/wire";
import { declarationsOf, propsAt, type Recorded, wordsAt } from "../recorded";
import facts from "./positions.json";

export type Name = keyof typeof facts.positions;

export const components = facts.components as unknown as Components;
export const declarations = declarationsOf("cosmic", facts);

export function position(name: Name): Recorded<CosmicView> {
  return facts.positions[name] as unknown as Recorded<CosmicView>;
}

export function wordsOf(name: Name): UpdateWords {
  return wordsAt(position(name));
}

export function propsOf(name: Name, more: Partial<BoardProps> = {}): BoardProps {
  const found = position(name);
  return propsAt(found, found.view.sizes.length, declarations, more);
}
