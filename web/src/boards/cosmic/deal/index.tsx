// Two trays for a deal.

import type { CosmicProps } from "../scene";

export function Deal(_: CosmicProps) {
  return null;
}
