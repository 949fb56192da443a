// One table: what keeps it from being shown, the wait for players, the curtain, the game.

import { useEffect, useMemo } from "preact/hooks";
import type { Player } from "../boards/board";
import { useGlance } from "../glance/keeping";
import { useTitle } from "../library";
import { useMotion } from "../motion/use-motion";
import { callBack } from "../notify";
import { useNarrow } from "../parts/narrow";
import { useRootMark } from "../parts/root-mark";
import { RulesBeside } from "../parts/rules-beside";
import { lang, say } from "../speech";
import { Chat } from "../table/chat";
import { Curtain, useCurtain } from "../table/curtain";
import { ClosedBar } from "../table/hosting";
import { Lobby } from "../table/lobby";
import { LostBar } from "../table/lost-bar";
import { NotifyOffer } from "../table/notify-offer";
import { playersOf } from "../table/players";
import { InHead, Playing } from "../table/playing";
import { TableHead } from "../table/table-head";
import { TableTrouble } from "../table/table-trouble";
import { Toast } from "../table/toast";
import { Visit } from "../table/visit";
import type { MatchSummary, SeatInfo } from "../wire";

export function TableScreen({ match, link }: { match: string; link: string }) {
  const visit = useMemo(() => new Visit(match, link), [match, link]);
  useEffect(() => {
    void visit.enter();
    return () => visit.leave();
  }, [visit]);
  const state = visit.link.value;
  const trouble = visit.trouble.value || (state.is === "closed" ? state.code : "");
  if (trouble) return <TableTrouble code={trouble} visit={visit} />;
  return <Shown visit={visit} />;
}

function Shown({ visit }: { visit: Visit }) {
  const { store } = visit;
  const update = store.update.value;
  const key = store.facts.value?.title ?? visit.summary.value?.title;
  const title = useTitle(key);
  const players = useMemo(
    () =>
      playersOf({
        seats: update?.seats ?? seatsOf(visit.summary.value),
        names: store.words.value?.names ?? [],
        mine: visit.mine.value,
        asked: store.asked.value,
        responding: visit.store.responding.value,
      }),
    [update, store.asked.value, visit.summary.value, lang.value],
  );
  useTurnCall(visit, title?.name ?? "");
  useGlance(visit, key ?? "");
  useMotion(visit.motion);
  const curtain = useCurtain(visit, players);
  const stage = update?.stage ?? visit.summary.value?.stage;
  const isWaiting = stage === "lobby" || (stage === "closed" && !store.view.value);
  const isPlaying = update && !isWaiting && !curtain;
  const isNarrow = useNarrow();
  return (
    <div class="table" data-motion={visit.motion.isPlaying.value ? "playing" : "idle"}>
      <TableHead visit={visit} title={title} players={players}>
        {isPlaying && !isNarrow && <InHead visit={visit} players={players} />}
      </TableHead>
      <Toast visit={visit} />
      <NotifyOffer visit={visit} />
      <LostBar visit={visit} />
      <ClosedBar visit={visit} />
      {!update && !isWaiting && <p class="dim centre">{say("web-loading")}</p>}
      {isWaiting && <LobbyPage visit={visit} players={players} title={title} />}
      {isPlaying && <Playing visit={visit} players={players} />}
      <RulesBeside title={key ?? ""} />
      {curtain && <Curtain visit={visit} player={curtain} />}
    </div>
  );
}

/** The seats as a list of matches tells them: who is there is not known. */
function seatsOf(match: MatchSummary | null): SeatInfo[] {
  return (match?.seats ?? []).map((seat) => ({
    ...seat,
    kind: seat.kind as SeatInfo["kind"],
    present: true,
    is_host: false,
    is_kept: false,
    is_muted: false,
  }));
}

function LobbyPage(props: { visit: Visit; players: Player[]; title: ReturnType<typeof useTitle> }) {
  const { visit, players } = props;
  useRootMark("page", "lobby");
  return (
    <main id="main" tabIndex={-1} class="lobby-page">
      <Lobby {...props} />
      {visit.store.update.value && <Chat visit={visit} players={players} />}
    </main>
  );
}

/** Call people back when they are asked: the title of the page, a sound, a notification. */
function useTurnCall(visit: Visit, title: string): void {
  const question = visit.store.choice.value;
  const words = visit.store.words.value?.question ?? "";
  useEffect(() => {
    document.title = question ? `● ${say("web-your-turn")} · ${title}` : `${title} · ${say("web-name")}`;
  }, [question?.number, title, lang.value]);
  const isAsked = question !== null;
  useEffect(() => {
    if (isAsked) callBack(say("web-your-turn"), words);
  }, [isAsked]);
}
