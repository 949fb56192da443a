// The last reveal with its terms, kept by this browser: the events tell what the totals were, not how they came about.

import { keep, stored } from "../../../settings";
import type { Duel } from "./duel";

const KEY = "cosmic.reveal";

interface Kept {
  /** The table, and the seat that saw it: another one must not learn what that seat alone knows. */
  where: string;
  viewer: number;
  duel: Duel;
}

export function keepDuel(viewer: number, duel: Duel): void {
  keep(KEY, { where: location.pathname, viewer, duel } satisfies Kept);
}

/** The same reveal with the terms that this browser has seen of it. */
export function withTerms(viewer: number, duel: Duel): Duel {
  const kept = stored<Kept | null>(KEY, null);
  const isHere = kept?.where === location.pathname && kept.viewer === viewer;
  return isHere && factsOf(kept.duel) === factsOf(duel) ? kept.duel : duel;
}

function factsOf({ round, seats, totals, result }: Duel): string {
  return JSON.stringify([round, seats, totals, result]);
}
