// The challenge strip, the hand and deals: what is made of the facts of a view.

import { expect, test } from "vitest";
import type { EventRow } from "../../src/boards/board";
import { endingsOf, givenIn } from "../../src/boards/cosmic/deal/items";
import { groupsOf, holdingOf, stepFor } from "../../src/boards/cosmic/hand/groups";
import { duelIn, forcesOf, laidBy } from "../../src/boards/cosmic/strip/duel";
import { STRIP_MOTIONS } from "../../src/boards/cosmic/strip/motion";
import { gainOf, type TermView, written } from "../../src/boards/cosmic/strip/reckoning";
import { toldOf } from "../../src/boards/cosmic/strip/terms";
import type { Components, CosmicView } from "../../src/boards/cosmic/types";

const term = (
  key: string,
  how: TermView["how"],
  amount: number,
  value: number | null,
  then = 0,
): TermView => ({
  key,
  how,
  amount,
  value,
  then,
});

const SUMS = [
  { terms: [term("card", "card", 5, 5), term("virus", "times", 5, 25)], total: 25 },
  { terms: [term("card", "card", 8, 8), term("tokens", "plus", 3, 11)], total: 11 },
];

/** A holds the cone with two tokens and one of C; B stands with three on place 5. */
function position(more: object = {}): CosmicView {
  const tokens = Array(60).fill(0);
  tokens[5 * 3 + 1] = 3;
  return {
    flow: { seat: 1, seats: 3, stack: [], asks: [] },
    offence: 0,
    defence: 1,
    target: 5,
    tokens,
    cone: [2, 0, 1],
    guard: [0, 0, 0],
    side: [2, 2, 0],
    laid: [0, 1],
    laid_from: [0, 1],
    laid_seen: [2 ** 62, 2 ** 62],
    result: 1,
    reckoning: { sums: SUMS, verdict: [], beats: [], prospects: [] },
    ...more,
  } as unknown as CosmicView;
}

const EVENTS = ["total-known", "decided"];
const TOLD: EventRow[] = [
  [0, 0, 25, 0, 0],
  [0, 1, 11, 0, 0],
  [1, 0, 1, 0, 0],
];

const COMPONENTS = {
  cards: [
    { key: "attack-5", type: "attack", value: 5, power: -1 },
    { key: "attack-8", type: "attack", value: 8, power: -1 },
    { key: "compromise", type: "compromise", value: 0, power: -1 },
    { key: "keeper", type: "edict", value: 0, power: -1 },
  ],
  powers: [{ key: "virus", simple: true, phases: [8] }],
  places: ["p0", "p1", "p2", "p3", "p4", "p5"],
  results: ["undecided", "offence-won", "defence-won"],
  terms: { virus: 0, tokens: -1 },
} as unknown as Components;

test("terms are written as what they do to the sum", () => {
  expect(SUMS[0]!.terms.map(written)).toEqual(["5", "× 5"]);
  expect(written(term("virus", "times", 3, null, 2))).toBe("× 3 + 2");
  expect(written(term("macron", "plus", -4, 1))).toBe("− 4");
  expect(written(term("half", "becomes", 0, null))).toBe("= ?");
  expect(toldOf(SUMS[1]!)).toBe("8 + 3 = 11");
  expect(gainOf(SUMS[0]!.terms, 1)).toBe(20);
});

test("a side has its main player first, then its allies", () => {
  expect(forcesOf(position(), 0)).toEqual([
    { seat: 0, tokens: 2 },
    { seat: 2, tokens: 1 },
  ]);
  expect(forcesOf(position(), 1)).toEqual([{ seat: 1, tokens: 3 }]);
});

test("a card that only its owner knows lies face down", () => {
  expect(laidBy(position({ laid_seen: [1, 2], laid: [-1, 1] }), 0)).toEqual({
    isThere: true,
    kind: -1,
    isOpen: false,
  });
  expect(laidBy(position({ laid_seen: [1, 2], laid: [-1, 1] }), 1)).toMatchObject({ kind: 1, isOpen: false });
  expect(laidBy(position(), 0).isOpen).toBe(true);
  expect(laidBy(position({ laid: [-1, -1], laid_from: [-1, -1] }), 0).isThere).toBe(false);
});

test("totals are told with the terms behind them, as long as these come to the same", () => {
  expect(duelIn(EVENTS, TOLD, null, position())).toMatchObject({ totals: [25, 11], sums: SUMS, result: 1 });
  const gone = position({ reckoning: null, laid: [-1, -1] });
  expect(duelIn(EVENTS, TOLD, position(), gone)).toMatchObject({ laid: [0, 1], sums: SUMS });
  expect(duelIn(EVENTS, TOLD, gone, gone)?.sums).toEqual([null, null]);
  expect(duelIn(EVENTS, [[1, 0, 1, 0, 0]], null, position())).toBeNull();
});

test("each term comes from where it was got, and the side that wins lights up", () => {
  const declarations = { events: EVENTS, components: COMPONENTS } as never;
  const deed = { events: TOLD, told: [], before: null as never, after: position(), viewer: 1, declarations };
  const [card, , virus] = STRIP_MOTIONS["total-known"]!(TOLD[0]!, deed, 0);
  expect(card).toMatchObject({ kind: "travel", from: "laid:0", part: "term-0", amount: 5 });
  expect(virus).toMatchObject({ from: "power:virus", within: "side:offence", counted: "total", amount: 20 });
  const tokens = STRIP_MOTIONS["total-known"]!(TOLD[1]!, deed, 1)[2];
  expect(tokens).toMatchObject({ from: "place:p5", amount: 3 });
  const parts = STRIP_MOTIONS.decided!(TOLD[2]!, deed, 2).map((motion) => "part" in motion && motion.part);
  expect(parts).toContain("won");
});

test("a hand is sorted into groups, Attacks from the highest", () => {
  const groups = groupsOf(COMPONENTS, [1, 2, 0, 1]);
  expect(groups.map(({ type }) => type)).toEqual(["attack", "edict"]);
  expect(groups[0]!.cards.map(({ kind }) => kind)).toEqual([1, 1, 0]);
  expect(stepFor(400, 80, 3, 0)).toBe(84);
  expect(stepFor(200, 80, 5, 0)).toBe(30);
});

test("the own hoard is the last group of the hand, that of another is none", () => {
  const view = { hand: [1, 0, 0, 1], hoard: [0, 1, 0, 2], keeper: 2, flow: { seat: 2 } } as never;
  const groups = holdingOf(COMPONENTS, view);
  expect(groups.map(({ type }) => type)).toEqual(["attack", "edict", "hoard"]);
  expect(groups[2]!.cards).toEqual([
    { kind: 1, copy: 0, isHoarded: true },
    { kind: 3, copy: 0, isHoarded: true },
    { kind: 3, copy: 1, isHoarded: true },
  ]);
  const seen = { hand: [1, 0, 0, 1], hoard: [0, 1, 0, 0], keeper: 1, flow: { seat: 2 } } as never;
  expect(holdingOf(COMPONENTS, seen).map(({ type }) => type)).toEqual(["attack", "edict"]);
});

test("a tray holds cards, those of choice, a base and freed tokens", () => {
  const view = {
    offer: [0, 2, 0, 1, 0, 0, 0, 0],
    offer_base: [7, -1],
    offer_lucre: [2, 0, 0, 0, 0, 0],
    offer_free: [0, 1],
  } as never;
  expect(givenIn(view, 0)).toEqual({ cards: [1, 1], ofChoice: 1, base: 7, freed: 0, lucre: 2 });
  expect(givenIn(view, 1)).toEqual({ cards: [], ofChoice: 0, base: -1, freed: 1, lucre: 0 });
});

test("to break off the talks comes last", () => {
  const options = [
    [-1, "pass"],
    [3, "give-keeper"],
    [9, "propose"],
  ];
  const words = { options: [{ text: "no deal" }, { text: "Keeper", kind: "given" }, { text: "propose" }] };
  const props = { question: { decision: "offer", options }, words, isLive: true } as never;
  expect(endingsOf({ props, view: position({ flow: { stack: [] } }) }).map(({ text }) => text)).toEqual([
    "propose",
    "no deal",
  ]);
});
