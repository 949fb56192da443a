// The rules of a title: the same clauses that explain refusals and scores, to be searched.

import { useEffect, useState } from "preact/hooks";
import { courseOf } from "../guide/courses";
import { rules, useLoaded, useTitle } from "../library";
import { begin, beginGuided, quickForm } from "../matches";
import { Trouble, useBusy } from "../parts/controls";
import { Icon } from "../parts/icons";
import { rewrite } from "../router";
import { lang, say, sayError } from "../speech";
import type { ClauseInfo, TitleInfo } from "../wire";

export function RulesPage({ title, clause }: { title: string; clause: string }) {
  const [wanted, setWanted] = useState("");
  const description = useTitle(title);
  const { value, code } = useLoaded(() => rules(title, lang.value), [title, lang.value]);
  const found = value?.clauses.filter((each) => matches(each, wanted)) ?? [];
  useEffect(() => {
    if (clause && value) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }, [clause, value]);
  return (
    <div class="with-aside">
      <div class="rules">
        <h1>{say("web-rules-of", { title: description?.name ?? "" })}</h1>
        {description && <FirstGame title={description} />}
        <div class="search">
          <label for="search">{say("web-search-rules")}</label>
          <input
            id="search"
            type="search"
            value={wanted}
            placeholder={say("web-search-hint")}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <p class="dim" aria-live="polite">
            {value && say("web-clauses-found", { count: found.length })}
          </p>
        </div>
        {code && <Trouble code={code} />}
        <Clauses clauses={found} marked={clause} onMark={(id) => rewrite(`/rules/${title}#${id}`)} />
      </div>
      <Contents clauses={found} title={title} />
    </div>
  );
}

/** The way from reading to playing: with a guide where the title has lessons. */
function FirstGame({ title }: { title: TitleInfo }) {
  const isGuided = courseOf(title.key).length > 0;
  const { busy, code, run } = useBusy(() => (isGuided ? beginGuided(title) : begin(quickForm(title))));
  return (
    <div class="first-game">
      <button type="button" class="button main" disabled={busy} onClick={run}>
        <Icon name={isGuided ? "star" : "play"} /> {say(isGuided ? "web-guided" : "web-play-now")}
      </button>
      {isGuided && <span class="dim">{say("web-guided-about")}</span>}
      {code && <span role="alert">{sayError(code)}</span>}
    </div>
  );
}

/** Every word that is looked for has to stand in the clause or be its id. */
export function matches(clause: ClauseInfo, wanted: string): boolean {
  const text = `${clause.id} ${clause.part} ${clause.text}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The parts of the rules, each a link to its first clause. */
function Contents({ clauses, title }: { clauses: readonly ClauseInfo[]; title: string }) {
  const firsts = clauses.filter((clause, place) => clause.part && clause.part !== clauses[place - 1]?.part);
  if (firsts.length < 2) return null;
  return (
    <nav class="contents" aria-label={say("web-contents")}>
      <h2>{say("web-contents")}</h2>
      <ul class="plain-list">
        {firsts.map((clause) => (
          <li key={clause.id}>
            <a href={`/rules/${title}#${clause.id}`}>{clause.part}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Clauses(props: { clauses: ClauseInfo[]; marked: string; onMark(id: string): void }) {
  let part = "";
  return (
    <>
      {props.clauses.map((clause) => {
        const heading = clause.part !== part && clause.part ? <h2>{clause.part}</h2> : null;
        part = clause.part;
        return (
          <div key={clause.id}>
            {heading}
            <p id={clause.id} class={clause.id === props.marked ? "clause marked" : "clause"}>
              <button type="button" class="clause-link" onClick={() => props.onMark(clause.id)}>
                {clause.id}
              </button>
              <span>{clause.text}</span>
            </p>
          </div>
        );
      })}
    </>
  );
}
