// How the connection stands, always in sight: a dot, and what it means for those who don't see it.

import { useEffect, useState } from "preact/hooks";
import type { Link } from "../net/connection";
import { say } from "../speech";

export function LinkChip({ link }: { link: Link }) {
  const text = say(`web-link-${link.is}`, { seconds: useSecondsUntil(link) });
  return (
    <span class={`link-chip ${link.is}`} role="status" title={text}>
      <span class="link-dot" aria-hidden="true" />
      <span class="hidden">{text}</span>
    </span>
  );
}

/** How many seconds are left until the next attempt. */
export function useSecondsUntil(link: Link): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (link.is !== "waiting") return;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [link]);
  return link.is === "waiting" ? Math.max(0, Math.ceil((link.until - Date.now()) / 1000)) : 0;
}
