// The titles that have a board of their own; all others are played on the generic one.

import type { Board } from "./board";

type Loader = () => Promise<{ default: Board }>;

/** Every folder beside this file that has an index is the board of the title it is called after. */
const loaders = import.meta.glob<{ default: Board }>("./*/index.tsx");

export function hasBoard(title: string): boolean {
  return path(title) in loaders;
}

export function loadBoard(title: string): Promise<{ default: Board }> {
  return (loaders[path(title)] as Loader)();
}

function path(title: string): string {
  return `./${title}/index.tsx`;
}
