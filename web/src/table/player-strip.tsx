// The players: who is asked, who is ahead, what is coming, how much time is left.

import type { Player } from "../boards/board";
import { Icon } from "../parts/icons";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";
import type { ClockView, StandingView } from "../wire";
import { Clock } from "./clock";

interface Props {
  players: readonly Player[];
  standings: readonly StandingView[];
  /** What the standings would be after the answer pointed at. */
  after: readonly StandingView[] | null;
  clocks: readonly ClockView[];
  /** Changes with every update: clocks are counted down from there. */
  stamp: unknown;
}

export function PlayerStrip({ players, standings, after, clocks, stamp }: Props) {
  const best = Math.max(...standings.map((standing) => standing.points));
  return (
    <ul class="players" aria-label={say("web-players-label")}>
      {players.map((player) => (
        <PlayerCard
          key={player.seat}
          player={player}
          standing={standings[player.seat]}
          after={after?.[player.seat]}
          leads={standings[player.seat]?.points === best && players.length > 1}
          clock={clocks[player.seat]}
          stamp={stamp}
        />
      ))}
    </ul>
  );
}

/** All players in one short line, for narrow screens: mark and points, with who is asked marked. */
export function PlayerLine({ players, standings }: Pick<Props, "players" | "standings">) {
  return (
    <ul class="player-line" aria-label={say("web-players-label")}>
      {players.map((player) => (
        <li key={player.seat} class={player.isAsked ? "asked" : undefined} title={player.name}>
          <MarkIcon mark={player} size={18} />
          <span class="hidden">{player.name}</span>
          <b class="number">{standings[player.seat]?.points ?? ""}</b>
          <span class="number dim" title={say("web-forecast")}>
            {standings[player.seat] && `→${standings[player.seat]?.forecast}`}
          </span>
          {player.isAsked && <span class="hidden">{say("web-thinks")}</span>}
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  player: Player;
  standing: StandingView | undefined;
  after: StandingView | undefined;
  leads: boolean;
  clock: ClockView | undefined;
  stamp: unknown;
}

function PlayerCard({ player, standing, after, leads, clock, stamp }: CardProps) {
  const flags = [player.isAsked && "asked", player.isMe && "own", !player.present && "away"];
  return (
    <li class={["player", ...flags].filter(Boolean).join(" ")} data-piece={`seat:${player.letter}`}>
      <MarkIcon mark={player} size={24} />
      <span class="player-who">
        <span class="player-name" title={player.name}>
          {player.name}
        </span>
        <span class="player-note">
          {player.kind === "bot" && (
            <span class="bot-sign" title={say("web-is-bot")}>
              <Icon name="robot" size={14} />
            </span>
          )}
          {clock && player.kind === "person" && <Clock clock={clock} stamp={stamp} />}
          <span class="player-state">{stateOf(player)}</span>
        </span>
      </span>
      {standing && (
        <dl class="standing">
          <Figure label={say("web-points")} value={standing.points} after={after?.points} strong={leads} />
          <Figure label={say("web-income")} value={standing.income} after={after?.income} sign />
          <Figure label={say("web-forecast")} value={standing.forecast} after={after?.forecast} />
        </dl>
      )}
    </li>
  );
}

/** Whether the game waits for somebody, and whether they are there at all. */
function stateOf(player: Player): string {
  if (!player.present) return say("web-away");
  if (player.isAsked) return say(player.isMe ? "web-your-turn" : "web-thinks");
  return player.isMe ? say("web-you") : "";
}

interface FigureProps {
  label: string;
  value: number;
  after: number | undefined;
  strong?: boolean;
  sign?: boolean;
}

function Figure({ label, value, after, strong, sign }: FigureProps) {
  const change = after === undefined ? 0 : after - value;
  return (
    <div class={strong ? "figure strong" : "figure"}>
      <dt>{label}</dt>
      <dd class="number">
        {sign && value > 0 ? `+${value}` : `${value}`}
        {change !== 0 && (
          <span class={change > 0 ? "change gain" : "change loss"}>
            {change > 0 ? "▲" : "▼"}
            {Math.abs(change)}
          </span>
        )}
      </dd>
    </div>
  );
}
