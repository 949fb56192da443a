// The challenge strip: offence and defence face to face, and the reveal.

import { Icon } from "../../../parts/icons";
import { HandChips } from "../hand/chips";
import { boxed, CARD } from "../layout";
import { type CosmicProps, label, type Scene, said } from "../scene";
import { DEFENCE, type Duel, mainOf, OFFENCE } from "./duel";
import { Half } from "./half";
import { LaidCard } from "./laid";
import { reckoningOf } from "./reckoning";
import { useReveal } from "./reveal";

export function Strip({ scene }: CosmicProps) {
  const reveal = useReveal(scene);
  const { shown, last } = reveal;
  if (scene.view.offence < 0) return null;
  const box = shown ? scene.places.reveal : scene.places.strip;
  const scale = scaleFor(shown ? Math.min(150, box.height * 0.56) : box.height - 8);
  return (
    <section
      class={`cx-part cx-strip always-dark ${shown ? "cx-grown" : ""}`}
      style={boxed(box)}
      aria-label={label(scene, "challenge")}
    >
      <Half scene={scene} side={OFFENCE} duel={shown} />
      <div class="cx-laid-cards">
        <LaidCard scene={scene} side={OFFENCE} scale={scale} shown={shown?.laid[OFFENCE]} />
        <LaidCard scene={scene} side={DEFENCE} scale={scale} shown={shown?.laid[DEFENCE]} />
      </div>
      <Half scene={scene} side={DEFENCE} duel={shown} />
      <Outlook scene={scene} duel={shown} />
      {shown && !scene.places.isNarrow && <HandChips scene={scene} />}
      {last && !shown && (
        <button type="button" class="cx-again" onClick={reveal.again} title={label(scene, "reveal-again")}>
          <Icon name="undo" size={16} />
          <span class="hidden">{label(scene, "reveal-again")}</span>
        </button>
      )}
    </section>
  );
}

/** Cards as high as there is room for. */
function scaleFor(height: number): number {
  return Math.max(0.4, height / CARD.height);
}

/** One line below the cards: against what my card holds, what decided, what is dealt. */
function Outlook({ scene, duel }: { scene: Scene; duel: Duel | null }) {
  const text = outlookOf(scene, duel);
  return text ? <p class="cx-outlook">{text}</p> : null;
}

function outlookOf(scene: Scene, duel: Duel | null): string {
  const { view, next, components } = scene;
  const result = components.results[duel ? duel.result : view.result] ?? "";
  const verdict = reckoningOf(view)?.verdict ?? [];
  if (result !== "undecided" && result !== "") {
    const by = verdict.slice(1).map(([key]) => said(scene, `term.${key}`));
    return [label(scene, `result-${result}`), ...by].join(" · ");
  }
  const isMine = scene.seat === mainOf(view, OFFENCE) || scene.seat === mainOf(view, DEFENCE);
  const reckoning = reckoningOf(next);
  if (!isMine || !reckoning || scene.props.viewer < 0) return "";
  const mine = reckoning.sums[scene.seat === view.offence ? OFFENCE : DEFENCE];
  if (mine?.terms[0]?.amount && view.phase === 7) {
    const { beats } = reckoning;
    if (beats.length === 0) return label(scene, "beats-none");
    return isRun(scene, beats)
      ? label(scene, "beats-up-to", beats.at(-1))
      : label(scene, "beats", beats.join(", "));
  }
  return "";
}

/** Whether these are all Attacks up to the highest of them. */
function isRun({ components }: Scene, beats: readonly number[]): boolean {
  const values = components.cards.flatMap(({ type, value }) => (type === "attack" ? [value] : []));
  return beats.every((value, place) => values[place] === value);
}
