// The titles that have a board of their own; all others are played on the generic one.

import { signal } from "@preact/signals";
import type { BoardModule } from "./board";

type Loader = () => Promise<BoardModule>;

/** Every folder beside this file that has an index is the board of the title it is called after. */
const loaders = import.meta.glob<BoardModule>("./*/index.tsx");

/** Titles whose board has all of its places in sight and in reach at every size, so that a narrow screen needs no list
 * of them. It has to be known before the board is fetched, for the list is shown first. */
const WHOLE: readonly string[] = ["connect-four", "backgammon"];

/** Titles whose board could not be fetched. */
const lost = signal<readonly string[]>([]);

/** Whether a title has a board of its own that can be had; else the generic one tells the position in sentences. */
export function hasBoard(title: string): boolean {
  return path(title) in loaders && !lost.value.includes(title);
}

export function isWhole(title: string): boolean {
  return hasBoard(title) && WHOLE.includes(title);
}

export async function loadBoard(title: string): Promise<BoardModule> {
  try {
    return await (loaders[path(title)] as Loader)();
  } catch (error) {
    lost.value = [...lost.value, title];
    throw error;
  }
}

function path(title: string): string {
  return `./${title}/index.tsx`;
}
