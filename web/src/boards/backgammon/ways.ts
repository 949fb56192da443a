// How checkers can be moved, from place to place, as the server offers it by pieces.

import type { Offered } from "../offered";

export interface Way {
  from: string;
  to: string;
  choices: readonly number[];
  text: string;
}

/** Single moves, and the plans whose first moves carry one checker on: from its place to where it comes to rest. */
export function waysOf(options: readonly Offered[], plans: readonly Offered[]): Way[] {
  const single = options.flatMap(({ pieces: [from, to], choices, text }) =>
    from !== undefined && to !== undefined ? [{ from, to, choices, text }] : [],
  );
  const known = new Set(single.map(nameOf));
  return [...single, ...alone(plans.flatMap(runsOf)).filter((way) => !known.has(nameOf(way)))];
}

/** Answers that move no checker: about dice and cube. */
export function controlsOf(options: readonly Offered[]): Offered[] {
  return options.filter(({ pieces }) => pieces.length < 2);
}

/** The beginnings of a plan, of two moves or more, that are made by one checker. */
function runsOf({ choices, pieces, text }: Offered): Way[] {
  const moves = choices.map((_, place) => [pieces[2 * place]!, pieces[2 * place + 1]!] as const);
  return choices.slice(1).flatMap((_, place) => {
    const run = linked(moves.slice(0, place + 2));
    return run ? [{ from: run[0], to: run[1], choices: choices.slice(0, place + 2), text }] : [];
  });
}

/** Moves that can be laid end to end, in whatever order they are made, from the first start to the last end. */
function linked(moves: readonly (readonly [string, string])[]): readonly [string, string] | null {
  const ends = moves.map(([, to]) => to);
  const start = moves.find(([from]) => !ends.includes(from))?.[0];
  if (start === undefined) return null;
  const rest = [...moves];
  let here = start;
  while (rest.length > 0) {
    const next = rest.findIndex(([from]) => from === here);
    if (next < 0) return null;
    here = rest.splice(next, 1)[0]![1];
  }
  return [start, here];
}

/** Of ways between the same places those that are the only one: which of several is meant is said move by move. */
function alone(ways: readonly Way[]): Way[] {
  const distinct = [...new Map(ways.map((way) => [`${nameOf(way)} ${way.choices}`, way])).values()];
  return distinct.filter((way) => distinct.filter((other) => nameOf(other) === nameOf(way)).length === 1);
}

function nameOf({ from, to }: Way): string {
  return `${from} ${to}`;
}
