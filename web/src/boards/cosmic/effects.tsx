// What lasts through the challenge and touches everybody: a comet, a mood, a gas.

import { destinyId } from "./ids";
import { type CosmicProps, label, type Scene, said } from "./scene";

interface Effect {
  id?: string;
  name: string;
  rule: string;
}

export function Effects({ scene }: CosmicProps) {
  const found = effectsOf(scene);
  if (found.length === 0) return null;
  return (
    <p class="cx-effects">
      <span class="hidden">{label(scene, "in-force")}</span>
      {found.map(({ id, name, rule }) => (
        <span key={name} class="cx-effect" data-piece={id} title={rule}>
          {name}
        </span>
      ))}
    </p>
  );
}

function effectsOf(scene: Scene): Effect[] {
  const { view, components } = scene;
  const comet = components.destinies[view.comet];
  const cards = [
    components.moods[view.mood] ?? "",
    ...components.gases.filter((_, bit) => (view.gas & (1 << bit)) !== 0),
  ];
  return [
    ...(comet ? [{ id: destinyId(scene, view.comet), ...told(scene, `destiny.${comet}`) }] : []),
    ...cards.filter(Boolean).map((card) => told(scene, `card.${card}`)),
  ];
}

function told(scene: Scene, key: string): { name: string; rule: string } {
  return { name: said(scene, `${key}.name`), rule: said(scene, `${key}.line`) };
}
