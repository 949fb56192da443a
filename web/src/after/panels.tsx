// What is told beside the count: who won, which goals and awards were met, which turns decided the game.

import type { Player } from "../boards/board";
import { MarkIcon } from "../parts/marks";
import { pointingAt } from "../parts/pieces";
import { say } from "../speech";
import type { Achievement, Review, TurningPoint } from "../wire";
import { changeOf, hasPoints, verdictOf } from "./review";
import { signed } from "./scoring";

interface VerdictProps {
  result: { points: readonly number[]; places: readonly number[] };
  review: Review | null;
  players: readonly Player[];
}

/** The winner, large; those who share a victory all of them. */
export function VerdictHead({ result, review, players }: VerdictProps) {
  const { winners, next, lead } = verdictOf(result.points, result.places);
  const marks = winners.flatMap((seat) => players[seat] ?? []);
  const points = result.points[winners[0] ?? 0] ?? 0;
  const other = players[next]?.name;
  return (
    <header class="verdict">
      <div class="verdict-line">
        <span class="verdict-marks">
          {marks.map((player) => (
            <MarkIcon key={player.seat} mark={player} size={marks.length > 1 ? 40 : 56} />
          ))}
        </span>
        <h2>{headline(marks, players.length)}</h2>
      </div>
      {review && hasPoints(review) && (
        <p class="verdict-points">
          <b class="number">{say("web-count-points", { points })}</b>{" "}
          {other && (
            <span>
              {lead > 0
                ? say("web-ahead-of", { points: lead, name: other })
                : say("web-tie-broken", { name: other })}
            </span>
          )}
        </p>
      )}
    </header>
  );
}

function headline(winners: readonly Player[], seats: number): string {
  if (winners.length === seats && seats > 1) return say("web-draw");
  const names = winners.map((player) => player.name).join(", ");
  return winners.length > 1 ? say("web-share-victory", { names }) : say("web-wins", { name: names });
}

/** Everybody with place and points: the whole story of a game that is only won or lost. */
export function Podium({ result, players }: Omit<VerdictProps, "review">) {
  return (
    <ol class="podium">
      {players.map((player) => (
        <li key={player.seat} class={result.places[player.seat] === 1 ? "winner" : undefined}>
          <span class="place number">{result.places[player.seat]}</span>
          <MarkIcon mark={player} />
          <span class="player-name">{player.name}</span>
          <b class="number">{result.points[player.seat]}</b>
        </li>
      ))}
    </ol>
  );
}

export function Achievements({
  achievements,
  players,
}: {
  achievements: readonly Achievement[];
  players: readonly Player[];
}) {
  if (achievements.length === 0) return null;
  return (
    <section class="end-panel achievements">
      <header>
        <h3>{say("web-achievements")}</h3>
        <span class="dim">{say("web-what-was-met")}</span>
      </header>
      <ul class="plain-list">
        {achievements.map((each) => (
          <li key={each.name} class={each.seats.length ? undefined : "unmet"} {...pointingAt([each.piece])}>
            <Worth points={each.points} />
            <span>{each.name}</span>
            <span class="met-by">
              {each.seats.length === 0 && say("web-nobody")}
              {each.seats.map((seat) => {
                const player = players.find((one) => one.seat === seat);
                return (
                  player && (
                    <span key={seat}>
                      <MarkIcon mark={player} size={18} />
                      <span class="hidden">{player.name}</span>
                    </span>
                  )
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Points in a hexagon. */
function Worth({ points }: { points: number }) {
  return (
    <svg class="worth" width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d="M-6-10.5H6L12 0L6 10.5H-6L-12 0Z" />
      <text y="4.5" text-anchor="middle">
        {points}
      </text>
    </svg>
  );
}

interface TurningProps {
  turns: readonly TurningPoint[];
  players: readonly Player[];
  /** Whose gains and losses are told; -1 for those of whoever took the turn. */
  viewer: number;
  match: string;
}

export function TurningPoints({ turns, players, viewer, match }: TurningProps) {
  if (turns.length === 0) return null;
  return (
    <section class="end-panel turning-points">
      <header>
        <h3>{say("web-turning-points")}</h3>
        {viewer >= 0 && <span class="dim">{say("web-turning-for-you")}</span>}
      </header>
      <ol class="plain-list">
        {turns.map((turn) => (
          <Turn key={turn.moment} {...{ turn, viewer, match }} player={players[turn.seat]} />
        ))}
      </ol>
    </section>
  );
}

/** A round or a turn where people count them, else the number of the answer. */
function whenOf({ round, turn, moment }: TurningPoint): string {
  if (round > 0) return say("web-round", { number: round });
  return turn > 0 ? say("web-turn", { number: turn }) : say("web-moment", { number: moment });
}

function Turn(props: { turn: TurningPoint; player: Player | undefined; viewer: number; match: string }) {
  const { turn, player, viewer, match } = props;
  const change = changeOf(turn, viewer);
  const seat = viewer >= 0 ? `&seat=${viewer}` : "";
  return (
    <li>
      <a href={`/replay/${match}?at=${turn.moment}${seat}`}>{whenOf(turn)}</a>
      <p>
        {player && <MarkIcon mark={player} size={18} />} {turn.sentences.join(" ")}
      </p>
      <b class={change < 0 ? "number loss" : "number gain"}>{signed(change)}</b>
    </li>
  );
}
