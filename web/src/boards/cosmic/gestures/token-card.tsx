// The card of tokens that are gathered: a row for each place with a stepper, and the button that sends them.

import { Stepper } from "../../../parts/stepper";
import { placeName } from "../cosmos/planet";
import { CONE, placeWith, WARP } from "../ids";
import { type CosmicProps, label, type Scene } from "../scene";
import { pickedFor } from "./picked";
import { chainOf, type Quota, room, type Source, setTokens, tokensOf, total } from "./tokens";

/** By decision: what the button says, and the plan that spreads tokens evenly. */
const DEEDS: Readonly<Record<string, readonly [button: string, plan: string]>> = {
  load: ["send-tokens", "send"],
  "bring-home": ["bring-home", "home-evenly"],
  "give-up": ["give-up", "lose-evenly"],
};

export function TokenCard({ scene, quota }: CosmicProps & { quota: Quota }) {
  const { tokens } = pickedFor(scene);
  const [button, plan] = DEEDS[scene.props.question?.decision ?? ""] ?? ["send-tokens", "send"];
  const count = total(tokens);
  const chain = chainOf(quota, tokens);
  return (
    <section class="cx-gesture" aria-label={label(scene, "gather")}>
      <ul class="cx-sources plain-list">
        {quota.sources.map((source) => (
          <SourceRow key={source.id} {...{ scene, quota, source }} />
        ))}
      </ul>
      <div class="cx-commit">
        <Quick {...{ scene, quota, plan }} />
        <button
          type="button"
          class="button main"
          disabled={!chain}
          onClick={() => chain && scene.latest().props.choose(chain)}
        >
          {chain && count === 0 ? label(scene, "send-none") : label(scene, button, count, quota.most)}
        </button>
      </div>
      <span class="hidden" role="status">
        {label(scene, "gathered", count, quota.most)}
      </span>
    </section>
  );
}

/** The plans of the server that take tokens from the fullest bases, or bring them to the weakest. */
function Quick({ scene, quota, plan }: CosmicProps & { quota: Quota; plan: string }) {
  const plans = scene.answers.all.filter(({ key, isPlan }) => isPlan && key === plan);
  if (plans.length === 0) return null;
  return (
    <div class="cx-quick" role="group" aria-label={label(scene, "evenly")}>
      <span class="dim">{label(scene, "evenly")}</span>
      {plans.map(({ facts, choices, text }) => (
        <button
          key={facts[0]}
          type="button"
          class="button small number"
          aria-label={text}
          title={text}
          onClick={() => setTokens(scene.latest(), tokensOf(quota, choices))}
        >
          {facts[0]}
        </button>
      ))}
    </div>
  );
}

function SourceRow({ scene, quota, source }: CosmicProps & { quota: Quota; source: Source }) {
  const { tokens } = pickedFor(scene);
  const value = tokens[source.id] ?? 0;
  return (
    <li class={value > 0 ? "cx-source cx-picked" : "cx-source"} data-place={source.id}>
      <span aria-hidden="true" title={source.text}>
        {shortName(scene, source)}
      </span>
      <Stepper
        label={source.text}
        text={String(value)}
        value={value}
        least={0}
        most={value + room(quota, tokens, source)}
        onChange={(next) => setTokens(scene.latest(), { ...pickedFor(scene).tokens, [source.id]: next })}
      />
    </li>
  );
}

/** A planet by its name on the map; the cone and the Warp in words. */
function shortName(scene: Scene, { id, text }: Source): string {
  return id === CONE || id === WARP ? text : placeName(scene, placeWith(scene, id));
}
