// The systems around the Warp.

import type { CosmicProps } from "../scene";

export function Cosmos(_: CosmicProps) {
  return null;
}
