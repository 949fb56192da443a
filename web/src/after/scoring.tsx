// The count at the end: a row for each source, lit while it is counted, and a bar for each player.

import { useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { Why } from "../parts/clause";
import { MarkIcon } from "../parts/marks";
import { pointingAt } from "../parts/pieces";
import { say } from "../speech";
import { IN_PLAY, type Row, totals } from "./review";

interface Props {
  rows: readonly Row[];
  /** How many rows are counted so far. */
  counted: number;
  /** In the order of their places. */
  players: readonly Player[];
  title: string;
}

export function ScoringTable({ rows, counted, players, title }: Props) {
  const hasFinal = rows[0]?.key === IN_PLAY;
  const sums = totals(rows.slice(0, counted), players.length);
  return (
    <section class="end-panel scoring">
      <header>
        <h3>{say(hasFinal ? "web-final-scoring" : "web-sources")}</h3>
        {counted < rows.length && (
          <span class="dim number">{say("web-counted", { count: counted, all: rows.length })}</span>
        )}
      </header>
      <table>
        <Columns players={players} />
        <tbody>
          {rows.map((row, place) => (
            <SourceRow
              key={row.key + place}
              {...{ row, place, players, title }}
              isCounted={place < counted}
              isLit={place === counted - 1 && counted < rows.length}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("web-sum")}</th>
            {players.map((player) => (
              <td key={player.seat} class="number" style={{ color: player.colour }}>
                {sums[player.seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** In the place of the count until its sources are known: the points that they will come to. */
export function Counting({ points, players }: { points: readonly number[]; players: readonly Player[] }) {
  return (
    <section class="end-panel scoring counting">
      <header>
        <h3>{say("web-final-scoring")}</h3>
      </header>
      <table>
        <Columns players={players} />
        <tbody>
          <tr>
            <th scope="row">{say("web-sum")}</th>
            {players.map((player) => (
              <td key={player.seat} class="number" style={{ color: player.colour }}>
                {points[player.seat]}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="dim" role="status">
        {say("web-counting")}
      </p>
    </section>
  );
}

/** A mark over the points of each player. */
function Columns({ players }: Pick<Props, "players">) {
  return (
    <thead>
      <tr>
        <td />
        {players.map((player) => (
          <th key={player.seat} scope="col">
            <MarkIcon mark={player} size={18} />
            <span class="hidden">{player.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  row: Row;
  place: number;
  players: readonly Player[];
  title: string;
  isCounted: boolean;
  isLit: boolean;
}

function SourceRow({ row, place, players, title, isCounted, isLit }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const kind = [isLit && "lit", !isCounted && "to-come"].filter(Boolean).join(" ");
  const pieces = row.pieces.map((scored) => scored.piece);
  return (
    <>
      <tr class={kind || undefined} {...pointingAt(pieces)}>
        <th scope="row">
          <span class="source-name">
            <i class={`swatch source-${place % 8}`} />
            {row.parts.length > 0 ? (
              <button
                type="button"
                class="link-button source-text"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {say("web-in-play")}
              </button>
            ) : (
              <span class="source-text">{row.text}</span>
            )}
            <Why title={title} clause={row.clause} />
          </span>
        </th>
        <Points points={isCounted ? row.points : null} players={players} isGain={row.key !== IN_PLAY} />
      </tr>
      {isOpen &&
        row.parts.map((part) => (
          <tr key={part.key} class="part">
            <th scope="row">
              <span class="source-name">
                <span class="source-text">{part.text}</span>
                <Why title={title} clause={part.clause} />
              </span>
            </th>
            <Points points={part.points} players={players} isGain />
          </tr>
        ))}
    </>
  );
}

function Points(props: { points: readonly number[] | null; players: readonly Player[]; isGain: boolean }) {
  return (
    <>
      {props.players.map((player) => (
        <td key={player.seat} class="number">
          {props.points && signed(props.points[player.seat] ?? 0, props.isGain)}
        </td>
      ))}
    </>
  );
}

/** A number with its sign if it is a gain or a loss; nothing gained is a dash. */
export function signed(points: number, isGain = true): string {
  if (!isGain) return `${points}`;
  if (points === 0) return "–";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** Where the points came from: a bar for each player, as long as their points. */
export function SourceBars({ rows, counted, players }: Omit<Props, "title">) {
  const all = totals(rows, players.length);
  const sums = totals(rows.slice(0, counted), players.length);
  const most = Math.max(1, ...all);
  return (
    <section class="end-panel bars" aria-hidden="true">
      <header>
        <h3>{say("web-sources")}</h3>
      </header>
      {players.map((player) => (
        <div key={player.seat} class="bar-line">
          <MarkIcon mark={player} size={18} />
          <span class="bar-parts">
            {rows.map((row, place) => (
              <i
                key={row.key + place}
                class={`source-${place % 8}`}
                style={{ width: `${width(row, player.seat, place < counted, most)}%` }}
              />
            ))}
          </span>
          <b class="number">{sums[player.seat]}</b>
        </div>
      ))}
    </section>
  );
}

function width(row: Row, seat: number, isCounted: boolean, most: number): number {
  return isCounted ? (100 * Math.max(0, row.points[seat] ?? 0)) / most : 0;
}
