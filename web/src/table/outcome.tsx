// After the game: who won, how the points were counted on the board, how it went, and what next.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Next } from "../after/next";
import { Achievements, Podium, TurningPoints, VerdictHead } from "../after/panels";
import { hasPoints, type Row, rowsOf, verdictOf } from "../after/review";
import { Counting, ScoringTable, SourceBars } from "../after/scoring";
import { shareResult } from "../after/share";
import { EndStage } from "../after/stage";
import { useShow } from "../after/use-show";
import { get } from "../api";
import type { Player } from "../boards/board";
import { useLoaded, useTitle } from "../library";
import { Chart, type Course } from "../parts/chart";
import { Icon } from "../parts/icons";
import { useNarrow } from "../parts/narrow";
import { useRootMark } from "../parts/root-mark";
import { lang, say, sayError } from "../speech";
import type { MatchResult, Review } from "../wire";
import type { Standing } from "./store";
import type { Visit } from "./visit";

interface Props {
  visit: Visit;
  players: readonly Player[];
  result: MatchResult;
}

export function Outcome({ visit, players: seated, result }: Props) {
  const { value: review, code } = useReview(visit);
  const players = useMemo(() => seated.map((player) => named(player, review)), [seated, review]);
  const rows = useMemo(() => (review ? rowsOf(review.sources, players.length) : []), [review]);
  const root = useRef<HTMLElement>(null);
  const isFresh = useRef(visit.store.course.peek().length > 1);
  const { stage, isPlaying, play } = useShow(
    visit.motion,
    review || code ? rows.length : -1,
    isFresh.current,
  );
  const [isFolded, fold] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      const top = document.getElementById("main")?.getBoundingClientRect().top ?? 0;
      root.current?.style.setProperty("--end-top", `${top}px`);
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  });
  const ranked = [...players].sort((one, other) => place(result, one) - place(result, other));
  const { winners } = verdictOf(result.points, result.places);
  const stands = [isFolded ? "folded" : "open", isPlaying && "playing", stage.isNamed && "named"];
  const kind = stands.filter(Boolean).join(" ");
  useRootMark("outcome", kind);
  return (
    <section ref={root} class={`outcome ${kind}`} aria-label={say("web-game-over")}>
      {review && !isFolded && <EndStage {...{ rows, stage, players, winners }} realms={review.realms} />}
      <button
        type="button"
        class="icon-button end-fold"
        aria-expanded={!isFolded}
        aria-label={say(isFolded ? "web-end-unfold" : "web-end-fold")}
        title={say(isFolded ? "web-end-unfold" : "web-end-fold")}
        onClick={() => fold(!isFolded)}
      >
        <Icon name={isFolded ? "star" : "chat"} />
      </button>
      <VerdictHead result={result} review={review} players={players} />
      {code && <p role="alert">{sayError(code)}</p>}
      {!isFolded && !review && !code && <CountToCome result={result} players={ranked} />}
      {!isFolded && review && (
        <Told {...{ visit, review, rows, players, ranked, result }} counted={stage.counted} />
      )}
      {!isFolded && (
        <Deeds
          {...{ visit, players, ranked, result }}
          onReplay={rows.length > 1 ? () => play(SLOWLY) : null}
        />
      )}
    </section>
  );
}

/** A seat of a game that was brought in from elsewhere has nobody in it, but its letter in the story. */
function named(player: Player, review: Review | null): Player {
  return player.kind === "open" ? { ...player, name: review?.names[player.seat] ?? player.letter } : player;
}

/** While the review is on its way: its place, where points will be counted at all. */
function CountToCome({ result, players }: { result: MatchResult; players: readonly Player[] }) {
  const isNarrow = useNarrow();
  if (Math.max(...result.points) <= 1) return null;
  return (
    <div class={isNarrow ? "end-count" : "end-count end-left"}>
      <Counting points={result.points} players={players} />
    </div>
  );
}

/** How many times slower the points are counted for those who want to see it again. */
const SLOWLY = 3;

interface ToldProps {
  visit: Visit;
  review: Review;
  rows: readonly Row[];
  players: readonly Player[];
  ranked: readonly Player[];
  result: MatchResult;
  counted: number;
}

/** The count stands at the left of the board where there is room, else among the rest. */
function Told({ visit, review, rows, players, ranked, result, counted }: ToldProps) {
  const isNarrow = useNarrow();
  const hasCount = rows.length > 1;
  const chart = (
    <Chart courses={coursesOf(visit.store.course.value, review)} players={players} rounds={review.rounds} />
  );
  return (
    <>
      {hasCount && (
        <div class={isNarrow ? "end-count" : "end-count end-left"}>
          <ScoringTable {...{ rows, counted }} players={ranked} title={review.title} />
          <SourceBars {...{ rows, counted }} players={ranked} />
          <div class="end-panel">{chart}</div>
        </div>
      )}
      <div class="end-told">
        {!hasCount && <Podium result={result} players={ranked} />}
        <Achievements achievements={review.achievements} players={ranked} />
        <TurningPoints
          turns={review.turning_points}
          players={players}
          viewer={visit.store.viewer.value}
          match={visit.match}
        />
        {!hasCount && hasPoints(review) && chart}
      </div>
    </>
  );
}

interface DeedsProps {
  visit: Visit;
  players: readonly Player[];
  ranked: readonly Player[];
  result: MatchResult;
  onReplay: (() => void) | null;
}

function Deeds({ visit, players, ranked, result, onReplay }: DeedsProps) {
  const title = useTitle(visit.store.facts.value?.title);
  const [note, setNote] = useState("");
  useEffect(() => setNote(""), [lang.value]);
  const share = () =>
    shareResult({ title: title?.name ?? "", players, ranked, result }).then(
      () => setNote(""),
      (error) => {
        console.error(error);
        setNote(say("web-picture-failed"));
      },
    );
  return (
    <>
      {note && <p role="alert">{note}</p>}
      <Next visit={visit} onReplay={onReplay} onShare={() => void share()} />
    </>
  );
}

/** The match looked back on, from the viewer's own seat. */
function useReview(visit: Visit) {
  const viewer = visit.store.viewer.value;
  const key = visit.key ? `&key=${encodeURIComponent(visit.key)}` : "";
  return useLoaded(
    () => get<Review>(`/matches/${visit.match}/review?viewer=${viewer}&lang=${lang.value}${key}`),
    [visit.match, viewer, lang.value],
  );
}

/** Points and forecasts as they were seen live; those of the whole game once they are known. */
export function coursesOf(
  live: readonly Standing[],
  whole?: Pick<Review, "course" | "forecasts"> | null,
): Course[] {
  const seen = (figure: "points" | "forecast") =>
    live.map((each) => each.standings.map((standing) => standing[figure]));
  const foreseen = whole?.forecasts.length ? whole.forecasts : seen("forecast");
  return [
    { name: "web-points", values: whole?.course ?? seen("points") },
    { name: "web-forecast", values: foreseen },
  ];
}

function place(result: MatchResult, player: Player): number {
  return result.places[player.seat] ?? 0;
}
