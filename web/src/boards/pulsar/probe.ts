// While a die of the draft is pointed at, the board asks in turn what each own counter would do with it.

import { useEffect, useRef, useState } from "preact/hooks";
import { type Counter, countersOf, ownCounters } from "./counters";
import { answersAt, type Scene } from "./scene";
import type { PulsarView } from "./types";

/** Counters as they would stand, by the choices that lead there. */
type Known = Map<string, Counter>;

/** Where each own counter would go with the die that is pointed at. */
export function useProbe(scene: Scene): Counter[] {
  const { question, previewed } = scene.props;
  const known = useRef<Known>(new Map());
  const asked = useRef(-1);
  const [, redraw] = useState(0);
  if (question && asked.current !== question.number) {
    known.current = new Map();
    asked.current = question.number;
  }
  const die = dieOf(scene);
  const counters = die < 0 ? [] : ownCounters(scene.view, scene.seat, perTrack(scene));
  useEffect(() => {
    if (die < 0 || !previewed || previewed.choices[0] !== die) return;
    const counter = previewed.choices[1];
    if (counter !== undefined)
      note(scene, known.current, previewed.choices, previewed.view as PulsarView, previewed.taken);
    const left = counters.find((id) => !known.current.has(`${die},${id}`));
    if (left !== undefined) scene.props.preview([die, left]);
    else if (counter !== undefined) scene.props.preview([die]);
    redraw((count) => count + 1);
  }, [previewed, die]);
  return counters
    .flatMap((id) => known.current.get(`${die},${id}`) ?? [])
    .filter((counter) => counter.space > 0);
}

function perTrack(scene: Scene): number {
  return scene.components.dice.counters;
}

/** The choice of the die that is pointed at in the draft, or -1. */
function dieOf(scene: Scene): number {
  const { question, pointed } = scene.props;
  if (question?.decision !== "pick-die") return -1;
  const here = scene.focus && answersAt(scene, scene.focus.id)[0];
  return here?.choices[0] ?? pointed ?? -1;
}

function note(scene: Scene, known: Known, choices: readonly number[], view: PulsarView, taken: number): void {
  const counter = choices[1]!;
  const track = Math.floor(counter / perTrack(scene));
  const found = countersOf(view, track, perTrack(scene)).find((one) => one.id === counter);
  const nowhere = { id: counter, seat: scene.seat, space: 0, level: 0, place: 0 };
  known.set(choices.join(), taken > 1 && found ? found : nowhere);
}
