// The borders between tiles: a bridge with a lozenge for each action point it costs, or a wall; large numerals where
// they matter.

import { Point } from "../art/point";
import { borderAt, isUpright, type Spot } from "../geometry";
import { Closed, Lozenge } from "../gestures/lozenge";
import { Kept } from "../part";
import type { Scene } from "../scene";
import { useChart } from "./chart";

export interface Border extends Spot {
  /** The two cells, the first one left of or above the other. */
  cells: readonly [number, number];
  cost: number;
  isUpright: boolean;
}

/** Half of the directions: every border is one of these from one of its two sides. */
const ONWARDS = ["e", "se", "sw"];

export function bordersOf({ view, components }: Pick<Scene, "view" | "components">): Border[] {
  const laid = new Set(view.tiles.map(({ cell }) => cell));
  return view.tiles.flatMap((tile) =>
    components.directions.flatMap((direction, place) => {
      const other = components.neighbours[tile.cell]?.[place];
      if (!ONWARDS.includes(direction) || other === undefined || !laid.has(other)) return [];
      const at = borderAt(tile, direction);
      return [
        {
          ...at,
          cells: [tile.cell, other] as const,
          cost: tile.borders[place]!,
          isUpright: isUpright(direction),
        },
      ];
    }),
  );
}

/** All borders, small. Between the same two cells nothing but the cost can change. */
export function Bridges({ borders }: { borders: readonly Border[] }) {
  return (
    <>
      {borders.map((border) => (
        <Kept key={border.cells.join()} facts={[border.cost]}>
          <g transform={`translate(${border.x} ${border.y})`}>
            {border.cost > 0 ? <Bridge border={border} /> : <Wall isUpright={border.isUpright} />}
          </g>
        </Kept>
      ))}
    </>
  );
}

/** Where the lozenges lie on a bridge along the border, by what it costs. */
const LYING: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5.2, 0],
    [5.2, 0],
  ],
  4: [
    [-4.8, -4.8],
    [4.8, -4.8],
    [-4.8, 4.8],
    [4.8, 4.8],
  ],
};

function Bridge({ border: { cost, isUpright } }: { border: Border }) {
  const lying = LYING[cost] ?? LYING[1]!;
  const [along, across] = cost === 4 ? [22, 22] : [cost === 2 ? 24 : 18, 14];
  const [wide, high] = isUpright ? [across, along] : [along, across];
  return (
    <g class="c-bridge">
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="6" />
      {lying.map(([x, y], place) => (
        <Point key={place} x={isUpright ? y : x} y={isUpright ? x : y} half={4.3} />
      ))}
    </g>
  );
}

function Wall({ isUpright }: { isUpright: boolean }) {
  const [wide, high] = isUpright ? [6, 46] : [34, 6];
  return <rect class="c-wall" x={-wide / 2} y={-high / 2} width={wide} height={high} rx="3" />;
}

/** Costs as large numerals, closed borders as crosses. */
export function Costs({ borders }: { borders: readonly Border[] }) {
  const { unit } = useChart();
  const half = Math.max(13.5, 11.5 / unit);
  return (
    <>
      {borders.map((border) => (
        <g key={border.cells.join()} transform={`translate(${border.x} ${border.y})`}>
          {border.cost > 0 ? (
            <Lozenge text={border.cost} half={half} />
          ) : (
            <Shut isUpright={border.isUpright} />
          )}
        </g>
      ))}
    </>
  );
}

/** A wall that nobody crosses, around 0,0. */
function Shut({ isUpright }: { isUpright: boolean }) {
  const [wide, high] = isUpright ? [6, 60] : [46, 6];
  return (
    <>
      <rect class="c-shut" x={-wide / 2} y={-high / 2} width={wide} height={high} rx="3" />
      <Closed half={11} />
    </>
  );
}
