// What somebody has picked but not sent yet: tokens by place, guests, a side with a number. The board and the sheet below
// it are drawn apart on phones, so this lies outside of both. It goes with its question.

import { signal } from "@preact/signals";
import type { Scene } from "../scene";

export interface Picked {
  /** The number of the question it belongs to. */
  question: number;
  /** How many tokens, by the id of the place. */
  tokens: Readonly<Record<string, number>>;
  /** Players to be invited, by id. */
  guests: readonly string[];
  /** The side to be joined, by id, and with how many tokens. */
  side: string;
  count: number;
}

const NOTHING: Picked = { question: -1, tokens: {}, guests: [], side: "", count: 0 };

const picked = signal<Picked>(NOTHING);

/** What is picked for the open question; nothing of an earlier one. */
export function pickedFor({ props: { question } }: Pick<Scene, "props">): Picked {
  return picked.value.question === question?.number ? picked.value : NOTHING;
}

export function pick(scene: Pick<Scene, "props">, change: Partial<Picked>): void {
  const question = scene.props.question?.number ?? -1;
  picked.value = { ...pickedFor(scene), ...change, question };
}
