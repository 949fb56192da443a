import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import type { Player } from "../src/boards/board";
import { markOf } from "../src/parts/marks";
import { NO_STRIP, PlayerLine, PlayerStrip } from "../src/table/player-strip";
import type { Strip } from "../src/wire";

afterEach(cleanup);

const players: Player[] = ["Vega", "Mizar"].map((name, seat) => ({
  ...markOf(seat),
  seat,
  name,
  kind: "person",
  isMe: seat === 0,
  isAsked: seat === 1,
  present: true,
}));

const strip: Strip = {
  figures: [
    {
      key: "bases",
      label: "bases",
      about: "Foreign bases",
      is_gain: false,
      most: 5,
      beside: false,
      spare: false,
    },
    {
      key: "income",
      label: "a round",
      about: "Points a round",
      is_gain: true,
      most: 0,
      beside: true,
      spare: false,
    },
  ],
  values: [
    [3, 4],
    [1, 0],
  ],
  notes: ["Oracle", ""],
};

function drawn(after: number[][] | null = null): HTMLElement[] {
  render(<PlayerStrip players={players} strip={strip} after={after} clocks={[]} stamp={null} />);
  return screen.getAllByRole("listitem");
}

test("each player has the figures that the title declares", () => {
  const [first, second] = drawn();
  expect([...(first?.querySelectorAll("dd") ?? [])].map((cell) => cell.textContent)).toEqual(["3/5", "+4"]);
  expect([...(second?.querySelectorAll("dd") ?? [])].map((cell) => cell.textContent)).toEqual(["1/5", "0"]);
});

test("whoever has most of the first figure leads, and whoever is asked is marked", () => {
  const [first, second] = drawn();
  expect(first?.querySelector(".strong")?.textContent).toContain("3/5");
  expect(second?.querySelector(".strong")).toBeNull();
  expect([first, second].map((card) => card?.classList.contains("asked"))).toEqual([false, true]);
});

test("a preview shows what would change, up or down", () => {
  const [first] = drawn([
    [4, 2],
    [1, 0],
  ]);
  expect(first?.querySelector(".change.gain")?.textContent).toBe("▲1");
  expect(first?.querySelector(".change.loss")?.textContent).toBe("▼2");
});

test("what a player has beside the name is told unless the game waits for them", () => {
  const [first] = drawn();
  expect(first?.querySelector(".player-state")?.textContent).toBe("Oracle");
});

test("a title that counts nothing shows names alone", () => {
  render(<PlayerLine players={players} strip={NO_STRIP} after={null} />);
  expect(
    screen.getAllByRole("listitem").map((item) => item.querySelector(".player-name")?.textContent),
  ).toEqual(["Vega", "Mizar"]);
});

test("a line has the first figure and the one beside it", () => {
  render(<PlayerLine players={players} strip={strip} after={null} />);
  const texts = screen
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll(".number")].map((cell) => cell.textContent));
  expect(texts).toEqual([
    ["3/5", "+4"],
    ["1/5", "0"],
  ]);
});

test("what the first figure will come to is told only where it differs", () => {
  const figures = [
    { ...strip.figures[0]!, most: 0 },
    { ...strip.figures[1]!, is_gain: false },
  ];
  const values = [
    [5, 5],
    [6, 18],
  ];
  render(<PlayerLine players={players} strip={{ ...strip, figures, values }} after={null} />);
  const seconds = [...document.querySelectorAll(".number.dim")].map((cell) => cell.textContent);
  expect(seconds).toEqual(["", "→18"]);
});

test("a drawing stands under its figure instead of the name", () => {
  const sign = (figure: string, seat: number, label: string) =>
    figure === "bases" ? <i data-seat={seat}>{label}</i> : null;
  render(<PlayerStrip players={players} strip={strip} after={null} clocks={[]} stamp={null} sign={sign} />);
  const names = [...document.querySelectorAll("dt")].map((name) => name.firstElementChild?.tagName ?? "");
  expect(names).toEqual(["I", "", "I", ""]);
});

test("who may only respond is not said to owe an answer", () => {
  const polled = players.map((player) => ({ ...player, isAsked: true, mayRespond: true }));
  render(<PlayerStrip players={polled} strip={NO_STRIP} after={null} clocks={[]} stamp={null} />);
  expect(screen.getAllByText("may respond")).toHaveLength(2);
  expect(screen.queryByText("to answer")).toBeNull();
});

test("a bot that is asked is said to think, and its level stands by its sign", () => {
  const bot: Player = { ...players[1]!, kind: "bot", bot: "hard" };
  render(<PlayerStrip players={[players[0]!, bot]} strip={strip} after={null} clocks={[]} stamp={null} />);
  expect(screen.getByText("thinking…")).toBeTruthy();
  expect(screen.getByTitle("Played by the computer: hard")).toBeTruthy();
});
