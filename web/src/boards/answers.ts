// What every board makes of the words of a question: answers and refusals by the pieces that the server names.

import type { Question, UpdateWords } from "../wire";

export interface Refusal {
  choice: number;
  text: string;
  clause: string;
  why: string;
  /** What kind of act it would be, where the title says so. */
  kind: string;
}

/** Under this id is what no piece stands for. */
export const NOWHERE = "";

/** The first word of a piece's id. */
export function kindOf(id: string): string {
  return id.slice(0, id.indexOf(":"));
}

export function put<T>(map: Map<string, T[]>, id: string, value: T): void {
  const there = map.get(id);
  if (there) there.push(value);
  else map.set(id, [value]);
}

/** What can't be answered, by piece, with the clause that says why. */
export function refusalsOf(question: Question, words: UpdateWords): Map<string, Refusal[]> {
  const refused = new Map<string, Refusal[]>();
  question.refused.forEach(([choice, clause], index) => {
    const { text, pieces, kind = "" } = words.refused[index]!;
    const refusal = { choice, text, clause, why: words.clauses[clause] ?? "", kind };
    for (const id of pieces) put(refused, id, refusal);
  });
  return refused;
}
