// What lies in the trays of a deal, and what can still be put into them.

import { PASS } from "../../../table/keys";
import type { Scene } from "../scene";
import type { CosmicView } from "../types";

/** Items of a deal are added one by one; these are the questions of it, and those of a deal of three. */
const OF_TWO = ["offer", "answer-offer"];
const OF_THREE = ["pledge", "agree"];
const ADDING = ["offer", "pledge"];

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

/** What is given in a row of an offer. */
export function givenIn(view: CosmicView, row: number): Given {
  const terms = view.offer.length / view.offer_base.length;
  const counts = view.offer.slice(row * terms, (row + 1) * terms);
  return {
    cards: counts.slice(0, -1).flatMap((count, kind) => Array<number>(count).fill(kind)),
    ofChoice: counts.at(-1) ?? 0,
    base: view.offer_base[row] ?? -1,
    freed: view.offer_free[row] ?? 0,
    lucre: view.offer_lucre?.[row] ?? 0,
  };
}

export interface Talk {
  /** Who is asked. */
  seat: number;
  /** How many offers were made before this one. */
  offers: number;
  /** Those who deal: the offence, the defence, and in a deal of three the third. */
  parties: readonly number[];
  /** The party whose offer it is; -1 if it is that of all. */
  side: number;
  /** In a deal of three: the party to which something is being added. */
  taker?: number;
  isAnswer: boolean;
}

/** The talks that are under way; null if there are none. */
export function talkOf(scene: Pick<Scene, "view" | "props">): Talk | null {
  const { view, props } = scene;
  if (view.offence < 0 || view.defence < 0) return null;
  const names = props.declarations?.decisions ?? [];
  const ask = view.flow.asks.find(({ decision }) => isOfDeal(scene, names[decision] ?? ""));
  if (!ask) return null;
  const [parties, key, three] = [[view.offence, view.defence], names[ask.decision], threeWay(scene)];
  if (!three)
    return { seat: ask.seat, offers: ask.x, parties, side: ask.y, isAnswer: key === "answer-offer" };
  const all = [...parties, three.third];
  const [side, taker] = key === "pledge" ? [all.indexOf(ask.x), all.indexOf(ask.y)] : [-1, -1];
  return { seat: ask.seat, offers: three.round, parties: all, side, taker, isAnswer: key === "agree" };
}

/** Ints to a procedure on the stack: which it is, its step, its seat, and what it counts. */
const FRAME = 7;

/** A deal of three, if that is what is asked about. */
function threeWay({ view, props }: Pick<Scene, "view" | "props">): { third: number; round: number } | null {
  const [procedure = -1, , third = -1, round = 0] = view.flow.stack.slice(-FRAME);
  return props.declarations?.procedures[procedure] === "three-way" ? { third, round } : null;
}

function isOfDeal(scene: Pick<Scene, "view" | "props">, decision: string): boolean {
  return (threeWay(scene) ? OF_THREE : OF_TWO).includes(decision);
}

export interface Addition {
  choices: readonly number[];
  text: string;
  isGiven: boolean;
}

/** What the viewer can add to the offer they are making; cards of the hand and planets answer themselves. */
export function additionsOf({ props }: Pick<Scene, "props">): Addition[] {
  const { question, words, isLive } = props;
  if (!question || !ADDING.includes(question.decision) || !isLive) return [];
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
export function endingsOf(
  scene: Pick<Scene, "view" | "props">,
): { choices: readonly number[]; text: string }[] {
  const { question, words, isLive } = scene.props;
  if (!question || !isOfDeal(scene, question.decision) || !isLive) return [];
  const found = question.options.flatMap(([choice, token], place) => {
    const { text = token, kind = "" } = words?.options[place] ?? {};
    return kind === "" ? [{ choices: [choice], text }] : [];
  });
  return [
    ...found.filter(({ choices }) => !isPass(choices)),
    ...found.filter(({ choices }) => isPass(choices)),
  ];
}
