// Which piece each event of Cosmic Encounter concerns, and how it moves.

import { h } from "preact";
import { seatPiece } from "../../motion/figures";
import { type Deed, type Motion, type MotionTable, still, type Travel } from "../../motion/motion";
import type { EventRow } from "../board";
import { CardBack } from "./cosmos/card-back";
import { stackPart } from "./cosmos/stack";
import { CONE, DECK, DESTINY, DISCARDS, placeId, powerId, WARP } from "./ids";
import { LucreSign } from "./signs";
import { STRIP_MOTIONS } from "./strip/motion";
import type { Components, CosmicView } from "./types";

type CosmicDeed = Deed<CosmicView>;

/** From one token that flies to the next. */
const BETWEEN = 80;
/** No more tokens than so many are seen of one stack. */
const MOST = 6;
/** How long somebody who wins is looked at. */
const WON = 900;
const OFFENCE = 0;

const flashSeat = ([, seat]: EventRow): Motion[] => [{ kind: "flash", piece: seatPiece(seat), seat }];

const TABLE: MotionTable<CosmicView> = {
  "power-dealt": still,
  "turn-ended": still,
  "stayed-out": still,
  "cards-swapped": flashSeat,
  "cards-blinded": flashSeat,
  "hand-shown": flashSeat,
  "hoard-shown": flashSeat,
  "drew-new-hand": flashSeat,
  "stage-moved": (event, deed) => power(deed, event[3]),
  "called-off": flashSeat,

  "challenge-began": ([, seat]) => [{ kind: "ring", piece: seatPiece(seat), seat, sound: "turn" }],
  regrouped: ([, seat, place], deed) => fly(deed, seat, 1, WARP, placeOf(deed, place)),
  "destiny-flipped": () => [{ kind: "flash", piece: DESTINY, seat: -1, sound: "card" }],
  "comet-came": () => [{ kind: "flash", piece: DESTINY, seat: -1, sound: "reveal" }],
  "defender-named": ([, seat]) => [
    { ...travel(seat, DESTINY, seatPiece(seat)), sound: "tile" },
    { kind: "ring", piece: seatPiece(seat), seat },
  ],
  "cone-pointed": ([, seat, place], deed) => [
    { kind: "appear", piece: CONE, sound: "flight" },
    { kind: "flash", piece: placeOf(deed, place), seat },
  ],
  "tokens-loaded": ([, seat, count, side], deed) => loaded(deed, seat, count, side),
  invited: ([, , mask], { after }) =>
    seatsIn(mask, after.flow.seats).map((seat) => ({
      kind: "flash",
      piece: seatPiece(seat),
      seat,
      together: true,
    })),
  joined: ([, seat, side]) => [
    { kind: "ring", piece: seatPiece(seat), seat, sound: side < 2 ? "tile" : undefined },
  ],

  "card-laid": ([, seat], deed) => [card(seatPiece(seat), sideOf(deed, seat))],
  "kicker-laid": ([, seat], deed) => [card(seatPiece(seat), sideOf(deed, seat))],
  "kicker-shown": ([, seat], deed) => [
    { kind: "flash", piece: sideOf(deed, seat), seat, together: true, sound: "reveal" },
  ],
  ...STRIP_MOTIONS,
  "tokens-lost": ([, seat, count], deed) => fly(deed, seat, count, sourceOf(deed, seat), WARP),
  "tokens-returned": ([, seat, count], deed) => fly(deed, seat, count, CONE, homeOf(deed, seat)),
  "base-landed": ([, seat, place, count], deed) => [
    ...fly(deed, seat, count, CONE, placeOf(deed, place)),
    { kind: "ring", piece: placeOf(deed, place), seat },
  ],
  "moon-landed": ([, seat, place, count], deed) => [
    ...fly(deed, seat, count, CONE, placeOf(deed, place)),
    { kind: "ring", piece: placeOf(deed, place), seat },
  ],
  "moon-shown": ([, , place], deed) => [
    { kind: "flash", piece: placeOf(deed, place), seat: -1, sound: "reveal" },
  ],
  "moon-hidden": ([, , place], deed) => [{ kind: "flash", piece: placeOf(deed, place), seat: -1 }],
  "tokens-captured": ([, seat, , captor]) => [travel(seat, seatPiece(seat), seatPiece(captor))],
  "captives-warped": ([, seat, count], deed) => fly(deed, seat, count, CONE, WARP),
  "tokens-gone": flashSeat,
  "reward-taken": flashSeat,
  "consolation-taken": flashSeat,
  "deal-offered": flashSeat,
  "deal-made": () => [{ kind: "hold", millis: 400, sound: "coin" }],
  "deal-failed": () => [{ kind: "hold", millis: 400 }],

  "card-hoarded": ([, seat], deed, place) => [{ ...card(DECK, seatPiece(seat)), ...after(deed, place) }],
  "card-drawn": ([, seat], deed, place) => [{ ...card(DECK, seatPiece(seat)), ...after(deed, place) }],
  "card-discarded": ([, seat], deed, place) => [
    { ...card(seatPiece(seat), DISCARDS), ...after(deed, place) },
  ],
  "card-moved": ([, seat, taker], deed, place) => [
    { ...card(seatPiece(seat), seatPiece(taker)), ...after(deed, place) },
  ],
  "put-beside": ([, seat]) => [card(seatPiece(seat), DISCARDS)],
  reshuffled: () => [{ kind: "flash", piece: DECK, seat: -1, sound: "card" }],

  "lucre-earned": flashSeat,
  "lucre-spent": flashSeat,
  "lucre-given": ([, seat, , taker]) => [
    { ...travel(seat, seatPiece(seat), seatPiece(taker)), sprite: () => h(LucreSign, {}), sound: "coin" },
  ],

  "card-named": flashSeat,
  "card-shown": flashSeat,
  "question-answered": flashSeat,
  "power-copied": (event, deed) => power(deed, event[2]),
  "power-lent": (event, deed) => power(deed, event[2]),
  played: (_, deed, place) => told(deed, place),
  "power-used": (_, deed, place) => told(deed, place),
  cancelled: (_, deed, place) => told(deed, place),
  negated: (_, deed, place) => told(deed, place),
  "power-shown": (event, deed) => power(deed, event[2]),
  suppressed: (event, deed) => power(deed, event[2]),
  restored: (event, deed) => power(deed, event[2]),
  "power-lost": (event, deed) => power(deed, event[2]),
  "power-back": (event, deed) => power(deed, event[2]),
  "power-changed": (event, deed) => power(deed, event[3]),

  won: ([, seat]) => [
    { kind: "ring", piece: seatPiece(seat), seat, sound: "win" },
    { kind: "hold", millis: WON },
  ],
};

export default TABLE;

function named({ declarations }: CosmicDeed): { components: Components } {
  return { components: declarations.components as unknown as Components };
}

function placeOf(deed: CosmicDeed, place: number): string {
  return placeId(named(deed), place);
}

function sideOf({ after: view }: CosmicDeed, seat: number): string {
  return seat === view.offence ? "side:offence" : "side:defence";
}

function seatsIn(mask: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => mask & (1 << seat));
}

function travel(seat: number, from: string, to: string): Travel {
  return { kind: "travel", sprite: "mark", from, to, or: seatPiece(seat), seat, amount: 0 };
}

/** A card face down. */
function card(from: string, to: string): Travel {
  return { ...travel(-1, from, to), sprite: () => h(CardBack, {}), or: DISCARDS, seat: 0, sound: "card" };
}

/** Whether the same happened just before: then this follows soon. */
function after({ events }: CosmicDeed, place: number): Pick<Travel, "together" | "lag" | "sound"> {
  return events[place - 1]?.[0] === events[place]![0]
    ? { together: true, lag: BETWEEN, sound: undefined }
    : {};
}

/** Tokens one after the other; the pile that they make shows when the first arrives. */
function fly({ before }: CosmicDeed, seat: number, count: number, from: string, to: string): Motion[] {
  const isNew = to === WARP ? !before.warp[seat] : to === CONE && !before.cone[seat];
  return Array.from({ length: Math.min(count, MOST) }, (_, number): Motion => {
    const flown = { ...travel(seat, from, to), part: isNew && number === 0 ? stackPart(seat) : undefined };
    return number === 0 ? { ...flown, sound: "flight" } : { ...flown, together: true, lag: BETWEEN };
  });
}

/** From the planets that have fewer than before; an ally of the defence goes beside the target. */
function loaded(deed: CosmicDeed, seat: number, count: number, side: number): Motion[] {
  const to = side === OFFENCE ? CONE : placeOf(deed, deed.after.target);
  const sources = losingPlaces(deed, seat);
  if (sources.length === 0) return fly(deed, seat, count, seatPiece(seat), to);
  return sources.flatMap(({ place, lost }) =>
    fly(deed, seat, Math.min(lost, count), placeOf(deed, place), to),
  );
}

function losingPlaces({ before, after: view }: CosmicDeed, seat: number): { place: number; lost: number }[] {
  const { seats } = view.flow;
  return Array.from({ length: view.tokens.length / seats }, (_, place) => ({
    place,
    lost: (before.tokens[place * seats + seat] ?? 0) - (view.tokens[place * seats + seat] ?? 0),
  })).filter(({ lost }) => lost > 0);
}

/** Where tokens were that are lost. */
function sourceOf(deed: CosmicDeed, seat: number): string {
  if (deed.before.cone[seat]) return CONE;
  const [first] = losingPlaces(deed, seat);
  return placeOf(deed, first?.place ?? Math.max(0, deed.before.target));
}

/** A planet that has more tokens than before. */
function homeOf({ before, after: view, declarations }: CosmicDeed, seat: number): string {
  const { seats } = view.flow;
  const place = view.tokens.findIndex((count, at) => at % seats === seat && count > (before.tokens[at] ?? 0));
  const components = declarations.components as unknown as Components;
  return place < 0 ? seatPiece(seat) : placeId({ components }, Math.floor(place / seats));
}

/** A power that acts or is struck: on its plate and at the phase bar. */
function power(deed: CosmicDeed, number: number): Motion[] {
  if (number < 0) return [];
  const piece = powerId(named(deed), number);
  return both(piece, -1);
}

function both(piece: string, seat: number): Motion[] {
  return [
    { kind: "flash", piece, seat, sound: "reveal" },
    { kind: "flash", piece: `phase-${piece}`, seat, together: true, lag: 0 },
  ];
}

/** What was played or answered, as its sentence names it: a power lights up, a card is laid open before its player. */
function told(deed: CosmicDeed, place: number): Motion[] {
  const [kind, seat] = deed.events[place]!;
  const said = deed.told.filter((line) => line.kind === deed.declarations.events[kind] && line.seat === seat);
  const piece = said.flatMap(({ pieces }) => pieces).find((id) => /^(?:power|card):/.test(id));
  const owner: Motion = { kind: "flash", piece: seatPiece(seat), seat, together: true, lag: 0 };
  if (!piece) return [{ kind: "flash", piece: seatPiece(seat), seat, sound: "card" }];
  const key = piece.replace(/^card:(?:flare|pulsar)-/, "power:");
  return [...both(key, seat), owner];
}
