// After the game: who won, where the points came from, how it went, and what next.

import { useState } from "preact/hooks";
import { get } from "../api";
import type { Player } from "../boards/board";
import { useLoaded } from "../library";
import { Chart, type Course } from "../parts/chart";
import { Why } from "../parts/clause";
import { Icon } from "../parts/icons";
import { MarkIcon } from "../parts/marks";
import { lang, say } from "../speech";
import type { MatchResult, Replay, SourceInfo } from "../wire";
import type { Visit } from "./session";
import type { Standing } from "./store";
import { TurningPoints } from "./turning-points";

interface Props {
  visit: Visit;
  players: readonly Player[];
  result: MatchResult;
}

export function Outcome({ visit, players, result }: Props) {
  const replay = useLoaded(
    () => get<Replay>(`/matches/${visit.match}/replay?viewer=-1&first=0&count=1&lang=${lang.value}`),
    [visit.match, lang.value],
  ).value;
  const ranked = [...players].sort((one, other) => place(result, one) - place(result, other));
  return (
    <section class="outcome">
      <h2>{say("web-game-over")}</h2>
      <ol class="podium">
        {ranked.map((player) => (
          <li key={player.seat} class={place(result, player) === 1 ? "winner" : undefined}>
            <span class="place number">{place(result, player)}</span>
            <MarkIcon mark={player} />
            <span class="player-name">{player.name}</span>
            <b class="number">{result.points[player.seat]}</b>
          </li>
        ))}
      </ol>
      {replay && replay.sources.length > 0 && <Sources replay={replay} players={ranked} />}
      <Chart courses={coursesOf(visit.store.course.value, replay)} players={players} />
      {replay && <TurningPoints course={replay.course} players={players} match={visit.match} />}
      <Next visit={visit} />
    </section>
  );
}

/** Points and forecasts as they were seen live; those of the whole game once they are known. */
export function coursesOf(live: readonly Standing[], whole?: Replay | null): Course[] {
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

/** Where the points came from, uncovered source by source if wanted. */
function Sources({ replay, players }: { replay: Replay; players: readonly Player[] }) {
  const { sources, title } = replay;
  const [shown, setShown] = useState(sources.length);
  const isPart = shown < sources.length;
  return (
    <section class="sources">
      <h3>{say("web-sources")}</h3>
      <div class="row">
        <button type="button" class="button small" onClick={() => setShown(isPart ? shown + 1 : 1)}>
          {say(isPart ? "web-next-step" : "web-step-by-step")}
        </button>
        {isPart && (
          <button type="button" class="button quiet small" onClick={() => setShown(sources.length)}>
            {say("web-show-all")}
          </button>
        )}
      </div>
      <SourceTable sources={sources.slice(0, shown)} players={players} title={title} />
    </section>
  );
}

interface TableProps {
  sources: readonly SourceInfo[];
  players: readonly Player[];
  title: string;
}

export function SourceTable({ sources, players, title }: TableProps) {
  const most = Math.max(1, ...sources.flatMap((source) => source.points));
  const sum = (seat: number) => sources.reduce((total, source) => total + (source.points[seat] ?? 0), 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say("web-source")}</th>
          {players.map((player) => (
            <th key={player.seat} scope="col">
              <MarkIcon mark={player} size={18} />
              <span class="hidden">{player.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.key}>
            <th scope="row">
              <span class="source-name">
                {source.text} <Why title={title} clause={source.clause} />
              </span>
            </th>
            {players.map((player) => (
              <SourceCell
                key={player.seat}
                points={source.points[player.seat] ?? 0}
                most={most}
                player={player}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("web-sum")}</th>
          {players.map((player) => (
            <td key={player.seat} class="number">
              {sum(player.seat)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function SourceCell({ points, most, player }: { points: number; most: number; player: Player }) {
  const width = Math.round((36 * Math.max(0, points)) / most);
  return (
    <td class="number">
      {points}
      <svg class="bar" width="36" height="6" aria-hidden="true">
        <rect width={width} height="6" rx="2" fill={player.colour} />
      </svg>
    </td>
  );
}

function Next({ visit }: { visit: Visit }) {
  const update = visit.store.update.value;
  const seat = visit.mine.value[0];
  const wished = seat !== undefined && update?.again.includes(seat);
  return (
    <div class="row next">
      <a class="button" href={`/replay/${visit.match}`}>
        <Icon name="play" size={16} /> {say("web-replay")}
      </a>
      {update?.next_match ? (
        <a class="button main" href={`/t/${update.next_match}`}>
          {say("web-next-match")}
        </a>
      ) : (
        seat !== undefined && (
          <button
            type="button"
            class="button main"
            disabled={wished}
            onClick={() => void visit.do({ do: "again", seat })}
          >
            {wished ? say("web-again-waits") : say("web-again")}
          </button>
        )
      )}
      <a class="button quiet" href={`/api/v1/matches/${visit.match}/export`} download={`${visit.match}.txt`}>
        {say("web-export")}
      </a>
    </div>
  );
}
