// Where members can be sent: every target of a stack with its way, and what each number of coins costs, as the options
// and plans of the question say.

import { type Answer, type Answers, measured } from "../../every-answer";
import type { Source } from "../held";
import { cellWith } from "../ids";
import type { Components } from "../types";

/** So many members on one way. */
export interface Load {
  count: number;
  cost: number;
  choices: readonly number[];
  text: string;
  /** The cells from the source to the target, both included. */
  way: readonly number[];
}

/** What can be sent to one target: loads by number, from 1. */
export interface Trip {
  target: number;
  loads: readonly Load[];
}

export type Trips = ReadonlyMap<number, Trip>;

const NO_TRIPS: Trips = new Map();
const known = new WeakMap<Answers, ReadonlyMap<string, Trips>>();

/** The trips of one stack, by target. */
export function tripsOf(answers: Answers, components: Components, source: Source | null): Trips {
  return (source && tripsBySource(answers, components).get(keyOf(source))) ?? NO_TRIPS;
}

/** All stacks that can go anywhere. */
export function sourcesOf(answers: Answers, components: Components): readonly Source[] {
  return [...tripsBySource(answers, components).keys()].map((key) => {
    const [piece, cell] = key.split(" ");
    return { piece: piece as Source["piece"], cell: Number(cell) };
  });
}

function tripsBySource(answers: Answers, components: Components): ReadonlyMap<string, Trips> {
  const there = known.get(answers);
  if (there) return there;
  const found = collected(answers, components);
  known.set(answers, found);
  return found;
}

function collected(answers: Answers, components: Components): ReadonlyMap<string, Trips> {
  const found = new Map<string, Map<number, { target: number; loads: Load[] }>>();
  for (const answer of answers.all) {
    const piece = pieceOf(answer);
    if (!piece) continue;
    const load = loadOf(answer, components);
    const key = keyOf({ piece, cell: load.way[0]! });
    const trips = found.get(key) ?? new Map();
    found.set(key, trips);
    const target = load.way.at(-1)!;
    const trip = trips.get(target) ?? { target, loads: [] };
    trips.set(target, trip);
    take(trip.loads, load);
  }
  return found;
}

function keyOf({ piece, cell }: Source): string {
  return `${piece} ${cell}`;
}

/** Who is moved by an answer, if anybody is. */
function pieceOf({ kind, key, facts }: Answer): Source["piece"] | null {
  if (kind === "move" || (facts.length > 0 && key === "send")) return "coin";
  return kind === "lead" || key === "send-leader" ? "leader" : null;
}

function loadOf(answer: Answer, components: Components): Load {
  const { facts, choices, text, pieces } = answer;
  return {
    count: answer.key === "send" ? facts[0]! : 1,
    cost: facts.length > 0 ? facts.at(-1)! : measured(answer, "cost"),
    choices,
    text,
    way: pieces.map((id) => cellWith({ components }, id)),
  };
}

/** Of two ways for the same number the cheaper one counts. */
function take(loads: Load[], load: Load): void {
  const there = loads[load.count - 1];
  if (!there || load.cost < there.cost) loads[load.count - 1] = load;
}
