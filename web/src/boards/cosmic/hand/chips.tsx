// Cards as small signs in a row: the hand while something else takes its place, and what is known of another's.

import { MarkIcon } from "../../../parts/marks";
import { label, playerOf, type Scene, said } from "../scene";
import { SIGNS, TINTS } from "./art";
import { groupsOf } from "./groups";

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
  const kinds = groupsOf(scene.components, scene.view.hand).flatMap(({ cards }) => cards);
  if (kinds.length === 0) return null;
  return (
    <div class="cx-hand-chips">
      <span>{label(scene, "hand")}</span>
      {kinds
        .filter(({ copy }) => copy === 0)
        .map(({ kind }) => (
          <CardChip key={kind} scene={scene} kind={kind} count={scene.view.hand[kind]} />
        ))}
    </div>
  );
}

/** What the viewer knows of the hand of somebody else; nothing where nothing is known. */
export function KnownHand({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, components } = scene;
  const count = components.cards.length;
  const known = view.known.slice(seat * count, (seat + 1) * count);
  const kinds = known.flatMap((held, kind) => (held > 0 ? [kind] : []));
  if (seat === view.flow.seat || kinds.length === 0) return null;
  return (
    <div class="cx-known" role="group" aria-label={label(scene, "known", playerOf(scene, seat).name)}>
      <MarkIcon mark={playerOf(scene, seat)} size={18} />
      {kinds.map((kind) => (
        <CardChip key={kind} scene={scene} kind={kind} count={known[kind]} />
      ))}
    </div>
  );
}
