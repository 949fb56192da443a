// The last reveal by the events alone: after a reload, and for those who were away while it was played.

import type { EventRow } from "../../board";
import type { CosmicView } from "../types";
import { type Duel, duelIn } from "./duel";

/** The last reveal that came to something, with its terms as long as the view has them; null if there was none. */
export function lastDuel(
  names: readonly string[],
  story: readonly EventRow[],
  view: CosmicView,
): Duel | null {
  const keys = keysOf(names, story);
  const found = lastReveal(keys);
  if (!found) return null;
  const { revealed, decided } = found;
  const began = keys.lastIndexOf("challenge-began", revealed);
  const round = story[began]?.[2] ?? 0;
  const compared = duelIn(names, story.slice(revealed, decided + 1), null, view);
  if (compared && view.round === round && compared.laid[0]! >= 0) return compared;
  const [, offence, ...laid] = story[revealed]!;
  const defence = story[keys.lastIndexOf("defender-named", revealed)]?.[1] ?? -1;
  const seats = compared?.seats ?? ([offence, defence] as const);
  const kickers = story.slice(began, decided).filter((_, at) => keys[began + at] === "kicker-shown");
  return {
    round,
    seats,
    laid: laid.slice(0, 2),
    kickers: seats.map((seat) => kickers.find((event) => event[1] === seat)?.[2] ?? -1),
    totals: compared?.totals ?? null,
    sums: [null, null],
    result: story[decided]![2],
  };
}

/** Whether there was a reveal that came to something. */
export function hasReveal(names: readonly string[], story: readonly EventRow[]): boolean {
  return lastReveal(keysOf(names, story)) !== null;
}

function keysOf(names: readonly string[], story: readonly EventRow[]): string[] {
  return story.map(([kind]) => names[kind] ?? "");
}

/** Where the cards were turned up last in a challenge that was decided then. */
function lastReveal(keys: readonly string[]): { revealed: number; decided: number } | null {
  let decided = -1;
  for (let at = keys.length - 1; at >= 0; at--) {
    if (keys[at] === "decided") decided = at;
    if (keys[at] === "challenge-began") decided = -1;
    if (keys[at] === "cards-revealed" && decided >= 0) return { revealed: at, decided };
  }
  return null;
}
