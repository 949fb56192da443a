import { describe, expect, test } from "vitest";
import { answersOf, NOWHERE } from "../../src/boards/pulsar/answers";
import { bonusId, dieId, nodeId, technologyId } from "../../src/boards/pulsar/ids";
import { components, position, positions, wordsOf } from "./table";

/** The decisions that are answered with something that lies on the table. */
const ON_THE_BOARD = [
  "choose-side",
  "choose-entry",
  "pick-die",
  "move-counter",
  "use-die",
  "act",
  "hop",
  "announce-run",
  "link",
  "choose-gyrodyne",
  "choose-pulsar",
  "choose-system",
  "choose-token",
  "choose-red",
  "grant-goal",
  "score-goal",
  "complete-free",
  "choose-bonus",
];

function sideOf(decision: string) {
  return components.map.sides[position(decision).view.table.side]!;
}

function answered(decision: string) {
  return answersOf(sideOf(decision), position(decision).question, wordsOf(decision));
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

test("what is not drawn is answered in words", () => {
  expect([...answered("keep-tile").open.keys()]).toEqual([NOWHERE]);
});

test("a technology answers for its patent", () => {
  const { question } = position("act");
  const [choice, token] = question.options.find(([, name]) => name.startsWith("patent-"))!;
  const entry = components.technologies.find(({ key }) => `patent-${key}` === token)!;
  const answers = answered("act").open.get(technologyId(entry))!;
  expect(answers.map((answer) => answer.choices)).toEqual([[choice]]);
});

test("a flight is given by the node where it ends, and knows its way there", () => {
  const side = sideOf("hop");
  const flights = [...answered("hop").open].flatMap(([id, answers]) =>
    answers.flatMap(({ route }) => (route ? [{ id, route }] : [])),
  );
  expect(flights.length).toBeGreaterThan(0);
  for (const { id, route } of flights) {
    expect(route).not.toContain(-1);
    expect(nodeId({ side }, route.at(-1)!)).toBe(id);
  }
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
  expect(answersOf(sideOf("act"), null, wordsOf("act")).open.size).toBe(0);
});

test("every piece that stands for an answer gives it", () => {
  const [choice, token] = [3, "red"];
  const pieces = [bonusId(0, 2), bonusId(0, 5)];
  const question = { ...position("use-die").question, options: [[choice, token]] as [number, string][] };
  const words = { ...wordsOf("use-die"), options: [{ text: "a red die", detail: "", pieces }] };
  const { open } = answersOf(sideOf("use-die"), { ...question, refused: [], plans: [] }, words);
  expect([...open.keys()]).toEqual(pieces);
});

test("the die that is being spent is what the question is about", () => {
  const { seat, question, words } = position("act");
  const side = sideOf("act");
  expect(words.about).toEqual([dieId({ components, side }, seat, question.x)]);
});
