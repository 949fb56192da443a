import { expect, test } from "vitest";
import RULES from "../../../src/orrery/texts/en/rules-cluster.md?raw";
import { drawingFor } from "../../src/boards/cluster/rule-pictures";

/** The headings of the parts, each with its clauses. */
const PARTS = RULES.split(/^## /m)
  .slice(1)
  .map((text) => ({
    heading: text.split("\n")[0]!,
    clauses: [...text.matchAll(/\*\*(G[\d.]+)\*\*/g)].map(([, id]) => id!),
  }));

test("every part that can be drawn has a picture of its own, whichever of its clauses comes first", () => {
  const drawings = PARTS.map(({ clauses }) => new Set(clauses.map(drawingFor)));
  expect(drawings.map(({ size }) => size)).toEqual(PARTS.map(() => 1));
  const bare = PARTS.filter((_, place) => drawings[place]!.has(null)).map(({ heading }) => heading);
  expect(bare).toEqual(["Information", "Details"]);
  expect(new Set(drawings.map((each) => [...each][0])).size).toBe(PARTS.length - 1);
});
