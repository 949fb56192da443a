// While a die of the draft is pointed at, the board asks in turn what each own counter would do with it.

import { useEffect, useRef, useState } from "preact/hooks";
import type { PreviewOf } from "../board";
import { type Counter, countersOf, TRACKS } from "./counters";
import { counterId } from "./ids";
import { answersAt, type Scene } from "./scene";
import type { PulsarView } from "./types";

/** Counters as they would stand, by the answer that moves them; null for one that would not stand anywhere. */
type Known = Map<number, Counter | null>;

/** What is known of one die: the counters it may move, each with its answer, and where they would go. */
interface Trial {
  question: number;
  die: number;
  counters: readonly (readonly [choice: number, piece: string])[];
  known: Known;
}

const NO_DIE = -1;
const UNTRIED: Trial = { question: NO_DIE, die: NO_DIE, counters: [], known: new Map() };

/** Where each own counter would go with the die that is pointed at. */
export function useProbe(scene: Scene): Counter[] {
  const { question, previewed } = scene.props;
  const trial = useRef(UNTRIED);
  const [, redraw] = useState(0);
  const die = dieOf(scene);
  if (trial.current.die !== die || trial.current.question !== question?.number) {
    trial.current = { ...UNTRIED, question: question?.number ?? NO_DIE, die, known: new Map() };
  }
  useEffect(() => {
    if (die === NO_DIE || !previewed || previewed.choices[0] !== die) return;
    learn(scene, trial.current, previewed);
    const { counters, known } = trial.current;
    const left = counters.find(([choice]) => !known.has(choice));
    if (left) scene.props.preview([die, left[0]]);
    else if (previewed.choices.length > 1) scene.props.preview([die]);
    redraw((count) => count + 1);
  }, [previewed, die]);
  return [...trial.current.known.values()].flatMap((counter) => counter ?? []);
}

/** The choice of the die that is pointed at in the draft, or `NO_DIE`. */
function dieOf(scene: Scene): number {
  const { question, pointed } = scene.props;
  if (question?.decision !== "pick-die") return NO_DIE;
  const here = scene.focus && answersAt(scene, scene.focus.id)[0];
  return here?.choices[0] ?? pointed ?? NO_DIE;
}

/** The die alone tells which counters it may move; with a counter it tells where that one would go. */
function learn(scene: Scene, trial: Trial, { choices, view, taken, next }: PreviewOf): void {
  const counter = choices[1];
  if (counter === undefined) {
    if (trial.counters.length === 0) trial.counters = countersIn(next);
    return;
  }
  const piece = trial.counters.find(([choice]) => choice === counter)?.[1];
  trial.known.set(counter, taken > 1 && piece ? standing(scene, view, piece) : null);
}

function countersIn(next: PreviewOf["next"]): Trial["counters"] {
  if (next?.decision !== "move-counter") return [];
  return next.options.flatMap(([choice], place) => {
    const piece = next.pieces[place]?.[0];
    return piece === undefined ? [] : [[choice, piece] as const];
  });
}

/** The counter of this id in a position. */
function standing(scene: Scene, view: PulsarView, piece: string): Counter | null {
  const per = scene.components.dice.counters;
  const all = TRACKS.flatMap((_, track) => countersOf(view, track, per));
  return all.find((counter) => counterId(scene, counter.id) === piece) ?? null;
}
