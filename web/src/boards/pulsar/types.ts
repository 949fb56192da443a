// What the board is given: the view of a position, and what is printed on the components.

export interface PulsarView {
  flow: { seat: number; seats: number; asks: { seat: number; decision: number; x: number; y: number }[] };
  table: TableView;
  map: MapView;
  supply: SupplyView;
  seats: SeatView[];
  transmitters: TransmitterView[];
}

export interface TableView {
  side: number;
  round: number;
  pool: number[];
  spent: number;
  /** In half steps: 2 is the space 1. */
  marker: number;
  order: number[];
  owner: number[];
  initiative: [number, number][];
  engineering: [number, number][];
  boards: number[];
  patents: number[];
  fresh: number[];
  goals: number[];
}

export interface MapView {
  tiles: number[];
  stations: number[][];
  claims: number[];
  gyrodynes: number[];
  spinning: number[];
}

export interface SupplyView {
  looked_at: number[];
  display: number[];
  gyrodynes: number[];
  awards: number[];
}

export interface SeatView {
  points: number;
  ship: number;
  cubes: number;
  plus_minus: number;
  plus_two: number;
  held: number[];
  kept_stations: number;
  hq: number;
  face: number;
  projects: number;
  runs: number;
  dice: number[];
  /** How many bonus dice of each value, from 0, are held. */
  bonuses: number[];
  scored: number;
}

export interface TransmitterView {
  tile: number;
  keeper: number;
  paid: number;
  online: number;
  links: number[];
}

/** One word of an effect with its numbers. */
export interface Op {
  do: string;
  a: number;
  b: number;
  c: number;
  count?: string;
}

export interface Part {
  when: string;
  ops: Op[];
}

export type NodeKind = "system" | "pulsar" | "isolated" | "gate" | "entry";

export interface Side {
  key: string;
  names: string[];
  spots: [number, number][];
  kinds: NodeKind[];
  colours: number[];
  links: [number, number, number][];
  dead_ends: number[];
  entries: number[];
}

export interface SystemTile {
  key: string;
  planets: { blue: boolean; players: number }[];
  bonus: Op[];
}

export interface Transmitter {
  key: string;
  costs: number[];
  ends: number[];
  now: Op[];
  each_round: Op[];
}

export interface Technology {
  key: string;
  row: number;
  cost: number;
  spaces: "two-dice" | "lock";
  kind: "once" | "permanent" | "round" | "end";
  most: Record<string, number>;
  parts: Part[];
}

export interface Goal {
  key: string;
  count: string;
  need: number;
  points: number;
  bonuses: [number, number][];
}

export interface Project {
  cost: number;
  ops: Op[];
}

export interface Components {
  map: {
    radius: number;
    first_pulsar: number;
    first_gate: number;
    systems: number;
    rings: number;
    sides: Side[];
  };
  systems: SystemTile[];
  exploration: { key: string; ops: Op[] }[];
  gyrodynes: {
    sizes: string[];
    take: number[];
    complete: number[];
    points: number[];
    awards: number[];
  };
  transmitters: Transmitter[];
  on_offer: number;
  boards: string[];
  technologies: Technology[];
  in_play: number;
  row_bonuses: number[][];
  /** Which of the three boards in play has row 1, 2 … */
  row_boards: number[];
  headquarters: { places: string[]; needs: number[][]; faces: { key: string; projects: Project[] }[] };
  goals: Goal[];
  tracks: {
    rounds: number;
    spaces: number;
    penalties: number[];
    cubes: number[][];
    points: number[][];
    final_points: number[][];
    /** What it costs to use the die that is left over, too. */
    copy_cubes: number;
    token_dice: number[][];
  };
  dice: { slots: string[]; red: number; counters: number; tokens: string[] };
  colours: string[];
  production: string[];
  legend: { ops: Op[]; parts: Part[]; counts: string[] };
}

export function bit(mask: number, place: number): boolean {
  return (mask >> place) % 2 === 1;
}
