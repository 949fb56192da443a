// The names of the parts of a tile's drawing that motion shows by themselves, as their `data-part`.

import { markOf } from "../../parts/marks";

/** All of the tile; its tick; the ring of whoever would score it; what somebody has built on it for good. */
export const TILE = "tile";
export const LAMP = "tick";
export const MAJORITY = "majority";
export const COLONY = "colony";
export const STATION = "station";

export const coinsPart = (seat: number) => `coins-${markOf(seat).letter}`;
export const leaderPart = (seat: number) => `leader-${markOf(seat).letter}`;
/** An improvement, counted from 0. */
export const lightPart = (number: number) => `light-${number}`;

/** Pieces beside the tiles, which motion and the guide speak of: where tiles are drawn from, how far the next scoring
 * is, the room for high totals, and the action points. */
export const STACK = "stack";
export const COMING = "coming";
export const RACKS = "racks";
export const POINTS = "points";
