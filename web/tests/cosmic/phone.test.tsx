// What a plate and a phone tell besides the cosmos: the time that is left, and the piles.

import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import CosmicBoard, { tabs } from "../../src/boards/cosmic";
import { deskWith } from "./desk";
import { components, position, propsOf } from "./table";

afterEach(cleanup);

const at = (id: string) => document.querySelector(`[data-piece="${id}"]`)!;

/** B's clock runs; A's stands; the others have all the time they want. */
const desk = deskWith({
  clocks: [
    { left: 90, running: false },
    { left: 61, running: true },
    { left: null, running: false },
    { left: null, running: false },
  ],
});

test("plates show the time of those who have a limit", () => {
  render(<CosmicBoard {...propsOf("cards-laid-4", { desk })} />);

  expect(at("seat:A").querySelector(".clock")?.textContent).toBe("1:30");
  expect(at("seat:B").querySelector(".clock")?.textContent).toBe("1:01");
  expect(at("seat:C").querySelector(".clock")).toBeNull();
});

test("a bot has no clock", () => {
  const props = propsOf("cards-laid-4", { desk });
  const players = props.players.map((player) => ({ ...player, kind: "bot" as const }));
  render(<CosmicBoard {...props} players={players} />);

  expect(document.querySelector(".clock")).toBeNull();
});

test("a chip of a phone shows the clock that runs", () => {
  render(<CosmicBoard {...propsOf("cards-laid-4", { desk, isNarrow: true })} />);

  expect([...document.querySelectorAll(".clock")].map((clock) => clock.textContent)).toEqual(["1:01"]);
  expect(at("seat:B").querySelector(".clock")).not.toBeNull();
});

test("a tab has the piles, and what has come out of them", () => {
  const { view } = position("cards-laid-4");
  const discards = view.discards.map((_, kind) => (components.cards[kind]!.key === "attack-8" ? 2 : 0));
  const destiny_out = view.destiny_out.map((_, kind) => Number(kind === 1));
  const [piles] = tabs;
  const Body = piles!.Body;
  render(<Body {...propsOf("cards-laid-4", { isNarrow: true, view: { ...view, discards, destiny_out } })} />);

  const rows = [...document.querySelectorAll(".cx-pile-list > li")].map((row) => row.textContent);
  expect(rows).toEqual(["label.deck", "label.discardscard.attack-8.name×2", "label.destinyPlayer 1"]);
});
