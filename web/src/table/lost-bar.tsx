// The connection is lost: that it is, when the next attempt begins, and a button that does not wait for it.

import { Icon } from "../parts/icons";
import { say } from "../speech";
import { useSecondsUntil } from "./link-chip";
import type { Visit } from "./visit";

export function LostBar({ visit }: { visit: Visit }) {
  const link = visit.link.value;
  const seconds = useSecondsUntil(link);
  const isLost = link.is === "waiting" || (link.is === "connecting" && visit.store.update.value !== null);
  if (!isLost) return null;
  return (
    <div class="lost-bar">
      <Icon name="lost" size={18} />
      <span>{say(`web-link-${link.is}`, { seconds })}</span>
      <button
        type="button"
        class="button small"
        disabled={link.is !== "waiting"}
        onClick={() => visit.connection.value?.reopen()}
      >
        {say("web-try-now")}
      </button>
    </div>
  );
}
