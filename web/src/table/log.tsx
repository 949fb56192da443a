// What happened, in sentences; what happened since one's last turn stands out.

import { useEffect, useRef } from "preact/hooks";
import type { Player } from "../boards/board";
import { ClauseLink, Why } from "../parts/clause";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";
import type { LogLine } from "./store";

interface Props {
  lines: readonly LogLine[];
  /** Where the lines since one's last turn begin. */
  mark: number;
  players: readonly Player[];
  title: string;
}

/** So many lines are drawn at most; all before are a click away. */
const MOST = 150;

export function Log({ lines, mark, players, title }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, lines.length - MOST);
  const stop = lines.findLastIndex((line) => line.clause);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <ol class="log" ref={list} start={first + 1} aria-label={say("web-log")} tabIndex={0} onKeyDown={moveAmongSigns}>
      {lines.slice(first).map((line, place) => {
        const at = first + place;
        return (
          <li key={at} class={at >= mark ? "fresh" : undefined}>
            {at === mark && at > 0 && <p class="since">{say("web-since-last-turn")}</p>}
            <LogEntry line={line} player={players[line.seat]} title={title} isStop={at === stop} />
          </li>
        );
      })}
    </ol>
  );
}

interface EntryProps {
  line: LogLine;
  player: Player | undefined;
  title: string;
  isStop: boolean;
}

/** Only the last sign is a stop for Tab; arrows lead from it to the others. */
function LogEntry({ line, player, title, isStop }: EntryProps) {
  return (
    <span class="log-line">
      {player ? <MarkIcon mark={player} size={15} /> : <span class="no-mark" />}
      <span class="log-text">{withClauses(line.text, title)}</span>
      <Why title={title} clause={line.clause} tabIndex={isStop ? 0 : -1} />
    </span>
  );
}

function moveAmongSigns(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const signs = [...event.currentTarget.querySelectorAll<HTMLElement>(".why-sign")];
  const here = signs.indexOf(event.target as HTMLElement);
  if (!step || here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  signs[here + step]?.focus();
}

const CLAUSE = /\(([A-Z]{1,2}\d+(?:\.\d+)+[a-z]?)\)/;

/** A sentence in which the ids of clauses lead to them. */
function withClauses(text: string, title: string) {
  return text.split(CLAUSE).map((part, place) => (place % 2 ? <ClauseLink title={title} clause={part} /> : part));
}
