// The lessons in words. They are fetched only when somebody is guided.

import { addTexts, knows, type Lang, say, sayPart } from "../speech";

const FILES = import.meta.glob<string>("../../../src/orrery/texts/*/guide-*.ftl", {
  query: "?raw",
  import: "default",
});

const loading = new Map<string, Promise<void>>();

/** Fetch the lessons of a title in all languages, once. */
export function loadLessons(title: string): Promise<void> {
  let found = loading.get(title);
  if (!found) {
    found = load(title);
    loading.set(title, found);
    found.catch(() => loading.delete(title));
  }
  return found;
}

async function load(title: string): Promise<void> {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/guide-${title}.ftl`));
  const read = await Promise.all(
    files.map(async ([path, text]) => [path.split("/").at(-2), await text()] as const),
  );
  for (const [language, text] of read) addTexts(language as Lang, text);
}

const id = (title: string, lesson: string) => `web-lesson-${title}-${lesson}`;

export function hasLesson(title: string, lesson: string): boolean {
  return knows(id(title, lesson));
}

export interface Lesson {
  title: string;
  text: string;
  advice: string;
  clause: string;
}

export function lessonIn(title: string, lesson: string): Lesson {
  const key = id(title, lesson);
  return {
    title: sayPart(key, "title"),
    text: say(key),
    advice: sayPart(key, "advice"),
    clause: sayPart(key, "clause"),
  };
}

/** Why an answer is a good one, by the name of the reason. */
export function reasonFor(title: string, lesson: string, reason: string): string {
  return sayPart(id(title, lesson), `first-${reason}`);
}
