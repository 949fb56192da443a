// Who may respond to what, who has answered, and the passes.

import type { CosmicProps } from "./scene";

export function WindowLine(_: CosmicProps) {
  return null;
}
