// What a press on a piece means while several steps make one answer.

import type { Scene } from "../scene";
import { allianceOf, pickSide } from "./alliance";
import { canBeGuest, toggleGuest } from "./guests";
import { addToken, gathered, quotaOf } from "./tokens";

/** Whether a gesture that is under way has taken a press on a piece; otherwise the press answers at once. */
export function takesPress(scene: Scene, id: string): boolean {
  const quota = quotaOf(scene);
  const source = quota?.sources.find((each) => each.id === id);
  if (quota && source) addToken(scene, quota, source);
  else if (canBeGuest(scene, id)) toggleGuest(scene, id);
  else if (allianceOf(scene, id).length > 0) pickSide(scene, id);
  else return false;
  return true;
}

/** Whether a press on a piece only goes some of the way: nothing is previewed for it alone. */
export function isStep(scene: Scene, id: string): boolean {
  return (
    quotaOf(scene)?.sources.some((source) => source.id === id) ||
    canBeGuest(scene, id) ||
    allianceOf(scene, id).length > 0
  );
}

/** What is previewed while nothing is pointed at: what was gathered so far. */
export function resting(scene: Scene): readonly number[] | null {
  return gathered(scene);
}
