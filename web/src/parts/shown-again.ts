// What the board could show once more of what happened, for the log to offer where it tells of it.

import { signal } from "@preact/signals";

/** What that is, in words; empty if there is nothing. It stays while another tab covers the board. */
export const shownAgain = signal("");

/** Whether somebody has asked for it: the board takes this back as soon as it shows it. */
export const isWantedAgain = signal(false);

/** Another table has shown nothing yet. */
export function forgetShown(): void {
  shownAgain.value = "";
  isWantedAgain.value = false;
}
