// Zoom and pan of a drawing: wheel, drag, pinch, and buttons.

import { useRef, useState } from "preact/hooks";

export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
const MOST = 5;

/** What a lens moves over: how far it may go, and which point of it is under a pointer. */
export interface Space {
  least: number;
  most: number;
  kept(lens: Lens): Lens;
  pointOf(event: MouseEvent): Finger;
}

/** A square drawing around 0,0 that reaches as far as `radius`; no more than its edge comes to the middle. */
function squareOf(radius: number): Space {
  const kept = (lens: Lens): Lens => {
    const most = (lens.scale - 1) * radius;
    const cut = (value: number) => Math.min(most, Math.max(-most, value));
    return { scale: lens.scale, x: cut(lens.x), y: cut(lens.y) };
  };
  return { least: 1, most: MOST, kept, pointOf: (event) => pointOf(event, radius) };
}

/** The lens after scaling by `factor` with the point `x`, `y` of the drawing staying where it is. */
export function zoomedIn(space: Space, lens: Lens, factor: number, x: number, y: number): Lens {
  const scale = Math.min(space.most, Math.max(space.least, lens.scale * factor));
  const real = scale / lens.scale;
  return space.kept({ scale, x: x - (x - lens.x) * real, y: y - (y - lens.y) * real });
}

export function zoomed(lens: Lens, factor: number, x: number, y: number, radius: number): Lens {
  return zoomedIn(squareOf(radius), lens, factor, x, y);
}

export function moved(lens: Lens, dx: number, dy: number, radius: number): Lens {
  return movedIn(squareOf(radius), lens, dx, dy);
}

function movedIn(space: Space, lens: Lens, dx: number, dy: number): Lens {
  return space.kept({ ...lens, x: lens.x + dx, y: lens.y + dy });
}

export interface Finger {
  x: number;
  y: number;
}

/** A finger that trembles by no more than this, in pixels, does not drag. */
const TREMBLING = 6;

/** A lens over a square drawing; the middle of the element is 0,0 and it reaches as far as `radius`. */
export function useLens(radius: number) {
  return useLensOver(squareOf(radius));
}

/** A lens with the handlers that the element around a drawing needs to move it. */
export function useLensOver(space: Space) {
  const over = useRef(space);
  over.current = space;
  const [lens, setLens] = useState(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  const dragged = useRef(false);
  const down = useRef({ x: 0, y: 0 });
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const handlers = {
    onWheel: (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = over.current.pointOf(event);
      setLens((now) => zoomedIn(over.current, now, event.deltaY < 0 ? 1.2 : 1 / 1.2, x, y));
    },
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      down.current = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, over.current.pointOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      const now = over.current.pointOf(event);
      const way = Math.hypot(event.clientX - down.current.x, event.clientY - down.current.y);
      if (way < TREMBLING && !dragged.current) return;
      dragged.current = true;
      const before = [...fingers.current.entries()];
      setLens((lens) => followed(over.current, lens, before, event.pointerId, now));
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
  const show = (next: Lens) => setLens((now) => unlessSame(now, over.current.kept(next)));
  return { lens, handlers, show, whole: () => setLens(WHOLE) };
}

/** The old lens if the new one shows the same, so that nothing is drawn anew. */
function unlessSame(old: Lens, lens: Lens): Lens {
  return old.scale === lens.scale && old.x === lens.x && old.y === lens.y ? old : lens;
}

/** One finger drags, two pinch. */
function followed(space: Space, lens: Lens, fingers: [number, Finger][], moving: number, now: Finger): Lens {
  const before = fingers.find(([id]) => id === moving)?.[1] ?? now;
  const other = fingers.find(([id]) => id !== moving)?.[1];
  if (!other) return movedIn(space, lens, now.x - before.x, now.y - before.y);
  const reach = Math.hypot(before.x - other.x, before.y - other.y) || 1;
  return zoomedIn(space, lens, Math.hypot(now.x - other.x, now.y - other.y) / reach, other.x, other.y);
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
