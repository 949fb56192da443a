// A finished match, moment by moment, as one of the seats knew it.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board, BoardProps, Player } from "../boards/board";
import { hasBoard } from "../boards/registry";
import { useSigns } from "../boards/signs";
import { BoardSlot, useBoard } from "../boards/slot";
import { declarations, useLoaded, useTitle } from "../library";
import { Logo } from "../parts/art";
import { Chart } from "../parts/chart";
import { explain } from "../parts/clause";
import { CopyButton, Notice } from "../parts/controls";
import { markOf } from "../parts/marks";
import { useNarrow } from "../parts/narrow";
import { rewrite } from "../router";
import { isStill } from "../settings";
import { lang, say, sayError } from "../speech";
import { useTabNames } from "../table/board-tabs";
import { NO_STRIP, PlayerStrip } from "../table/player-strip";
import { Tabs } from "../table/tabs";
import type { Moment, Replay, UpdateWords } from "../wire";
import { ReplayBook } from "./replay-data";
import { Branch, Happened, Scrubber } from "./replay-parts";

interface Props {
  match: string;
  at: number | null;
  seat: number | null;
}

export function ReplayScreen({ match, at, seat }: Props) {
  const [number, setNumber] = useState(at ?? 0);
  const [viewer, setViewer] = useState(seat ?? -1);
  const book = useMemo(() => new ReplayBook(match, viewer, lang.value, ""), [match, viewer, lang.value]);
  const { value, code } = useLoaded(() => book.moment(number), [book, number]);
  const course = useLoaded(() => book.page(0), [book]).value?.course ?? [];
  useEffect(() => {
    rewrite(`/replay/${match}?at=${number}${viewer >= 0 ? `&seat=${viewer}` : ""}`);
  }, [number, viewer]);
  if (code) {
    return (
      <main id="main" tabIndex={-1}>
        <Notice icon="play" heading={say("web-replay-failed")} text={sayError(code)}>
          <a class="button main" href={`/t/${match}`}>
            {say("web-to-table")}
          </a>
          <a class="button" href="/">
            {say("web-home")}
          </a>
        </Notice>
      </main>
    );
  }
  if (!value) return <p class="dim centre">{say("web-loading")}</p>;
  const last = value.replay.count - 1;
  const move = (change: (at: number) => number) =>
    setNumber((at) => Math.max(0, Math.min(last, change(Math.min(at, last)))));
  const wanted = Math.min(number, last);
  return <Shown {...value} {...{ course, match, viewer, wanted }} onViewer={setViewer} onMove={move} />;
}

interface ShownProps {
  match: string;
  replay: Replay;
  moment: Moment;
  course: number[][];
  viewer: number;
  onViewer(viewer: number): void;
  /** The moment that is asked for, while another may still be shown. */
  wanted: number;
  onMove(change: (at: number) => number): void;
}

function Shown({ match, replay, moment, course, viewer, wanted, onViewer, onMove }: ShownProps) {
  const title = useTitle(replay.title);
  const isNarrow = useNarrow();
  const players = useMemo(() => playersIn(replay), [replay]);
  const board = useBoard(replay.title);
  const sign = useSigns(replay.title, moment.view);
  const names = useTabNames(replay.title, board);
  const [tab, setTab] = useState("board");
  const parts = isNarrow ? (board?.tabs ?? []) : [];
  const layout = hasBoard(replay.title) ? "has-board" : "is-told";
  return (
    <div class="table replay">
      <ReplayHead {...{ replay, moment, viewer, onViewer }} name={title?.name ?? ""}>
        {!isNarrow && board?.Head && (
          <ReplayBoard {...{ replay, moment, players, viewer, isNarrow }} part={board.Head} />
        )}
        {!isNarrow && !board?.Head && (
          <PlayerStrip
            players={players}
            strip={moment.strip ?? NO_STRIP}
            after={null}
            clocks={[]}
            stamp={moment}
            sign={sign}
          />
        )}
      </ReplayHead>
      <main id="main" tabIndex={-1} class={`${isNarrow ? "narrow" : "wide"} ${layout}`}>
        <div
          class={isNarrow ? `narrow-main on-${tab}` : "board-place"}
          tabIndex={0}
          role="region"
          aria-label={say("web-tab-board")}
        >
          <ReplayBoard
            replay={replay}
            moment={moment}
            players={players}
            viewer={viewer}
            isNarrow={isNarrow}
            part={parts.find(({ key }) => key === tab)?.Body}
          />
        </div>
        <div class={isNarrow ? "sheet" : "wide-right"}>
          <div class={isNarrow ? "replay-part" : "replay-part hull"}>
            <Scrubber at={wanted} last={replay.count - 1} onMove={onMove} />
          </div>
          <Happened moment={moment} players={players} title={replay.title} />
          {!isNarrow && (
            <div class="replay-part hull">
              <Chart
                courses={[{ name: "web-points", values: course }]}
                players={players}
                at={moment.number}
              />
            </div>
          )}
          <div class={isNarrow ? "replay-part" : "replay-part hull"}>
            <div class="row">
              <CopyButton text={location.href} label={say("web-copy-moment")} />
              <a class="button quiet" href={`/t/${match}`}>
                {say("web-to-table")}
              </a>
            </div>
            <Branch match={match} moment={moment.number} names={replay.names} />
          </div>
        </div>
        {parts.length > 0 && (
          <Tabs
            current={tab}
            tabs={["board", ...parts.map(({ key }) => key)]}
            names={names}
            unread={0}
            onChange={setTab}
          />
        )}
      </main>
    </div>
  );
}

interface HeadProps {
  name: string;
  replay: Replay;
  moment: Moment;
  viewer: number;
  onViewer(viewer: number): void;
  children: ComponentChildren;
}

function ReplayHead({ name, replay, moment, viewer, onViewer, children }: HeadProps) {
  return (
    <header class={children ? "table-head with-players" : "table-head"}>
      <a class="brand" href="/" aria-label={say("web-home")}>
        <Logo size={26} />
      </a>
      <h1 class="table-title">
        <strong>{name}</strong>
        <span class="phase" title={moment.phase}>
          {moment.phase}
        </span>
      </h1>
      {children}
      <label class="viewer-choice">
        <span>{say("web-seen-by")}</span>
        <select
          value={viewer}
          aria-label={say("web-seen-by")}
          onChange={(event) => onViewer(Number(event.currentTarget.value))}
        >
          <option value={-1}>{say("web-spectator")}</option>
          {replay.names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

function playersIn(replay: Replay): Player[] {
  return replay.names.map((name, seat) => ({
    ...markOf(seat),
    seat,
    name,
    kind: "person",
    isMe: replay.viewer === seat,
    isAsked: false,
    present: true,
  }));
}

interface BoardOfMoment {
  replay: Replay;
  moment: Moment;
  players: Player[];
  viewer: number;
  isNarrow: boolean;
  part?: Board;
}

function ReplayBoard({ replay, moment, players, viewer, isNarrow, part }: BoardOfMoment) {
  const known = useLoaded(() => declarations(replay.title, lang.value), [replay.title, lang.value]).value;
  const props: BoardProps = {
    title: replay.title,
    options: replay.options,
    view: moment.view,
    previewView: null,
    previewed: null,
    pointed: null,
    question: null,
    words: wordsOf(replay, moment),
    standings: moment.standings,
    news: { first: moment.number, events: [], told: moment.news },
    showing: null,
    choose: () => undefined,
    preview: () => undefined,
    explain: (clause) => explain(replay.title, clause),
    declarations: known,
    lang: lang.value,
    players,
    viewer,
    isStill: isStill(),
    isLive: false,
    isNarrow,
  };
  return <BoardSlot {...props} part={part} />;
}

function wordsOf(replay: Replay, moment: Moment): UpdateWords {
  return {
    lang: lang.value,
    names: replay.names,
    phase: moment.phase,
    question: "",
    about: [],
    asked: [],
    options: [],
    plans: [],
    refused: [],
    clauses: {},
    at_stake: [],
    news: moment.news,
    ...(moment.strip && { strip: moment.strip }),
    position: moment.position,
  };
}
