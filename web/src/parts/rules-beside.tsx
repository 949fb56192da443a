// The rules beside a table that goes on: opened by its button or the key R, closed by Escape.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../speech";
import { isElsewhere, signOf } from "../table/keys";
import { Icon } from "./icons";
import { RulesText } from "./rules-text";

const KEY = "r";

/** Which rules are open, and at which clause. */
export const besideRules = signal<{ title: string; clause: string } | null>(null);

/** Open the rules beside the table, or close them if they are open at no clause in particular. */
export function toggleRules(title: string): void {
  besideRules.value = besideRules.value ? null : { title, clause: "" };
}

function close(): void {
  besideRules.value = null;
}

/** Listens for the key, and shows the rules of `title` while they are open. */
export function RulesBeside({ title }: { title: string }) {
  useRulesKey(title);
  useEffect(() => close, []);
  const open = besideRules.value;
  return open ? <Panel key={open.title} {...open} /> : null;
}

function Panel({ title, clause }: { title: string; clause: string }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    root.current?.focus();
    return () => before?.focus?.();
  }, []);
  return (
    <aside
      ref={root}
      class="rules-beside"
      tabIndex={-1}
      aria-label={say("web-rules")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header>
        <h2>{say("web-rules")}</h2>
        <a class="button quiet small" href={`/rules/${title}`} target="_blank" rel="noopener">
          {say("web-rules-page")}
        </a>
        <button type="button" class="icon-button" aria-label={say("web-close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="rules-beside-body rules" tabIndex={0} role="region" aria-label={say("web-rules")}>
        <RulesText
          {...{ title, clause }}
          prefix="beside-"
          onClause={(id) => (besideRules.value = { title, clause: id })}
        />
      </div>
    </aside>
  );
}

/** The key opens and closes the rules, unless it is the key of an answer. */
function useRulesKey(title: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAnswer = document.querySelector(`.question [aria-keyshortcuts="${KEY}"]`);
      if (!title || signOf(event) !== KEY || isElsewhere(event) || isAnswer) return;
      event.preventDefault();
      toggleRules(title);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [title]);
}
