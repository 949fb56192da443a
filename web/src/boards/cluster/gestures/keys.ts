// Keys while something is held: numbers and signs choose how many, R turns, Enter gives the answer, Escape steps back;
// arrows on the board go from one lit cell to the next.

import { useLayoutEffect, useRef } from "preact/hooks";
import { isElsewhere, signOf } from "../../../table/keys";
import { middleOf, type Spot } from "../geometry";
import { cellWith } from "../ids";
import type { Scene } from "../scene";
import { commit, deedWays, setCount, settle, stepBack, tripOf, turnGhost } from "./acting";

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** They are taken before those of the shell, which leaves alone what was used up. */
export function useGestureKeys(scene: Scene): void {
  const latest = useRef(scene);
  latest.current = scene;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (walk(latest.current, event) || act(latest.current, event)) event.preventDefault();
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

/** From the lit cell that has the focus to the nearest one in the direction of an arrow. */
function walk(scene: Scene, event: KeyboardEvent): boolean {
  const direction = ARROWS[event.key];
  const here = (event.target as Element | null)?.closest?.(".c-field [data-piece], .board-place");
  if (!direction || !here) return false;
  const stops = [...document.querySelectorAll<SVGElement>(".c-field [data-piece][tabindex]")];
  const from = spotOf(scene, here);
  const next = from ? nearest(scene, stops, from, direction) : stops[0];
  next?.focus();
  return true;
}

function spotOf({ components }: Scene, element: Element): Spot | null {
  const cell = cellWith({ components }, element.getAttribute("data-piece") ?? "");
  return cell < 0 ? null : middleOf(components.cells[cell]!);
}

/** What lies straight on counts for more than what lies aside. */
function nearest(
  scene: Scene,
  stops: readonly SVGElement[],
  from: Spot,
  direction: Spot,
): SVGElement | undefined {
  const away = (stop: SVGElement) => {
    const at = spotOf(scene, stop);
    if (!at) return Number.POSITIVE_INFINITY;
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y + dy * direction.x);
    return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
  };
  const best = stops.reduce<[number, SVGElement | undefined]>(
    (found, stop) => (away(stop) < found[0] ? [away(stop), stop] : found),
    [Number.POSITIVE_INFINITY, undefined],
  );
  return best[1];
}
