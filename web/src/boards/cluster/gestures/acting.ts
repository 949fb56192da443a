// What is being done: what a pick, a target, a number or a deed makes of what is held, and which answer it comes to.

import type { Answers } from "../../every-answer";
import { type Deed, type DeedKind, type Held, hold, letGo, type Source } from "../held";
import { cellWith } from "../ids";
import { isActing, isPlacing, mine, type Scene, tileOn } from "../scene";
import { cellsFor, type Way, waysAt, waysOf } from "./deeds";
import { type Load, sourcesOf, type Trip, tripsOf } from "./trips";
import { type Turn, turnAt, turned, turnsOf } from "./turns";

/** What the parts of a gesture are worked out from. */
export type Asked = Pick<Scene, "props" | "view" | "components" | "seat" | "answers" | "held">;

/** An answer that is ready to be given. */
export interface Aim {
  choices: readonly number[];
  cost: number;
  text: string;
}

/** The answer that what is held comes to; null as long as something is open. */
export function aimOf(asked: Asked): Aim | null {
  const load = loadOf(asked);
  if (load) return load;
  const way = wayOf(asked);
  if (way) return { choices: way.answer.choices, cost: way.cost, text: way.answer.text };
  const turn = turnHeld(asked);
  return turn ? { choices: turn.choices, cost: 0, text: turn.text } : null;
}

export function tripsHeld({ answers, components, held }: Asked) {
  return tripsOf(answers, components, held.source);
}

export function tripOf(asked: Asked): Trip | undefined {
  return tripsHeld(asked).get(asked.held.target);
}

export function loadOf(asked: Asked): Load | undefined {
  return tripOf(asked)?.loads[asked.held.count - 1];
}

export function wayOf(asked: Asked): Way | undefined {
  const { deed } = asked.held;
  if (!deed?.choices) return undefined;
  return deedWays(asked, deed).find(({ answer }) => answer.choices.join() === deed.choices!.join());
}

/** The ways to do what is being done, at its place. */
export function deedWays({ answers, components }: Asked, deed: Deed): readonly Way[] {
  return waysAt(waysOf(answers, components), deed.kind, deed.cell);
}

export function turnHeld({ props, answers, components, held }: Asked): Turn | undefined {
  if (!isPlacing({ props }) || !held.ghost) return undefined;
  return turnAt(turnsOf(answers, components), held.ghost.cell, held.ghost.tick);
}

/** Own stacks on a cell that can go somewhere: coins before the leader. */
export function stacksOn(asked: Asked, cell: number): Source[] {
  const { answers, components } = asked;
  const both: Source[] = [
    { cell, piece: "coin" },
    { cell, piece: "leader" },
  ];
  return both.filter((source) => tripsOf(answers, components, source).size > 0);
}

export function holdsAny({ source, ghost, deed }: Held): boolean {
  return source !== null || ghost !== null || deed !== null;
}

function change(asked: Asked, next: Partial<Held>): void {
  const number = asked.props.question?.number;
  if (number !== undefined) hold(number, next);
}

export function pick(asked: Asked, source: Source): void {
  asked.props.preview(null);
  change(asked, { source, target: -1, count: 1, deed: null });
}

/** Send to a target, as many as before if so many can go. */
export function aimAt(asked: Asked, target: number): void {
  const trip = tripsHeld(asked).get(target);
  if (!trip) return;
  const count = Math.min(asked.held.count, trip.loads.length);
  change(asked, { target, count, deed: null });
  asked.props.preview(trip.loads[count - 1]!.choices);
}

export function setCount(asked: Asked, count: number): void {
  const load = tripOf(asked)?.loads[count - 1];
  if (!load) return;
  change(asked, { count });
  asked.props.preview(load.choices);
}

/** Begin something else, on a cell if one is named or only one will do. */
export function begin(asked: Asked, kind: DeedKind, wanted: number): void {
  const cells = cellsFor(waysOf(asked.answers, asked.components), kind);
  const cell = cells.includes(wanted) ? wanted : cells.length === 1 ? cells[0]! : -1;
  settle(asked, { kind, cell, taken: "", choices: null });
}

/** Keep a deed, with the first way to do it where that is all that is open. */
export function settle(asked: Asked, deed: Deed): void {
  const ways = deedWays(asked, deed);
  const isOpen = deed.kind === "trade" && !deed.choices;
  const choices = deed.choices ?? (isOpen ? null : (ways[0]?.answer.choices ?? null));
  change(asked, { deed: { ...deed, choices }, target: -1 });
  asked.props.preview(choices);
}

/** Lay the tile on a cell, turned as it was if it may lie there so. */
export function lay(asked: Asked, cell: number, tick = asked.held.ghost?.tick ?? 0): void {
  const turn = turnAt(turnsOf(asked.answers, asked.components), cell, tick);
  if (!turn) return;
  change(asked, { ghost: { cell, tick: turn.tick } });
  asked.props.preview(turn.choices);
}

export function turnGhost(asked: Asked, step: number): void {
  const turn = turnHeld(asked);
  if (!turn) return;
  const next = turned(turnsOf(asked.answers, asked.components), turn, step);
  lay(asked, next.cell, next.tick);
}

/** One step back: the target, then the stack; nothing is left to step back from once this says so. */
export function stepBack(asked: Asked): boolean {
  const { held, props } = asked;
  if (!holdsAny(held)) return false;
  props.preview(null);
  if (held.deed) change(asked, { deed: null });
  else if (held.target >= 0) change(asked, { target: -1, count: 1 });
  else letGo();
  return true;
}

export function commit(asked: Asked): boolean {
  const aim = aimOf(asked);
  if (!aim || !asked.props.isLive) return false;
  asked.props.preview(null);
  asked.props.choose(aim.choices);
  return true;
}

/** What a click on a cell does while acting. */
export function actOn(asked: Asked, cell: number): void {
  const { held, answers, components } = asked;
  if (held.deed && cellsFor(waysOf(answers, components), held.deed.kind).includes(cell)) {
    return settle(asked, { ...held.deed, cell, choices: null });
  }
  if (held.source && held.source.cell !== cell && tripsHeld(asked).has(cell)) return aimAt(asked, cell);
  const stacks = stacksOn(asked, cell);
  const place = stacks.findIndex(({ piece }) => held.source?.cell === cell && held.source.piece === piece);
  const next = stacks[place + 1];
  if (next) pick(asked, next);
  else if (place >= 0 || !doThere(asked, cell)) {
    asked.props.preview(null);
    letGo();
  }
}

/** On a tile without own members, or whose members can't go anywhere: the first thing that can be done there. */
function doThere(asked: Asked, cell: number): boolean {
  const way = waysOf(asked.answers, asked.components).find((found) => found.cell === cell);
  if (way) begin(asked, way.kind, cell);
  return way !== undefined;
}

/** What a click on a cell does while a tile is to be laid: it goes there, and where it lies it is turned. */
export function layOn(asked: Asked, cell: number): void {
  if (asked.held.ghost?.cell === cell) turnGhost(asked, 1);
  else lay(asked, cell);
}

const known = new WeakMap<Answers, { held: Held; cells: ReadonlySet<number> }>();

/** The cells that answer something now: targets, stacks, places of what is being done, places for the tile. */
export function litCells(asked: Asked): ReadonlySet<number> {
  const { answers, held } = asked;
  const there = known.get(answers);
  if (there?.held === held) return there.cells;
  const cells = new Set(answering(asked));
  known.set(answers, { held, cells });
  return cells;
}

function answering(asked: Asked): Iterable<number> {
  const { answers, components, held, props } = asked;
  if (isPlacing({ props })) return turnsOf(answers, components).keys();
  if (!isActing({ props })) return [];
  const ways = waysOf(answers, components);
  if (held.deed) return cellsFor(ways, held.deed.kind).filter((cell) => cell >= 0);
  if (held.source) return [held.source.cell, ...tripsHeld(asked).keys()];
  const places = ways.map(({ cell }) => cell).filter((cell) => cell >= 0);
  return [...places, ...sourcesOf(answers, components).map(({ cell }) => cell)];
}

/** How many coins the stack that is picked has. */
export function coinsHeld(asked: Asked): number {
  const { source } = asked.held;
  if (!source || source.piece === "leader") return source ? 1 : 0;
  return tileOn(asked.view, source.cell)?.coins[asked.seat] ?? 0;
}

export function hasLeaderOn(asked: Asked, cell: number): boolean {
  return mine(asked).leader === cell;
}

/** The cell that is pointed at or has the focus, or -1. */
export function pointedCell({ components, focus }: Pick<Scene, "components" | "focus">): number {
  return focus ? cellWith({ components }, focus.id) : -1;
}
