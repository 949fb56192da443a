// Two fingers turn the tile in hand by quarters.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Scene } from "../scene";
import { turnGhost } from "./acting";

/** How far fingers have to turn for a quarter, in degrees. */
const QUARTER = 40;

export function useTwist(scene: Scene): void {
  const latest = useRef(scene);
  latest.current = scene;
  useLayoutEffect(() => {
    const fingers = new Map<number, PointerEvent>();
    let start = 0;
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, event);
      start = angleOf(fingers);
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      const way = turnedBy(start, angleOf(fingers));
      if (fingers.size !== 2 || Math.abs(way) < QUARTER) return;
      start = angleOf(fingers);
      turnGhost(latest.current, Math.sign(way));
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, []);
}

/** The direction from the first finger to the second, in degrees; clockwise, as the screen counts. */
function angleOf(fingers: ReadonlyMap<number, Pick<PointerEvent, "clientX" | "clientY">>): number {
  const [one, other] = [...fingers.values()];
  if (!one || !other) return 0;
  return (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI;
}

/** The shorter way from one direction to another. */
export function turnedBy(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
