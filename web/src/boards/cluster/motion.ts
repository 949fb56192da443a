// Which piece each event of Globular Cluster concerns, and how it moves.

import { h } from "preact";
import { seatPiece } from "../../motion/figures";
import { type Deed, type Motion, type MotionTable, still, type Travel } from "../../motion/motion";
import type { EventRow } from "../board";
import { CrystalIcon } from "./crystals";
import { DieIcon } from "./die";
import { cellId, crystalId } from "./ids";
import { LeaderIcon } from "./leader";
import { COLONY, coinsPart, LAMP, leaderPart, lightPart, MAJORITY, STACK, STATION, TILE } from "./parts";
import type { ClusterView, Components, TileView } from "./types";

type ClusterDeed = Deed<ClusterView>;

/** The boxes that the board shows while something great is played, by the event they tell of. */
export const SUPERNOVA = "supernova";
export const SCORED = "scored";

/** How long the supernova is looked at, and how long a score is read when it has been counted. */
const NOVA = 1500;
const READING = 700;

/** From one coin that is sent to the next, and from one tile that is scored to the next. */
const BETWEEN_COINS = 60;
const BETWEEN_TILES = 300;

/** No more members than so many are seen leaving a colony. */
const MOST_LEAVING = 4;

const TABLE: MotionTable<ClusterView> = {
  "turn-ended": still,

  "first-drawn": ([, seat]) => [{ kind: "flash", piece: seatPiece(seat), seat }],
  "turn-began": ([, seat]) => [{ kind: "flash", piece: seatPiece(seat), seat }],
  "tile-drawn": ([, seat]) => [{ kind: "flash", piece: STACK, seat, sound: "card" }],
  "tile-lost": ([, seat]) => [{ kind: "flash", piece: seatPiece(seat), seat, sound: "card" }],
  supernova: () => [{ kind: "hold", millis: NOVA, panel: SUPERNOVA, sound: "reveal" }],
  "tile-placed": ([, seat, , cell], deed) => {
    const piece = cellOf(deed, cell);
    return [
      { kind: "drop", piece, part: TILE, height: 1.35, seat, sound: "tile" },
      roleAt(deed, cell) === "supernova"
        ? { kind: "flash", piece, seat: -1, sound: "reveal" }
        : { kind: "light", piece, part: LAMP },
    ];
  },
  moved: (_, deed, place) => moved(deed, place),
  "leader-moved": (_, deed, place) => moved(deed, place),
  mined: ([, seat, cell], deed) => [{ kind: "flash", piece: cellOf(deed, cell), seat, sound: "tile" }],
  "crystal-found": ([, seat, kind, face], deed, place) => {
    const mine = cellOf(deed, mineAt(deed, place));
    return [
      { kind: "cast", piece: mine, sprite: () => h(DieIcon, { face, size: 34 }), sound: "dice" },
      { ...crystal(deed, seat, kind), from: mine, sound: "coin" },
    ];
  },
  traded: ([, seat, victim, given, taken], deed) => [
    { ...crystal(deed, victim, given), from: crystalId(named(deed), seat, given), sound: "coin" },
    { ...crystal(deed, seat, taken), from: crystalId(named(deed), victim, taken), together: true },
  ],
  built: ([, seat, cell], deed, place) => {
    const first = deed.events.findIndex((event) => event[2] === cell && isLike(deed, event, place));
    const number = (tileIn(deed.before, cell)?.pennies ?? 0) + place - first;
    return [{ kind: "drop", piece: cellOf(deed, cell), part: lightPart(number), seat, sound: "tile" }];
  },
  colonised: ([, seat, cell, , lost], deed) => {
    const piece = cellOf(deed, cell);
    const leaving = Array.from({ length: Math.min(lost, MOST_LEAVING) }, (): Travel => {
      const to = seatPiece(seat);
      return { kind: "travel", sprite: "mark", from: piece, to, seat, amount: 0, together: true };
    });
    return [{ kind: "ring", piece, part: COLONY, seat, sound: "reveal" }, ...leaving];
  },
  "station-built": ([, seat, cell], deed) => [
    { kind: "ring", piece: cellOf(deed, cell), part: STATION, seat, sound: "tile" },
  ],
  scored: (event, deed) => scored(event, deed),
};

export default TABLE;

function named({ declarations }: ClusterDeed): { components: Components } {
  return { components: declarations.components as unknown as Components };
}

function cellOf(deed: ClusterDeed, cell: number): string {
  return cellId(named(deed), cell);
}

function tileIn(view: ClusterView, cell: number): TileView | undefined {
  return view.tiles.find((tile) => tile.cell === cell);
}

function roleAt(deed: ClusterDeed, cell: number): string {
  const kind = tileIn(deed.after, cell)?.kind ?? -1;
  return named(deed).components.tiles[kind]?.role ?? "";
}

/** Where the crystal at a place was mined; the turn may be over with it, and its mine forgotten. */
function mineAt(deed: ClusterDeed, place: number): number {
  const isMined = ([kind]: EventRow) => deed.declarations.events[kind] === "mined";
  return deed.events.slice(0, place).findLast(isMined)?.[2] ?? deed.before.turn.mine;
}

/** A crystal on its way to somebody; where it comes from is still to be said. */
function crystal(deed: ClusterDeed, seat: number, kind: number): Omit<Travel, "from"> {
  return {
    kind: "travel",
    sprite: () => h(CrystalIcon, { kind, size: 26 }),
    to: crystalId(named(deed), seat, kind),
    or: seatPiece(seat),
    seat,
    amount: 1,
  };
}

/** Whether an event is of the kind and the seat of the one at a place. */
function isLike(deed: ClusterDeed, event: EventRow | undefined, place: number): boolean {
  const own = deed.events[place]!;
  return event !== undefined && event[0] === own[0] && event[1] === own[1];
}

/** Whether a step goes on from where the one before it has led. */
function goesOn(deed: ClusterDeed, place: number): boolean {
  const before = deed.events[place - 1];
  return isLike(deed, before, place) && before![3] === deed.events[place]![2];
}

/** Steps in a row are one way: a coin or the leader is carried over the borders, and the next follows soon. */
function moved(deed: ClusterDeed, place: number): Motion[] {
  if (goesOn(deed, place)) return [];
  const { events } = deed;
  let last = place;
  while (isLike(deed, events[last + 1], place) && goesOn(deed, last + 1)) last += 1;
  const isFollowed = isLike(deed, events[last + 1], place);
  return [carried(deed, place, last), ...(isFollowed ? [] : majorities(deed))];
}

function carried(deed: ClusterDeed, first: number, last: number): Motion {
  const [kind, seat, source] = deed.events[first]!;
  const isLeader = deed.declarations.events[kind] === "leader-moved";
  const stops = deed.events.slice(first, last + 1).map(([, , , target]) => target);
  const end = stops.at(-1)!;
  const follows = isLike(deed, deed.events[first - 1], first);
  return {
    kind: "travel",
    sprite: isLeader ? () => h(LeaderIcon, { seat, size: 30 }) : "mark",
    from: cellOf(deed, source),
    past: stops.slice(0, -1).map((cell) => cellOf(deed, cell)),
    to: cellOf(deed, end),
    part: isLeader ? leaderPart(seat) : isFirstCoin(deed, seat, end) ? coinsPart(seat) : undefined,
    seat,
    amount: 0,
    ...(follows ? { together: true, lag: BETWEEN_COINS } : { sound: "flight" }),
  };
}

function isFirstCoin(deed: ClusterDeed, seat: number, cell: number): boolean {
  return (tileIn(deed.before, cell)?.coins[seat] ?? 0) === 0;
}

/** A ring closes around every tile that somebody would score who would not have before. */
function majorities(deed: ClusterDeed): Motion[] {
  const isTaken = ({ cell, scorer }: TileView) => scorer >= 0 && tileIn(deed.before, cell)?.scorer !== scorer;
  return deed.after.tiles
    .filter(isTaken)
    .map(({ cell, scorer }) => ({ kind: "ring", piece: cellOf(deed, cell), part: MAJORITY, seat: scorer }));
}

/** Tile by tile what a seat scores, then its crystals; the points fly to their owner. */
function scored([, seat, , crystals]: EventRow, deed: ClusterDeed): Motion[] {
  const own = deed.after.tiles.filter(({ scorer }) => scorer === seat);
  const tiles = own.flatMap(({ cell, total }, number): Motion[] => {
    const piece = cellOf(deed, cell);
    const after = number > 0 ? { together: true, lag: BETWEEN_TILES } : {};
    return [
      { kind: "flash", piece, seat, panel: SCORED, sound: "coin", ...after },
      { ...points(seat, total, piece), together: true, lag: 0 },
    ];
  });
  const kind = deed.after.seats[seat]!.crystals.findIndex((count) => count > 0);
  const held = crystals > 0 ? [points(seat, crystals, crystalId(named(deed), seat, kind))] : [];
  return [...tiles, ...held, { kind: "hold", millis: READING, panel: SCORED }];
}

function points(seat: number, amount: number, from: string): Motion {
  const to = seatPiece(seat);
  return { kind: "travel", sprite: "points", from, to, seat, amount, counted: "points", panel: SCORED };
}
