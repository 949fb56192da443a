// What a press on a piece means while several steps make one answer.

import type { Scene } from "../scene";

/** Whether a gesture that is under way has taken a press on a piece; otherwise the press answers at once. */
export function takesPress(_scene: Scene, _id: string): boolean {
  return false;
}
