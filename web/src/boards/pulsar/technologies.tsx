// The technology rows: an arc beside the map, or straight rows where there is no map.

import { useMemo } from "preact/hooks";
import { arcRows, cardSpot, type Rows } from "./geometry";
import { laidOut, partGlyphs } from "./glyphs";
import { Sign, Signs } from "./icons";
import { technologyId } from "./ids";
import { pieceProps } from "./piece";
import { Pop } from "./pop";
import { label, playerOf, type Scene, type Tip, tipOf, useScene } from "./scene";
import { Cost } from "./shapes";
import { bit, type Technology } from "./types";

export const CARD = { width: 152, height: 116 };

/** Beside a map of this radius, from top to bottom. */
export function arc(radius: number): Rows {
  return arcRows(radius, -500, 500, 8, CARD.width);
}

export function straight(): Rows {
  return { left: () => 34, top: 0, height: CARD.height, width: CARD.width, gap: 8 };
}

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

/** The rounds stand before straight rows; beside the map they are on its rim. */
export function Technologies({ rows, isMarked = false }: { rows: Rows; isMarked?: boolean }) {
  const scene = useScene();
  const count = scene.components.tracks.rounds;
  return (
    <g class="p-technologies">
      {isMarked && <path class="p-time-line" d={timeLine(rows, count)} />}
      {isMarked &&
        Array.from({ length: count }, (_, index) => <RowMark key={index} rows={rows} row={index + 1} />)}
      {inPlay(scene).map((placed) => (
        <Card key={placed.slot} {...placed} rows={rows} />
      ))}
    </g>
  );
}

/** Along the left ends of all rows. */
function timeLine(rows: Rows, count: number): string {
  const spots = Array.from({ length: count }, (_, index) => markSpot(rows, index + 1));
  return `M${spots.map((spot) => `${spot.x} ${spot.y}`).join("L")}`;
}

function markSpot(rows: Rows, row: number) {
  const { x, y } = cardSpot(rows, row, 0);
  return { x: x - 21, y: y + rows.height / 2 };
}

/** The number of a row, the time marker, and what the row adds to each spinning gyrodyne. */
function RowMark({ rows, row }: { rows: Rows; row: number }) {
  const scene = useScene();
  const { x, y } = markSpot(rows, row);
  const bonus = scene.components.row_bonuses[letterOf(scene, row)]?.[row - 1] ?? 0;
  const isNow = scene.view.table.round === row;
  const state = isNow
    ? "p-row-mark p-now"
    : row < scene.view.table.round
      ? "p-row-mark p-past"
      : "p-row-mark";
  const title = label(scene, "row", row);
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...pieceProps(scene, `row:${row}`, state, { title, rule: label(scene, "row-bonus-note") })}
    >
      <circle r="17" />
      <text y="6">{row}</text>
      {bonus !== 0 && (
        <g class="p-row-bonus" transform="translate(0 31)">
          <text y="5" x="-9">
            +{bonus < 0 ? "?" : bonus}
          </text>
          <g transform="translate(10 0) scale(.8)">
            <Sign sign="spin" />
          </g>
        </g>
      )}
    </g>
  );
}

function Card({ slot, entry, column, rows }: Placed & { rows: Rows }) {
  const scene = useScene();
  const { x, y } = cardSpot(rows, entry.row, column);
  const height = rows.height;
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...pieceProps(
        scene,
        technologyId(entry),
        `p-technology p-${entry.kind} p-${stateOf(scene, slot, entry)}`,
        technologyTip(scene, slot, entry),
        [entry.cost],
      )}
    >
      <g class="p-sheet">
        <rect class="p-card" width={CARD.width} height={height} rx="9" />
        <rect class="p-band" width="7" height={height} rx="3.5" />
        <g transform="translate(30 24) scale(1.65)">
          <Cost value={entry.cost} />
        </g>
        <Patents slot={slot} entry={entry} />
        <Printed entry={entry} height={height} />
      </g>
    </g>
  );
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

const LEADING = 21;
const SCALES = [1.5, 1.25, 1.05];

/** What a technology does, as large as it fits below the price. */
function Printed({ entry, height }: { entry: Technology; height: number }) {
  return useMemo(() => drawnSigns(entry, height), [entry, height]);
}

function drawnSigns(entry: Technology, height: number) {
  const glyphs = partGlyphs(entry.parts);
  const room = height - 48;
  const fits = (scale: number) => {
    const placed = laidOut(glyphs, (CARD.width - 20) / scale);
    return ((placed[placed.length - 1]?.line ?? 0) + 1) * LEADING * scale <= room + 4;
  };
  const scale = SCALES.find(fits) ?? 1;
  return (
    <g transform={`translate(14 ${46 + LEADING * 0.5 * scale}) scale(${scale})`}>
      <Signs glyphs={glyphs} width={(CARD.width - 20) / scale} leading={LEADING} />
    </g>
  );
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

/** The patent spaces: who is there, what is left, and the lock. */
function Patents({ slot, entry }: { slot: number; entry: Technology }) {
  const scene = useScene();
  const have = holders(scene, scene.next.table.patents[slot]!);
  const before = scene.view.table.patents[slot]!;
  const most = entry.most[scene.view.flow.seats] ?? 2;
  return (
    <g class="p-patents">
      {Array.from({ length: most }, (_, place) => (
        <g key={place} transform={`translate(${CARD.width - 21 - (most - 1 - place) * 32} 24)`}>
          <circle r="14" class="p-space" />
          {have[place] !== undefined ? (
            <g transform="scale(1.35)" class={bit(before, have[place]!) ? "" : "p-ghost"}>
              <Pop seat={have[place]!} isGhost={!bit(before, have[place]!)} />
            </g>
          ) : (
            entry.spaces === "lock" &&
            place > 0 && (
              <g transform="scale(1.05)">
                <Sign sign="lock" />
              </g>
            )
          )}
        </g>
      ))}
    </g>
  );
}
