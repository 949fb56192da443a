// Views change by patches: a path into the view of before, and what stands there now.

import type { Patch } from "../wire";

/** The view with all patches in it. Parts that no patch touches are the same objects as before. */
export function applyPatches(view: unknown, patches: readonly Patch[]): unknown {
  return patches.reduce((held: unknown, [path, value]) => replaced(held, path, 0, value), view);
}

/** A value with the parts of another one wherever they are equal, so that they can be compared by identity. */
export function sharing(before: any, after: any): unknown {
  if (before === after) return before;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const made: any = Array.isArray(after) ? [] : {};
  for (const key of Object.keys(after)) made[key] = sharing(before[key], after[key]);
  const isEqual =
    sizeOf(before) === sizeOf(after) && Object.keys(made).every((key) => made[key] === before[key]);
  return isEqual ? before : made;
}

function isTree(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function sizeOf(tree: object): number {
  return Object.keys(tree).length;
}

function replaced(held: unknown, path: Patch[0], depth: number, value: unknown): unknown {
  const step = path[depth];
  if (step === undefined) return value;
  const copy: any = Array.isArray(held) ? [...held] : { ...(held as object) };
  copy[step] = replaced(copy[step], path, depth + 1, value);
  return copy;
}
