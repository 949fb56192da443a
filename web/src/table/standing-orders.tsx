// The orders that are left, and the buttons that leave one.

import { useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { say } from "../speech";
import { orderText, pass, passRules, publicOrderText } from "./orders";
import type { Visit } from "./visit";

/** Close the menu, then do what was chosen in it. */
function leave(button: Element, then: () => void): void {
  button.closest("details")?.removeAttribute("open");
  then();
}

export function StandingOrders({ visit }: { visit: Visit }) {
  const orders = visit.store.update.value?.orders ?? [];
  const rules = passRules(visit.store.choice.value);
  const isGuarded = Boolean(visit.store.update.value?.window);
  const [isTold, setTold] = useState(true);
  const others = othersOrders(visit);
  if (orders.length === 0 && rules.length === 0 && others.length === 0) return null;
  return (
    <div class="orders">
      {rules.length > 0 && (
        <details class="pass-menu">
          <summary class="button small">{say("web-pass-longer")}</summary>
          <div class="pass-rules">
            {rules.map((rule) => (
              <button
                key={rule}
                type="button"
                class="button quiet small"
                onClick={(event) => leave(event.currentTarget, () => pass(visit, rule, isGuarded && isTold))}
              >
                {say(`web-pass-${rule}`)}
              </button>
            ))}
            {isGuarded && (
              <label class="tick">
                <input
                  type="checkbox"
                  checked={isTold}
                  onChange={(event) => setTold(event.currentTarget.checked)}
                />
                <span>{say("web-pass-told")}</span>
              </label>
            )}
          </div>
        </details>
      )}
      {orders.map(([number, order]) => (
        <span key={number} class="order">
          {orderText(order)}
          <button
            type="button"
            class="icon-button"
            aria-label={say("web-cancel-order")}
            onClick={() => void visit.do({ do: "cancel-order", seat: visit.viewer.value, number })}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      ))}
      {others.map((text, place) => (
        <span key={`other ${place}`} class="order dim">
          {text}
        </span>
      ))}
    </div>
  );
}

/** What the others have said they will pass. */
function othersOrders(visit: Visit): string[] {
  const { update, words } = visit.store;
  const told = update.value?.public_orders ?? [];
  return told
    .filter(([seat]) => seat !== visit.viewer.value)
    .map(([seat, order]) => publicOrderText(order, words.value?.names[seat] ?? ""));
}
