// The card of alliances: each side that can be joined, with a stepper for the tokens.

import { Stepper } from "../../../parts/stepper";
import { type CosmicProps, label } from "../scene";
import { allianceOf, joining, pickSide, tokensOfAlly } from "./alliance";
import { pickedFor } from "./picked";

export function JoinCard({ scene, sides }: CosmicProps & { sides: readonly string[] }) {
  return (
    <section class="cx-gesture" aria-label={label(scene, "join")}>
      {sides.map((side) => (
        <Side key={side} {...{ scene, side }} />
      ))}
    </section>
  );
}

function Side({ scene, side }: CosmicProps & { side: string }) {
  const plans = allianceOf(scene, side);
  const plan = joining(scene, side);
  const option = scene.answers.open.get(side)?.find(({ isPlan }) => !isPlan);
  if (!plan || !option) return null;
  const count = tokensOfAlly(plan);
  return (
    <div class={pickedFor(scene).side === side ? "cx-ally-side cx-picked" : "cx-ally-side"}>
      <span class="cx-ally-name">{option.text}</span>
      <Stepper
        label={option.text}
        text={String(count)}
        value={count}
        least={tokensOfAlly(plans[0]!)}
        most={tokensOfAlly(plans.at(-1)!)}
        onChange={(next) => pickSide(scene.latest(), side, next)}
      />
      <button
        type="button"
        class="button main"
        aria-label={plan.text}
        onClick={() => scene.latest().props.choose(plan.choices)}
      >
        {label(scene, "join-with", count)}
      </button>
    </div>
  );
}
