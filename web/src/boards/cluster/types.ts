// What the board is given: the view of a position, and the fixed facts of the title.

export interface ClusterView {
  flow: { seat: number; seats: number; asks: { seat: number; decision: number; x: number; y: number }[] };
  options: OptionsView;
  turn: TurnView;
  tiles: TileView[];
  tally: number[];
  /** By total from 6 on: the cells that take up its room. */
  racks: number[][];
  coming: ComingView;
  frame: FrameView;
  seats: SeatView[];
}

export interface OptionsView {
  reach: number;
  leader_work: number;
  cap_mode: number;
  own_sets: number;
  to_mits: number;
  min_gap: number;
}

export interface TurnView {
  turn: number;
  /** A place in `components.phases`. */
  phase: number;
  /** Turns left in a scoring, extra or final round. */
  due: number;
  /** Tiles left by group, in the order of drawing, and by kind. */
  stack: number[][];
  draws: number;
  nova_draw: number;
  points_left: number;
  /** The kind of the tile to be laid, or of the supernova set aside; -1 without one. */
  hand: number;
  mine: number;
  mined: number;
}

export interface TileView {
  cell: number;
  row: number;
  left: number;
  /** A place in `components.tiles`. */
  kind: number;
  /** A place in `components.ticks`, or beyond them without a tick. */
  tick: number;
  pennies: number;
  colony: number;
  station: number;
  built: number;
  /** By direction: 0 is closed, or no tile is there. */
  borders: number[];
  coins: number[];
  strengths: number[];
  total: number;
  scorer: number;
  /** How far the strongest is ahead: 0 is a tie, -1 means that it does not count here. */
  margin: number;
  /** By seat: coins it lacks to score the tile; empty where that can't be. */
  needs: number[];
}

export interface ComingView {
  scoring: number;
  soonest: number;
  latest: number;
  is_on: boolean;
  final: number;
  turns: number;
  wait: number;
  left: number;
}

export interface FrameView {
  empty: number[];
  low: number;
  high: number;
  left: number;
  rows: number[];
}

export interface SeatView {
  points: number;
  /** A cell, or -2 out of the game. */
  leader: number;
  lost: number;
  settled: number;
  colonist: number;
  sites: number[];
  crystals: number[];
  sets: number[][];
  takeable: number[];
  scorings: number;
  systems_now: number;
  crystals_now: number;
}

export interface Cell {
  name: string;
  row: number;
  left: number;
}

export type Role = "habitable" | "resource" | "null" | "supernova" | "mits";

export interface Kind {
  key: string;
  colour: "RD" | "BK" | "BL" | "GR" | "";
  rank: string;
  role: Role;
  number: number;
}

export interface Components {
  cells: Cell[];
  /** The first so many cells can hold tiles. */
  usable: number;
  home: number;
  tile_width: number;
  neighbours: number[][];
  directions: string[];
  ticks: string[];
  phases: string[];
  tiles: Kind[];
  crystals: string[];
  set: number;
  caps: number[];
  free_total: number;
  action_points: number;
  coins: number;
  stations: number;
  leader_strength: number;
  /** Cell, kind and tick of the tiles before the game, by the value of the option. */
  starts: Record<string, [cell: number, kind: number, tick: number][]>;
  costs: Record<"warp" | "build" | "mine" | "trade" | "colonise" | "station", number>;
}
