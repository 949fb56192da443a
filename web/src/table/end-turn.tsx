// The end of one's turn: the table waits with CHANCE and the others until it is said.

import { useLayoutEffect } from "preact/hooks";
import { endTurns } from "../settings";
import { say } from "../speech";
import { isElsewhere, signOf } from "./keys";
import type { Visit } from "./visit";

/** Whether the table waits for the viewer to end a turn. */
export function isHeldForMe(visit: Visit): boolean {
  const update = visit.store.update.value;
  return update !== null && update.held >= 0 && update.held === visit.viewer.value;
}

/** A large button, for the one whom the table waits for. */
export function EndTurn({ visit }: { visit: Visit }) {
  const isHeld = isHeldForMe(visit);
  useEndTurnKeys(visit, isHeld);
  if (!isHeld) return null;
  return (
    <div class="end-turn">
      <button type="button" class="button main" aria-keyshortcuts="Enter E" onClick={() => visit.endTurn()}>
        {say("web-end-turn")}
        <kbd class="sign">⏎</kbd>
      </button>
      <button
        type="button"
        class="button quiet small"
        title={`${say("web-end-turns-about")} ${say("web-end-turns-too")}`}
        onClick={() => (endTurns.value = true)}
      >
        {say("web-end-turns-now")}
      </button>
    </div>
  );
}

/** Enter or E ends the turn; Enter on a button is a click on that button. */
function useEndTurnKeys(visit: Visit, isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return;
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event) || event.shiftKey || visit.curtain.value >= 0) return;
      const target = event.target as Element | null;
      const isOnButton = Boolean(target?.closest?.("button, a, summary, [role=button]"));
      if (signOf(event) !== "e" && (event.key !== "Enter" || isOnButton)) return;
      visit.endTurn();
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [visit, isHeld]);
}
