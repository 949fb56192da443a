// The two screens of lists: my games, and what can be joined or watched.

import { useRef, useState } from "preact/hooks";
import { postText } from "../api";
import { Icon } from "../parts/icons";
import { Empty, MatchList } from "../parts/match-list";
import { go, tablePath } from "../router";
import { ensureMe, me } from "../session";
import { say, sayError } from "../speech";
import { codeOf } from "../table/visit";
import type { MatchSummary } from "../wire";

export function Games() {
  return (
    <>
      <ListHead name="web-my-games" />
      {me.value ? <MatchList kind="mine" empty="web-no-games" /> : <Empty text="web-no-games" />}
      <section class="panel">
        <h2>{say("web-import")}</h2>
        <Import />
      </section>
    </>
  );
}

export function Watch() {
  return (
    <>
      <ListHead name="web-watch" />
      <div class="columns">
        <section>
          <h2>{say("web-open-tables")}</h2>
          <MatchList kind="open" empty="web-no-open" />
        </section>
        <section>
          <h2>{say("web-running-tables")}</h2>
          <MatchList kind="watch" empty="web-no-watch" />
        </section>
        <section>
          <h2>{say("web-archive")}</h2>
          <MatchList kind="archive" empty="web-no-archive" />
        </section>
      </div>
    </>
  );
}

/** The name of a list, and a link to start a game. */
function ListHead({ name }: { name: string }) {
  return (
    <div class="list-head">
      <h1>{say(name)}</h1>
      <a class="button main" href="/">
        <Icon name="play" /> {say("web-new-game")}
      </a>
    </div>
  );
}

/** Bring in a saved game from a file. */
function Import() {
  const file = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const take = async () => {
    const text = await file.current?.files?.[0]?.text();
    if (text === undefined) return;
    try {
      await ensureMe();
      const match = await postText<MatchSummary>("/matches/import", text);
      go(tablePath(match.id, match.key));
    } catch (error) {
      setCode(codeOf(error));
    }
  };
  return (
    <div class="row">
      <label class="button">
        {say("web-import-file")}
        <input ref={file} class="hidden" type="file" accept=".txt,text/plain" onChange={take} />
      </label>
      <span class="dim">{say("web-import-about")}</span>
      {code && <p role="alert">{sayError(code)}</p>}
    </div>
  );
}
