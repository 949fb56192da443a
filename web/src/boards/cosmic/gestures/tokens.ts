// Tokens that are asked for one by one, gathered into one answer: which places have how many, and how many it takes.

import { PASS } from "../../../table/keys";
import type { Scene } from "../scene";
import { pick, pickedFor } from "./picked";

/** A place from which tokens are taken, or to which they go. */
export interface Source {
  id: string;
  choice: number;
  text: string;
  /** How many it can be about. */
  most: number;
}

export interface Quota {
  sources: readonly Source[];
  fewest: number;
  most: number;
}

/** What the question asks for in tokens; null if it asks for something else, or for a single one. */
export function quotaOf({ props: { question, words, isLive } }: Pick<Scene, "props">): Quota | null {
  if (!question || !words || !isLive) return null;
  const rows = question.options.map(([choice], place) => ({ choice, words: words.options[place] }));
  const measures = rows.flatMap(({ words: told }) => told?.measures ?? []);
  const most = amount(measures, "most");
  if (most < 2) return null;
  const sources = rows.flatMap(({ choice, words: told }) => {
    const [, id, there] = told?.measures?.find(([of]) => of === "tokens") ?? [];
    return told && id && there ? [{ id, choice, text: told.text, most: there }] : [];
  });
  return { sources, fewest: amount(measures, "fewest"), most };
}

function amount(measures: readonly (readonly [string, string, number])[], what: string): number {
  return measures.find(([of]) => of === what)?.[2] ?? 0;
}

export function total(tokens: Readonly<Record<string, number>>): number {
  return Object.values(tokens).reduce((sum, count) => sum + count, 0);
}

/** How many more of a place can be picked. */
export function room(quota: Quota, tokens: Readonly<Record<string, number>>, source: Source): number {
  return Math.min(source.most - (tokens[source.id] ?? 0), quota.most - total(tokens));
}

/** The answers one by one, if enough is picked. The Warp comes first, as the server offers it for the first token alone;
 * whoever sends less than could be sent passes at the end. */
export function chainOf(quota: Quota, tokens: Readonly<Record<string, number>>): number[] | null {
  const count = total(tokens);
  if (count < quota.fewest) return null;
  const sources = [...quota.sources].sort((one, other) => other.choice - one.choice);
  const choices = sources.flatMap(({ id, choice }) => Array<number>(tokens[id] ?? 0).fill(choice));
  return count < quota.most ? [...choices, PASS] : choices;
}

/** What was picked so far as an answer, or null. */
export function gathered(scene: Pick<Scene, "props">): number[] | null {
  const quota = quotaOf(scene);
  const { tokens } = pickedFor(scene);
  return quota && total(tokens) > 0 ? chainOf(quota, tokens) : null;
}

export function setTokens(scene: Pick<Scene, "props">, tokens: Readonly<Record<string, number>>): void {
  pick(scene, { tokens });
  scene.props.preview(gathered(scene));
}

/** One token more of a place; if there is no room for it, those picked there are put back. */
export function addToken(scene: Pick<Scene, "props">, quota: Quota, source: Source): void {
  const { tokens } = pickedFor(scene);
  const more = room(quota, tokens, source) > 0;
  const count = more ? (tokens[source.id] ?? 0) + 1 : 0;
  setTokens(scene, { ...tokens, [source.id]: count });
}

/** The tokens of a plan of the server, by place. */
export function tokensOf(quota: Quota, choices: readonly number[]): Record<string, number> {
  const count = (choice: number) => choices.filter((each) => each === choice).length;
  return Object.fromEntries(quota.sources.map(({ id, choice }) => [id, count(choice)]));
}
