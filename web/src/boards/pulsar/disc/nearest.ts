// What a finger means, and where to look: the lit places of the map.

import type { Lens } from "../../lens";
import type { Answers } from "../answers";
import type { Spot } from "../geometry";
import { nodeWith } from "../ids";
import type { Side } from "../types";
import { EDGE } from "./sizes";

const PLACES = ["system", "pulsar", "gate", "entry"];

/** The nodes that answer the open question. */
export function litNodes(side: Side, answers: Answers): number[] {
  return [...answers.open.keys()]
    .filter((id) => PLACES.includes(id.slice(0, id.indexOf(":"))))
    .map((id) => nodeWith(side, id))
    .filter((node) => node >= 0);
}

/** The lit node nearest to a point, if one is within reach; -1 if none is. */
export function nearestLit(side: Side, lit: readonly number[], point: Spot, reach: number): number {
  let [found, least] = [-1, reach];
  for (const node of lit) {
    const [x, y] = side.spots[node]!;
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance <= least) [found, least] = [node, distance];
  }
  return found;
}

/** A part of the square around the disc, in its units. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The lens that brings some nodes into a window, with a margin around them, never larger than `most`. */
export function lensOn(
  side: Side,
  nodes: readonly number[],
  window: Window,
  margin: number,
  most: number,
): Lens {
  const xs = nodes.map((node) => side.spots[node]![0]);
  const ys = nodes.map((node) => side.spots[node]![1]);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const fit = Math.min(
    (window.right - window.left) / (right - left),
    (window.bottom - window.top) / (bottom - top),
  );
  const scale = Math.max(1, Math.min(most, fit));
  return {
    scale,
    x: (window.left + window.right) / 2 - (scale * (left + right)) / 2,
    y: (window.top + window.bottom) / 2 - (scale * (top + bottom)) / 2,
  };
}

/** What of the map a window shows through a lens. */
export function seenThrough({ scale, x, y }: Lens, window: Window): Window {
  return {
    left: (window.left - x) / scale,
    top: (window.top - y) / scale,
    right: (window.right - x) / scale,
    bottom: (window.bottom - y) / scale,
  };
}

/** Whether a window shows less than the whole disc. */
export function isPartial(seen: Window): boolean {
  return seen.left > -EDGE || seen.top > -EDGE || seen.right < EDGE || seen.bottom < EDGE;
}
