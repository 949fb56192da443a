// The answers of the open question with the pieces that the server names for each, for boards of small titles.

import type { BoardProps } from "./board";

/** One way to answer: an option, or a whole plan. */
export interface Offered {
  choices: readonly number[];
  text: string;
  pieces: readonly string[];
}

type Asked = Pick<BoardProps, "question" | "words" | "isLive">;

/** The options of the question; none while nothing can be answered. */
export function optionsOf({ question, words, isLive }: Asked): Offered[] {
  if (!question || !isLive) return [];
  return question.options.map(([choice, token], place) => {
    const { text = token, pieces = [] } = words?.options[place] ?? {};
    return { choices: [choice], text, pieces };
  });
}

export function plansOf({ question, words, isLive }: Asked): Offered[] {
  if (!question || !isLive) return [];
  return question.plans.map(([label, choices], place) => {
    const { text = label, pieces = [] } = words?.plans[place] ?? {};
    return { choices, text, pieces };
  });
}

/** The clause that forbids what the first of these pieces would stand for, if one does. */
export function clauseAgainst({ question, words }: Asked, piece: string): string | undefined {
  return question?.refused.find((_, place) => words?.refused[place]?.pieces[0] === piece)?.[1];
}

/** The attributes of a drawing that is looked at, and named for those who hear the page. */
export function named(label: string) {
  return { role: "img", "aria-label": label } as const;
}

/** Whether an element got the focus by a key: a finger or a mouse points without it. */
export function isByKey({ currentTarget }: { currentTarget: EventTarget | null }): boolean {
  return (currentTarget as Element).matches(":focus-visible");
}

/** A label of the board, `label.<key>` among the texts of the title, with what stands at `{n}` and `{m}`. */
export function labelOf(
  { declarations }: Pick<BoardProps, "declarations">,
  key: string,
  n: string | number = "",
  m: string | number = "",
): string {
  const text = declarations?.texts[`label.${key}`] ?? key;
  return text.replace("{n}", `${n}`).replace("{m}", `${m}`);
}
