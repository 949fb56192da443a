// The players: who is asked, and how they stand in the figures that decide the title.

import type { ComponentChild } from "preact";
import type { Player } from "../boards/board";
import type { Sign } from "../boards/signs";
import { botName } from "../parts/bot-name";
import { Icon } from "../parts/icons";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";
import type { ClockView, FigureWords, Strip } from "../wire";
import { Clock } from "./clock";

interface Props {
  players: readonly Player[];
  strip: Strip;
  /** What the figures would be after the answer pointed at, by seat. */
  after: readonly (readonly number[])[] | null;
  clocks: readonly ClockView[];
  /** Changes with every update: clocks are counted down from there. */
  stamp: unknown;
  /** What the board draws under a figure. */
  sign?: Sign;
}

/** Before a game there is nothing to count. */
export const NO_STRIP: Strip = { figures: [], values: [], notes: [] };

export function PlayerStrip({ players, strip, after, clocks, stamp, sign }: Props) {
  return (
    <ul class="players" aria-label={say("web-players-label")}>
      {players.map((player) => (
        <PlayerCard
          key={player.seat}
          player={player}
          strip={strip}
          after={after?.[player.seat] ?? null}
          clock={clocks[player.seat]}
          stamp={stamp}
          sign={sign}
        />
      ))}
    </ul>
  );
}

/** All players in one short line, for narrow screens: the mark, the first figure and the one beside it. */
export function PlayerLine({ players, strip, after }: Pick<Props, "players" | "strip" | "after">) {
  const second = strip.figures.findIndex(({ beside }) => beside);
  return (
    <ul class="player-line" aria-label={say("web-players-label")}>
      {players.map((player) => {
        const values = strip.values[player.seat] ?? [];
        const next = after?.[player.seat] ?? values;
        return (
          <li
            key={player.seat}
            class={player.isAsked ? "asked" : undefined}
            title={player.name}
            data-piece={`seat:${player.letter}`}
          >
            <MarkIcon mark={player} size={18} />
            <span class={strip.figures.length > 0 ? "hidden" : "player-name"}>{player.name}</span>
            {strip.figures[0] && (
              <b class={`number ${toneOf(values[0], next[0])}`} data-figure={strip.figures[0].key}>
                {valueText(strip.figures[0], next[0] ?? 0)}
              </b>
            )}
            {second > 0 && (
              <span
                class={`number dim ${toneOf(values[second], next[second])}`}
                title={strip.figures[second]?.about}
              >
                {besideText(strip.figures[second]!, next[second] ?? 0, next[0])}
              </span>
            )}
            {player.isAsked && <span class="hidden">{stateOf(player)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps {
  player: Player;
  strip: Strip;
  after: readonly number[] | null;
  clock: ClockView | undefined;
  stamp: unknown;
  sign?: Sign;
}

function PlayerCard({ player, strip, after, clock, stamp, sign }: CardProps) {
  const flags = [player.isAsked && "asked", player.isMe && "own", !player.present && "away"];
  const values = strip.values[player.seat] ?? [];
  return (
    <li class={["player", ...flags].filter(Boolean).join(" ")} data-piece={`seat:${player.letter}`}>
      <MarkIcon mark={player} size={24} />
      <Who player={player} note={strip.notes[player.seat] ?? ""} clock={clock} stamp={stamp} />
      {strip.figures.length > 0 && (
        <dl class="standing">
          {strip.figures.map((figure, place) => (
            <Figure
              key={figure.key}
              figure={figure}
              value={values[place] ?? 0}
              after={after?.[place]}
              isBest={place === 0 && leads(strip, player.seat)}
              sign={sign?.(figure.key, player.seat, figure.label)}
            />
          ))}
        </dl>
      )}
    </li>
  );
}

interface WhoProps {
  player: Player;
  note: string;
  clock: ClockView | undefined;
  stamp: unknown;
}

function Who({ player, note, clock, stamp }: WhoProps) {
  const state = stateOf(player) || note;
  const hasClock = clock !== undefined && clock.left !== null && player.kind === "person";
  return (
    <span class="player-who">
      <span class="player-name" title={player.name}>
        {player.name}
      </span>
      {(state || hasClock || player.kind === "bot") && (
        <span class="player-note" title={note || undefined}>
          {player.kind === "bot" && (
            <span class="bot-sign" title={player.bot && say("web-is-bot", { level: botName(player.bot) })}>
              <Icon name="robot" size={14} />
            </span>
          )}
          {hasClock && <Clock clock={clock} stamp={stamp} />}
          <span class="player-state">{state}</span>
        </span>
      )}
    </span>
  );
}

/** Whether the game waits for somebody, and whether they are there at all. */
function stateOf(player: Player): string {
  if (!player.present) return say("web-away");
  if (player.isAsked && player.mayRespond) return say("web-may-respond");
  if (!player.isAsked) return "";
  if (player.kind === "bot") return say("web-bot-thinks");
  return say(player.isMe ? "web-your-turn" : "web-thinks");
}

/** Whether nobody has more of the first figure, and somebody has less. */
function leads({ values }: Strip, seat: number): boolean {
  const first = values.map((row) => row[0] ?? 0);
  const own = first[seat] ?? 0;
  return own === Math.max(...first) && own > Math.min(...first);
}

interface FigureProps {
  figure: FigureWords;
  value: number;
  after: number | undefined;
  isBest: boolean;
  sign?: ComponentChild;
}

function Figure({ figure, value, after, isBest, sign }: FigureProps) {
  const change = after === undefined ? 0 : after - value;
  const kind = ["figure", isBest && "strong", figure.beside && "beside", figure.spare && "spare"];
  return (
    <div class={[...kind, sign && "drawn"].filter(Boolean).join(" ")} title={figure.about}>
      <dt>{sign || figure.label}</dt>
      <dd class="number" data-figure={figure.key}>
        {valueText(figure, value)}
        {change !== 0 && (
          <span class={`change ${toneOf(value, after)}`}>
            {change > 0 ? "▲" : "▼"}
            {Math.abs(change)}
          </span>
        )}
      </dd>
    </div>
  );
}

function valueText({ is_gain, most }: FigureWords, value: number): string {
  if (most > 0) return `${value}/${most}`;
  return is_gain && value > 0 ? `+${value}` : `${value}`;
}

/** A gain as what comes on top, anything else as what the first figure will come to, unless it is that already. */
function besideText(figure: FigureWords, value: number, first: number | undefined): string {
  if (figure.is_gain) return valueText(figure, value);
  return value === first ? "" : `→${value}`;
}

function toneOf(value: number | undefined, after: number | undefined): string {
  if (value === undefined || after === undefined || value === after) return "";
  return after > value ? "gain" : "loss";
}
