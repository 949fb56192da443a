// The two cards in the middle: face down, known to the viewer by a turned corner, or open.

import { MarkIcon } from "../../../parts/marks";
import { amountOf, CardBack, CardFace } from "../hand/card";
import { CARD } from "../layout";
import { label, playerOf, type Scene, said } from "../scene";
import type { CosmicView } from "../types";
import { type Duel, type Laid, laidBy, mainOf, type SideNumber } from "./duel";
import { FACE, laidPiece } from "./motion";

interface Props {
  scene: Scene;
  side: SideNumber;
  scale: number;
  /** The reveal that is shown, if one is. */
  duel: Duel | null;
}

export function LaidCard({ scene, side, scale, duel }: Props) {
  const shown = duel?.laid[side] ?? -1;
  const kicker = kickerAt(scene.view, side, duel);
  const isPresent = !duel || duel.round === scene.view.round;
  const added = (isPresent && scene.view.reinforced?.[side]) || 0;
  const laid: Laid = shown >= 0 ? { isThere: true, isOpen: true, kind: shown } : laidBy(scene.view, side);
  const main = mainOf(scene.view, side);
  const colour = main >= 0 ? playerOf(scene, main).colour : undefined;
  const size = { width: `${CARD.width * scale}px`, height: `${CARD.height * scale}px` };
  return (
    <div
      class={`cx-laid ${laid.isThere ? "" : "cx-none"}`}
      style={size}
      role="img"
      aria-label={[
        laidText(scene, laid),
        kicker && kickerText(scene, kicker.kind),
        added && addedText(scene, added),
      ]
        .filter(Boolean)
        .join(", ")}
      data-piece={laidPiece(side)}
    >
      {!laid.isThere && main >= 0 && <MarkIcon mark={playerOf(scene, main)} size={22} />}
      {laid.isThere && <CardBack scale={scale} colour={colour} />}
      {laid.isOpen && (
        <span class="cx-open" data-part={FACE}>
          <CardFace scene={scene} kind={laid.kind} scale={scale} />
        </span>
      )}
      {laid.isThere && !laid.isOpen && laid.kind >= 0 && <Corner scene={scene} kind={laid.kind} />}
      {kicker && (
        <span class="cx-kicker" title={kickerText(scene, kicker.kind)}>
          {kickerSign(scene, kicker.kind)}
        </span>
      )}
      {added > 0 && (
        <span class="cx-kicker cx-reinforced" title={addedText(scene, added)}>
          +{added}
        </span>
      )}
    </div>
  );
}

function laidText(scene: Scene, { isThere, isOpen, kind }: Laid): string {
  if (!isThere) return label(scene, "laid-none");
  const name = kind >= 0 ? said(scene, `card.${scene.components.cards[kind]!.key}.name`) : "";
  if (isOpen) return name;
  return name ? label(scene, "laid-known", name) : label(scene, "laid-down");
}

/** The kicker beside a card, or null; its kind is -1 for those who don't know it. */
function kickerAt(view: CosmicView, side: SideNumber, duel: Duel | null): { kind: number } | null {
  const kind = (duel ?? view).kickers[side] ?? -1;
  return kind >= 0 || (!duel && (view.kickers_from[side] ?? -1) >= 0) ? { kind } : null;
}

function kickerSign(scene: Scene, kind: number): string {
  const card = scene.components.cards[kind];
  return card ? amountOf(card) : "×?";
}

function kickerText(scene: Scene, kind: number): string {
  const card = scene.components.cards[kind];
  return card ? said(scene, `card.${card.key}.name`) : label(scene, "kicker-down");
}

function addedText(scene: Scene, added: number): string {
  return label(scene, "reinforced", added);
}

/** What the viewer alone knows to lie there. */
function Corner({ scene, kind }: { scene: Scene; kind: number }) {
  const card = scene.components.cards[kind]!;
  return (
    <span class="cx-corner">{card.type === "attack" ? card.value : card.key.slice(0, 1).toUpperCase()}</span>
  );
}
