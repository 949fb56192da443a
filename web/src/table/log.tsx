// What happened, in sentences; what happened since one's last turn stands out. Pointing at a line shows its pieces.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Player } from "../boards/board";
import { ClauseLink, Why } from "../parts/clause";
import { useLate } from "../parts/frames";
import { MarkIcon, markOf } from "../parts/marks";
import { pointingAt } from "../parts/pieces";
import { isWantedAgain, shownAgain } from "../parts/shown-again";
import { lang, say } from "../speech";
import type { LogLine } from "./store";

interface Props {
  lines: readonly LogLine[];
  /** Where the lines since one's last turn begin. */
  mark: number;
  players: readonly Player[];
  title: string;
}

/** So many lines are drawn at most. */
const MOST = 150;
/** The frames by which the list is later than what was answered: the board is one late, and what it announces two. */
const AFTER_THE_BOARD = 3;
/** So many are surely seen at the end of the list; those before have to be laid out only when they come in sight. */
const NEAR = 40;

export function Log(props: Props) {
  const { lines, mark, players, title } = useLate(props, props.lines, AFTER_THE_BOARD);
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, lines.length - MOST);
  const stop = lines.findLastIndex((line) => line.clause);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines, shownAgain.value]);
  return (
    <ol
      class="log"
      ref={list}
      start={first + 1}
      aria-label={say("web-log")}
      tabIndex={0}
      onKeyDown={moveAmongSigns}
    >
      {lines.slice(first).map((line, place) => {
        const at = first + place;
        return (
          <LogEntry
            key={at}
            line={line}
            title={title}
            hasMark={line.seat in players}
            isStop={at === stop}
            isFresh={at >= mark}
            isFar={at < lines.length - NEAR}
            isFirst={at === mark && at > 0}
          />
        );
      })}
    </ol>
  );
}

interface EntryProps {
  line: LogLine;
  title: string;
  hasMark: boolean;
  isStop: boolean;
  isFresh: boolean;
  isFar: boolean;
  isFirst: boolean;
}

/** Only the last sign is a stop for Tab; arrows lead from it to the others. As it reads a signal, an entry is drawn
 * anew only when something of its own changes. */
function LogEntry({ line, title, hasMark, isStop, isFresh, isFar, isFirst }: EntryProps) {
  return (
    <li class={classes({ line, isFresh, isFar })} lang={lang.value} {...pointingAt(line.pieces)}>
      {isFirst && <Since />}
      <span class="log-line">
        {hasMark ? <MarkIcon mark={markOf(line.seat)} size={18} /> : <span class="no-mark" />}
        <span class="log-text">{withClauses(line.text, title)}</span>
        <Why title={title} clause={line.clause} tabIndex={isStop ? 0 : -1} />
      </span>
    </li>
  );
}

/** The heading of what is new, with what the board can show of it once more. */
function Since() {
  const again = shownAgain.value;
  const show = () => {
    isWantedAgain.value = true;
  };
  return (
    <p class="since">
      {say("web-since-last-turn")}
      {again && (
        <button type="button" class="button quiet small" onClick={show}>
          {again}
        </button>
      )}
    </p>
  );
}

function classes({ line, isFresh, isFar }: Pick<EntryProps, "line" | "isFresh" | "isFar">): string {
  const names = [isFresh && "fresh", isFar && "far", line.pieces.length > 0 && "of-pieces"];
  return names.filter(Boolean).join(" ");
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
  return text
    .split(CLAUSE)
    .map((part, place) => (place % 2 ? <ClauseLink title={title} clause={part} /> : part));
}
