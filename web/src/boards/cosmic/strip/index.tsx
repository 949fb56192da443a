// The challenge strip: offence and defence face to face, and the reveal.

import type { CosmicProps } from "../scene";

export function Strip(_: CosmicProps) {
  return null;
}
