import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import { Gestures } from "../../src/boards/cosmic/gestures";
import { takesPress } from "../../src/boards/cosmic/gestures/press";
import { chainOf, quotaOf } from "../../src/boards/cosmic/gestures/tokens";
import type { Scene } from "../../src/boards/cosmic/scene";
import { answersOf } from "../../src/boards/every-answer";
import { markOf } from "../../src/parts/marks";
import type { Question, UpdateWords } from "../../src/wire";

type Option = [choice: number, text: string, pieces: string[], measures?: [string, string, number][]];
type Plan = [label: string, choices: number[], facts: number[], pieces: string[]];

const given = vi.fn();
const previewed = vi.fn();
let number = 0;

afterEach(cleanup);

beforeEach(() => {
  given.mockReset();
  previewed.mockReset();
  number += 1;
});

/** A scene with nothing but a question. */
function asking(decision: string, options: Option[], plans: Plan[] = []): Scene {
  const question = {
    number,
    decision,
    options: options.map(([choice, text]) => [choice, text]),
    plans: plans.map(([label, choices, facts]) => [label, choices, facts]),
    refused: [],
  } as unknown as Question;
  const words = {
    options: options.map(([, text, pieces, measures]) => ({ text, detail: "", pieces, measures })),
    plans: plans.map(([label, , facts, pieces]) => ({ text: `${label} ${facts}`, detail: "", pieces })),
    refused: [],
    clauses: {},
  } as unknown as UpdateWords;
  const players = ["Ann", "Bob", "Cid", "Dee"].map((name, seat) => ({ seat, name, ...markOf(seat) }));
  const texts = {
    "label.send-tokens": "Send {n}",
    "label.join-with": "Join with {n}",
    "label.invite-these": "Invite {n}",
  };
  const props = {
    question,
    words,
    players,
    isLive: true,
    choose: given,
    preview: previewed,
    declarations: { texts },
  } as unknown as BoardProps;
  const components = { places: ["p0", "p1", "p2", "p3", "p4"], seats: ["A", "B", "C", "D"] };
  const view = { planets: 5, home: [0, 1, 2, 3, -1] };
  const scene = { props, view, components, answers: answersOf(question, words) } as unknown as Scene;
  scene.latest = () => scene;
  return scene;
}

const bounds = (fewest: number, most: number): [string, string, number][] => [
  ["fewest", "", fewest],
  ["most", "", most],
];

function launch(): Scene {
  const from = (choice: number, there: number): Option => {
    const id = `place:p${choice}`;
    return [choice, `A${choice + 1}`, [id], [["tokens", id, there], ...bounds(1, 4)]];
  };
  return asking(
    "load",
    [from(0, 4), from(1, 1)],
    [
      ["send", [0, 0, -1], [2], ["place:p0"]],
      ["send", [0, 0, 1, -1], [3], ["place:p0", "place:p1"]],
    ],
  );
}

test("a question without bounds, or for a single token, takes no gesture", () => {
  expect(quotaOf(asking("point", [[0, "A1", ["place:p0"]]]))).toBeNull();
  const last: Option = [0, "A1", ["place:p0"], [["tokens", "place:p0", 4], ...bounds(1, 1)]];
  expect(quotaOf(asking("load", [last]))).toBeNull();
  expect(takesPress(asking("load", [last]), "place:p0")).toBe(false);
});

test("planets that are pressed gather tokens, and Send gives them one by one", () => {
  const scene = launch();
  for (const id of ["place:p0", "place:p1", "place:p0"]) expect(takesPress(scene, id)).toBe(true);
  expect(previewed).toHaveBeenLastCalledWith([1, 0, 0, -1]);
  render(<Gestures scene={scene} />);
  fireEvent.click(screen.getByRole("button", { name: "Send 3" }));
  expect(given).toHaveBeenCalledWith([1, 0, 0, -1]);
});

test("who sends the most need not say that it is enough", () => {
  const quota = quotaOf(launch())!;
  expect(chainOf(quota, { "place:p0": 4 })).toEqual([0, 0, 0, 0]);
  expect(chainOf(quota, { "place:p0": 3 })).toEqual([0, 0, 0, -1]);
  expect(chainOf(quota, {})).toBeNull();
});

test("a planet has no more tokens than stand there: one press too many puts them back", () => {
  const scene = launch();
  takesPress(scene, "place:p1");
  takesPress(scene, "place:p1");
  expect(previewed).toHaveBeenLastCalledWith(null);
});

test("the steppers stop at what a place has and at what may be sent", () => {
  const scene = launch();
  const { rerender } = render(<Gestures scene={scene} />);
  const more = () => screen.getAllByRole("button", { name: /more/i }).slice(0, 2) as HTMLButtonElement[];
  fireEvent.click(more()[1]!);
  rerender(<Gestures scene={{ ...scene }} />);
  expect(more()[1]!.disabled).toBe(true);
  for (let sent = 0; sent < 3; sent++) {
    fireEvent.click(more()[0]!);
    rerender(<Gestures scene={{ ...scene }} />);
  }
  expect(more()[0]!.disabled).toBe(true);
  expect(screen.getByRole("button", { name: "Send 4" })).toBeTruthy();
});

test("a plan of the server fills in the steppers", () => {
  const scene = launch();
  render(<Gestures scene={scene} />);
  fireEvent.click(screen.getByRole("button", { name: "send 3" }));
  expect(previewed).toHaveBeenLastCalledWith([1, 0, 0, -1]);
});

test("guests are picked one by one and invited together", () => {
  const scene = asking("invite", [
    [0, "nobody", []],
    [4, "Cid", ["seat:C"]],
    [8, "Dee", ["seat:D"]],
    [12, "Cid and Dee", ["seat:C", "seat:D"]],
  ]);
  takesPress(scene, "seat:D");
  takesPress(scene, "seat:C");
  expect(previewed).toHaveBeenLastCalledWith([12]);
  takesPress(scene, "seat:D");
  expect(previewed).toHaveBeenLastCalledWith([4]);
  expect(takesPress(scene, "seat:A")).toBe(false);
  render(<Gestures scene={scene} />);
  expect(screen.getByRole("button", { name: "Cid" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Invite Cid" }));
  expect(given).toHaveBeenCalledWith([4]);
});

test("a side is joined with as many tokens as the stepper says", () => {
  const scene = asking(
    "join",
    [
      [-1, "stay out", []],
      [1, "the defence", ["side:defence"]],
    ],
    [
      ["ally", [1, 10, -1], [1, 1], ["side:defence"]],
      ["ally", [1, 10, 11], [1, 2], ["side:defence"]],
    ],
  );
  expect(takesPress(scene, "side:defence")).toBe(true);
  expect(given).not.toHaveBeenCalled();
  const { rerender } = render(<Gestures scene={scene} />);
  fireEvent.click(screen.getByRole("button", { name: /more/i }));
  rerender(<Gestures scene={{ ...scene }} />);
  fireEvent.click(screen.getByRole("button", { name: "ally 1,2" }));
  expect(given).toHaveBeenCalledWith([1, 10, 11]);
});

test("where something may come in between, a side is joined at once", () => {
  const scene = asking("join", [[1, "the defence", ["side:defence"]]]);
  expect(takesPress(scene, "side:defence")).toBe(false);
});
