// Everything that can be chosen at a question, in the order of the list: groups, places on the board, and last what
// ends or declines.

import type { AnswerWords, Question, UpdateWords } from "../wire";
import { answerKeys, PASS } from "./keys";

/** One thing that can be chosen: an option or a whole plan, with its key. */
export interface Offer {
  choices: readonly number[];
  words: AnswerWords;
  sign: string;
  isPlan: boolean;
}

/** Offers under one heading; without a heading they just stand there. */
export interface Section {
  heading: string;
  offers: readonly Offer[];
  /** Whether they are offered as places on the board, of which there are so many. */
  places: number;
  isOpen: boolean;
}

export interface Arrangement {
  sections: readonly Section[];
  /** What ends or declines. */
  last: readonly Offer[];
}

/** So many answers are seen at a glance; more are sorted under headings. */
export const AT_A_GLANCE = 9;

const NOTHING: Arrangement = { sections: [], last: [] };

/** `isDrawn` says whether the title has a board that lights the places up, `isFolded` whether they stay folded even
 * where they could be seen at a glance, if nothing else is offered. */
export function arranged(
  question: Question | null,
  words: UpdateWords | null,
  isDrawn: boolean,
  isFolded = false,
): Arrangement {
  if (!question) return NOTHING;
  const all = unsigned(question, words);
  const last = all.filter(isLast);
  const sections = sectionsOf(
    all.filter((offer) => !isLast(offer)),
    words?.groups ?? [],
    isDrawn,
    isFolded,
  );
  return signed({ sections, last });
}

export function allOf({ sections, last }: Arrangement): readonly Offer[] {
  return [...sections.flatMap((section) => section.offers), ...last];
}

/** The offer that is made of these choices, of the arrangement or of `others`. */
export function offerOf(
  arrangement: Arrangement,
  choices: readonly number[] | null,
  others: readonly Offer[] = [],
): Offer | undefined {
  const wanted = choices?.join();
  return [...allOf(arrangement), ...others].find((offer) => offer.choices.join() === wanted);
}

/** The offers that the same piece stands for, this one among them; those in the same words once. */
export function sameAs(arrangement: Arrangement, offer: Offer): Offer[] {
  const piece = standsFor(offer);
  if (!piece) return [offer];
  const isAlike = (other: Offer) => standsFor(other) === piece && other.isPlan === offer.isPlan;
  const texts = new Set([offer.words.text]);
  return allOf(arrangement).filter((other) => {
    if (other === offer || !isAlike(other) || texts.has(other.words.text)) return other === offer;
    texts.add(other.words.text);
    return true;
  });
}

/** The last piece of a plan stands for it, and the first of an option. */
function standsFor({ words, isPlan }: Offer): string | undefined {
  return isPlan ? words.pieces.at(-1) : words.pieces[0];
}

function unsigned(question: Question, words: UpdateWords | null): Offer[] {
  const options = question.options.map(([choice, token], place) => ({
    choices: [choice],
    words: words?.options[place] ?? { text: token, detail: "", pieces: [] },
    sign: "",
    isPlan: false,
  }));
  const plans = question.plans.map(([label, choices], place) => ({
    choices,
    words: words?.plans[place] ?? { text: label, detail: "", pieces: [] },
    sign: "",
    isPlan: true,
  }));
  return [...options, ...plans];
}

function isLast({ words, choices, isPlan }: Offer): boolean {
  return words.is_last === true || (!isPlan && choices[0] === PASS);
}

function sectionsOf(
  offers: readonly Offer[],
  groups: readonly string[],
  isDrawn: boolean,
  isFolded: boolean,
): Section[] {
  if (offers.length === 0) return [];
  if (isFolded && offers.every(({ words }) => words.is_place)) return [boardSection(offers)];
  if (offers.length <= AT_A_GLANCE) return [section("", offers)];
  const onBoard = isDrawn ? offers.filter((offer) => offer.words.is_place) : [];
  const rest = offers.filter((offer) => !onBoard.includes(offer));
  const sections = groupedBy(rest, groups);
  return onBoard.length > 0 ? [...sections, boardSection(onBoard)] : sections;
}

/** Groups in their order, and before them what belongs to none; those that are seen at a glance are open. */
function groupedBy(offers: readonly Offer[], groups: readonly string[]): Section[] {
  const found = groups
    .map((heading, place) => section(heading, of(offers, place)))
    .filter((group) => group.offers.length > 0);
  const big = found.filter((group) => group.offers.length > 1);
  const alone = [
    ...of(offers, undefined),
    ...found.filter((group) => !big.includes(group)).flatMap(offersOf),
  ];
  let shown = alone.length;
  const opened = big.map((group) => {
    shown += group.offers.length;
    return { ...group, isOpen: shown <= AT_A_GLANCE || big.length === 1 };
  });
  return alone.length > 0 ? [section("", alone), ...opened] : opened;
}

function of(offers: readonly Offer[], group: number | undefined): readonly Offer[] {
  return offers.filter(({ words }) => words.group === group);
}

function offersOf({ offers }: Section): readonly Offer[] {
  return offers;
}

function section(heading: string, offers: readonly Offer[]): Section {
  return { heading, offers, places: 0, isOpen: true };
}

/** What the board shows: closed, but there for keys and for those who hear the page. */
function boardSection(offers: readonly Offer[]): Section {
  const places = new Set(offers.map(({ words }) => words.pieces.at(-1))).size;
  return { heading: "", offers, places, isOpen: false };
}

/** Keys in the order of the list. */
function signed({ sections, last }: Arrangement): Arrangement {
  const count = sections.reduce((sum, { offers }) => sum + offers.length, 0);
  const signs = answerKeys(count, last.length);
  let next = 0;
  const sign = (offer: Offer): Offer => ({ ...offer, sign: signs[next++] ?? "" });
  return {
    sections: sections.map((group) => ({ ...group, offers: group.offers.map(sign) })),
    last: last.map(sign),
  };
}
