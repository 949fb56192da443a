// Matches in a list: one's own, those that can be joined or watched, those that are over.

import { useState } from "preact/hooks";
import { get } from "../api";
import { MatchPicture } from "../glance/picture";
import { titles, useLoaded } from "../library";
import { tablePath } from "../router";
import { lang, say } from "../speech";
import { OriginBadge } from "../table/origin";
import type { MatchSummary } from "../wire";
import { botName } from "./bot-name";
import { Trouble } from "./controls";
import { MarkIcon, markOf } from "./marks";

export type ListKind = "mine" | "open" | "watch" | "archive";

interface Props {
  kind: ListKind;
  /** The id of the text for an empty list. */
  empty: string;
  most?: number;
}

export function MatchList({ kind, empty, most = 50 }: Props) {
  const [again, setAgain] = useState(0);
  const { value, code } = useLoaded(() => get<MatchSummary[]>(`/matches?kind=${kind}`), [kind, again]);
  const names = useLoaded(() => titles(lang.value), [lang.value]).value;
  if (code) return <Trouble code={code} onRetry={() => setAgain(again + 1)} />;
  if (!value) return <p class="dim">{say("web-loading")}</p>;
  if (value.length === 0) return <Empty text={empty} />;
  return (
    <ul class="plain-list matches">
      {sorted(value)
        .slice(0, most)
        .map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            title={names?.find((title) => title.key === match.title)?.name ?? ""}
          />
        ))}
    </ul>
  );
}

/** A list without anything in it: an orbit on which nothing is to be seen. */
export function Empty({ text }: { text: string }) {
  return (
    <p class="empty">
      <svg width="56" height="40" viewBox="-28 -20 56 40" aria-hidden="true">
        <ellipse rx="25" ry="11" transform="rotate(-14)" />
        <circle r="4.5" />
      </svg>
      <span>{say(text)}</span>
    </p>
  );
}

/** Where one is asked something comes first, then what changed last. */
function sorted(matches: MatchSummary[]): MatchSummary[] {
  return [...matches].sort(
    (one, other) => Number(other.turn) - Number(one.turn) || other.changed - one.changed,
  );
}

function MatchRow({ match, title }: { match: MatchSummary; title: string }) {
  return (
    <li>
      <a class="match" href={tablePath(match.id, match.key)}>
        <MatchPicture match={match.id} title={match.title} />
        <span class="match-title">
          <strong>{title}</strong> <StageBadge match={match} /> <OriginBadge origin={match.origin} />
        </span>
        <span class="match-seats">
          {match.seats.map((seat, place) => (
            <span key={place} class={match.asked.includes(place) ? "match-seat asked" : "match-seat"}>
              <MarkIcon mark={markOf(place)} size={18} />
              {seatName(seat)}
              {match.points.length > 0 && <b class="number">{match.points[place]}</b>}
            </span>
          ))}
        </span>
        <time class="dim" dateTime={new Date(match.changed * 1000).toISOString()}>
          {ago(match.changed)}
        </time>
      </a>
    </li>
  );
}

function StageBadge({ match }: { match: MatchSummary }) {
  if (match.turn) return <span class="badge accent">{say("web-your-turn")}</span>;
  const waited = match.stage === "running" ? match.asked.flatMap((seat) => match.seats[seat] ?? []) : [];
  if (waited.length > 0) return <span class="badge">{waitsFor(waited.map(seatName))}</span>;
  return <span class="badge">{say(`web-stage-${match.stage}`)}</span>;
}

/** Whose answer a game waits for: the turn of one, or several who are asked at once and may have nothing to say. */
export function waitsFor(names: readonly string[]): string {
  if (names.length === 1) return say("web-turn-of", { name: names[0]! });
  return say("web-asked-together", { names: new Intl.ListFormat(lang.value).format(names) });
}

export function seatName(seat: { kind: string; name: string; bot: string }): string {
  if (seat.kind === "open") return say("web-free-seat");
  if (seat.kind === "person" && !seat.name) return say("seat-deleted");
  return seat.name || say("web-bot", { level: botName(seat.bot) });
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a time is, in words of the language. */
export function ago(time: number, now = Date.now() / 1000): string {
  const form = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  const passed = Math.max(0, now - time);
  const step = STEPS.find(([, length]) => passed >= length);
  return step ? form.format(-Math.floor(passed / step[1]), step[0]) : form.format(0, "minute");
}
