// The board of connect four: a plate with holes, the discs behind it, and the columns to be pressed.

import { useRef } from "preact/hooks";
import { joined } from "../../after/constellation";
import { useRootMark } from "../../parts/root-mark";
import { useArrows } from "../arrows";
import type { BoardProps } from "../board";
import { Disc } from "../disc";
import "../whole.css";
import { clauseAgainst, isByKey, labelOf, optionsOf } from "../offered";
import { useSize } from "../size";
import { warnOnce } from "../unknown";
import "./board.css";
import { type Layout, layoutFor, spotOf } from "./layout";

interface ConnectFourView {
  /** The owner of each disc, by column from the bottom. */
  columns: readonly (readonly number[])[];
  /** Column and row of each disc that has won. */
  line: readonly (readonly [number, number])[];
}

interface Components {
  columns: readonly string[];
  rows: number;
}

interface Scene {
  props: BoardProps;
  view: ConnectFourView;
  names: readonly string[];
  rows: number;
  layout: Layout;
}

export default function ConnectFourBoard(props: BoardProps) {
  const [box, size] = useSize<HTMLDivElement>();
  const drawing = useRef<SVGSVGElement>(null);
  useArrows(drawing);
  useRootMark("board", "whole");
  const scene = sceneOf(props, size);
  return (
    <div ref={box} class="whole-board connect-four" data-asked={scene ? props.question?.number : undefined}>
      {scene && (
        <svg
          ref={drawing}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={labelOf(props, "grid")}
          class={scene.view.line.length > 0 ? "is-won" : undefined}
        >
          <Columns {...scene} />
          <Discs {...scene} />
          <Ghosts {...scene} />
          <Plate {...scene} />
          <Line {...scene} />
        </svg>
      )}
    </div>
  );
}

/** What is drawn, once all of it is known. */
function sceneOf(props: BoardProps, size: { width: number; height: number }): Scene | null {
  const { columns: names, rows } = (props.declarations?.components ?? {}) as Partial<Components>;
  const { columns, line = [] } = (props.view ?? {}) as Partial<ConnectFourView>;
  if (!names || !rows || !columns) return null;
  if (columns.length > names.length) warnOnce("connect-four: the view has columns that this board lacks");
  const view = { columns: columns.slice(0, names.length), line };
  return { props, view, names, rows, layout: layoutFor(size, names.length, rows) };
}

function Discs({ props, view, names, layout }: Scene) {
  const last = props.words?.news.at(-1)?.pieces.at(-1);
  const won = new Set(view.line.map(([column, row]) => `${column} ${row}`));
  return (
    <>
      {names.map((name, column) => {
        const { x, y } = spotOf(layout, column, 0);
        const top = layout.plate.y - layout.up / 2;
        return (
          <circle key={name} class="mouth" data-piece={`mouth:${name}`} cx={x} cy={Math.min(top, y)} r="1" />
        );
      })}
      {view.columns.flatMap((column, x) =>
        column.map((seat, y) => {
          const piece = `disc:${names[x]}${y + 1}`;
          const kinds = ["disc", won.has(`${x} ${y}`) && "won", piece === last && "last"];
          return (
            <g
              key={piece}
              class={kinds.filter(Boolean).join(" ")}
              data-piece={piece}
              transform={at(spotOf(layout, x, y))}
            >
              <Disc seat={seat} r={layout.r * 1.06} />
              {piece === last && <circle class="last-ring" r={layout.r * 0.74} />}
            </g>
          );
        }),
      )}
    </>
  );
}

/** Discs that the answer pointed at would add. */
function Ghosts({ props, view, layout }: Scene) {
  const next = props.previewView as ConnectFourView | null;
  return (
    <>
      {next?.columns.flatMap((column, x) =>
        column.slice(view.columns[x]?.length).map((seat, place) => {
          const y = view.columns[x]!.length + place;
          const above = { x: spotOf(layout, x, y).x, y: layout.plate.y - layout.up / 2 };
          return (
            <g key={`${x} ${y}`} class="shade">
              <g transform={at(above)}>
                <Disc seat={seat} r={layout.r} />
              </g>
              <g class="landing" transform={at(spotOf(layout, x, y))}>
                <Disc seat={seat} r={layout.r} />
              </g>
            </g>
          );
        }),
      )}
    </>
  );
}

/** The plate lies over the discs, which are seen through its holes. */
function Plate({ names, rows, layout }: Scene) {
  const { x, y, width, height } = layout.plate;
  const holes = names.flatMap((_, column) =>
    Array.from({ length: rows }, (_, row) => hole(spotOf(layout, column, row), layout.r)),
  );
  const letter = Math.max(11, Math.min(20, layout.up * 0.3));
  return (
    <g class="plate">
      <path fill-rule="evenodd" d={`M${x} ${y}h${width}v${height}h${-width}Z${holes.join("")}`} />
      <path class="rims" d={holes.join("")} />
      {names.map((name, column) => (
        <text key={name} font-size={letter} {...spotOf(layout, column, -0.72)}>
          {name}
        </text>
      ))}
    </g>
  );
}

function hole({ x, y }: { x: number; y: number }, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The discs that have won, joined. */
function Line({ view, layout }: Scene) {
  const spots = view.line.map(([column, row]) => spotOf(layout, column, row));
  return (
    <g class="line">
      {joined(spots).map(([from, to]) => (
        <path
          key={`${from} ${to}`}
          d={`M${spots[from]!.x} ${spots[from]!.y}L${spots[to]!.x} ${spots[to]!.y}`}
        />
      ))}
    </g>
  );
}

function Columns(scene: Scene) {
  return (
    <>
      {scene.names.map((_, column) => (
        <Column key={column} {...scene} column={column} />
      ))}
    </>
  );
}

/** A whole column answers, from the top of the board to its bottom. */
function Column({ props, view, names, layout, column }: Scene & { column: number }) {
  const piece = `column:${names[column]}`;
  const answer = optionsOf(props).find(({ pieces }) => pieces[0] === piece);
  const { x, width } = { x: spotOf(layout, column, 0).x - layout.across / 2, width: layout.across };
  const { y, height } = layout.plate;
  const top = y - layout.up;
  const isPointed = answer !== undefined && props.pointed === answer.choices[0];
  const choose = () => {
    const clause = clauseAgainst(props, piece);
    if (answer) props.choose(answer.choices);
    else if (clause) props.explain(clause);
  };
  return (
    <g
      class={["column", answer && "choosable", isPointed && "is-pointed"].filter(Boolean).join(" ")}
      role={answer ? "button" : "img"}
      tabindex={answer ? 0 : -1}
      aria-label={`${labelOf(props, "column", names[column])}: ${contents(props, view.columns[column] ?? [])}`}
      data-piece={piece}
      onPointerEnter={(event) => event.pointerType !== "touch" && answer && props.preview(answer.choices)}
      onPointerLeave={(event) => event.pointerType !== "touch" && props.preview(null)}
      onFocus={(event) => answer && isByKey(event) && props.preview(answer.choices)}
      onBlur={() => props.preview(null)}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose();
      }}
    >
      <rect class="strip" x={x} y={top} width={width} height={height + layout.up} rx={layout.r / 2} />
      <path class="chevron" d="M-7-4L0 4L7-4" transform={at({ x: x + width / 2, y: y - layout.up * 0.3 })} />
    </g>
  );
}

/** Whose discs lie in a column, from the bottom. */
function contents(props: BoardProps, column: readonly number[]): string {
  if (column.length === 0) return labelOf(props, "empty");
  return column.map((seat) => props.players[seat]?.name ?? seat).join(", ");
}

function at({ x, y }: { x: number; y: number }): string {
  return `translate(${x} ${y})`;
}
