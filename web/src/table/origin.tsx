// Where a game comes from that did not begin at its own table: somebody may have known what would come.

import { say } from "../speech";
import type { Origin } from "../wire";

interface Props {
  origin: Origin | null | undefined;
}

/** All that there is to know about it. */
export function OriginNote({ origin }: Props) {
  if (!origin) return null;
  return (
    <p class="origin" data-origin={origin.kind}>
      {originText(origin)}
    </p>
  );
}

/** A word on it, for a card. */
export function OriginBadge({ origin }: Props) {
  if (!origin) return null;
  return (
    <span class="badge" title={originText(origin)}>
      {say("web-origin-badge")}
    </span>
  );
}

export function originText({ kind, by, fixed_draws, dealer }: Origin): string {
  const parts = [say(`web-origin-${kind}`, { by: by || say("web-origin-somebody") })];
  if (fixed_draws > 0)
    parts.push(say("web-origin-draws", { count: fixed_draws }), say(`web-origin-${dealer}`));
  return parts.join(" ");
}
