// Figures of players that count up while what adds to them is on its way.

import { markOf } from "../parts/marks";
import type { Travel } from "./motion";
import { elementOf } from "./places";

export function seatPiece(seat: number): string {
  return `seat:${markOf(seat).letter}`;
}

/** The text of a figure of a piece, if it is a plain number. */
function textOf(piece: string, figure: string): Text | null {
  const text = elementOf(piece)?.querySelector(`[data-figure="${figure}"]`)?.firstChild;
  return text instanceof Text && Number.isFinite(Number(text.data)) ? text : null;
}

/** The figures that a deed adds to: they are set back to what they were, and go up as each part arrives. */
export class Figures {
  private held = new Map<string, { text: Text; last: string; shown: string }>();

  constructor(travels: readonly Travel[]) {
    for (const travel of travels) {
      if (travel.counted) this.add(travel, -travel.amount);
    }
  }

  add({ seat, within = seatPiece(seat), counted = "" }: Travel, amount: number): void {
    const key = `${within} ${counted}`;
    const text = this.held.get(key)?.text ?? textOf(within, counted);
    if (!text) return;
    const { last, shown } = this.held.get(key) ?? { last: text.data, shown: text.data };
    // Somebody else has written it meanwhile: theirs is the truth.
    if (text.data !== shown) return;
    text.data = String(Number(shown) + amount);
    this.held.set(key, { text, last, shown: text.data });
  }

  finish(): void {
    for (const { text, last, shown } of this.held.values()) {
      if (text.data === shown) text.data = last;
    }
    this.held.clear();
  }
}
