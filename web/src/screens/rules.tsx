// The rules of a title: the same clauses that explain refusals and scores, to be searched.

import { useEffect, useState } from "preact/hooks";
import { courseOf } from "../guide/courses";
import { rules, useLoaded, useTitle } from "../library";
import { begin, beginGuided, quickForm } from "../matches";
import { Trouble, useBusy } from "../parts/controls";
import { Icon } from "../parts/icons";
import { rewrite } from "../router";
import { lang, say, sayError } from "../speech";
import type { ClauseCard, TitleCard } from "../wire";

export function RulesPage({ title, clause }: { title: string; clause: string }) {
  const [wanted, setWanted] = useState("");
  const card = useTitle(title);
  const { value, code } = useLoaded(() => rules(title, lang.value), [title, lang.value]);
  const found = value?.clauses.filter((each) => matches(each, wanted)) ?? [];
  useEffect(() => {
    if (clause && value) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }, [clause, value]);
  return (
    <div class="with-aside">
      <div class="rules">
        <h1>{say("web-rules-of", { title: card?.name ?? "" })}</h1>
        {card && <FirstGame title={card} />}
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
function FirstGame({ title }: { title: TitleCard }) {
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
export function matches(card: ClauseCard, wanted: string): boolean {
  const text = `${card.id} ${card.part} ${card.text}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The parts of the rules, each a link to its first clause. */
function Contents({ clauses, title }: { clauses: readonly ClauseCard[]; title: string }) {
  const firsts = clauses.filter((card, place) => card.part && card.part !== clauses[place - 1]?.part);
  if (firsts.length < 2) return null;
  return (
    <nav class="contents" aria-label={say("web-contents")}>
      <h2>{say("web-contents")}</h2>
      <ul class="plain-list">
        {firsts.map((card) => (
          <li key={card.id}>
            <a href={`/rules/${title}#${card.id}`}>{card.part}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Clauses(props: { clauses: ClauseCard[]; marked: string; onMark(id: string): void }) {
  let part = "";
  return (
    <>
      {props.clauses.map((card) => {
        const heading = card.part !== part && card.part ? <h2>{card.part}</h2> : null;
        part = card.part;
        return (
          <div key={card.id}>
            {heading}
            <p id={card.id} class={card.id === props.marked ? "clause marked" : "clause"}>
              <button type="button" class="clause-link" onClick={() => props.onMark(card.id)}>
                {card.id}
              </button>
              <span>{card.text}</span>
            </p>
          </div>
        );
      })}
    </>
  );
}
