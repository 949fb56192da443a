// The phase bar: the ten phases of a challenge with the powers that could act in them.

import type { CosmicProps } from "./scene";

export function PhaseBar({ scene }: CosmicProps) {
  return <div class="cx-phases" data-phase={scene.view.phase} />;
}
