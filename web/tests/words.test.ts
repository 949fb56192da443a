import { afterEach, expect, test } from "vitest";
import { partedByNames, sortLines } from "../src/boards/generic";
import { markOf } from "../src/parts/marks";
import { ago } from "../src/parts/match-list";
import { matches } from "../src/screens/rules";
import { randomName } from "../src/session";
import { lang, preferredLanguage, say, sayError } from "../src/speech";
import { timeText } from "../src/table/clock";
import { turningPoints } from "../src/table/turning-points";

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

test("sentences that begin with a player's name stand with that player", () => {
  const player = (seat: number, name: string) => ({ ...markOf(seat), seat, name }) as never;
  const sorted = sortLines(
    ["Round 1", "Anna: 3 points", "Anna, ship: at E2", "Annabel: 1 point"],
    [player(0, "Anna"), player(1, "Annabel")],
  );
  expect(sorted.common).toEqual(["Round 1"]);
  expect(sorted.own.map((each) => each.lines)).toEqual([["3 points", "ship: at E2"], ["1 point"]]);
});

test("names of players are found in a sentence, but not inside of other words", () => {
  const [anna, ben] = ["Anna", "Ben (2)"].map((name, seat) => ({ ...markOf(seat), seat, name }) as never);
  const parts = partedByNames("C1 (Anna 4, Ben (2) 1), Annabel", [anna, ben] as never);
  expect(parts).toEqual(["C1 (", anna, " 4, ", ben, " 1), Annabel"]);
});

test("turning points are changes of the lead and great gains", () => {
  const points = turningPoints([
    [0, 0],
    [2, 0],
    [2, 9],
  ]);
  expect(points).toContainEqual({ moment: 2, seat: 1, kind: "lead", points: 9 });
  expect(points).toContainEqual({ moment: 2, seat: 1, kind: "gain", points: 9 });
  expect(points.filter((point) => point.kind === "lead")).toHaveLength(1);
});
