// Positions of real games, one for each question, as the board gets them.

import type { BoardProps } from "../../src/boards/board";
import type { Components, PulsarView } from "../../src/boards/pulsar/types";
import type { UpdateWords } from "../../src/wire";
import { declarationsOf, propsAt, type Recorded, wordsAt } from "../recorded";
import facts from "./positions.json";

export const positions = facts.positions as unknown as Record<string, Recorded<PulsarView>>;
export const components = facts.components as unknown as Components;
export const declarations = declarationsOf("pulsar", facts);

export function position(decision: string): Recorded<PulsarView> {
  const found = positions[decision];
  if (!found) throw new Error(`no position with the question ${decision}`);
  return found;
}

export function wordsOf(decision: string): UpdateWords {
  return wordsAt(position(decision));
}

export function propsOf(decision: string, more: Partial<BoardProps> = {}): BoardProps {
  const found = position(decision);
  return propsAt(found, found.view.seats.length, declarations, more);
}
