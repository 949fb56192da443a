// The rules of a title: the same clauses that explain refusals and scores, to be searched.

import { useEffect, useState } from "preact/hooks";
import { rules, useLoaded, useTitle } from "../library";
import { Trouble } from "../parts/controls";
import { Icon } from "../parts/icons";
import { begin, quickForm } from "../matches";
import { rewrite } from "../router";
import { lang, say, sayError } from "../speech";
import { codeOf } from "../table/session";
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
  );
}

/** The way from reading to playing: the setup for a first game where the title has one. */
function FirstGame({ title }: { title: TitleCard }) {
  const [state, setState] = useState({ busy: false, code: "" });
  const preset = title.presets.find((card) => card.key.startsWith("first"))?.key ?? "";
  const play = () => {
    setState({ busy: true, code: "" });
    begin({ ...quickForm(title), preset }).catch((error) => setState({ busy: false, code: codeOf(error) }));
  };
  return (
    <div class="row">
      <button type="button" class="button main" disabled={state.busy} onClick={play}>
        <Icon name="play" /> {say(preset ? "web-first-game" : "web-play-now")}
      </button>
      {state.code && <span role="alert">{sayError(state.code)}</span>}
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
