import { act, fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { Coach } from "../src/guide/coach";
import { courseOf, type Learner, nextLesson, progressOf, type Scene } from "../src/guide/courses";
import { fingerOf, firstOf } from "../src/guide/fingers";
import { lessonsMet, meet, startGuide, stopGuide } from "../src/guide/progress";
import { hasLesson, lessonIn, loadLessons, reasonFor } from "../src/guide/texts";
import { lang } from "../src/speech";
import { Visit } from "../src/table/visit";
import type { Question, Update } from "../src/wire";

const CALM: Scene = { question: 1, decision: "pick-die", heard: [] };

function next(learner: Partial<Learner>, scene: Partial<Scene> = {}): string | null {
  return nextLesson(
    "pulsar",
    { met: ["welcome"], rested: -1, ...learner },
    { ...CALM, ...scene },
    () => true,
  );
}

test("a guided game begins with a welcome, and then explains what is asked", () => {
  expect(next({ met: [] })).toBe("welcome");
  expect(next({})).toBe("pick-die");
});

test("what is asked for the second time is not explained again", () => {
  expect(next({ met: ["welcome", "pick-die"] })).toBeNull();
});

test("a moment of the game is told after what is asked, and only one for a question", () => {
  const heard = ["rolled", "station-built"];
  const met = ["welcome", "pick-die", "rolled"];

  expect(next({}, { heard })).toBe("pick-die");
  expect(next({ met }, { heard })).toBe("station-built");
  expect(next({ met, rested: 1 }, { heard })).toBeNull();
  expect(next({ met, rested: 1 }, { heard, question: 2 })).toBe("station-built");
});

test("while nobody asks, nothing is explained but the welcome", () => {
  expect(next({}, { decision: "", heard: ["station-built"] })).toBeNull();
});

test("when the whole course has been met there is a farewell", () => {
  const met = ["welcome", ...courseOf("pulsar")];

  expect(next({ met })).toBe("farewell");
  expect(next({ met: [...met, "farewell"] })).toBeNull();
  expect(progressOf("pulsar", met)).toEqual({ met: met.length - 1, all: met.length - 1 });
});

test("progress belongs to one match and can be ended", () => {
  startGuide("pulsar", "one");
  meet("pulsar", "welcome");
  meet("pulsar", "welcome");

  expect(lessonsMet("pulsar", "one")).toEqual(["welcome"]);
  expect(lessonsMet("pulsar", "other")).toBeNull();
  expect(JSON.parse(localStorage.getItem("orrery.guide.pulsar") ?? "")).toEqual({
    match: "one",
    met: ["welcome"],
  });

  stopGuide("pulsar");
  expect(lessonsMet("pulsar", "one")).toBeNull();
});

test("lessons are whole in both languages", async () => {
  await loadLessons("cluster");

  expect(hasLesson("cluster", "place")).toBe(true);
  expect(hasLesson("cluster", "draw-tile")).toBe(false);
  for (const language of ["en", "ru"] as const) {
    lang.value = language;
    expect(Object.values(lessonIn("cluster", "place")).every((text) => text.length > 3)).toBe(true);
  }
  lang.value = "en";
});

function asking(number: number, decision: string): Update {
  const question: Question = {
    number,
    decision,
    x: 0,
    y: 0,
    z: 0,
    options: [
      [0, "a"],
      [1, "b"],
    ],
    refused: [],
    plans: [],
    is_given: false,
  };
  return {
    number,
    viewer: 0,
    first_event: 0,
    events: [],
    question,
    chat: [],
    standings: [],
    words: null,
  } as unknown as Update;
}

beforeEach(() => startGuide("pulsar", "table"));

test("the card goes with the question and folds when it was read", async () => {
  await loadLessons("pulsar");
  const visit = new Visit("table", "");
  visit.store.update.value = asking(7, "pick-die");
  render(<Coach visit={visit} title="pulsar" />);

  await screen.findByText("Welcome to PULSAR 2849");
  fireEvent.click(screen.getByText("Got it"));
  await screen.findByText("Drafting a die");
  fireEvent.click(screen.getByText("Got it"));
  expect(await screen.findByText("Guided: 1 of 9")).toBeTruthy();
  fireEvent.click(screen.getByTitle("Explain again"));
  await screen.findByText("Drafting a die");

  await act(() => {
    visit.store.update.value = asking(8, "move-counter");
  });
  await screen.findByText("Which counter moves?");
  await act(() => {
    visit.store.update.value = asking(9, "pick-die");
  });
  expect(lessonsMet("pulsar", "table")).toEqual(["welcome", "pick-die", "move-counter"]);

  fireEvent.click(screen.getByTitle("Explain again"));
  fireEvent.click(screen.getByTitle("Stop guiding me"));
  expect(document.querySelector(".coach")).toBeNull();
});

test("a card names the best answer that can be given, with a reason in the texts", async () => {
  await loadLessons("pulsar");
  const first = (lesson: string, answers: string[]) =>
    firstOf(fingerOf("pulsar", lesson, true), { me: "B", answers });
  expect(first("pick-die", ["pool:3", "pool:5", "pool:6"])).toEqual({ piece: "pool:5", reason: "5" });
  expect(first("use-die", ["die:B-second", "die:B-first"])).toEqual({
    piece: "die:B-first",
    reason: "first",
  });
  expect(first("act", ["ship:B"])).toEqual({ piece: "ship:B", reason: "ship" });
  expect(first("act", ["ship:A"])).toBeUndefined();
  for (const language of ["en", "ru"] as const) {
    lang.value = language;
    for (const lesson of ["choose-entry", "pick-die", "use-die", "act"]) {
      const { first: named = [] } = fingerOf("pulsar", lesson, true);
      for (const piece of named) {
        const { reason } = firstOf(
          { pieces: [], first: [piece] },
          { me: "", answers: [piece.replace("{me}", "")] },
        )!;
        expect(reasonFor("pulsar", lesson, reason).length).toBeGreaterThan(20);
      }
    }
  }
  lang.value = "en";
});

test("the lessons of Cosmic Encounter point at what is on its board, and say why to join the offence", async () => {
  await loadLessons("cosmic");
  const finger = fingerOf("cosmic", "join", true);
  expect(firstOf(finger, { me: "A", answers: ["side:defence", "side:offence"] })).toEqual({
    piece: "side:offence",
    reason: "offence",
  });
  expect(firstOf(finger, { me: "A", answers: ["side:defence"] })).toBeUndefined();
  expect(reasonFor("cosmic", "join", "offence")).toContain("base");
  expect(fingerOf("cosmic", "tokens-lost", false).pieces).toEqual(["place:warp"]);
});
