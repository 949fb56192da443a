// What else can be done with action points: by kind and by place, with what stands against it.

import type { Refusal } from "../../answers";
import { type Answer, type Answers, measured } from "../../every-answer";
import { DEEDS, type DeedKind } from "../held";
import { cellWith } from "../ids";
import type { Components } from "../types";

/** One way to do something on a cell, or to trade. */
export interface Way {
  kind: DeedKind;
  /** -1 for a trade, which has no place. */
  cell: number;
  cost: number;
  answer: Answer;
}

/** Plans that go further than the option they begin with. */
const PLANS: Readonly<Record<string, DeedKind>> = { "build-twice": "build", "build-and-warp": "station" };

const known = new WeakMap<Answers, readonly Way[]>();

export function waysOf(answers: Answers, components: Components): readonly Way[] {
  const there = known.get(answers);
  if (there) return there;
  const found = answers.all.flatMap((answer) => wayOf(answer, components));
  known.set(answers, found);
  return found;
}

function wayOf(answer: Answer, components: Components): Way[] {
  const kind = answer.kind ? DEEDS.find((deed) => deed === answer.kind) : PLANS[answer.key];
  if (!kind) return [];
  const cost = answer.facts.length > 0 ? answer.facts.at(-1)! : measured(answer, "cost");
  const cell = kind === "trade" ? -1 : cellWith({ components }, answer.pieces[0]!);
  return [{ kind, cell, cost, answer }];
}

/** The cells on which something can be done. */
export function cellsFor(ways: readonly Way[], kind: DeedKind): readonly number[] {
  return [...new Set(ways.filter((way) => way.kind === kind).map((way) => way.cell))];
}

export function waysAt(ways: readonly Way[], kind: DeedKind, cell: number): readonly Way[] {
  return ways.filter((way) => way.kind === kind && way.cell === cell);
}

/** Why something can't be done on any of these pieces: of several clauses the one that is named least often, since
 * most tiles are simply of another sort. */
export function against(answers: Answers, kind: DeedKind, ids: readonly string[]): Refusal | undefined {
  const found = ids.flatMap((id) => (answers.refused.get(id) ?? []).filter((entry) => entry.kind === kind));
  const times = new Map<string, number>();
  for (const { clause } of found) times.set(clause, (times.get(clause) ?? 0) + 1);
  return found.reduce<Refusal | undefined>(
    (best, entry) => (best && times.get(best.clause)! <= times.get(entry.clause)! ? best : entry),
    undefined,
  );
}
