import { afterEach, expect, test } from "vitest";
import { ownSentences } from "../src/boards/generic";
import { markOf } from "../src/parts/marks";
import { ago } from "../src/parts/match-list";
import { matches } from "../src/parts/rules-text";
import { randomName } from "../src/session";
import { lang, preferredLanguage, say, sayError } from "../src/speech";
import { timeText } from "../src/table/clock";

afterEach(() => {
  lang.value = "en";
});

test("the language changes at once", () => {
  const english = say("web-your-turn");
  lang.value = "ru";
  expect(say("web-your-turn")).not.toBe(english);
});

test("the first language of the browser that there are texts in is taken", () => {
  expect(preferredLanguage(["de-DE", "ru-RU", "en"])).toBe("ru");
  expect(preferredLanguage(["de"])).toBe("en");
});

test("errors of the server and of the client have words, unknown ones too", () => {
  expect(sayError("not-host")).toContain("host");
  expect(sayError("no-connection")).toContain("reached");
  expect(sayError("never-heard-of")).toBe(say("web-error-unknown"));
});

test("guests get one of the names of the language", () => {
  expect(say("web-guest-names").split(" ")).toContain(randomName(0.999));
  expect(randomName(0)).not.toBe("");
});

test("times are told as on a clock, long ones in days", () => {
  expect(timeText(59.2)).toBe("1:00");
  expect(timeText(3661)).toBe("1:01:01");
  expect(timeText(2 * 86400 + 7200)).toBe(say("web-days-hours", { days: 2, hours: 2 }));
});

test("how long ago is told in words", () => {
  expect(ago(1000, 1000 + 7200)).toBe("2 hours ago");
});

test("a clause is found by its id and by any of its words", () => {
  const clause = { id: "P4.7", part: "Flight", text: "The ship may not turn back." };
  expect(matches(clause, "p4.7")).toBe(true);
  expect(matches(clause, "ship back")).toBe(true);
  expect(matches(clause, "ship cargo")).toBe(false);
});

test("sentences on a player stand with that player", () => {
  const player = (seat: number, name: string) => ({ ...markOf(seat), seat, name }) as never;
  const about = (seat: number, text: string) => ({ seat, headline: [], text: [text] });
  const position = [about(-1, "Round 1"), about(1, "1 point"), about(0, "3 points"), about(0, "at E2")];
  const own = ownSentences(position, [player(0, "Anna"), player(1, "Annabel"), player(2, "Ben")]);
  expect(own.map((each) => each.sentences.map(({ text }) => text[0]))).toEqual([
    ["3 points", "at E2"],
    ["1 point"],
  ]);
});
