// Which piece each event of PULSAR 2849 concerns, and how it moves.

import { seatPiece } from "../../motion/figures";
import {
  type Deed,
  type Drop,
  type Fly,
  type Motion,
  type MotionTable,
  type Plain,
  still,
} from "../../motion/motion";
import { lengthOf } from "../../motion/timeline";
import type { EventRow } from "../board";
import { TRACKS } from "./counters";
import {
  counterId,
  dieId,
  goalId,
  gyrodyneId,
  type Named,
  nodeId,
  poolId,
  projectId,
  shipId,
  technologyId,
  transmitterId,
} from "./ids";
import type { Components, PulsarView } from "./types";

type PulsarDeed = Deed<PulsarView>;

/** The box that shows what a production brings. */
export const PRODUCTION = "production";

/** How long the box stays before the first thing leaves it, and after the last. */
const OPENING = 500;
const READING = 1500;

const TABLE: MotionTable<PulsarView> = {
  "order-drawn": still,
  "board-drawn": still,
  "goal-drawn": still,
  "hq-drawn": still,
  "side-chosen": still,
  "median-set": still,
  "die-spent": still,
  "token-spent": still,
  "tokens-gained": still,
  "cubes-paid": still,

  entered: ([, seat]) => [{ kind: "appear", piece: shipId(seat), sound: "flight" }],
  rolled: ([, , value], deed, place) => {
    const first = firstOf(deed, place, ([, , other]) => other === value);
    if (!first) return [];
    const isFirst = firstOf(deed, place, () => true);
    return [{ kind: "roll", piece: poolId(value), together: !isFirst, sound: isFirst ? "dice" : undefined }];
  },
  "transmitter-shown": ([, , , tile], deed, place) => {
    const isFirst = firstOf(deed, place, () => true);
    const piece = transmitterId(named(deed), tile);
    return [{ kind: "turn", piece, together: !isFirst, sound: isFirst ? "card" : undefined }];
  },
  "die-taken": ([, seat, value], deed) => [
    {
      kind: "travel",
      sprite: "die",
      from: poolId(value),
      to: newDie(deed, seat),
      or: seatPiece(seat),
      seat,
      amount: value,
      sound: "tile",
    },
  ],
  "counter-moved": ([, , counter, space], deed) => [
    {
      kind: "step",
      piece: counterId(named(deed), counter),
      hops: hopsOf(deed, counter, space),
      sound: "tile",
    },
  ],
  flew: ([, seat], deed, place) => (firstStop(deed, seat) < place ? [] : [flight(deed, place)]),
  "system-found": ([, , node], deed, place) =>
    onTheWay(deed, place, { kind: "appear", piece: nodeId(named(deed), node), sound: "reveal" }),
  "station-built": ([, seat, node, planet], deed, place) =>
    onTheWay(deed, place, {
      kind: "drop",
      piece: nodeId(named(deed), node),
      part: `planet-${planet}`,
      seat,
      sound: "tile",
    }),
  "pulsar-claimed": ([, seat, pulsar], deed) => [
    { kind: "ring", piece: pulsarId(deed, pulsar), part: "claim", seat, sound: "tile" },
  ],
  "construction-started": ([, seat, , pulsar], deed) => [
    { kind: "drop", piece: pulsarId(deed, pulsar), seat },
  ],
  "gyrodyne-spins": ([, seat, , pulsar], deed) => [
    { kind: "flash", piece: pulsarId(deed, pulsar), seat, sound: "reveal" },
  ],
  "gyrodyne-taken": ([, seat, size], deed) => [taken(gyrodyneId(named(deed), size), seat)],
  "award-won": ([, seat, size], deed) => [{ kind: "flash", piece: gyrodyneId(named(deed), size), seat }],
  "transmitter-taken": ([, seat, tile], deed) => [taken(transmitterId(named(deed), tile), seat)],
  "transmitter-linked": ([, seat, tile], deed) => [
    { kind: "flash", piece: transmitterId(named(deed), tile), seat },
  ],
  "transmitter-online": ([, seat, tile], deed) => [
    { kind: "flash", piece: transmitterId(named(deed), tile), seat, sound: "reveal" },
  ],
  "project-done": ([, seat, place], deed) => [project(deed, seat, place)],
  "gate-run": ([, seat, place], deed) => [project(deed, seat, place)],
  patented: ([, seat, number], deed) => [
    {
      kind: "travel",
      sprite: "mark",
      from: seatPiece(seat),
      to: technologyId(componentsOf(deed).technologies[number]!),
      seat,
      amount: 0,
      sound: "card",
    },
  ],
  "cubes-gained": ([, seat, amount], deed, place) => gained(deed, place, { sprite: "cube", seat, amount }),
  "points-gained": ([, seat, , amount], deed, place) =>
    gained(deed, place, { sprite: "points", seat, amount, counted: "points" }),
  "exploration-drawn": ([, seat], deed, place) => [
    { kind: "flash", piece: lastPiece(deed, place) ?? seatPiece(seat), seat, sound: "card" },
  ],
  "bonus-die": ([, seat, value], deed, place) => [
    {
      kind: "travel",
      sprite: "die",
      from: lastPiece(deed, place) ?? shipId(seat),
      to: seatPiece(seat),
      seat,
      amount: value,
    },
  ],
  "goal-met": ([, seat, goal], deed) => [
    {
      kind: "flash",
      piece: goalId(componentsOf(deed).goals[deed.after.table.goals[goal]!]!),
      seat,
      sound: "win",
    },
  ],
  "round-ended": ([, , round], deed, place) => [
    ...(isProduced(deed, place - 1) ? [{ kind: "hold", millis: READING, panel: PRODUCTION } as const] : []),
    { kind: "flash", piece: `row:${round + 1}`, seat: -1 },
    { kind: "run", piece: "time", together: true },
  ],
};

export default TABLE;

function componentsOf({ declarations }: PulsarDeed): Components {
  return declarations.components as unknown as Components;
}

function named(deed: PulsarDeed): Named {
  const components = componentsOf(deed);
  return { components, side: components.map.sides[deed.after.table.side]! };
}

function keyOf(deed: PulsarDeed, event: EventRow | undefined): string {
  return event ? (deed.declarations.events[event[0]] ?? "") : "";
}

/** Whether no event of the same kind before this one in the deed is like it. */
function firstOf(deed: PulsarDeed, place: number, isLike: (event: EventRow) => boolean): boolean {
  const { events } = deed;
  return !events.slice(0, place).some((event) => event[0] === events[place]![0] && isLike(event));
}

function pulsarId(deed: PulsarDeed, pulsar: number): string {
  return nodeId(named(deed), componentsOf(deed).map.first_pulsar + pulsar);
}

function project(deed: PulsarDeed, seat: number, place: number): Motion {
  return { kind: "flash", piece: projectId(named(deed), seat, place), seat, sound: "tile" };
}

function taken(from: string, seat: number): Motion {
  return { kind: "travel", sprite: "mark", from, to: seatPiece(seat), seat, amount: 0, sound: "tile" };
}

function hopsOf(deed: PulsarDeed, counter: number, space: number): number {
  const per = componentsOf(deed).dice.counters;
  const [track, number] = [Math.floor(counter / per), counter % per];
  const before = deed.before.table[TRACKS[track]!]?.[number]?.[0] ?? space;
  return Math.abs(space - before);
}

/** The slot of the die that a player has just taken. */
function newDie(deed: PulsarDeed, seat: number): string {
  const { before, after } = deed;
  const slot = after.seats[seat]!.dice.findIndex((die, place) => die !== before.seats[seat]!.dice[place]);
  return slot < 0 ? seatPiece(seat) : dieId(named(deed), seat, slot);
}

const STOPS = new Set(["station-built", "system-found"]);

function isStop(deed: PulsarDeed, event: EventRow, seat: number): boolean {
  return event[1] === seat && STOPS.has(keyOf(deed, event));
}

/** Where the first thing happens on the flight of a seat: it is told of before the flight itself. */
function firstStop(deed: PulsarDeed, seat: number): number {
  const place = deed.events.findIndex((event) => isStop(deed, event, seat));
  return place < 0 ? deed.events.length : place;
}

/** The flight that ends at a place of the events, by the way that its sentence tells. */
function flight(deed: PulsarDeed, place: number): Fly {
  const [, seat, end] = deed.events[place]!;
  const before = deed.events.slice(0, place).filter((event) => isFlight(deed, event, seat)).length;
  const told = deed.told.filter((line) => line.kind === FLIGHT && line.seat === seat)[before];
  const along = told?.pieces.length ? told.pieces : [nodeId(named(deed), end)];
  return { kind: "fly", piece: shipId(seat), along, sound: "flight" };
}

const FLIGHT = "flew";

function isFlight(deed: PulsarDeed, event: EventRow, seat: number): boolean {
  return event[1] === seat && keyOf(deed, event) === FLIGHT;
}

/** What happens at a system as a ship passes it: the first sets the ship on its way. */
function onTheWay(deed: PulsarDeed, place: number, motion: Plain | Drop): Motion[] {
  const [, seat] = deed.events[place]!;
  const end = deed.events.findIndex((event, at) => at > place && isFlight(deed, event, seat));
  if (end < 0) return [motion];
  const way = flight(deed, end);
  const last = deed.events.findLast((event, at) => at < place && isStop(deed, event, seat));
  const since = last ? passedAt(way, nodeId(named(deed), last[2])) : 0;
  const lag = Math.max(last ? PASSING : 0, passedAt(way, motion.piece) - since);
  const passed = { ...motion, together: true, lag };
  return last ? [passed] : [way, passed];
}

/** Milliseconds until a ship on its way passes a place. */
function passedAt(way: Fly, piece: string): number {
  return (lengthOf(way) * (way.along.indexOf(piece) + 1)) / way.along.length;
}

/** Milliseconds at least from one thing that a ship leaves behind to the next. */
const PASSING = 200;

/** What production tells, beside its end. */
const PLAIN = new Set(["points-gained", "cubes-gained", "cubes-paid"]);

/** Whether an event is part of a production: nothing but points and cubes until the round ends. */
function isProduced(deed: PulsarDeed, place: number): boolean {
  const rest = deed.events.slice(place).map((event) => keyOf(deed, event));
  const end = rest.indexOf("round-ended");
  return place >= 0 && end > 0 && rest.slice(0, end).every((key) => PLAIN.has(key));
}

interface Gain {
  sprite: "cube" | "points";
  seat: number;
  amount: number;
  counted?: "points";
}

/** Cubes and points fly to their owner: from the piece that brought them, or out of the box of the production. */
function gained(deed: PulsarDeed, place: number, gain: Gain): Motion[] {
  const to = seatPiece(gain.seat);
  if (!isProduced(deed, place)) {
    return [
      { kind: "travel", from: lastPiece(deed, place) ?? shipId(gain.seat), to, sound: "coin", ...gain },
    ];
  }
  const fly: Motion = { kind: "travel", from: PRODUCTION, to, together: true, panel: PRODUCTION, ...gain };
  if (isProduced(deed, place - 1)) return [fly];
  return [
    { kind: "hold", millis: OPENING, panel: PRODUCTION, sound: "coin" },
    { ...fly, together: false },
  ];
}

/** The last piece on the map or in the supply that something happened to before, in this deed. */
function lastPiece(deed: PulsarDeed, place: number): string | null {
  for (let at = place - 1; at >= 0; at--) {
    const event = deed.events[at]!;
    const mover = SOURCES_OF_GAIN[keyOf(deed, event)];
    if (mover) return mover(event, deed);
  }
  return null;
}

const SOURCES_OF_GAIN: Record<string, (event: EventRow, deed: PulsarDeed) => string> = {
  "system-found": ([, , node], deed) => nodeId(named(deed), node),
  "station-built": ([, , node], deed) => nodeId(named(deed), node),
  flew: ([, , node], deed) => nodeId(named(deed), node),
  "pulsar-claimed": ([, , pulsar], deed) => pulsarId(deed, pulsar),
  "gyrodyne-spins": ([, , , pulsar], deed) => pulsarId(deed, pulsar),
  "transmitter-online": ([, , tile], deed) => transmitterId(named(deed), tile),
  "project-done": ([, seat, place], deed) => projectId(named(deed), seat, place),
  "gate-run": ([, seat, place], deed) => projectId(named(deed), seat, place),
  patented: ([, , number], deed) => technologyId(componentsOf(deed).technologies[number]!),
  "award-won": ([, , size], deed) => gyrodyneId(named(deed), size),
};
