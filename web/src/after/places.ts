// Where things are on the screen. The end is drawn over any board: it finds pieces by their ids and knows no more.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
  r: number;
}

/** The place of the board, on a wide screen and on a narrow one. */
export const BOARD = ":is(.board-place, .narrow-main.on-board)";
/** What changes where pieces are without the page hearing of it: a board that is moved or zoomed. */
const MOVES = ["pointerup", "wheel", "keyup", "scroll"] as const;

/** The box of the board, measured again whenever it may have changed; the number counts the measurements. */
export function useBoardBox(): { box: Box | null; measured: number } {
  const [state, setState] = useState<{ box: Box | null; measured: number }>({ box: null, measured: 0 });
  const measure = () => {
    const box = document.querySelector(BOARD)?.getBoundingClientRect() ?? null;
    setState(({ measured }) => ({ box, measured: measured + 1 }));
  };
  useLayoutEffect(measure, []);
  useEffect(() => {
    const board = document.querySelector(BOARD);
    const sizes = new ResizeObserver(measure);
    if (board) sizes.observe(board);
    const later = () => requestAnimationFrame(measure);
    for (const kind of MOVES) addEventListener(kind, later, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      for (const kind of MOVES) removeEventListener(kind, later, { capture: true });
    };
  }, []);
  return state;
}

/** Where a piece is drawn, from the corner of a box; nothing if it is not drawn or lies outside. */
export function placeOf(piece: string, box: Box): Place | null {
  const element = document.querySelector(`${BOARD} [data-piece="${CSS.escape(piece)}"]`);
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: x + width / 2 - box.x, y: y + height / 2 - box.y };
  const isInside = middle.x >= 0 && middle.y >= 0 && middle.x <= box.width && middle.y <= box.height;
  if (width === 0 || !isInside) return null;
  return { ...middle, r: Math.min(44, Math.max(12, Math.min(width, height) / 2)) };
}
