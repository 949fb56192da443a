// Keys while something is held: numbers and signs choose how many, R turns, Enter gives the answer, Escape steps back.

import { useLayoutEffect, useRef } from "preact/hooks";
import { isElsewhere, signOf } from "../../../table/keys";
import type { Scene } from "../scene";
import { commit, deedWays, setCount, settle, stepBack, tripOf, turnGhost } from "./acting";

/** They are taken before those of the shell, which leaves alone what was used up. */
export function useGestureKeys(scene: Scene): void {
  const latest = useRef(scene);
  latest.current = scene;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (act(latest.current, event)) event.preventDefault();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}

function act(scene: Scene, event: KeyboardEvent): boolean {
  if (event.key === "Escape") return stepBack(scene);
  if (event.key === "Enter") return !isOnControl(event) && commit(scene);
  if (scene.held.ghost && signOf(event) === "r") {
    turnGhost(scene, event.shiftKey ? -1 : 1);
    return true;
  }
  return count(scene, event);
}

/** Enter on a button is a click on it. */
function isOnControl(event: KeyboardEvent): boolean {
  return Boolean((event.target as Element | null)?.closest?.("button, a, summary, [role=button]"));
}

function count(scene: Scene, event: KeyboardEvent): boolean {
  const step = { "+": 1, "=": 1, "-": -1, "−": -1 }[event.key];
  const digit = /^[1-9]$/.test(signOf(event)) ? Number(signOf(event)) : 0;
  if (!step && !digit) return false;
  if (tripOf(scene)) {
    const most = tripOf(scene)!.loads.length;
    setCount(scene, Math.min(most, step ? scene.held.count + step : digit));
    return true;
  }
  return countDeed(scene, step ?? 0, digit);
}

/** The ways of a deed by their place. */
function countDeed(scene: Scene, step: number, digit: number): boolean {
  const { deed } = scene.held;
  if (!deed?.choices) return false;
  const ways = deedWays(scene, deed);
  const now = ways.findIndex(({ answer }) => answer.choices.join() === deed.choices!.join());
  const way = ways[step ? now + step : digit - 1];
  if (way) settle(scene, { ...deed, choices: way.answer.choices });
  return true;
}
