// The plates of the players: bases, planets, cards and powers.

import type { CosmicProps } from "./scene";

export function Plates({ scene }: CosmicProps) {
  return <ul class="cx-plates" data-seats={scene.view.flow.seats} />;
}
