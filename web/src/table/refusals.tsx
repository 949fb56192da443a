// What can't be done now, and why not: clause by clause.

import { ClauseLink } from "../parts/clause";
import { say } from "../speech";
import { arm, canArm } from "./orders";
import type { Visit } from "./visit";

interface Refused {
  choice: number;
  text: string;
}

export function Refusals({ visit, title }: { visit: Visit; title: string }) {
  const question = visit.store.question.value;
  const words = visit.store.words.value;
  if (!question || !words || words.refused.length === 0) return null;
  const groups = new Map<string, Refused[]>();
  question.refused.forEach(([choice, clause], place) => {
    const group = groups.get(clause) ?? [];
    groups.set(clause, [...group, { choice, text: words.refused[place]?.text ?? "" }]);
  });
  return (
    <details class="refusals">
      <summary>{say("web-refused", { count: words.refused.length })}</summary>
      <ul>
        {[...groups].map(([clause, group]) => (
          <li key={clause}>
            <span class="why">
              {words.clauses[clause]} {clause && <ClauseLink title={title} clause={clause} />}
            </span>
            <ul>
              {group.map((refused) => (
                <li key={refused.choice}>
                  <span class="refused-text">{refused.text}</span>
                  {canArm(question) && (
                    <button
                      type="button"
                      class="button small"
                      onClick={() => arm(visit, refused.choice, refused.text)}
                    >
                      {say("web-arm")}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
