// What the board could show once more of what happened, for the log to offer where it tells of it.

import { signal } from "@preact/signals";

export interface ShownAgain {
  text: string;
  show(): void;
}

export const shownAgain = signal<ShownAgain | null>(null);
