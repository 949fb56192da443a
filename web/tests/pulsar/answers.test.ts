import { describe, expect, test } from "vitest";
import { answersOf, NOWHERE, piece } from "../../src/boards/pulsar/answers";
import { components, position, positions, tokens } from "./table";

/** The decisions that are answered with something that lies on the table. */
const ON_THE_BOARD = [
  "choose-side",
  "choose-entry",
  "pick-die",
  "move-counter",
  "use-die",
  "act",
  "hop",
  "link",
  "choose-gyrodyne",
  "choose-pulsar",
  "choose-system",
  "choose-token",
  "grant-goal",
  "score-goal",
  "complete-free",
  "choose-bonus",
];

function answered(decision: string) {
  const { view, question, seat } = position(decision);
  return answersOf({ view, components, tokens, seat }, question, null);
}

describe.each(Object.keys(positions))("the question %s", (decision) => {
  const { question } = position(decision);
  const given = [...answered(decision).open.values()].flat();

  test("every answer is given by something", () => {
    const choices = new Set(given.map((answer) => answer.choices.join()));
    expect(question.options.filter(([choice]) => !choices.has(String(choice)))).toEqual([]);
    expect(question.plans.filter(([, plan]) => !choices.has(plan.join()))).toEqual([]);
  });

  test("nothing else is", () => {
    const offered = new Set([
      ...question.options.map(([choice]) => String(choice)),
      ...question.plans.map(([, plan]) => plan.join()),
    ]);
    expect(given.filter((answer) => !offered.has(answer.choices.join()))).toEqual([]);
  });
});

test.each(ON_THE_BOARD)("all answers to %s but passing are pieces of the board", (decision) => {
  const nowhere = answered(decision).open.get(NOWHERE) ?? [];
  expect(nowhere.filter((answer) => answer.choices[0] !== -1)).toEqual([]);
});

test("a technology answers for its patent", () => {
  const { question } = position("act");
  const [choice, token] = question.options.find(([, name]) => name.startsWith("patent-"))!;
  const slot =
    components.technologies.findIndex((entry) => `patent-${entry.key}` === token) % components.in_play;
  expect(
    answered("act")
      .open.get(piece.technology(slot))!
      .map((answer) => answer.choices),
  ).toEqual([[choice]]);
});

test("a flight is given by the node where it ends, and knows its way there", () => {
  const { open } = answered("hop");
  for (const [id, answers] of open) {
    for (const { route } of answers) if (route) expect(id).toBe(piece.node(route[route.length - 1]!));
  }
});

test("a tile on offer explains why it can't be taken, one of an array why it can't be paid for", () => {
  const { view, question, seat } = position("act");
  const shown = answersOf({ view, components, tokens, seat }, question, null);
  const tile = view.supply.display.find((one) => one >= 0 && !shown.open.has(piece.tile(one)))!;
  const clauseOf = (verb: string) => {
    const answer = tokens.act!.indexOf(`${verb}-${components.transmitters[tile]!.key}`);
    return question.refused.find(([choice]) => choice === answer)![1];
  };
  expect(shown.refused.get(piece.tile(tile))!.clause).toBe(clauseOf("take"));

  const transmitters = [{ tile, keeper: seat, paid: 0, online: 0, links: [] }];
  const kept = answersOf({ view: { ...view, transmitters }, components, tokens, seat }, question, null);
  expect(kept.refused.get(piece.tile(tile))!.clause).toBe(clauseOf("pay"));
});

test("what is refused has its clause, unless the same piece has an answer too", () => {
  const { open, refused } = answered("act");
  expect(refused.size).toBeGreaterThan(0);
  for (const [id, refusal] of refused) {
    expect(open.has(id)).toBe(false);
    expect(refusal.clause).toMatch(/^P\d+\.\d+$/);
  }
});

test("nobody answers while no question is open", () => {
  const { view, seat } = position("act");
  expect(answersOf({ view, components, tokens, seat }, null, null).open.size).toBe(0);
});

test("every bonus die that is held stands for using one of them", () => {
  const { view, question, seat } = position("choose-bonus");
  const red = components.dice.red;
  const asked = {
    ...question,
    decision: "use-die",
    options: [[red, "red"]] as [number, string][],
    refused: [],
  };
  const { open } = answersOf({ view, components, tokens, seat }, asked, null);
  const held = view.seats[seat]!.bonuses.flatMap((count, value) => (count > 0 ? [piece.red(value)] : []));
  expect(held.length).toBeGreaterThan(1);
  expect([...open.keys()]).toEqual(held);
});
