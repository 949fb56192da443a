// How the pieces of each title move: the default export of `boards/<title>/motion.ts`, if it has one.

import type { MotionTable } from "../motion/motion";

const loaders = import.meta.glob<{ default: MotionTable }>("./*/motion.ts");

/** The table of a title; null for one without, whose deeds are told in sentences only. */
export async function loadMotions(title: string): Promise<MotionTable | null> {
  const module = await loaders[`./${title}/motion.ts`]?.();
  return module?.default ?? null;
}
