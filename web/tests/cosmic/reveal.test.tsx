// The last reveal is there after a reload: by the events that the story tells, with the terms that were seen before.

import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventRow } from "../../src/boards/board";
import CosmicBoard, { Sheet } from "../../src/boards/cosmic";
import { keepDuel, withTerms } from "../../src/boards/cosmic/strip/kept";
import { lastDuel } from "../../src/boards/cosmic/strip/story";
import { forgetShown, isWantedAgain, shownAgain } from "../../src/parts/shown-again";
import { deskWith } from "./desk";
import { components, declarations, position, propsOf } from "./table";

const { view } = position("cards-laid-4");
const names = declarations.events;
const WON = components.results.indexOf("offence-won");
const DEALT = components.results.indexOf("dealt");

function event(key: string, seat: number, a = -1, b = -1): EventRow {
  return [names.indexOf(key), seat, a, b, -1];
}

/** C attacked D in the challenge before the present one, and won by 21 to 9. */
const STORY = [
  event("challenge-began", 2, view.round - 1),
  event("defender-named", 3),
  event("kicker-shown", 2, 30),
  event("cards-revealed", 2, 4, 1),
  event("total-known", 2, 21),
  event("total-known", 3, 9),
  event("decided", 2, WON),
  event("challenge-began", 0, view.round),
];

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  forgetShown();
});

const again = () => document.querySelector<HTMLElement>(".cx-again");

test("the story tells who met whom, the cards, the totals and what came of it", () => {
  expect(lastDuel(names, STORY, view)).toEqual({
    round: view.round - 1,
    seats: [2, 3],
    laid: [4, 1],
    kickers: [30, -1],
    totals: [21, 9],
    sums: [null, null],
    result: WON,
  });
});

test("where nothing is compared the cards are shown, and no reveal before them", () => {
  const deal = [
    event("challenge-began", 2, 7),
    event("defender-named", 1),
    event("cards-revealed", 2, 9, 9),
    event("decided", 2, DEALT),
  ];
  expect(lastDuel(names, [...STORY, ...deal], view)).toMatchObject({
    seats: [2, 1],
    totals: null,
    result: DEALT,
  });
  expect(lastDuel(names, [...STORY, event("cards-revealed", 0, 3, 3)], view)?.totals).toEqual([21, 9]);
  expect(lastDuel(names, [], view)).toBeNull();
});

test("a board that was just opened shows the last reveal again, without what stands there now", () => {
  const show = vi.fn();
  render(<CosmicBoard {...propsOf("cards-laid-4", { story: STORY, desk: deskWith({ show }) })} />);
  expect(document.querySelector(".cx-forces")).not.toBeNull();

  fireEvent.click(again()!);

  expect(show).toHaveBeenCalled();
  expect([...document.querySelectorAll(".cx-total")].map((total) => total.textContent)).toEqual(["21", "9"]);
  expect(document.querySelector(".cx-forces")).toBeNull();
  fireEvent.click(again()!);
  expect(document.querySelector(".cx-grown")).toBeNull();
});

test("a table without a reveal offers none", () => {
  render(<CosmicBoard {...propsOf("cards-laid-4", { story: [], desk: deskWith() })} />);
  expect(again()).toBeNull();
  expect(shownAgain.value).toBe("");
});

test.each([
  ["the board", CosmicBoard],
  ["the sheet of a phone", Sheet],
])("the log is offered the last reveal by %s", (_, Part) => {
  render(<Part {...propsOf("cards-laid-4", { story: STORY, desk: deskWith() })} />);
  expect(shownAgain.value).toBe("label.reveal-again");
});

test("what was asked for in the log is shown, by a board that is opened for it as well", () => {
  const board = <CosmicBoard {...propsOf("cards-laid-4", { story: STORY, desk: deskWith() })} />;
  isWantedAgain.value = true;
  const { unmount } = render(board);
  expect(document.querySelector(".cx-grown")).not.toBeNull();
  expect(isWantedAgain.value).toBe(false);
  unmount();
  render(board);
  expect(document.querySelector(".cx-grown")).toBeNull();
  act(() => {
    isWantedAgain.value = true;
  });
  expect(document.querySelector(".cx-grown")).not.toBeNull();
});

test("terms that were seen are kept for the seat that saw them", () => {
  const told = lastDuel(names, STORY, view)!;
  const sum = { terms: [], total: 21 };
  keepDuel(1, { ...told, sums: [sum, sum] });
  expect(withTerms(1, told).sums[0]).toEqual(sum);
  expect(withTerms(2, told).sums[0]).toBeNull();
  expect(withTerms(1, { ...told, totals: [21, 8] }).sums[0]).toBeNull();
});
