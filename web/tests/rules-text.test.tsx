import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { joined } from "../src/after/constellation";
import { ClauseText, splitHits, splitText } from "../src/parts/clause-text";
import { partsOf } from "../src/parts/rules-text";

afterEach(cleanup);

const IDS = new Set(["P9.3", "P4.9", "CX-card-zap"]);

test("only clauses that there are become links", () => {
  const parts = splitText("Copied (P9.3), but see P4.9, P77.1 and CX-card-zap.", IDS);
  expect(parts.filter((part) => part.isClause).map((part) => part.part)).toEqual([
    "P9.3",
    "P4.9",
    "CX-card-zap",
  ]);
  expect(parts.map((part) => part.part).join("")).toBe("Copied (P9.3), but see P4.9, P77.1 and CX-card-zap.");
});

test("every word that is looked for is marked, whatever its case, and nothing else", () => {
  const hits = (text: string, wanted: string) =>
    splitHits(text, wanted)
      .filter((part) => part.isHit)
      .map((part) => part.part);
  expect(hits("A die moves one counter; the Die is spent.", "die counter")).toEqual([
    "die",
    "counter",
    "Die",
  ]);
  expect(hits("Станция стоит на планете.", "СТАНЦ")).toEqual(["Станц"]);
  expect(hits("A (red) die.", "(red)")).toEqual(["(red)"]);
  expect(hits("Anything.", "  ")).toEqual([]);
});

test("a reference can be followed in its place", () => {
  const follow = vi.fn();
  render(<ClauseText text="See P9.3." ids={IDS} address={(id) => `/rules/x#${id}`} onFollow={follow} />);
  const link = screen.getByRole("link", { name: "P9.3" });
  expect(link.getAttribute("href")).toBe("/rules/x#P9.3");
  fireEvent.click(link);
  expect(follow).toHaveBeenCalledWith("P9.3");
});

test("clauses under one heading are one part", () => {
  const clause = (id: string, part: string) => ({ id, part, text: "" });
  const parts = partsOf([clause("P1.1", "Setup"), clause("P1.2", "Setup"), clause("P2.1", "Dice")]);
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([["P1.1", "P1.2"], ["P2.1"]]);
});

test("a constellation joins all spots by the shortest lines", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 1, y: 0 },
    { x: 9, y: 1 },
  ];
  expect(joined(spots)).toEqual([
    [0, 2],
    [2, 3],
    [3, 1],
  ]);
  expect(joined([])).toEqual([]);
});
