// What can't be done now, and why not.

import { ClauseLink } from "../parts/clause";
import { say } from "../speech";
import type { Visit } from "./session";
import { canArm, arm } from "./orders";

export function Refusals({ visit, title }: { visit: Visit; title: string }) {
  const question = visit.store.question.value;
  const refused = visit.store.words.value?.refused ?? [];
  if (!question || refused.length === 0) return null;
  return (
    <details class="refusals">
      <summary>{say("web-refused", { count: refused.length })}</summary>
      <ul>
        {refused.map((refusal, place) => (
          <li key={place}>
            <span class="refused-text">{refusal.text}</span>
            <span class="why">
              {refusal.why} {refusal.clause && <ClauseLink title={title} clause={refusal.clause} />}
            </span>
            {canArm(question) && (
              <button
                type="button"
                class="button small"
                onClick={() => arm(visit, question.refused[place]?.[0] ?? -1, refusal.text)}
              >
                {say("web-arm")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
