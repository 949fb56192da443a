// Against what the viewer's own card would win while the other one lies face down.

import { label, type Scene } from "../scene";
import { mainOf, type SideNumber } from "./duel";
import { reckoningOf } from "./reckoning";

export function Outlook({ scene, side }: { scene: Scene; side: SideNumber }) {
  const text = outlookOf(scene, side);
  return text ? <p class="cx-outlook">{text}</p> : null;
}

function outlookOf(scene: Scene, side: SideNumber): string {
  const { view, next, props } = scene;
  const reckoning = reckoningOf(next);
  if (!reckoning || props.viewer < 0 || props.viewer !== mainOf(view, side)) return "";
  const isLaid = Boolean(reckoning.sums[side]?.terms[0]?.amount);
  const isOther = Boolean(reckoning.sums[1 - side]?.terms[0]?.amount);
  if (!isLaid || isOther) return "";
  const { beats } = reckoning;
  if (beats.length === 0) return label(scene, "beats-none");
  return isRun(scene, beats)
    ? label(scene, "beats-up-to", beats.at(-1))
    : label(scene, "beats", beats.join(", "));
}

/** Whether these are all Attacks up to the highest of them. */
function isRun({ components }: Scene, beats: readonly number[]): boolean {
  const values = components.cards.flatMap(({ type, value }) => (type === "attack" ? [value] : []));
  return beats.every((value, place) => values[place] === value);
}
