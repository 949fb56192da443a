// What the shell does for motion at a table: any click or key skips, a hidden page catches up, keys change the speed.

import { useEffect } from "preact/hooks";
import { sound, speed } from "../settings";
import { isElsewhere } from "../table/keys";
import type { MotionPlayer } from "./player";
import { faster } from "./speed";

/** What keys do for motion and sound, by their character or their place. */
const KEYS: Record<string, () => void> = {
  "+": () => (speed.value = faster(speed.value, 1)),
  "=": () => (speed.value = faster(speed.value, 1)),
  "-": () => (speed.value = faster(speed.value, -1)),
  KeyM: () => (sound.value = !sound.value),
};

const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "CapsLock", "Tab"]);

export function useMotion(motion: MotionPlayer): void {
  useEffect(() => {
    // Not before everybody has heard of the click or the key: it must not answer the question that it opens. What it
    // has only begun itself is played.
    const skip = () => {
      if (motion.isPlaying.peek()) setTimeout(() => motion.skip());
    };
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event) || MODIFIERS.has(event.key)) return;
      skip();
      if (!isAnswer(event)) (KEYS[event.key] ?? KEYS[event.code])?.();
    };
    const look = () => document.hidden && motion.skip();
    addEventListener("click", skip, { capture: true });
    addEventListener("keydown", press, { capture: true });
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("click", skip, { capture: true });
      removeEventListener("keydown", press, { capture: true });
      document.removeEventListener("visibilitychange", look);
    };
  }, [motion]);
}

/** Whether a key stands for an answer that is listed. */
function isAnswer({ code }: KeyboardEvent): boolean {
  return code === "KeyM" && document.querySelector('[aria-keyshortcuts="m"]') !== null;
}
