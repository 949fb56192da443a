// The guided first games: which lessons make up the course of a title, and which lesson comes next.

/** The lessons before and after all others. */
export const WELCOME = "welcome";
export const FAREWELL = "farewell";

/** By title, the decisions and moments that have to be met before somebody plays freely. */
const COURSES: Readonly<Record<string, readonly string[]>> = {
  pulsar: [
    "choose-entry",
    "pick-die",
    "move-counter",
    "use-die",
    "act",
    "station-built",
    "transmitter-taken",
    "patented",
    "round-ended",
  ],
  cluster: ["place", "act", "moved", "crystal-found", "built", "supernova", "scored"],
  cosmic: ["destiny-flipped", "respond", "point", "load", "invite", "join", "lay-card", "cards-revealed"],
};

export function courseOf(title: string): readonly string[] {
  return COURSES[title] ?? [];
}

/** What is known when the next lesson is looked for. */
export interface Scene {
  /** The number and the key of the open question, if one is open. */
  question: number;
  decision: string;
  /** The kinds of what has happened so far. */
  heard: readonly string[];
}

export interface Learner {
  met: readonly string[];
  /** The number of the question at which a lesson was put aside last. */
  rested: number;
}

/**
 * The lesson to give now, or null.
 *
 * What is asked comes first; a moment of the game is told only if there is nothing else to read for a question.
 */
export function nextLesson(
  title: string,
  learner: Learner,
  scene: Scene,
  has: (lesson: string) => boolean,
): string | null {
  const isNew = (lesson: string) => has(lesson) && !learner.met.includes(lesson);
  if (isNew(WELCOME)) return WELCOME;
  if (!scene.decision) return null;
  if (isNew(scene.decision)) return scene.decision;
  if (learner.rested === scene.question) return null;
  const isDone = courseOf(title).every((lesson) => learner.met.includes(lesson));
  if (isDone && isNew(FAREWELL)) return FAREWELL;
  return scene.heard.find(isNew) ?? null;
}

/** How many lessons of the course have been met, of how many. */
export function progressOf(title: string, met: readonly string[]): { met: number; all: number } {
  const course = courseOf(title);
  return { met: course.filter((lesson) => met.includes(lesson)).length, all: course.length };
}
