// Every word of the client, from the Fluent files that the whole program shares.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import enErrors from "../../src/orrery/texts/en/errors.ftl?raw";
import enHints from "../../src/orrery/texts/en/hints.ftl?raw";
import enLevels from "../../src/orrery/texts/en/levels.ftl?raw";
import enServer from "../../src/orrery/texts/en/server.ftl?raw";
import enWeb from "../../src/orrery/texts/en/web.ftl?raw";
import ruErrors from "../../src/orrery/texts/ru/errors.ftl?raw";
import ruHints from "../../src/orrery/texts/ru/hints.ftl?raw";
import ruLevels from "../../src/orrery/texts/ru/levels.ftl?raw";
import ruServer from "../../src/orrery/texts/ru/server.ftl?raw";
import ruWeb from "../../src/orrery/texts/ru/web.ftl?raw";

export type Lang = "en" | "ru";
export type Facts = Record<string, FluentVariable>;

export const LANGUAGES: readonly Lang[] = ["en", "ru"];

const bundles: Record<Lang, FluentBundle> = {
  en: bundle("en", [enWeb, enErrors, enServer, enLevels, enHints]),
  ru: bundle("ru", [ruWeb, ruErrors, ruServer, ruLevels, ruHints]),
};

/** The language in use; components that say something follow it at once. */
export const lang = signal<Lang>("en");

const speaking = computed(() => [bundles[lang.value], bundles.en]);

/** The text called `key` in the language in use, else in English, else the key. */
export function say(key: string, facts?: Facts): string {
  for (const known of speaking.value) {
    const pattern = known.getMessage(key)?.value;
    if (pattern) return known.formatPattern(pattern, facts ?? null);
  }
  return key;
}

/** A part of a text that has several, such as the heading of a lesson; empty if there is none. */
export function sayPart(key: string, part: string): string {
  for (const known of speaking.value) {
    const pattern = known.getMessage(key)?.attributes[part];
    if (pattern) return known.formatPattern(pattern);
  }
  return "";
}

export function knows(key: string): boolean {
  return speaking.value.some((known) => known.hasMessage(key));
}

/** What went wrong, by the code of a fault: of the server's, or of the client's own. */
export function sayError(code: string): string {
  const found = [`error-${code}`, `web-error-${code}`].find(knows);
  return say(found ?? "web-error-unknown");
}

/** Add the words of a board, for instance; ids must not be taken yet. */
export function addTexts(language: Lang, source: string): void {
  bundles[language].addResource(new FluentResource(source));
}

function bundle(language: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** The language a browser asks for, as far as there is one. */
export function preferredLanguage(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}
