// Telling somebody who looks elsewhere that it is their turn.

import { notify } from "./settings";
import { playSound } from "./sound/sound";

/** Say that the game waits, by sound and by the browser, as far as that was allowed. */
export function callBack(heading: string, text: string): void {
  playSound("turn");
  if (!document.hidden || !notify.value || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const shown = new Notification(heading, { body: text, icon: "/icon-192.png", tag: "orrery-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
