// The challenge strip: offence and defence face to face, and the reveal.

import { Icon } from "../../../parts/icons";
import { HandChips } from "../hand/chips";
import { boxed, CARD } from "../layout";
import { type CosmicProps, label, type Scene, said } from "../scene";
import { DEFENCE, type Duel, OFFENCE } from "./duel";
import { Half } from "./half";
import { LaidCard } from "./laid";
import { CHALLENGE, RESULT } from "./motion";
import { reckoningOf } from "./reckoning";
import { useReveal } from "./reveal";

/** Below these heights in pixels a strip, and a reveal, have to make do with less. */
const LOW = 100;
const DENSE = 240;
/** The height of a card that is turned up, at most. */
const TALLEST = { wide: 150, narrow: 78 };

export function Strip({ scene }: CosmicProps) {
  const reveal = useReveal(scene);
  const { shown, last, isPlaying } = reveal;
  if (scene.view.offence < 0) return null;
  const box = shown ? scene.places.reveal : scene.places.strip;
  const result = resultOf(scene, shown);
  const tallest = scene.places.isNarrow ? TALLEST.narrow : TALLEST.wide;
  const scale = scaleFor(shown ? Math.min(tallest, box.height * 0.56) : box.height - (result ? 22 : 6));
  return (
    <section
      class={`cx-part cx-strip always-dark ${sizeOf(box.height, shown !== null)}`}
      style={boxed(box)}
      aria-label={label(scene, "challenge")}
      data-piece={CHALLENGE}
    >
      <Half scene={scene} side={OFFENCE} duel={shown} />
      <div class="cx-laid-cards">
        <LaidCard scene={scene} side={OFFENCE} scale={scale} duel={shown} />
        <LaidCard scene={scene} side={DEFENCE} scale={scale} duel={shown} />
      </div>
      <Half scene={scene} side={DEFENCE} duel={shown} />
      {result && <Result scene={scene} text={result} isPast={isPast(scene, shown)} />}
      {shown && !scene.places.isNarrow && <HandChips scene={scene} />}
      {last && !(shown && isPlaying) && (
        <button
          type="button"
          class="cx-again"
          data-hit={44}
          onClick={reveal.again}
          title={label(scene, "reveal-again")}
        >
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

/** How much room there is, for the styles. */
function sizeOf(height: number, isReveal: boolean): string {
  if (isReveal) return height < DENSE ? "cx-grown cx-dense" : "cx-grown";
  return height < LOW ? "cx-low" : "";
}

/** One line below the cards: what it came to, and by what if not by the higher total. */
function Result({ scene, text, isPast }: { scene: Scene; text: string; isPast: boolean }) {
  const verdict = isPast ? [] : (reckoningOf(scene.view)?.verdict ?? []);
  const by = verdict.slice(1).map(([key]) => said(scene, `term.${key}`));
  return (
    <p class="cx-result" data-part={RESULT}>
      {[text, ...by].join(" · ")}
    </p>
  );
}

/** Whether what is shown is of a challenge before the present one. */
function isPast({ view }: Scene, duel: Duel | null): boolean {
  return duel !== null && duel.round !== view.round;
}

/** What came of the challenge that is shown; empty while that is open. */
function resultOf(scene: Scene, duel: Duel | null): string {
  const key = scene.components.results[duel ? duel.result : scene.view.result] ?? "";
  return key === "" || key === "undecided" ? "" : label(scene, `result-${key}`);
}
