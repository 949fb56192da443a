// One side of the challenge: who stands there with how many tokens, and the sum.

import { MarkIcon } from "../../../parts/marks";
import { sideId } from "../ids";
import { isLit, pieceProps } from "../piece";
import { label, playerOf, type Scene } from "../scene";
import { type Duel, forcesOf, mainOf, OFFENCE, type SideNumber, winnerOf } from "./duel";
import { sidePiece, WON } from "./motion";
import { Outlook } from "./outlook";
import { reckoningOf } from "./reckoning";
import { Bar, SumLine, Tiles, Total } from "./terms";

interface Props {
  scene: Scene;
  side: SideNumber;
  /** The totals that are being shown, if any are. */
  duel: Duel | null;
}

export function Half({ scene, side, duel }: Props) {
  const { view } = scene;
  const main = duel ? duel.seats[side] : mainOf(view, side);
  const role = label(scene, side === OFFENCE ? "offence" : "defence");
  const colour = main >= 0 ? playerOf(scene, main).colour : "transparent";
  const name = main >= 0 ? playerOf(scene, main).name : label(scene, "not-named");
  const id = sideId(scene, side);
  const piece = pieceProps(scene, id, "cx-half", { title: `${role}: ${name}`, rule: "" });
  const plain = { role: "group" as const, "aria-label": piece["aria-label"] };
  return (
    <div
      {...((isLit(scene, id) ? piece : plain) as object)}
      data-piece={sidePiece(side)}
      class={`${piece.class} ${side === OFFENCE ? "cx-of-offence" : "cx-of-defence"}`}
      style={{ "--side": colour }}
    >
      {winnerOf(scene.components, duel ? duel.result : view.result) === side && (
        <i class="cx-won" data-part={WON} />
      )}
      <div class="cx-who">
        <p class="cx-main">
          {main >= 0 && <MarkIcon mark={playerOf(scene, main)} size={26} />}
          <span>
            <b>{name}</b>
            <small>{role}</small>
          </span>
        </p>
        {(!duel || duel.round === view.round) && <Forces scene={scene} side={side} />}
      </div>
      {duel ? <Built scene={scene} side={side} duel={duel} /> : <Sum scene={scene} side={side} />}
    </div>
  );
}

/** Tokens by player: the main player's own, then the allies'. */
function Forces({ scene, side }: { scene: Scene; side: SideNumber }) {
  const forces = forcesOf(scene.view, side).filter(({ tokens }) => tokens > 0);
  return (
    <ul class="cx-forces">
      {forces.map(({ seat, tokens }) => (
        <li key={seat} aria-label={label(scene, "force", playerOf(scene, seat).name, tokens)}>
          <MarkIcon mark={playerOf(scene, seat)} size={20} />
          <b>{tokens}</b>
        </li>
      ))}
    </ul>
  );
}

/** The sum as it stands, or would stand after the answer that is pointed at; after the cards the total. */
function Sum({ scene, side }: { scene: Scene; side: SideNumber }) {
  const now = reckoningOf(scene.view)?.sums[side];
  const next = reckoningOf(scene.next)?.sums[side];
  const isForeseen = scene.next !== scene.view && next !== undefined;
  const sum = isForeseen ? next : now;
  if (sum)
    return (
      <SumLine scene={scene} sum={sum} old={isForeseen ? now : undefined}>
        <Outlook scene={scene} side={side} />
      </SumLine>
    );
  const total = scene.view.totals[side] ?? 0;
  const isCompared = winnerOf(scene.components, scene.view.result) >= 0 && scene.view.totals.some(Boolean);
  return isCompared ? <p class="cx-sum cx-makes">{label(scene, "makes", total)}</p> : null;
}

/** Tiles, bar and total of a sum that is built up. */
function Built({ scene, side, duel }: Props & { duel: Duel }) {
  const sum = duel.sums[side];
  if (!duel.totals) return null;
  const most = Math.max(1, ...duel.totals);
  return (
    <>
      <Total value={duel.totals[side]} />
      {sum && <Tiles scene={scene} sum={sum} />}
      {sum && <Bar sum={sum} most={most} />}
    </>
  );
}
