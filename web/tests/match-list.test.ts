import { expect, test } from "vitest";
import { waitsFor } from "../src/parts/match-list";

test("a card says whose turn it is, or who are asked at once", () => {
  expect(waitsFor(["Ann"])).toBe("Ann to move");
  expect(waitsFor(["Ann", "Bob", "Cid"])).toMatch(/^.?Ann, Bob, and Cid.? are asked$/);
});
