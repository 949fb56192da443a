// A position at a glance: a few dots on a ground, kept in this browser when a table is left, for the list of games.

import type { Components as BackgammonBoard, BackgammonView } from "../boards/backgammon/types";
import { BOX, boundsOf, middleOf } from "../boards/cluster/geometry";
import type { ClusterView } from "../boards/cluster/types";
import type { Components, PulsarView } from "../boards/pulsar/types";
import { keep, stored } from "../settings";
import type { Declarations } from "../wire";

/** Where a dot lies in a box from -100 to 100, how large it is, and whose it is; -1 is nobody's. */
export type Dot = readonly [x: number, y: number, r: number, seat: number];

export interface Glance {
  ground: "disc" | "frame";
  dots: readonly Dot[];
}

type Look = (view: any, declarations: Declarations) => Glance;

/** How the titles are seen at a glance; all others have an emblem. */
const LOOKS: Readonly<Record<string, Look>> = {
  pulsar: lookAtPulsar,
  "connect-four": lookAtConnectFour,
  backgammon: lookAtBackgammon,
  cluster: lookAtCluster,
};

export function canGlance(title: string): boolean {
  return title in LOOKS;
}

/** A view at a glance, or null where it can't be: the list then shows the emblem of the title. */
export function glanceAt(title: string, view: unknown, declarations: Declarations): Glance | null {
  try {
    return LOOKS[title]?.(view, declarations) ?? null;
  } catch (error) {
    console.warn("this position has no small picture", error);
    return null;
  }
}

const NOBODY = -1;

function lookAtPulsar(view: PulsarView, declarations: Declarations): Glance {
  const { map } = declarations.components as unknown as Components;
  const spots = map.sides[view.table.side]!.spots;
  const at = (node: number, r: number, seat: number, dx = 0): Dot => {
    const [x, y] = spots[node]!;
    return [Math.round(((x + dx) * 100) / map.radius), Math.round((y * 100) / map.radius), r, seat];
  };
  const systems = Array.from({ length: map.systems }, (_, node) => at(node, 5, NOBODY));
  const stations = view.map.stations.flatMap((held, node) =>
    held.filter((seat) => seat >= 0).map((seat, place) => at(node, 4, seat, place * 24 - 12)),
  );
  const claims = view.map.claims.flatMap((seat, place) =>
    seat >= 0 ? [at(map.first_pulsar + place, 5, seat)] : [],
  );
  const ships = view.seats.flatMap((held, seat) => (held.ship >= 0 ? [at(held.ship, 7, seat)] : []));
  return { ground: "disc", dots: [...systems, ...stations, ...claims, ...ships] };
}

/** The tiles in their rows, in the colour of whoever would score them or has a station there. */
function lookAtCluster(view: ClusterView): Glance {
  const { left, top, right, bottom } = boundsOf(view.tiles);
  const unit = 176 / Math.max(right - left, bottom - top, 5 * BOX);
  const dots = view.tiles.map((tile): Dot => {
    const { x, y } = middleOf(tile);
    const seat = tile.scorer >= 0 ? tile.scorer : tile.station;
    const at = [(x - (left + right) / 2) * unit, (y - (top + bottom) / 2) * unit].map(Math.round);
    return [at[0]!, at[1]!, Math.round(36 * unit), seat];
  });
  return { ground: "frame", dots };
}

const COLUMNS = 7;
const ROWS = 6;

function lookAtConnectFour(view: { columns: number[][] }): Glance {
  const dots = view.columns.flatMap((column, x) =>
    Array.from({ length: ROWS }, (_, y): Dot => {
      return [(x - (COLUMNS - 1) / 2) * 26, ((ROWS - 1) / 2 - y) * 26, 10, column[y] ?? NOBODY];
    }),
  );
  return { ground: "frame", dots };
}

/** Of a stack so many are seen. */
const TALLEST = 4;

/** Points as the first seat counts them: 1 at the bottom right, 24 above it. */
function lookAtBackgammon(view: BackgammonView, declarations: Declarations): Glance {
  const { places, bar, off } = declarations.components as unknown as BackgammonBoard;
  const dots = view.checkers.flatMap((row, seat) =>
    row.flatMap((count, at) => {
      if (at === bar || at === off) return [];
      const point = places[0]!.indexOf(places[seat]![at]!);
      const isLow = point <= 12;
      const across = isLow ? 12 - point : point - 13;
      const x = Math.round((across - 5.5) * 16 + (across > 5 ? 4 : -4));
      return Array.from({ length: Math.min(count, TALLEST) }, (_, number): Dot => {
        return [x, (isLow ? 1 : -1) * (78 - number * 17), 4.5, seat];
      });
    }),
  );
  return { ground: "frame", dots };
}

const PLACE = "glances";
/** So many are kept, the latest ones. */
const MOST = 40;

type Kept = readonly (readonly [match: string, glance: Glance])[];

export function keepGlance(match: string, glance: Glance): void {
  const others = stored<Kept>(PLACE, []).filter(([other]) => other !== match);
  keep(PLACE, [[match, glance], ...others].slice(0, MOST));
}

export function glanceOf(match: string): Glance | null {
  return stored<Kept>(PLACE, []).find(([other]) => other === match)?.[1] ?? null;
}
