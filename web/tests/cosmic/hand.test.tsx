// The hand: which cards are raised, what a press on one does, what it says, and arming it.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import CosmicBoard, { Sheet } from "../../src/boards/cosmic";
import type { Order } from "../../src/wire";
import { deskWith } from "./desk";
import { propsOf } from "./table";

const FINDER = [38];
const CON = [513];
const STOP = [514];

afterEach(cleanup);

function card(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.cx-hand [data-piece="card:${name}"]`);
  expect(found, name).not.toBeNull();
  return found!;
}

function tap(target: Element): void {
  fireEvent(target, new PointerEvent("click", { pointerType: "touch", bubbles: true }));
}

function shown(more: Partial<BoardProps> = {}): BoardProps {
  const props = propsOf("cards-laid-4", more);
  render(<CosmicBoard {...props} />);
  return props;
}

const names = (kind: string) =>
  [...document.querySelectorAll(`.cx-hand .${kind}`)].map((each) => each.getAttribute("data-piece"));

test("cards that answer are raised, and all others veiled", () => {
  shown();
  expect(names("cx-raised").sort()).toEqual(["card:finder", "card:pulsar-virus"]);
  expect(names("cx-veiled")).toContain("card:attack-14");
  expect(names("cx-veiled")).toHaveLength(names("cx-card").length - 2);
});

test("while others are asked no card is raised or veiled", () => {
  shown({ question: null });
  expect(names("cx-raised").concat(names("cx-veiled"))).toEqual([]);
});

test("a click plays a card that answers in one way", () => {
  const props = shown();
  fireEvent.click(card("finder"));
  expect(props.choose).toHaveBeenCalledExactlyOnceWith(FINDER);
});

test("a card that answers in several ways offers them, and is not played before one is chosen", () => {
  const props = shown();
  fireEvent.click(card("pulsar-virus"));
  expect(props.choose).not.toHaveBeenCalled();
  const ways = [...document.querySelectorAll(".cx-ways .main")];
  expect(ways).toHaveLength(2);
  fireEvent.click(ways[1]!);
  expect(props.choose).toHaveBeenCalledExactlyOnceWith(STOP);
});

test("a finger looks at a card first, and plays it by the button", () => {
  const props = propsOf("cards-laid-4", { isNarrow: true });
  render(<Sheet {...props} />);
  tap(card("finder"));
  expect(props.choose).not.toHaveBeenCalled();
  expect(props.preview).toHaveBeenLastCalledWith(FINDER);
  fireEvent.click(document.querySelector(".cx-ways .main")!);
  expect(props.choose).toHaveBeenCalledExactlyOnceWith(FINDER);
});

test("pointing shows what a card would do if that is one thing", () => {
  const props = shown();
  fireEvent.pointerEnter(card("finder"), { pointerType: "mouse" });
  expect(props.preview).toHaveBeenLastCalledWith(FINDER);
  fireEvent.pointerEnter(card("pulsar-virus"), { pointerType: "mouse" });
  expect(props.preview).toHaveBeenLastCalledWith(null);
  fireEvent.pointerEnter(document.querySelector(".cx-ways .main")!);
  expect(props.preview).toHaveBeenLastCalledWith(CON);
});

test("a card that was looked at is looked at no more when something else is asked", () => {
  const props = propsOf("cards-laid-4");
  const { rerender } = render(<CosmicBoard {...props} />);
  fireEvent.click(card("pulsar-virus"));
  expect(names("cx-picked")).toEqual(["card:pulsar-virus"]);
  rerender(<CosmicBoard {...props} question={{ ...props.question!, number: 7 }} />);
  expect(names("cx-picked")).toEqual([]);
  expect(document.querySelector(".cx-detail")).toBeNull();
});

test("a card that can't be played opens the clause against it", () => {
  const props = shown();
  fireEvent.click(card("keeper"));
  expect(props.choose).not.toHaveBeenCalled();
  expect(props.explain).toHaveBeenCalledWith("CX-keeper");
});

test("what can't be played yet is armed for its next chance, once", () => {
  const desk = deskWith();
  const props = propsOf("cards-laid-4", { desk });
  const { rerender } = render(<CosmicBoard {...props} />);
  fireEvent.click(card("flare-machine"));
  const arm = () => [...document.querySelectorAll<HTMLButtonElement>(".cx-arm .button:not(.quiet)")];
  expect(arm()).toHaveLength(2);
  fireEvent.click(arm()[0]!);
  expect(desk.arm).toHaveBeenCalledExactlyOnceWith(114, expect.stringContaining("Machine flare as Wild"));
  const orders: [number, Order][] = [[1, { choice: 114, until: [], at: [] } as unknown as Order]];
  rerender(<CosmicBoard {...props} desk={{ ...desk, orders }} />);
  expect(arm().map(({ disabled }) => disabled)).toEqual([true, false]);
  fireEvent.click(screen.getAllByRole("button", { name: "label.why-not" })[0]!);
  expect(props.explain).toHaveBeenCalledWith("CW-machine");
});

test("nothing is armed where nobody responds", () => {
  const { question } = propsOf("cards-laid-4");
  shown({ desk: deskWith(), question: { ...question!, decision: "lay-card" } });
  fireEvent.click(card("flare-machine"));
  expect(document.querySelector(".cx-arm")).toBeNull();
});

test("who only watches has no hand", () => {
  const { view } = propsOf("cards-laid-4");
  shown({ view: { ...view, flow: { ...view.flow, seat: -1 } }, viewer: -1, question: null });
  expect(document.querySelector(".cx-hand")).toBeNull();
});
