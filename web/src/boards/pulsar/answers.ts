// Which piece of the board answers what: every option and plan of the question, by the pieces that the server names.

import type { AnswerWords, Chip, Question, UpdateWords } from "../../wire";
import { kindOf, NOWHERE, put, type Refusal, refusalsOf } from "../answers";
import { nodeWith } from "./ids";
import type { Side } from "./types";

export { kindOf, NOWHERE, type Refusal } from "../answers";

/** One way to answer that a piece stands for. */
export interface Answer {
  choices: readonly number[];
  text: string;
  detail: string;
  /** What it spends besides a die. */
  chips: readonly Chip[];
  /** A whole flight: the nodes it visits. */
  route?: readonly number[];
}

export interface Answers {
  /** Answers by piece; options that no piece stands for are under `NOWHERE`. */
  open: ReadonlyMap<string, readonly Answer[]>;
  refused: ReadonlyMap<string, Refusal>;
}

/** Kinds of pieces that are not drawn: what answers with them is offered in words. */
const UNDRAWN = ["exploration"];

const NO_ANSWERS: Answers = { open: new Map(), refused: new Map() };

/** Everything that can be answered, and what can't with the clause that says why. */
export function answersOf(side: Side, question: Question | null, words: UpdateWords | null): Answers {
  if (!question || !words) return NO_ANSWERS;
  const open = new Map<string, Answer[]>();
  const refused = new Map<string, Refusal>();
  question.options.forEach(([choice], index) => {
    const { text, detail, pieces, chips = [] } = words.options[index]!;
    for (const id of drawn(pieces)) put(open, id, { choices: [choice], text, detail, chips });
  });
  question.plans.forEach(([, choices], index) => {
    put(open, ...flight(side, choices, words.plans[index]!));
  });
  for (const [id, some] of refusalsOf(question, words)) if (!open.has(id)) refused.set(id, some.at(-1)!);
  return { open, refused };
}

function drawn(pieces: readonly string[]): readonly string[] {
  const found = pieces.filter((id) => !UNDRAWN.includes(kindOf(id)));
  return found.length > 0 ? found : [NOWHERE];
}

/** A plan is a flight: its pieces are the nodes on its way, and the last one stands for it. */
function flight(side: Side, choices: readonly number[], words: AnswerWords): [string, Answer] {
  const { text, pieces, chips = [] } = words;
  const route = pieces.map((id) => nodeWith(side, id));
  return [pieces.at(-1) ?? NOWHERE, { choices, text, detail: "", chips, route }];
}
