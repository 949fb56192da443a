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

/** The box of the board, measured again whenever it or a piece in it may have moved. */
export function useBoardBox(): Box | null {
  const [state, setState] = useState<{ box: Box | null; places: string }>({ box: null, places: "" });
  const measure = () => {
    const box = document.querySelector(BOARD)?.getBoundingClientRect() ?? null;
    const places = placesNow();
    setState((before) => (before.places === places && same(before.box, box) ? before : { box, places }));
  };
  useLayoutEffect(measure, []);
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(later);
    const pieces = new MutationObserver(later);
    const main = document.getElementById("main");
    if (main) {
      sizes.observe(main);
      pieces.observe(main, { childList: true, subtree: true });
    }
    for (const kind of MOVES) addEventListener(kind, later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      pieces.disconnect();
      for (const kind of MOVES) removeEventListener(kind, later, { capture: true });
    };
  }, []);
  return state.box;
}

/** Where the pieces are, as a text that changes when one of them has moved. */
function placesNow(): string {
  const spot = (piece: Element) => {
    const { x, y, width } = piece.getBoundingClientRect();
    return `${x.toFixed()} ${y.toFixed()} ${width.toFixed()}`;
  };
  return [...document.querySelectorAll(`${BOARD} [data-piece]`)].map(spot).join();
}

function same(one: Box | null, other: Box | null): boolean {
  return (
    one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height
  );
}

/** The ring around a round board, from the corner of a box. */
export function rimOf(box: Box): Place | null {
  const ring = document.querySelector(`${BOARD} [data-rim]`)?.getBoundingClientRect();
  if (!ring || ring.width === 0) return null;
  return { x: ring.x + ring.width / 2 - box.x, y: ring.y + ring.height / 2 - box.y, r: ring.width / 2 };
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
