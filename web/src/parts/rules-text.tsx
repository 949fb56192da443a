// The rules of a title to read and to search: on a page of their own, or beside a table.

import { useEffect, useMemo, useState } from "preact/hooks";
import { useRulePictures } from "../boards/pictures";
import { rules, useLoaded } from "../library";
import { lang, say } from "../speech";
import type { ClauseInfo } from "../wire";
import { ClauseText, Marked } from "./clause-text";
import { Trouble } from "./controls";

interface Props {
  title: string;
  /** The clause that is looked at, or empty. */
  clause: string;
  /** Called with the clause to look at next. */
  onClause(id: string): void;
  /** Different for each place where rules stand, as clauses are found by their ids. */
  prefix?: string;
  /** Called with the clauses that are shown. */
  onFound?(clauses: readonly ClauseInfo[]): void;
}

export function RulesText({ title, clause, onClause, prefix = "", onFound }: Props) {
  const [wanted, setWanted] = useState("");
  const { value, code } = useLoaded(() => rules(title, lang.value), [title, lang.value]);
  const ids = useMemo(() => new Set(value?.clauses.map((each) => each.id)), [value]);
  const found = useMemo(() => value?.clauses.filter((each) => matches(each, wanted)) ?? [], [value, wanted]);
  useEffect(() => onFound?.(found), [found]);
  useEffect(() => {
    if (clause && value) document.getElementById(prefix + clause)?.scrollIntoView({ block: "center" });
  }, [clause, value]);
  const follow = (id: string) => {
    if (!found.some((each) => each.id === id)) setWanted("");
    onClause(id);
  };
  return (
    <>
      <div class="search">
        <label for={`${prefix}search`}>{say("web-search-rules")}</label>
        <input
          id={`${prefix}search`}
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
      <Parts {...{ title, ids, wanted, prefix }} clauses={found} marked={clause} onFollow={follow} />
    </>
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

interface PartsProps {
  title: string;
  clauses: readonly ClauseInfo[];
  ids: ReadonlySet<string>;
  wanted: string;
  marked: string;
  prefix: string;
  onFollow(id: string): void;
}

function Parts({ title, clauses, ids, wanted, marked, prefix, onFollow }: PartsProps) {
  const Picture = useRulePictures(title);
  const parts = partsOf(clauses);
  return (
    <>
      {parts.map((part) => (
        <section key={part[0]!.id} class="rules-part">
          {part[0]!.part && (
            <h2>
              <Marked text={part[0]!.part} wanted={wanted} />
            </h2>
          )}
          {Picture && <Picture part={letterOf(part[0]!.id)} clause={part[0]!.id} />}
          {part.map((clause) => (
            <p
              key={clause.id}
              id={prefix + clause.id}
              class={clause.id === marked ? "clause marked" : "clause"}
            >
              <button type="button" class="clause-link" onClick={() => onFollow(clause.id)}>
                <Marked text={clause.id} wanted={wanted} />
              </button>
              <span>
                <ClauseText
                  {...{ ids, wanted, onFollow }}
                  text={clause.text}
                  address={(id) => `/rules/${title}#${id}`}
                />
              </span>
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

/** Clauses in a row that stand under the same heading. */
export function partsOf(clauses: readonly ClauseInfo[]): ClauseInfo[][] {
  const parts: ClauseInfo[][] = [];
  for (const clause of clauses) {
    const last = parts.at(-1);
    if (last && last[0]!.part === clause.part) last.push(clause);
    else parts.push([clause]);
  }
  return parts;
}

/** What the ids of a part have in common: `P4` of `P4.7`. */
function letterOf(id: string): string {
  return id.split(".")[0] ?? id;
}
