// Where the members on a tile stand: in a row at its foot, away from a lamp in a lower corner; where there
// are many, leaders stand in a row behind the coins.

import { COIN } from "../art/members";
import { SLAB } from "../geometry";
import type { ClusterView, TileView } from "../types";

export interface Member {
  seat: number;
  piece: "coin" | "leader";
  /** The number on a stack; nothing for a leader. */
  count: number;
}

export interface Standing extends Member {
  x: number;
  y: number;
}

/** Everybody on a tile, by seat, coins before the leader. */
export function membersOn({ seats }: Pick<ClusterView, "seats">, tile: TileView): Member[] {
  return tile.coins.flatMap((count, seat): Member[] => [
    ...(count > 0 ? [{ seat, piece: "coin" as const, count }] : []),
    ...(seats[seat]?.leader === tile.cell ? [{ seat, piece: "leader" as const, count: 0 }] : []),
  ]);
}

const FOOT = 78;
/** Where leaders stand above a row of coins, and where the coins are then. */
const ABOVE = 58;
const BELOW = 80;
/** So many stand in one row. */
const MOST = 4;
const WIDE = 22;
/** How far a row is moved by a lamp, by the number of members in it. */
const AWAY: readonly number[] = [0, 0, 5, 9, 3];

/** The members with their places on the slab; `tick` is the name of the tile's. */
export function standing(members: readonly Member[], tick: string | undefined): Standing[] {
  if (members.length <= MOST) return inRow(members, FOOT, tick);
  const isLeader = ({ piece }: Member) => piece === "leader";
  return [
    ...inRow(members.filter(isLeader), ABOVE, undefined),
    ...inRow(
      members.filter((member) => !isLeader(member)),
      BELOW,
      tick,
    ),
  ];
}

function inRow(members: readonly Member[], y: number, tick: string | undefined): Standing[] {
  const count = members.length;
  const step = Math.min(WIDE, (SLAB - 2 * COIN - 4) / Math.max(1, count - 1));
  const shift = (AWAY[count] ?? 0) * (tick === "bl" ? 1 : tick === "br" ? -1 : 0);
  return members.map((member, place) => ({
    ...member,
    x: SLAB / 2 + shift + (place - (count - 1) / 2) * step,
    y,
  }));
}
