// Cards as small signs in a row: the hand while something else takes its place.

import { Fragment } from "preact";
import { label, type Scene, said } from "../scene";
import { SIGNS, TINTS } from "./art";
import { holdingOf } from "./groups";

type Named = Pick<Scene, "props" | "components">;

export function CardChip({ scene, kind, count = 1 }: { scene: Named; kind: number; count?: number }) {
  const card = scene.components.cards[kind];
  if (!card) return null;
  const { head, line } = TINTS[card.type];
  return (
    <span class="cx-chip" style={{ background: head, borderColor: line }}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path class="cx-card-sign" d={SIGNS[card.type]} />
      </svg>
      {said(scene, `card.${card.key}.name`)}
      {count > 1 && <b>×{count}</b>}
    </span>
  );
}

/** The viewer's hand in one row. */
export function HandChips({ scene }: { scene: Scene }) {
  const kinds = holdingOf(scene.components, scene.view).flatMap(({ cards }) => cards);
  if (kinds.length === 0) return null;
  const firstHoarded = kinds.find(({ isHoarded }) => isHoarded)?.kind;
  return (
    <div class="cx-hand-chips">
      <span>{label(scene, "hand")}</span>
      {kinds
        .filter(({ copy }) => copy === 0)
        .map(({ kind, isHoarded }) => (
          <Fragment key={`${kind}${isHoarded ?? ""}`}>
            {isHoarded && kind === firstHoarded && <span>{label(scene, "hoard")}</span>}
            <CardChip
              scene={scene}
              kind={kind}
              count={(isHoarded ? scene.view.hoard : scene.view.hand)[kind]}
            />
          </Fragment>
        ))}
    </div>
  );
}
