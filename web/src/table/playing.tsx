// The table while a game is on: board, question, players, log, chat, laid out for the width of the screen.

import { useComputed, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board, BoardProps, Player } from "../boards/board";
import { hasBoard } from "../boards/registry";
import { useSigns } from "../boards/signs";
import { BoardSlot, useBoard } from "../boards/slot";
import { Coach } from "../guide/coach";
import { declarations, useLoaded } from "../library";
import { Chart } from "../parts/chart";
import { explain } from "../parts/clause";
import { useLate } from "../parts/frames";
import { useNarrow } from "../parts/narrow";
import { forgetShown, isWantedAgain } from "../parts/shown-again";
import { isStill } from "../settings";
import { lang, say } from "../speech";
import type { Strip } from "../wire";
import { useTabNames } from "./board-tabs";
import { Chat } from "./chat";
import { deskOf } from "./desk";
import { Log } from "./log";
import { Newcomer } from "./newcomer";
import { useUndrawn } from "./news";
import { coursesOf, Outcome } from "./outcome";
import { NO_STRIP, PlayerLine, PlayerStrip } from "./player-strip";
import { QuestionPanel } from "./question-panel";
import { Tabs } from "./tabs";
import { Proposal } from "./take-back";
import type { Visit } from "./visit";

/** A part of the shell, or the key of one that the title's board has a tab for. */
type Tab = string;

interface PlayProps {
  visit: Visit;
  players: Player[];
}

export function Playing(props: PlayProps) {
  useEffect(() => forgetShown, []);
  return useNarrow() ? <Narrow {...props} /> : <Wide {...props} />;
}

/** Beside the board: the question, and below it the log, the chat or the chart. */
function Wide({ visit, players }: PlayProps) {
  const [side, setSide] = useState<Tab>("log");
  const unread = useUnread(visit.store.messages.value.length, side === "chat");
  const Things = useBoard(visit.store.facts.value?.title ?? "")?.Panel;
  return (
    <main id="main" tabIndex={-1} class={useLayout(visit, "wide")}>
      <BoardPlace>
        <TheBoard visit={visit} players={players} isNarrow={false} />
      </BoardPlace>
      <div class="wide-right">
        <Proposal visit={visit} />
        <Newcomer visit={visit} />
        <Asked
          visit={visit}
          players={players}
          things={Things && <TheBoard visit={visit} players={players} isNarrow={false} part={Things} />}
        />
        <section class={`side hull on-${side}`}>
          <Tabs current={side} tabs={SIDES} unread={unread} onChange={(tab: Tab) => setSide(tab)} />
          <Part visit={visit} players={players} tab={side} />
        </section>
      </div>
    </main>
  );
}

/** One column: the chosen part, the question as a sheet that can be pushed down, and the tabs. */
function Narrow({ visit, players }: PlayProps) {
  const [tab, setTab] = useState<Tab>("board");
  useSignalEffect(() => {
    if (isWantedAgain.value) setTab("board");
  });
  const unread = useUnread(visit.store.messages.value.length, tab === "chat");
  const title = visit.store.facts.value?.title ?? "";
  const board = useBoard(title);
  const names = useTabNames(title, board);
  const body = board?.tabs?.find(({ key }) => key === tab)?.Body;
  const Things = board?.Sheet;
  return (
    <main id="main" tabIndex={-1} class={useLayout(visit, "narrow")}>
      {!(board?.Head && tab === "board") && (
        <PlayerLine
          players={players}
          strip={stripOf(visit)}
          after={visit.store.previewed.value?.values ?? null}
        />
      )}
      <div class={`narrow-main on-${tab}`} tabIndex={0} role="region" aria-label={names(tab)}>
        {body ? (
          <TheBoard visit={visit} players={players} isNarrow part={body} />
        ) : (
          <Part visit={visit} players={players} tab={tab} />
        )}
      </div>
      <Proposal visit={visit} />
      <Newcomer visit={visit} />
      <Sheet>
        <Asked
          visit={visit}
          players={players}
          things={Things && <TheBoard visit={visit} players={players} isNarrow part={Things} />}
        />
      </Sheet>
      <Tabs
        current={tab}
        tabs={["board", ...(board?.tabs ?? []).map(({ key }) => key), ...PARTS]}
        names={names}
        unread={unread}
        onChange={setTab}
      />
    </main>
  );
}

const SIDES: readonly Tab[] = ["log", "chat", "chart"];
const PARTS: readonly Tab[] = ["players", "log", "chat"];

function BoardPlace({ children }: { children: ComponentChildren }) {
  return (
    <div class="board-place" tabIndex={0} role="region" aria-label={say("web-tab-board")}>
      {children}
    </div>
  );
}

/** What stands below the chosen part, and can be pushed down to one line. */
function Sheet({ children }: { children: ComponentChildren }) {
  const [isLow, setLow] = useState(false);
  return (
    <div class={isLow ? "sheet low" : "sheet"}>
      <button
        type="button"
        class="handle"
        aria-expanded={!isLow}
        aria-label={say("web-sheet")}
        onClick={() => setLow(!isLow)}
      />
      {children}
    </div>
  );
}

function Part({ visit, players, tab }: PlayProps & { tab: Tab }) {
  const { store } = visit;
  const chart = <Chart courses={coursesOf(store.course.value)} players={players} />;
  switch (tab) {
    case "board":
      return <TheBoard visit={visit} players={players} isNarrow />;
    case "players":
      return (
        <>
          <Standings visit={visit} players={players} />
          {chart}
        </>
      );
    case "log":
      return (
        <Log
          lines={store.log.value}
          mark={store.lastTurn.value}
          players={players}
          title={store.facts.value?.title ?? ""}
        />
      );
    case "chat":
      return <Chat visit={visit} players={players} />;
    default:
      return chart;
  }
}

/** In the head of a wide screen: the players, or what the board has for that place. */
export function InHead({ visit, players }: PlayProps) {
  const Head = useBoard(visit.store.facts.value?.title ?? "")?.Head;
  if (!Head) return <Standings visit={visit} players={players} />;
  return <TheBoard visit={visit} players={players} isNarrow={false} part={Head} />;
}

export function Standings({ visit, players }: PlayProps) {
  const update = visit.store.update.value;
  const sign = useSigns(visit.store.facts.value?.title ?? "", visit.store.view.value);
  return (
    <PlayerStrip
      players={players}
      strip={stripOf(visit)}
      after={visit.store.previewed.value?.values ?? null}
      clocks={update?.clocks ?? []}
      stamp={update}
      sign={sign}
    />
  );
}

function stripOf(visit: Visit): Strip {
  return visit.store.words.value?.strip ?? NO_STRIP;
}

/** The open question with the things it is about, or what came of the game. */
function Asked({ visit, players, things }: PlayProps & { things?: ComponentChildren }) {
  const result = visit.store.result.value;
  if (result) return <Outcome visit={visit} players={players} result={result} />;
  const title = visit.store.facts.value?.title ?? "";
  return (
    <>
      <Coach visit={visit} title={title} />
      <QuestionPanel visit={visit} title={title} things={things} />
    </>
  );
}

interface TheBoardProps extends PlayProps {
  isNarrow: boolean;
  /** A part of the board instead of the whole. */
  part?: Board;
}

function TheBoard({ visit, players, isNarrow, part }: TheBoardProps) {
  const { store } = visit;
  const title = store.facts.value?.title ?? "";
  const known = useLoaded(() => declarations(title, lang.value), [title, lang.value]).value;
  const previewed = store.previewed.value;
  const question = store.choice.value;
  const { undrawn, markDrawn } = useUndrawn(store.news.value);
  /** What is still drawn of an earlier question can no longer be used to answer. */
  const isAsked = () => store.choice.peek()?.number === question?.number;
  const props: BoardProps = {
    title,
    options: store.facts.value?.options ?? {},
    view: store.view.value,
    previewView: previewed?.view ?? null,
    previewed,
    pointed: store.pointed.value?.[0] ?? null,
    question,
    words: store.words.value,
    standings: store.update.value?.standings ?? [],
    news: undrawn,
    story: store.story.value,
    showing: visit.motion.showing.value,
    choose: (choices) => isAsked() && visit.choose(choices),
    preview: (choices) => isAsked() && visit.point(choices),
    explain: (clause) => explain(title, clause),
    declarations: known,
    lang: lang.value,
    players,
    viewer: store.viewer.value,
    isStill: isStill(),
    isLive: visit.link.value.is === "open",
    isNarrow,
    desk: deskOf(visit),
  };
  const { shown, drawn } = useLate({ shown: props, drawn: store.update.value }, store.update.value);
  markDrawn(shown.news);
  const place = useRef({}).current;
  useLayoutEffect(() => visit.motion.drawn(drawn, place), [drawn]);
  useEffect(() => () => visit.motion.gone(place), []);
  return useMemo(() => <BoardSlot {...shown} part={part} />, [shown, part]);
}

/** While an answer is under way nothing but a class says so to a board, which is not drawn anew for it. */
function useLayout(visit: Visit, layout: string) {
  return useComputed(() => {
    const title = visit.store.facts.value?.title ?? "";
    const flags = [hasBoard(title) ? "has-board" : "is-told", visit.store.pending.value && "busy"];
    return [layout, ...flags].filter(Boolean).join(" ");
  });
}

/** How many lines of chat came while nobody looked. */
function useUnread(count: number, isRead: boolean): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (isRead) setSeen(count);
  }, [count, isRead]);
  return isRead ? 0 : Math.max(0, count - seen);
}
