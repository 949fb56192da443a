// The rules of a title: the same clauses that explain refusals and scores, to be searched.

import { useState } from "preact/hooks";
import { courseOf } from "../guide/courses";
import { useTitle } from "../library";
import { begin, beginGuided, quickForm } from "../matches";
import { useBusy } from "../parts/controls";
import { Icon } from "../parts/icons";
import { partsOf, RulesText } from "../parts/rules-text";
import { rewrite } from "../router";
import { say, sayError } from "../speech";
import type { ClauseInfo, TitleInfo } from "../wire";
import { GalleryLink } from "./gallery";

export function RulesPage({ title, clause }: { title: string; clause: string }) {
  const [found, setFound] = useState<readonly ClauseInfo[]>([]);
  const description = useTitle(title);
  return (
    <div class="with-aside">
      <div class="rules">
        <h1>{say("web-rules-of", { title: description?.name ?? "" })}</h1>
        {description && <FirstGame title={description} />}
        <RulesText
          {...{ title, clause }}
          onClause={(id) => rewrite(`/rules/${title}#${id}`)}
          onFound={setFound}
        />
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
      <GalleryLink title={title.key} />
      {code && <span role="alert">{sayError(code)}</span>}
    </div>
  );
}

/** The parts of the rules, each a link to its first clause. */
function Contents({ clauses, title }: { clauses: readonly ClauseInfo[]; title: string }) {
  const firsts = partsOf(clauses).flatMap(([first]) => (first?.part ? [first] : []));
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
