// What a person has chosen for this browser. It stays in the browser.

import { effect, type Signal, signal } from "@preact/signals";
import { type Lang, lang, preferredLanguage } from "./speech";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "still";
export type Speed = "slow" | "normal" | "fast" | "off";

const PREFIX = "orrery.";

export const theme = signal<Theme>("system");
export const motion = signal<Motion>("system");
/** How fast what others do is played. */
export const speed = signal<Speed>("normal");
export const sound = signal(true);
/** How loud, from 0 to 1. */
export const volume = signal(0.3);
export const notify = signal(false);
/** Whether one's turns end with their last answer, without being asked whether to take it back. */
export const endTurns = signal(false);
/** The name that was used last, for the next session on this browser. */
export const lastName = signal("");

const isStillByWish = matchMedia("(prefers-reduced-motion: reduce)");
const isLightByWish = matchMedia("(prefers-color-scheme: light)");
const systemStill = signal(isStillByWish.matches);
const systemLight = signal(isLightByWish.matches);

/** Whether nothing may move of itself. */
export function isStill(): boolean {
  return motion.value === "still" || (motion.value === "system" && systemStill.value);
}

/** Read what was chosen before, follow changes, and show them on the page. */
export function startSettings(): void {
  lang.value = stored<Lang>("lang", preferredLanguage(navigator.languages));
  for (const [key, held] of entries()) held.value = stored(key, held.value);
  isStillByWish.addEventListener("change", (event) => (systemStill.value = event.matches));
  isLightByWish.addEventListener("change", (event) => (systemLight.value = event.matches));
  for (const [key, held] of [["lang", lang] as const, ...entries()]) {
    effect(() => keep(key, held.value));
  }
  effect(paint);
}

function entries(): [string, Signal<any>][] {
  return [
    ["theme", theme],
    ["motion", motion],
    ["speed", speed],
    ["sound", sound],
    ["volume", volume],
    ["notify", notify],
    ["end-turns", endTurns],
    ["name", lastName],
  ];
}

function paint(): void {
  const root = document.documentElement;
  const light = theme.value === "light" || (theme.value === "system" && systemLight.value);
  root.dataset.theme = light ? "light" : "dark";
  root.toggleAttribute("data-still", isStill());
  root.lang = lang.value;
}

/** What is stored under a key; private windows may refuse to tell. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Store something for the next visit, if the browser lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays: the choice holds for this visit.
  }
}
