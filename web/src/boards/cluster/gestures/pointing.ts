// What a cell does when it is pointed at, and what it is called then.

import type { DeedKind } from "../held";
import { isActing, isPlacing, label, nameOf, type Scene } from "../scene";
import { aimOf, setCount, stacksOn, tripOf, tripsHeld, turnGhost } from "./acting";
import { cellsFor, waysOf } from "./deeds";
import { turnAt, turnsOf } from "./turns";

/** The answer that pointing at a cell shows, as long as nothing is chosen. */
export function answerAt(scene: Scene, cell: number): readonly number[] | null {
  const { held, answers, components } = scene;
  if (aimOf(scene) || held.deed) return null;
  if (isPlacing(scene)) return turnAt(turnsOf(answers, components), cell, 0)?.choices ?? null;
  return tripsHeld(scene).get(cell)?.loads[0]?.choices ?? null;
}

export function look(scene: Scene, cell: number): void {
  const choices = answerAt(scene, cell);
  if (choices) scene.props.preview(choices);
}

export function lookAway(scene: Scene): void {
  if (!scene.held.deed && (isPlacing(scene) || scene.held.source)) {
    scene.props.preview(aimOf(scene)?.choices ?? null);
  }
}

/** The wheel over the target changes how many go, over the tile to be laid how it is turned. */
export function wheel(scene: Scene, cell: number, event: WheelEvent): void {
  const step = event.deltaY < 0 ? 1 : -1;
  const isTarget = tripOf(scene)?.target === cell;
  if (!isTarget && scene.held.ghost?.cell !== cell) return;
  event.preventDefault();
  event.stopPropagation();
  if (isTarget) setCount(scene, scene.held.count + step);
  else turnGhost(scene, -step);
}

/** What a press on a lit cell does, in words. */
export function pressText(scene: Scene, cell: number): string {
  const name = nameOf(scene, cell);
  const { held } = scene;
  if (isPlacing(scene)) return label(scene, held.ghost?.cell === cell ? "hit-ghost" : "hit-lay", name);
  if (!isActing(scene)) return "";
  if (held.deed) return label(scene, "hit-do", name, label(scene, `deed-${held.deed.kind}`));
  if (held.source?.cell === cell) return label(scene, "hit-picked", name);
  const trip = tripsHeld(scene).get(cell);
  if (trip) return label(scene, held.target === cell ? "hit-target" : "hit-send", name, trip.loads[0]!.cost);
  return pickText(scene, cell, name);
}

function pickText(scene: Scene, cell: number, name: string): string {
  const [stack] = stacksOn(scene, cell);
  if (stack) return label(scene, stack.piece === "coin" ? "hit-pick" : "hit-leader", name);
  const kind = deedAt(scene, cell);
  return kind ? label(scene, "hit-do", name, label(scene, `deed-${kind}`)) : "";
}

function deedAt({ answers, components }: Scene, cell: number): DeedKind | undefined {
  const ways = waysOf(answers, components);
  return ways.find(({ kind }) => cellsFor(ways, kind).includes(cell))?.kind;
}
