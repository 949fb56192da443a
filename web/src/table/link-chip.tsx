// How the connection stands, always in sight.

import { useEffect, useState } from "preact/hooks";
import type { Link } from "../net/connection";
import { say } from "../speech";

export function LinkChip({ link }: { link: Link }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (link.is !== "waiting") return;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [link]);
  const seconds = link.is === "waiting" ? Math.max(0, Math.ceil((link.until - Date.now()) / 1000)) : 0;
  return (
    <span class={`link-chip ${link.is}`} role="status">
      <span class="link-dot" aria-hidden="true" />
      <span class="link-text">{say(`web-link-${link.is}`, { seconds })}</span>
    </span>
  );
}
