// Zoom and pan of a drawing: wheel, drag, pinch, and buttons.

import { useRef, useState } from "preact/hooks";

export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
const MOST = 5;

/** The lens after scaling by `factor` with the point `x`, `y` of the drawing staying where it is. */
export function zoomed(lens: Lens, factor: number, x: number, y: number, radius: number): Lens {
  const scale = Math.min(MOST, Math.max(1, lens.scale * factor));
  const real = scale / lens.scale;
  return kept({ scale, x: x - (x - lens.x) * real, y: y - (y - lens.y) * real }, radius);
}

export function moved(lens: Lens, dx: number, dy: number, radius: number): Lens {
  return kept({ ...lens, x: lens.x + dx, y: lens.y + dy }, radius);
}

/** No more than the edge of the map comes to the middle. */
function kept(lens: Lens, radius: number): Lens {
  const most = (lens.scale - 1) * radius;
  const cut = (value: number) => Math.min(most, Math.max(-most, value));
  return { scale: lens.scale, x: cut(lens.x), y: cut(lens.y) };
}

interface Finger {
  x: number;
  y: number;
}

/** A finger that trembles by no more than this, in pixels, does not drag. */
const TREMBLING = 6;

/** A lens with the handlers that the element around a square drawing needs to move it; the middle of the element is
 * 0,0 and it reaches as far as `radius`. */
export function useLens(radius: number) {
  const [lens, setLens] = useState(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  const dragged = useRef(false);
  const down = useRef({ x: 0, y: 0 });
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const handlers = {
    onWheel: (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = pointOf(event, radius);
      setLens((now) => zoomed(now, event.deltaY < 0 ? 1.2 : 1 / 1.2, x, y, radius));
    },
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      down.current = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, pointOf(event, radius));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      const now = pointOf(event, radius);
      const way = Math.hypot(event.clientX - down.current.x, event.clientY - down.current.y);
      if (way < TREMBLING && !dragged.current) return;
      dragged.current = true;
      const before = [...fingers.current.entries()];
      setLens((lens) => followed(lens, before, event.pointerId, now, radius));
      fingers.current.set(event.pointerId, now);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    /** A drag is no click; returns whether it is one. */
    onClickCapture: (event: MouseEvent): boolean => {
      const isClick = !dragged.current;
      if (!isClick) event.stopPropagation();
      dragged.current = false;
      return isClick;
    },
  };
  const show = (next: Lens) => setLens(kept(next, radius));
  return { lens, handlers, show, whole: () => setLens(WHOLE) };
}

/** One finger drags, two pinch. */
function followed(
  lens: Lens,
  fingers: [number, Finger][],
  moving: number,
  now: Finger,
  radius: number,
): Lens {
  const before = fingers.find(([id]) => id === moving)?.[1] ?? now;
  const other = fingers.find(([id]) => id !== moving)?.[1];
  if (!other) return moved(lens, now.x - before.x, now.y - before.y, radius);
  const reach = Math.hypot(before.x - other.x, before.y - other.y) || 1;
  return zoomed(lens, Math.hypot(now.x - other.x, now.y - other.y) / reach, other.x, other.y, radius);
}

/** The point of the drawing under a pointer, in the units of `radius`. */
export function pointOf(event: MouseEvent, radius: number): Finger {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const unit = (2 * radius) / (box.width || 1);
  return {
    x: (event.clientX - box.left) * unit - radius,
    y: (event.clientY - box.top) * unit - radius,
  };
}
