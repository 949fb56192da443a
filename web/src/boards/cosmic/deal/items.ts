// What lies in the trays of a deal, and what can still be put into them.

import { PASS } from "../../../table/keys";
import type { Scene } from "../scene";
import type { CosmicView } from "../types";

/** Items of a deal are added one by one; these are the questions of it. */
const DECISIONS = ["offer", "answer-offer"];

export interface Given {
  /** Kinds of cards, each as often as it is given. */
  cards: readonly number[];
  /** Cards that the giver chooses later. */
  ofChoice: number;
  /** The planet of a base, or -1. */
  base: number;
  /** Tokens that come back from the Warp. */
  freed: number;
  lucre: number;
}

/** What one side gives. */
export function givenBy(view: CosmicView, side: number): Given {
  const terms = view.offer.length / view.offer_base.length;
  const row = view.offer.slice(side * terms, (side + 1) * terms);
  return {
    cards: row.slice(0, -1).flatMap((count, kind) => Array<number>(count).fill(kind)),
    ofChoice: row.at(-1) ?? 0,
    base: view.offer_base[side] ?? -1,
    freed: view.offer_free[side] ?? 0,
    lucre: view.offer_lucre?.[side] ?? 0,
  };
}

export interface Talk {
  /** Who is asked. */
  seat: number;
  /** How many offers were made before this one. */
  offers: number;
  /** The side whose offer it is. */
  side: number;
  isAnswer: boolean;
}

/** The talks that are under way; null if there are none. */
export function talkOf({ view, props }: Pick<Scene, "view" | "props">): Talk | null {
  const names = props.declarations?.decisions ?? [];
  const ask = view.flow.asks.find(({ decision }) => DECISIONS.includes(names[decision] ?? ""));
  if (!ask) return null;
  return { seat: ask.seat, offers: ask.x, side: ask.y, isAnswer: names[ask.decision] === "answer-offer" };
}

export interface Addition {
  choices: readonly number[];
  text: string;
  isGiven: boolean;
}

/** What the viewer can add to the offer they are making; cards of the hand and planets answer themselves. */
export function additionsOf({ props }: Pick<Scene, "props">): Addition[] {
  const { question, words, isLive } = props;
  if (question?.decision !== "offer" || !isLive) return [];
  return question.options.flatMap(([choice, token], place) => {
    const { text = token, kind = "", pieces = [] } = words?.options[place] ?? {};
    if ((kind !== "given" && kind !== "wanted") || pieces.length > 0) return [];
    return [{ choices: [choice], text, isGiven: kind === "given" }];
  });
}

function isPass([choice]: readonly number[]): boolean {
  return choice === PASS;
}

/** What ends the offer, or answers it; to break off comes last. */
export function endingsOf({ props }: Pick<Scene, "props">): { choices: readonly number[]; text: string }[] {
  const { question, words, isLive } = props;
  if (!question || !DECISIONS.includes(question.decision) || !isLive) return [];
  const found = question.options.flatMap(([choice, token], place) => {
    const { text = token, kind = "" } = words?.options[place] ?? {};
    return kind === "" ? [{ choices: [choice], text }] : [];
  });
  return [
    ...found.filter(({ choices }) => !isPass(choices)),
    ...found.filter(({ choices }) => isPass(choices)),
  ];
}
