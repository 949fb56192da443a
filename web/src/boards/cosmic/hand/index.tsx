// The cards of the viewer.

import type { CosmicProps } from "../scene";

export function Hand(_: CosmicProps) {
  return null;
}
