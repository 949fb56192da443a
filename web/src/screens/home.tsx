// Home: play at once, set up a table, come by a link, go on with a game.

import { useState } from "preact/hooks";
import { courseOf } from "../guide/courses";
import { titles, useLoaded } from "../library";
import { begin, beginGuided, quickForm, tableIn } from "../matches";
import { TitleArt } from "../parts/art";
import { Trouble, useBusy } from "../parts/controls";
import { Icon } from "../parts/icons";
import { Empty, MatchList } from "../parts/match-list";
import { Orrery } from "../parts/orrery";
import { go } from "../router";
import { me } from "../session";
import { lang, say, sayError } from "../speech";
import type { TitleInfo } from "../wire";
import { GalleryLink } from "./gallery";

export function Home() {
  const [again, setAgain] = useState(0);
  const { value, code } = useLoaded(() => titles(lang.value), [lang.value, again]);
  const main = value?.filter((title) => !title.is_sample) ?? [];
  const samples = value?.filter((title) => title.is_sample) ?? [];
  return (
    <div class="home">
      <section class="hero">
        <Orrery />
        <h1>{say("web-hero")}</h1>
        <p>{say("web-hero-text")}</p>
      </section>
      {code && <Trouble code={code} onRetry={() => setAgain(again + 1)} />}
      <section class="titles" aria-label={say("web-titles")} aria-busy={!value}>
        {main.map((title) => (
          <TitlePanel key={title.key} title={title} />
        ))}
        {!value && !code && [0, 1, 2].map((place) => <div key={place} class="title-card ghost" />)}
      </section>
      <div class="home-columns">
        <section>
          <h2>{say("web-my-games")}</h2>
          {me.value ? <MatchList kind="mine" most={4} empty="web-no-games" /> : <Empty text="web-no-games" />}
        </section>
        <section>
          <h2>{say("web-come-by-link")}</h2>
          <JoinByLink />
          <a class="way" href="/watch">
            <Icon name="eye" />
            <span>
              <strong>{say("web-watch")}</strong>
              <span class="about">{say("web-watch-about")}</span>
            </span>
            <Icon name="next" />
          </a>
        </section>
      </div>
      {samples.length > 0 && (
        <section>
          <h2>{say("web-samples")}</h2>
          <div class="samples">
            {samples.map((title) => (
              <SampleCard key={title.key} title={title} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function TitlePanel({ title }: { title: TitleInfo }) {
  const playing = useBusy(() => begin(quickForm(title)));
  const learning = useBusy(() => beginGuided(title));
  const code = playing.code || learning.code;
  return (
    <article class="title-card">
      <TitleArt title={title.key} />
      <div class="title-body">
        <h2>{title.name}</h2>
        <p class="dim players-count">
          <Icon name="people" size={16} /> {players(title)}
        </p>
        <p>{title.about}</p>
        <div class="title-ways">
          <button type="button" class="button main" disabled={playing.busy} onClick={playing.run}>
            <Icon name="play" />
            {playing.busy ? say("web-setting-up") : say("web-play-now")}
          </button>
          {courseOf(title.key).length > 0 && (
            <button type="button" class="button" disabled={learning.busy} onClick={learning.run}>
              <Icon name="star" />
              {learning.busy ? say("web-setting-up") : say("web-guided")}
            </button>
          )}
          <div class="title-links">
            <a class="button quiet" href={`/new/${title.key}`}>
              <Icon name="people" size={16} /> {say("web-set-up")}
            </a>
            <a class="button quiet" href={`/rules/${title.key}`}>
              <Icon name="rules" size={16} /> {say("web-learn")}
            </a>
            <GalleryLink title={title.key} isShort />
          </div>
        </div>
        {code && <p role="alert">{sayError(code)}</p>}
      </div>
    </article>
  );
}

function SampleCard({ title }: { title: TitleInfo }) {
  const { busy, code, run } = useBusy(() => begin(quickForm(title)));
  return (
    <article class="sample">
      <TitleArt title={title.key} />
      <div>
        <h3>{title.name}</h3>
        <p class="dim">{title.about}</p>
        <span class="row">
          <button type="button" class="button small" disabled={busy} onClick={run}>
            <Icon name="play" size={16} />
            {say("web-play-now")}
            <span class="hidden"> {title.name}</span>
          </button>
          <a class="button quiet small" href={`/new/${title.key}`}>
            {say("web-set-up")}
            <span class="hidden"> {title.name}</span>
          </a>
        </span>
        {code && <p role="alert">{sayError(code)}</p>}
      </div>
    </article>
  );
}

function players(title: TitleInfo): string {
  return title.fewest === title.most
    ? say("web-players-exactly", { count: title.most })
    : say("web-players", { fewest: title.fewest, most: title.most });
}

function JoinByLink() {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const join = (event: Event) => {
    event.preventDefault();
    const path = tableIn(text);
    setWrong(path === null);
    if (path) go(path);
  };
  return (
    <form class="join" onSubmit={join}>
      <label class="hidden" for="link">
        {say("web-link-label")}
      </label>
      <input
        id="link"
        value={text}
        placeholder={say("web-link-hint")}
        autocomplete="off"
        aria-invalid={isWrong}
        aria-describedby="link-wrong"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {say("web-go")}
      </button>
      <p id="link-wrong" class="wrong" role="alert">
        {isWrong ? say("web-link-wrong") : ""}
      </p>
    </form>
  );
}
