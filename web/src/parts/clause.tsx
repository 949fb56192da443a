// The clause that explains something, over whatever is on the screen.

import { signal } from "@preact/signals";
import { rules, useLoaded } from "../library";
import { route } from "../router";
import { lang, say } from "../speech";
import { ClauseText } from "./clause-text";
import { Dialog } from "./dialog";
import { besideRules } from "./rules-beside";

const shown = signal<{ title: string; clause: string } | null>(null);

/** Show a clause of a title. */
export function explain(title: string, clause: string): void {
  shown.value = { title, clause };
}

export function ClauseDialog() {
  const wanted = shown.value;
  return wanted ? <OneClause {...wanted} key={`${wanted.title} ${wanted.clause}`} /> : null;
}

function OneClause({ title, clause }: { title: string; clause: string }) {
  const { value, code } = useLoaded(() => rules(title, lang.value), [title, lang.value]);
  const ids = new Set(value?.clauses.map((info) => info.id));
  const found = value?.clauses.find((info) => info.id === clause);
  return (
    <Dialog label={say("web-clause", { id: clause })} onClose={() => (shown.value = null)}>
      {found && <p class="part-name">{found.part}</p>}
      <p class="clause-text">
        {found ? (
          <ClauseText
            text={found.text}
            ids={ids}
            address={(id) => `/rules/${title}#${id}`}
            onFollow={(id) => explain(title, id)}
          />
        ) : (
          say(value || code ? "web-clause-unknown" : "web-loading")
        )}
      </p>
      <a
        class="button quiet"
        href={`/rules/${title}#${clause}`}
        onClick={(event) => {
          shown.value = null;
          if (route.peek().screen !== "table") return;
          event.preventDefault();
          besideRules.value = { title, clause };
        }}
      >
        {say("web-clause-in-rules")}
      </a>
    </Dialog>
  );
}

/** A link to a clause by its id. */
export function ClauseLink({ title, clause }: { title: string; clause: string }) {
  return (
    <button type="button" class="clause-link" onClick={() => explain(title, clause)}>
      {clause}
    </button>
  );
}

/** A quiet sign beside a sentence that opens the clause behind it; nothing where there is none. */
export function Why({ title, clause, ...rest }: { title: string; clause: string; tabIndex?: number }) {
  if (!clause) return null;
  const name = say("web-why", { id: clause });
  return (
    <button
      type="button"
      class="why-sign"
      aria-label={name}
      title={name}
      {...rest}
      onClick={() => explain(title, clause)}
    >
      §
    </button>
  );
}
