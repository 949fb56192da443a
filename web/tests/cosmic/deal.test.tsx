// A deal: what can be added stands in the tray it would go to, and both see what lies there.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import CosmicBoard from "../../src/boards/cosmic";
import type { Question, UpdateWords } from "../../src/wire";
import { deskWith } from "./desk";
import { components, declarations, position, propsOf, wordsOf } from "./table";

const OFFENCE = 0;
const DEFENCE = 1;
const TERMS = components.cards.length + 1;
const KEEPER = components.cards.findIndex(({ key }) => key === "keeper");

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The talks of A and B, with an offer of a side of which somebody is asked something. */
function talks(decision: "offer" | "answer-offer", seat: number, side: number, offer: number[] = []) {
  const { view } = position("cards-laid-4");
  const ask = {
    ...view.flow.asks[0]!,
    seat,
    decision: declarations.decisions.indexOf(decision),
    x: 0,
    y: side,
  };
  return {
    ...view,
    flow: { ...view.flow, asks: [ask] },
    offer: Array.from({ length: 2 * TERMS }, (_, place) => offer.filter((each) => each === place).length),
    offer_base: [-1, -1],
    offer_free: [0, 0],
    offer_lucre: [0, 0],
  };
}

type Option = [choice: number, text: string, kind?: string, pieces?: string[]];

function asking(decision: string, options: Option[]): Pick<BoardProps, "question" | "words"> {
  const question = {
    number: 3,
    decision,
    options: options.map(([choice, text]) => [choice, text]),
    refused: [],
    plans: [],
  } as unknown as Question;
  const told = options.map(([, text, kind, pieces = []]) => ({ text, detail: "", kind, pieces }));
  return { question, words: { ...wordsOf("cards-laid-4"), options: told, refused: [] } as UpdateWords };
}

const MAKING: Option[] = [
  [-1, "break off"],
  [1, "give a card of choice", "given"],
  [2, "want a card of choice", "wanted"],
  [3, "give Keeper", "given", ["card:keeper"]],
  [9, "propose"],
];

function shown(more: Partial<BoardProps>): BoardProps {
  const props = propsOf("cards-laid-4", more);
  render(<CosmicBoard {...props} />);
  return props;
}

const trays = () => [...document.querySelectorAll(".cx-tray")];
const added = () =>
  trays().map((tray) => [...tray.querySelectorAll(".cx-add")].map((each) => each.textContent));
const endings = () => [...document.querySelectorAll(".cx-endings button")].map((each) => each.textContent);

test("the defence finds what it gives in its own tray, and what it wants in the other", () => {
  const props = shown({ view: talks("offer", DEFENCE, DEFENCE), ...asking("offer", MAKING) });
  expect(added()).toEqual([["+ want a card of choice"], ["+ give a card of choice"]]);
  fireEvent.click(trays()[DEFENCE]!.querySelector(".cx-add")!);
  expect(props.choose).toHaveBeenCalledExactlyOnceWith([1]);
});

test("the offence the other way round", () => {
  shown({ view: talks("offer", OFFENCE, OFFENCE), viewer: OFFENCE, ...asking("offer", MAKING) });
  expect(added()).toEqual([["+ give a card of choice"], ["+ want a card of choice"]]);
});

test("a card of the hand is added by pressing it", () => {
  const props = shown({ view: talks("offer", DEFENCE, DEFENCE), ...asking("offer", MAKING) });
  fireEvent.click(document.querySelector(".cx-hand [data-piece='card:keeper']")!);
  expect(props.choose).toHaveBeenCalledExactlyOnceWith([3]);
});

test("an offer is ended by its buttons, to break off last", () => {
  const props = shown({ view: talks("offer", DEFENCE, DEFENCE), ...asking("offer", MAKING) });
  expect(endings()).toEqual(["propose", "break off"]);
  fireEvent.click(screen.getByText("propose"));
  expect(props.choose).toHaveBeenCalledExactlyOnceWith([9]);
});

test("whoever waits sees what lies in the trays, who is asked, and can add nothing", () => {
  shown({ view: talks("offer", OFFENCE, OFFENCE, [KEEPER, 2 * TERMS - 1]), question: null });
  expect(trays()[OFFENCE]!.textContent).toContain("card.keeper.name");
  expect(trays()[DEFENCE]!.textContent).toContain("label.card-of-choice");
  expect(document.querySelector(".cx-deal-waits")?.textContent).toContain("label.makes-offer");
  expect(
    added()
      .flat()
      .concat(endings() as string[]),
  ).toEqual([]);
});

test("what an offer would hold is seen while it is pointed at", () => {
  const view = talks("offer", DEFENCE, DEFENCE);
  const previewView = talks("offer", DEFENCE, DEFENCE, [TERMS + KEEPER]);
  shown({ view, previewView, ...asking("offer", MAKING) });
  expect(trays()[DEFENCE]!.textContent).toContain("card.keeper.name");
});

test("only main players say something in the talks", () => {
  const desk = deskWith({ asked: -1 });
  const view = talks("answer-offer", DEFENCE, OFFENCE);
  shown({ view, desk, question: null });
  fireEvent.click(screen.getByText("label.phrase-no"));
  expect(desk.say).toHaveBeenCalledExactlyOnceWith("label.phrase-no");
  cleanup();
  shown({ view, desk, viewer: 2, question: null });
  expect(document.querySelector(".cx-deal")).not.toBeNull();
  expect(document.querySelector(".cx-phrases")).toBeNull();
});

test("the clock is that of the one who is asked, and runs", async () => {
  vi.useFakeTimers();
  const clocks = [
    { left: 90, running: false },
    { left: 61, running: true },
  ] as never;
  shown({ view: talks("answer-offer", DEFENCE, OFFENCE), question: null, desk: deskWith({ clocks }) });
  const clock = () => document.querySelector(".cx-deal-clock")?.textContent;
  expect(clock()).toBe("1:01");
  await vi.advanceTimersByTimeAsync(3000);
  expect(clock()).toBe("0:58");
});

test("there are no trays while nobody deals", () => {
  shown({});
  expect(document.querySelector(".cx-deal")).toBeNull();
});

/** C has made a deal of three of it; the second round has begun, and C has promised the offence a Keeper. */
function amongThree(decision: "pledge" | "agree", seat: number, giver = -1, taker = -1) {
  const view = talks("offer", seat, 0, [4 * TERMS + KEEPER]);
  const rows = Array<number>(4 * TERMS).fill(0);
  rows[2 * TERMS + KEEPER] = 1;
  const ask = {
    ...view.flow.asks[0]!,
    decision: declarations.decisions.indexOf(decision),
    x: giver,
    y: taker,
  };
  return {
    view: {
      ...view,
      flow: { ...view.flow, asks: [ask], stack: [0, 3, 2, 1, 0, 0, 0] },
      offer: [...view.offer, ...rows],
      offer_base: [-1, -1, -1, 7, -1, -1],
      offer_free: Array(6).fill(0),
      offer_lucre: Array(6).fill(0),
    },
    declarations: { ...declarations, procedures: ["three-way"] },
  };
}

const PLEDGING: Option[] = [
  [-1, "nothing more"],
  [1, "give a card of choice", "given"],
];

test("in a deal of three each has a tray with a line for each of the others", () => {
  const props = shown({ ...amongThree("pledge", DEFENCE, DEFENCE, 2), ...asking("pledge", PLEDGING) });
  const lines = trays().map((tray) => [...tray.querySelectorAll(".cx-pledges > li")]);
  expect(lines.map((each) => each.length)).toEqual([2, 2, 2]);
  expect(lines[DEFENCE]![1]!.textContent).toContain("label.base-on");
  expect(lines[2]![0]!.textContent).toContain("card.keeper.name");
  expect(lines[DEFENCE]![1]!.classList.contains("now")).toBe(true);
  expect(document.querySelectorAll(".cx-pledges .now")).toHaveLength(1);
  expect(added()).toEqual([[], ["+ give a card of choice"], []]);
  fireEvent.click(screen.getByText("nothing more"));
  expect(props.choose).toHaveBeenCalledExactlyOnceWith([-1]);
});

test("all three answer with the trays in sight, and nobody else deals", () => {
  const answers: Option[] = [
    [0, "yes"],
    [-1, "no"],
  ];
  shown({ ...amongThree("agree", DEFENCE), ...asking("agree", answers) });
  expect(endings()).toEqual(["yes", "no"]);
  cleanup();
  const { view } = amongThree("agree", DEFENCE);
  shown({ view, ...asking("agree", answers) });
  expect(trays()).toEqual([]);
});
