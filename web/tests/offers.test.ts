import { expect, test } from "vitest";
import { allOf, arranged, type Offer } from "../src/table/offers";
import type { AnswerWords, Question, UpdateWords } from "../src/wire";

/** A question with these answers; those called "end" and "pass" are what they say. */
function asked(answers: AnswerWords[], groups: string[] = []): [Question, UpdateWords] {
  const options = answers.map(({ text }, place): [number, string] => [text === "pass" ? -1 : place, text]);
  const words = { options: answers, plans: [], groups } as unknown as UpdateWords;
  return [
    { number: 1, decision: "act", options, plans: [], refused: [], x: 0, y: 0, z: 0, is_given: false },
    words,
  ];
}

function answer(text: string, facts: Partial<AnswerWords> = {}): AnswerWords {
  return { text, detail: "", pieces: [], ...facts };
}

function many(count: number, facts: Partial<AnswerWords> = {}, name = "answer"): AnswerWords[] {
  return Array.from({ length: count }, (_, place) => answer(`${name} ${place}`, facts));
}

const texts = (offers: readonly Offer[]) => offers.map(({ words }) => words.text);

test("nine answers stand in one list, whatever they are about", () => {
  const { sections } = arranged(...asked(many(9, { group: 0, is_place: true }), ["Fly"]), true);
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ heading: "", places: 0, isOpen: true });
});

test("more than nine are sorted under their headings, and those seen at a glance are open", () => {
  const answers = [...many(4, { group: 1 }), ...many(12, { group: 0 }), answer("alone")];
  const { sections } = arranged(...asked(answers, ["Patents", "Projects"]), true);
  const seen = sections.map(({ heading, offers, isOpen }) => [heading, offers.length, isOpen]);
  expect(seen).toEqual([
    ["", 1, true],
    ["Patents", 12, false],
    ["Projects", 4, false],
  ]);
});

test("the first groups are open as long as they are seen at a glance", () => {
  const answers = [...many(5, { group: 0 }), ...many(5, { group: 1 })];
  const { sections } = arranged(...asked(answers, ["Patents", "Projects"]), true);
  expect(sections.map(({ isOpen }) => isOpen)).toEqual([true, false]);
});

test("a heading over one answer would say nothing", () => {
  const answers = [...many(10, { group: 0 }), answer("fly", { group: 1 })];
  const { sections } = arranged(...asked(answers, ["Patents", "Fly"]), true);
  expect(sections.map(({ heading, offers }) => [heading, offers.length])).toEqual([
    ["", 1],
    ["Patents", 10],
  ]);
});

test("places on the board are folded, and counted once however many ways lead there", () => {
  const places = many(8, { is_place: true, pieces: ["gate:G01", "system:S1"] }, "by the gate");
  const others = many(4, { is_place: true, pieces: ["system:S2"] });
  const { sections } = arranged(...asked([...places, ...others, answer("spin")]), true);
  expect(sections.map(({ places, isOpen }) => [places, isOpen])).toEqual([
    [0, true],
    [2, false],
  ]);
});

test("without a board of its own a title lists its places", () => {
  const { sections } = arranged(...asked(many(12, { is_place: true, pieces: ["place:p1"] })), false);
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ places: 0, isOpen: true });
});

test("ends and passes stand last and apart, and have the key 0", () => {
  const found = arranged(...asked([answer("pass"), answer("end", { is_last: true }), answer("mine")]), true);
  expect(texts(found.last)).toEqual(["pass", "end"]);
  expect(allOf(found).map(({ words, sign }) => [words.text, sign])).toEqual([
    ["mine", "1"],
    ["pass", "0"],
    ["end", "2"],
  ]);
});

test("every answer is in the list once", () => {
  const answers = [
    ...many(7, { group: 0 }, "a"),
    ...many(30, { is_place: true }, "b"),
    answer("pass"),
    answer("c"),
  ];
  const found = texts(allOf(arranged(...asked(answers, ["Fly"]), true)));
  expect([...found].sort()).toEqual(texts(answers.map((words) => ({ words }) as Offer)).sort());
});
