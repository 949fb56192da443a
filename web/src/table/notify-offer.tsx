// At a turn-based table the browser is offered once to call people back.

import { signal } from "@preact/signals";
import { reach, switchOn } from "../notify";
import { Icon } from "../parts/icons";
import { useRootMark } from "../parts/root-mark";
import { keep, notify, stored } from "../settings";
import { say } from "../speech";
import type { Visit } from "./visit";

const KEY = "notify-offered";
const isAnswered = signal(stored(KEY, false));

/** Whoever has answered, or said no to the browser before, is not asked again. */
export function NotifyOffer({ visit }: { visit: Visit }) {
  const isTurnBased = visit.store.facts.value?.settings.clock.kind === "days";
  const isSeated = visit.mine.value.length > 0;
  const canAsk = reach() === "push" && Notification.permission !== "denied";
  const isOffered = isTurnBased && isSeated && canAsk && !notify.value && !isAnswered.value;
  useRootMark("notify-offer", isOffered && "");
  if (!isOffered) return null;
  const answer = () => {
    isAnswered.value = true;
    keep(KEY, true);
  };
  const accept = () => void switchOn().then(answer);
  return (
    <aside class="notify-offer">
      <Icon name="bell" size={20} />
      <p>{say("web-notify-offer")}</p>
      <button type="button" class="button main small" onClick={accept}>
        {say("web-notify-yes")}
      </button>
      <button type="button" class="button quiet small" onClick={answer}>
        {say("web-notify-no")}
      </button>
    </aside>
  );
}
