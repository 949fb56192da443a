// The technologies: a wheel of rows around the right side of the disc, or a list where there is no disc.

import { MarkShape, markOf } from "../../parts/marks";
import type { Tip } from "../focus";
import { partGlyphs } from "./glyphs";
import { Sign, SignRow } from "./icons";
import { technologyId } from "./ids";
import { pieceProps } from "./piece";
import { label, playerOf, type Scene, said, tipOf, useScene } from "./scene";
import { Cost } from "./shapes";
import { Spends } from "./spends";
import { bit, type Technology } from "./types";
import { type Band, bandsOf, type Line, outline } from "./wheel";

interface Placed {
  slot: number;
  entry: Technology;
  column: number;
}

/** The technologies of this game, by row. */
export function inPlay(scene: Pick<Scene, "components" | "view">): Placed[] {
  const { technologies, in_play } = scene.components;
  const columns = new Map<number, number>();
  return Array.from({ length: in_play }, (_, slot) => slot).flatMap((slot) => {
    const row = technologies[slot]!.row;
    const letter = letterOf(scene, row);
    const entry = technologies[letter * in_play + slot];
    const column = columns.get(row) ?? 0;
    columns.set(row, column + 1);
    return letter < 0 || !entry ? [] : [{ slot, entry, column }];
  });
}

/** Which variant of the boards has a row; -1 while it is not drawn. */
function letterOf(scene: Pick<Scene, "components" | "view">, row: number): number {
  return scene.view.table.boards[scene.components.row_boards[row - 1]!]!;
}

/** The rows of all rounds beside the disc, each with its technologies. */
export function Wheel() {
  const scene = useScene();
  const { disc, wheel } = scene.places;
  const rows = rowsOf(scene);
  const bands = bandsOf(
    rows.map((row) => row.length),
    disc.r,
    wheel.inner,
    wheel.outer,
  );
  return (
    <div
      class="p-fan"
      role="group"
      aria-label={label(scene, "technologies")}
      style={{ left: `${disc.x}px`, top: `${disc.y}px` }}
    >
      <svg class="p-bands" width="1" height="1" aria-hidden="true">
        {bands.map((band, row) => (
          <path
            key={row}
            class={`p-band ${whenOf(scene, row + 1)}`}
            d={outline(band, wheel.inner, wheel.outer)}
          />
        ))}
      </svg>
      {rows.flatMap((row, index) =>
        row.map((placed, place) => (
          <Entry key={placed.slot} {...placed} line={(bands[index] as Band).lines[place]} />
        )),
      )}
    </div>
  );
}

/** All rows one below the other, each technology with its rule. */
export function TechnologyList() {
  const scene = useScene();
  return (
    <ol class="p-tech-list">
      {rowsOf(scene).map((row, index) => (
        <li key={index} class={`p-tech-row ${whenOf(scene, index + 1)}`}>
          <h3>
            {label(scene, "row", index + 1)}
            <RowBonus row={index + 1} />
          </h3>
          {row.map((placed) => (
            <Entry key={placed.slot} {...placed} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function rowsOf(scene: Scene): Placed[][] {
  const placed = inPlay(scene);
  return Array.from({ length: scene.components.tracks.rounds }, (_, index) =>
    placed.filter(({ entry }) => entry.row === index + 1),
  );
}

function whenOf({ view }: Scene, row: number): string {
  const { round } = view.table;
  return row < round ? "p-past" : row === round ? "p-now" : "p-future";
}

/** What a row adds to each spinning gyrodyne. */
function RowBonus({ row }: { row: number }) {
  const scene = useScene();
  const bonus = scene.components.row_bonuses[letterOf(scene, row)]?.[row - 1] ?? 0;
  if (bonus === 0) return null;
  return (
    <small class="p-row-bonus" title={label(scene, "row-bonus-note")}>
      +{bonus < 0 ? "?" : bonus}
    </small>
  );
}

/** From this height on a line of the wheel has room for what the technology does; those of this round always have. */
const TALL = 34;
const LEAST = 16;

/** One technology: its class, price, name, what it does, and who has it. */
function Entry({ slot, entry, line }: Placed & { line?: Line }) {
  const scene = useScene();
  const state = stateOf(scene, slot, entry);
  const kind = `p-technology p-of-${entry.kind} p-${state} ${whenOf(scene, entry.row)}`;
  const tip = technologyTip(scene, slot, entry);
  const tall = line ? (line.bottom - line.top) / scene.places.scale : TALL;
  const isTold = tall >= TALL || entry.row === scene.view.table.round;
  return (
    <div
      {...pieceProps(scene, technologyId(entry), kind, tip, [entry.cost])}
      style={line && placeOf(line, scene.places.scale)}
    >
      <svg class="p-price" viewBox="-9 -9 18 18" aria-hidden="true">
        <Cost value={entry.cost} />
      </svg>
      <span class="p-tech-text">
        <b title={said(scene, `technology.${entry.key}.short`)}>
          {said(scene, `technology.${entry.key}.short`)}
        </b>
        {isTold && (
          <SignRow height={Math.max(LEAST, Math.min(18, tall - 18))} glyphs={partGlyphs(entry.parts)} />
        )}
        {!line && <small>{said(scene, `technology.${entry.key}.rule`)}</small>}
      </span>
      <Patents slot={slot} entry={entry} />
      <Spends id={technologyId(entry)} />
    </div>
  );
}

function placeOf({ left, right, top, bottom }: Line, zoom: number): Record<string, string | number> {
  const px = (value: number) => `${value / zoom}px`;
  return { zoom, left: px(left), top: px(top + 1), width: px(right - left), height: px(bottom - top - 2) };
}

const STATES: Record<string, string> = { own: "patented", gone: "taken", locked: "locked", free: "open" };

/** Name and rule, how it stands for the viewer, and who has it. */
function technologyTip(scene: Scene, slot: number, entry: Technology): Tip {
  const { title, rule } = tipOf(scene, `technology.${entry.key}`);
  const state = STATES[stateOf(scene, slot, entry)];
  const names = holders(scene, scene.view.table.patents[slot]!).map((seat) => playerOf(scene, seat).name);
  const stands = [state ? label(scene, state) : "", names.join(", ")].filter(Boolean).join(" · ");
  return { title, rule: stands ? `${rule} (${stands})` : rule };
}

/** Taken, closed for this round, still to come, or open to the viewer. */
export function stateOf(scene: Pick<Scene, "view" | "seat">, slot: number, entry: Technology): string {
  const { patents, fresh, round } = scene.view.table;
  if (bit(patents[slot]!, scene.seat)) return "own";
  if (holders(scene, patents[slot]!).length >= (entry.most[scene.view.flow.seats] ?? 2)) return "gone";
  if (entry.row > round) return "later";
  return entry.spaces === "lock" && fresh[slot] === 1 ? "locked" : "free";
}

function holders(scene: Pick<Scene, "view">, bits: number): number[] {
  return scene.view.seats.flatMap((_, seat) => (bit(bits, seat) ? [seat] : []));
}

/** Who has it, and a free place if there is one more. */
function Patents({ slot, entry }: { slot: number; entry: Technology }) {
  const scene = useScene();
  const have = holders(scene, scene.next.table.patents[slot]!);
  const before = scene.view.table.patents[slot]!;
  const isFull = have.length >= (entry.most[scene.view.flow.seats] ?? 2);
  const isLocked = entry.spaces === "lock" && have.length > 0 && scene.view.table.fresh[slot] === 1;
  return (
    <span class="p-patents">
      {have.map((seat) => (
        <svg key={seat} viewBox="-11 -11 22 22" aria-hidden="true">
          <g class={bit(before, seat) ? "" : "p-ghost"}>
            <MarkShape mark={markOf(seat)} />
          </g>
        </svg>
      ))}
      {!isFull && <FreePlace isLocked={isLocked} />}
    </span>
  );
}

/** A place that can be taken, in this round or, while it is locked, later. */
function FreePlace({ isLocked }: { isLocked: boolean }) {
  return (
    <svg viewBox="-11 -11 22 22" aria-hidden="true">
      <circle r="8.5" class="p-free" />
      {isLocked && (
        <g transform="scale(.62)">
          <Sign sign="lock" />
        </g>
      )}
    </svg>
  );
}
