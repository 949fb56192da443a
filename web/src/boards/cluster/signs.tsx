// What is drawn under the figures of a player: crystals in sets, a coin, a station.

import { markOf, shapePath } from "../../parts/marks";
import type { FigureSign, SignProps } from "../board";
import { HeldSets } from "./crystals";
import { crystalId } from "./ids";
import type { ClusterView, Components } from "./types";

/** Each type is a piece; within it triplets, then a pair or a single one. */
function CrystalSets({ seat, view, declarations, label }: SignProps) {
  const components = declarations.components as unknown as Components;
  const { sets, takeable } = (view as ClusterView).seats[seat]!;
  if (sets.every((held) => held.length === 0)) return <>{label}</>;
  return (
    <span class="c-sets">
      <span class="hidden">{label}</span>
      {sets.map((held, kind) =>
        held.length === 0 ? null : (
          <span key={kind} class="c-sets" data-piece={crystalId({ components }, seat, kind)}>
            <HeldSets kind={kind} held={held} isTakeable={takeable[kind] === 1} />
          </span>
        ),
      )}
    </span>
  );
}

/** A coin in the shape of its owner. */
function CoinSign({ seat, label }: SignProps) {
  const mark = markOf(seat);
  return (
    <>
      <span class="hidden">{label}</span>
      <svg width="14" height="14" viewBox="-11.5 -11.5 23 23" aria-hidden="true">
        <path d={shapePath(mark.shape)} fill={mark.colour} />
      </svg>
    </>
  );
}

/** A ring of segments, as stations stand on the board. */
function StationSign({ seat, label }: SignProps) {
  return (
    <>
      <span class="hidden">{label}</span>
      <svg width="16" height="16" viewBox="-11.5 -11.5 23 23" aria-hidden="true">
        <circle
          r="8.5"
          fill="none"
          stroke={markOf(seat).colour}
          stroke-width="4"
          pathLength={8}
          stroke-dasharray="0.72 0.28"
        />
      </svg>
    </>
  );
}

/** By the key of the figure. */
export const signs: Readonly<Record<string, FigureSign>> = {
  crystals: CrystalSets,
  "at-home": CoinSign,
  stations: StationSign,
};
