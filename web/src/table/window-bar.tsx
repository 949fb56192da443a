// A window for responses among people with secrets: how long it stays open, and who wants more time.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { say } from "../speech";
import type { Visit } from "./visit";

/** Seconds between two looks at the time. */
const TICK = 0.1;

export function WindowBar({ visit }: { visit: Visit }) {
  const { store } = visit;
  const window = store.isHeld.value ? null : store.update.value?.window;
  const left = useCountdown(window?.closes_in ?? null, store.update.value);
  if (!window?.is_timed) return null;
  const names = store.words.value?.names ?? [];
  const others = window.taking_time.filter((seat) => seat !== visit.viewer.value);
  const isMine = window.taking_time.includes(visit.viewer.value);
  return (
    <div class="window-bar" data-window>
      {left !== null && <p class="number">{say("web-window-closes", { seconds: left.toFixed(1) })}</p>}
      {isMine && <p>{say("web-window-yours")}</p>}
      {others.map((seat) => (
        <p key={seat}>{say("web-window-waits", { name: names[seat] ?? "" })}</p>
      ))}
      {store.question.value && !isMine && (
        <button
          type="button"
          class="button small"
          title={say("web-window-more-about")}
          onClick={() => visit.takeTime()}
        >
          <Icon name="clock" size={16} /> {say("web-window-more")}
        </button>
      )}
    </div>
  );
}

/** What is left of some seconds since an update came; null if nothing runs out. */
function useCountdown(seconds: number | null, stamp: unknown): number | null {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    setPassed(0);
    if (seconds === null) return;
    const timer = setInterval(() => setPassed((performance.now() - began) / 1000), 1000 * TICK);
    return () => clearInterval(timer);
  }, [stamp, seconds]);
  return seconds === null ? null : Math.max(0, seconds - passed);
}
