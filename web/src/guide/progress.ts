// How far somebody is in the guided game of a title. It stays on this device.

import { type Signal, signal } from "@preact/signals";
import { keep, stored } from "../settings";

export interface Progress {
  /** The match that is played with a guide. */
  match: string;
  met: readonly string[];
}

const NOBODY: Progress = { match: "", met: [] };

const held = new Map<string, Signal<Progress>>();

function progress(title: string): Signal<Progress> {
  let found = held.get(title);
  if (!found) {
    found = signal(stored(place(title), NOBODY));
    held.set(title, found);
  }
  return found;
}

function place(title: string): string {
  return `guide.${title}`;
}

function set(title: string, value: Progress): void {
  progress(title).value = value;
  keep(place(title), value);
}

/** Guide a match from its start; a guide of another match of the title ends. */
export function startGuide(title: string, match: string): void {
  set(title, { match, met: [] });
}

/** The lessons that have been met in a match, or null if it is played without a guide. */
export function lessonsMet(title: string, match: string): readonly string[] | null {
  const { value } = progress(title);
  return value.match === match ? value.met : null;
}

export function meet(title: string, lesson: string): void {
  const { value } = progress(title);
  if (!value.met.includes(lesson)) set(title, { ...value, met: [...value.met, lesson] });
}

export function stopGuide(title: string): void {
  set(title, NOBODY);
}
