// The orders that are left, and the buttons that leave one.

import { Icon } from "../parts/icons";
import { say } from "../speech";
import { orderText, pass, passRules } from "./orders";
import type { Visit } from "./visit";

/** Close the menu, then do what was chosen in it. */
function leave(button: Element, then: () => void): void {
  button.closest("details")?.removeAttribute("open");
  then();
}

export function StandingOrders({ visit }: { visit: Visit }) {
  const orders = visit.store.update.value?.orders ?? [];
  const rules = passRules(visit.store.choice.value);
  if (orders.length === 0 && rules.length === 0) return null;
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
                onClick={(event) => leave(event.currentTarget, () => pass(visit, rule))}
              >
                {say(`web-pass-${rule}`)}
              </button>
            ))}
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
    </div>
  );
}
