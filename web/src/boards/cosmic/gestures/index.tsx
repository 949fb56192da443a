// Answers of several steps: launch, alliances, tokens to lose.

import type { CosmicProps } from "../scene";

export function Gestures(_: CosmicProps) {
  return null;
}
