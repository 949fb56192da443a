// Views change by patches: a path into the view of before, and what stands there now.

import type { Patch } from "../wire";

/** The view with all patches in it. Parts that no patch touches are the same objects as before. */
export function applyPatches(view: unknown, patches: readonly Patch[]): unknown {
  return patches.reduce((held: unknown, [path, value]) => replaced(held, path, 0, value), view);
}

function replaced(held: unknown, path: Patch[0], depth: number, value: unknown): unknown {
  const step = path[depth];
  if (step === undefined) return value;
  const copy: any = Array.isArray(held) ? [...held] : { ...(held as object) };
  copy[step] = replaced(copy[step], path, depth + 1, value);
  return copy;
}
