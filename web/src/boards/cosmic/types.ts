// What the board is given: the view of a position, and the fixed facts of the title.
//
// Numbers: a *place* is one in `components.places` (planets first, then the cone and the Warp), a *kind* one in
// `components.cards`, a *power* one in `components.powers`, a *destiny* one in `components.destinies`. A seat of -1 is
// nobody, a place or a kind of -1 none or unknown. A *mask* has a bit for each seat.

export interface AskView {
  seat: number;
  decision: number;
  x: number;
  y: number;
  z: number;
  answered: boolean;
  answer: number | null;
}

/** All that the viewer may know, under the names of `view.py`. */
export interface CosmicView {
  flow: { seat: number; seats: number; stack: number[]; asks: AskView[] };
  /** Planets of a system. */
  planets: number;
  /** Foreign bases that win, and the home planets below which powers are lost. */
  goal: number;
  limit: number;
  round: number;
  turn: number;
  /** 0 to 10. */
  phase: number;
  offence: number;
  defence: number;
  /** The planet that the cone points at, or -1. */
  target: number;
  /** A destiny that lasts through the challenge, or -1. */
  comet: number;
  last_special: number;
  /** A place in `components.results`. */
  result: number;
  mood: number;
  gas: number;
  with_pulsars: number;
  with_specials: number;
  /** By system: whose it is. There is one more than seats. */
  home: number[];
  /** By place and seat. */
  tokens: number[];
  /** By seat: tokens in the Warp, the cone, beside the attacked planet, lifted but not yet in the Warp, on their way
   * to a base, out of the game. */
  warp: number[];
  cone: number[];
  guard: number[];
  losing: number[];
  adrift: number[];
  gone: number[];
  /** By seat: bases at home and abroad, cards. */
  homes: number[];
  external: number[];
  sizes: number[];
  /** By seat; empty where nobody plays with Lucre. */
  lucre: number[];
  /** Cards in the piles, and tokens in the Warp and the cone. */
  deck_size: number;
  discard_size: number;
  destiny_size: number;
  in_warp: number;
  in_cone: number;
  /** By kind. */
  discards: number[];
  hand: number[];
  fresh: number[];
  lent: number[];
  /** By seat and kind: what is known to be in a hand; by kind: what is known to be in one of several. */
  known: number[];
  loose: number[];
  /** By seat and kind: cards that can't be played in this challenge; empty if there are none. */
  blind: number[];
  /** By side: the card that lies there, whose it was, who knows it (a mask), and whether it counts as a Compromise. */
  laid: number[];
  laid_from: number[];
  laid_seen: number[];
  turned: number[];
  /** By side: the kicker that lies there, -1 if there is none or the viewer does not know it, and whose it was. */
  kickers: number[];
  kickers_from: number[];
  /** What the viewer knows of the hoard, by kind; empty if there is none. */
  hoard: number[];
  hoard_size: number;
  keeper: number;
  /** By kind: the seat next to which a flare lies open, or -1. */
  beside: number[];
  /** By destiny: in the pile, and those that have been flipped. */
  destiny: number[];
  destiny_out: number[];
  specials_in_pile: number;
  /** By power: who has the card, who may use it (a mask), why it is out of use (bits of `components.outs`). */
  owner: number[];
  users: number[];
  out: number[];
  secret: number[];
  lost: number[];
  retained: number[];
  used: number[];
  invoked: number[];
  pro: number[];
  con: number[];
  supers: number[];
  wilds: number[];
  shielded: number[];
  /** By seat: powers that others may not know. */
  hidden: number[];
  /** By side: who is invited (a mask), and the total. */
  invited: number[];
  totals: number[];
  /** By seat: 0 the offence, 1 the defence, 2 neither. */
  side: number[];
  bans: number[];
  /** A deal: `offers` made so far, whose turn it is, and by row what is given. */
  offers: number;
  offering: number;
  offer: number[];
  offer_base: number[];
  offer_free: number[];
  /** Empty without Lucre. */
  offer_lucre: number[];
  /** By moon, two to a system: a place in `components.moons`, -1 if the viewer has not seen it. Empty without moons. */
  moons: number[];
  /** Tokens that carry captives, one after the other: whose it is, where (in `components.stack_places`), and the
   * captives by seat. */
  stacks: number[];
  /** By moon: whether it lies face up. */
  moon_open: number[];
  /** By side: what reinforcements add. Empty without them. */
  reinforced: number[];
}

export type CardType = "attack" | "compromise" | "edict" | "flare" | "pulsar" | "kicker" | "reinforcement";

export interface CardKind {
  key: string;
  type: CardType;
  /** Printed on an Attack, a kicker or a reinforcement. */
  value: number;
  /** Of a flare or a Pulsar, else -1. */
  power: number;
}

export interface PowerKind {
  key: string;
  simple: boolean;
  /** The phases in which it may or must be used; -1 stands for whenever something happens. */
  phases: number[];
}

export interface Components {
  cards: CardKind[];
  powers: PowerKind[];
  destinies: string[];
  moons: string[];
  places: string[];
  /** Where tokens with captives are: the same planets and moons, then places on the way. */
  stack_places: string[];
  seats: string[];
  sides: string[];
  /** Why a power is out of use, by bit. */
  outs: string[];
  results: string[];
  /** How many powers each player has at least, by the number of seats. */
  least_powers: number[];
  /** The cards that make a mood, by its number, and a gas, by its bit. */
  moods: string[];
  gases: string[];
  /** How many offers of a deal are made at most. */
  offers: number;
  /** Who gives and who gets in each row of an offer: 0 the offence, 1 the defence, 2 the third in a deal of three. */
  offer_rows: [number, number][];
  /** What a total or a verdict may come from: the power behind it, or -1. */
  terms: Record<string, number>;
}
