// What lies on the table beside the checkers: the ground with its points, dice, cube, and how far each has to go.

import { markOf } from "../../parts/marks";
import type { BoardProps } from "../board";
import { labelOf, named } from "../offered";
import type { Layout } from "./layout";
import type { Place, Scene } from "./scene";

export function Ground({ layout, places }: Scene) {
  const { board, bar, tray, edge } = layout;
  return (
    <g class="felt">
      <rect class="frame" {...board} rx="10" />
      {places.map((place) => place.kind === "point" && <Point key={place.piece} {...{ layout, place }} />)}
      <rect class="bar" {...bar} />
      <path
        class="edge"
        d={`M${tray.x} ${board.y}v${board.height}M${tray.x} ${layout.gap.y}h${tray.width}`}
      />
      <path class="edge" d={`M${tray.x} ${layout.gap.y + layout.gap.height}h${tray.width}`} />
      {places.map(
        ({ kind, number, box, piece }) =>
          kind === "point" && (
            <text
              key={piece}
              x={box.x + box.width / 2}
              y={isLow(layout, box) ? box.y + box.height - edge * 0.26 : box.y + edge * 0.76}
              font-size={Math.min(Math.max(11, edge * 0.68), layout.wide * 0.62)}
            >
              {number}
            </text>
          ),
      )}
    </g>
  );
}

function isLow({ gap }: Layout, { y }: { y: number }): boolean {
  return y > gap.y;
}

function Point({ layout, place }: { layout: Layout; place: Place }) {
  const { x, y, width, height } = place.box;
  const foot = isLow(layout, place.box) ? y + height - layout.edge : y + layout.edge;
  const tip = isLow(layout, place.box) ? foot - layout.long * 0.94 : foot + layout.long * 0.94;
  return (
    <path
      class={place.number % 2 ? "point odd" : "point"}
      d={`M${x + 2} ${foot}H${x + width - 2}L${x + width / 2} ${tip}Z`}
    />
  );
}

/** Where the pips of a die are, in thirds from its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The face of a die around the point 0,0. */
export function DieDrawing({ value, side }: { value: number; side: number }) {
  return (
    <>
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={side / 5} />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * side * 0.27} cy={y * side * 0.27} r={side * 0.085} />
      ))}
    </>
  );
}

/** On the side of the one who rolled: the right half is that of the one who looks. */
export function Dice({ props, view, layout, me }: Scene) {
  const { gap, wide, bar } = layout;
  const side = Math.min(gap.height * 0.66, wide * 1.2);
  const left = view.roller === me ? bar.x + bar.width : layout.board.x;
  const middle = { x: left + 3 * wide, y: gap.y + gap.height / 2 };
  const first = middle.x - ((view.dice.length - 1) / 2) * side * 1.2;
  return (
    <g class="dice" data-piece="dice:roll">
      {view.dice.map(({ value, is_used }, place) => (
        <g key={place} transform={`translate(${first + place * side * 1.2} ${middle.y})`}>
          <g
            class={is_used ? "die used" : "die"}
            data-piece={`die:${place + 1}`}
            {...named(dieName(props, value, is_used))}
          >
            <DieDrawing value={value} side={side} />
          </g>
        </g>
      ))}
    </g>
  );
}

function dieName(props: BoardProps, value: number, isUsed: boolean): string {
  const name = labelOf(props, "die", value);
  return isUsed ? `${name}, ${labelOf(props, "die-used")}` : name;
}

/** On the bar: in the middle, or at the end of the one who holds it. */
export function Cube({ props, view, components, layout, me }: Scene) {
  if (view.holder === components.no_cube) return null;
  const { bar, gap, r } = layout;
  const side = Math.min(bar.width * 0.86, 2.1 * r);
  const y =
    view.holder === components.middle
      ? gap.y + gap.height / 2
      : view.holder === me
        ? bar.y + bar.height - side * 0.7
        : bar.y + side * 0.7;
  const where = props.players[view.holder]?.name ?? labelOf(props, "cube-middle");
  return (
    <g
      class="cube"
      data-piece="cube:stake"
      {...named(`${labelOf(props, "cube", view.cube)}, ${where}`)}
      transform={`translate(${bar.x + bar.width / 2} ${y})`}
    >
      <CubeDrawing value={view.cube} side={side} />
    </g>
  );
}

export function CubeDrawing({ value, side }: { value: number; side: number }) {
  return (
    <>
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={side / 6} />
      <text y={side * 0.2} font-size={side * 0.58}>
        {value}
      </text>
    </>
  );
}

const ROOM_FOR_A_LABEL = 44;

/** How far each has to go, as the server counts it. */
export function Pips({ props, layout, me }: Scene) {
  const strip = props.words?.strip;
  const figure = strip?.figures.findIndex(({ key }) => key === "pips") ?? -1;
  if (!strip || figure < 0) return null;
  const { gap, tray } = layout;
  const size = Math.min(Math.max(11, Math.min(18, gap.height * 0.27)), tray.width * 0.31);
  const x = tray.x + tray.width / 2;
  const rows = strip.values.map((values, seat) => ({ seat, pips: values[figure] ?? 0 }));
  return (
    <g class="pips">
      <title>{strip.figures[figure]!.about}</title>
      {rows.map(({ seat, pips }) => (
        <text
          key={seat}
          x={x}
          y={seat === me ? gap.y + gap.height - size * 0.4 : gap.y + size * 1.1}
          font-size={size}
          fill={markOf(seat).colour}
        >
          {markOf(seat).letter} {pips}
        </text>
      ))}
      {gap.height >= ROOM_FOR_A_LABEL && (
        <text class="label" x={x} y={gap.y + gap.height / 2 + 4} font-size={Math.min(11, size)}>
          {strip.figures[figure]!.label}
        </text>
      )}
    </g>
  );
}
