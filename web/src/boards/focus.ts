// What the boards of large titles share about pointing: what is pointed at, and whose side of the table is shown.

import type { BoardProps } from "./board";

export interface Tip {
  title: string;
  rule: string;
}

/** What is pointed at: a piece, where it is on the screen, and what is to be said of it. */
export interface Focus {
  id: string;
  tip: Tip;
  box: DOMRect;
}

/** The focus on the element that an event came to. */
export function focusOn(
  id: string,
  tip: Tip,
  { currentTarget }: { currentTarget: EventTarget | null },
): Focus {
  return { id, tip, box: (currentTarget as Element).getBoundingClientRect() };
}

/** Whether something was pressed by a finger, which can't point first. */
export function isTouch(event: Event): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}

/** Whose side is taken: the viewer's, or for those who only watch that of whoever is asked. */
export function seatShown({ viewer, players }: Pick<BoardProps, "viewer" | "players">): number {
  if (viewer >= 0 && viewer < players.length) return viewer;
  return Math.max(
    0,
    players.findIndex((player) => player.isAsked),
  );
}
