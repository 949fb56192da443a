// Which piece of the board answers what: every option and plan of the question, by the pieces that the server names.

import type { AnswerWords, Chip, Question, UpdateWords } from "../wire";
import { NOWHERE, put, type Refusal, refusalsOf } from "./answers";

export type { Refusal } from "./answers";

/** One way to answer that a piece stands for. */
export interface Answer {
  choices: readonly number[];
  text: string;
  detail: string;
  chips: readonly Chip[];
  /** The pieces in the order of the server: those of a move are where it begins and where it ends. */
  pieces: readonly string[];
  /** The token of an option, or the label of a plan. */
  key: string;
  /** The facts of a plan; empty for an option. */
  facts: readonly number[];
  /** What kind of act an option is; empty for a plan. */
  kind: string;
  /** What an option comes to: of what, about which piece, how much. */
  measures: readonly (readonly [string, string, number])[];
  isPlan: boolean;
}

/** How much an answer comes to of something; -1 if that is not said. */
export function measured(answer: Answer, what: string): number {
  return answer.measures.find(([of]) => of === what)?.[2] ?? -1;
}

export interface Answers {
  /** Every answer, options first. */
  all: readonly Answer[];
  /** Answers by each piece they name; those that no piece stands for are under `NOWHERE`. */
  open: ReadonlyMap<string, readonly Answer[]>;
  refused: ReadonlyMap<string, readonly Refusal[]>;
}

const NO_ANSWERS: Answers = { all: [], open: new Map(), refused: new Map() };

/** Everything that can be answered, and what can't with the clauses that say why. */
export function answersOf(question: Question | null, words: UpdateWords | null): Answers {
  if (!question || !words) return NO_ANSWERS;
  const all = [...optionsOf(question, words), ...plansOf(question, words)];
  const open = new Map<string, Answer[]>();
  for (const answer of all)
    for (const id of answer.pieces.length ? answer.pieces : [NOWHERE]) put(open, id, answer);
  return { all, open, refused: refusalsOf(question, words) };
}

function optionsOf(question: Question, words: UpdateWords): Answer[] {
  return question.options.map(([choice, key], index) => {
    const {
      text,
      detail,
      pieces,
      chips = [],
      kind = "",
      measures = [],
    } = words.options[index] ?? silent(key);
    return { choices: [choice], text, detail, chips, pieces, key, facts: [], kind, measures, isPlan: false };
  });
}

function plansOf(question: Question, words: UpdateWords): Answer[] {
  return question.plans.map(([key, choices, facts], index) => {
    const { text, detail, pieces, chips = [] } = words.plans[index] ?? silent(key);
    return { choices, text, detail, chips, pieces, key, facts, kind: "", measures: [], isPlan: true };
  });
}

/** An answer without words is called by its token. */
function silent(key: string): AnswerWords {
  return { text: key, detail: "", pieces: [] };
}
