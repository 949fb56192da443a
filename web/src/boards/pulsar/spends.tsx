// A chip on a piece that can be had only with a token or cubes besides the die.

import { Chips } from "../../parts/chips";
import { answersAt, useScene } from "./scene";

/** What the cheapest answer of a piece spends; nothing if one of them needs no more than the die. */
export function Spends({ id }: { id: string }) {
  const answers = answersAt(useScene(), id);
  if (answers.length === 0 || answers.some(({ chips }) => chips.length === 0)) return null;
  return (
    <span class="p-spends">
      <Chips chips={answers[0]!.chips} />
    </span>
  );
}
