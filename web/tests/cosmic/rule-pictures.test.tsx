import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { EMBLEMS } from "../../src/boards/cosmic/emblems/table";
import RulePicture, { piecesFor } from "../../src/boards/cosmic/rule-pictures";

afterEach(cleanup);

const STARTS = ["CA2.1", "CA3.1", "CA4.1", "CA5.1", "CR1", "CA7.1", "CA8.1", "CA9.1", "CX-cosmic-zap", "CG1"];
const PULSARS = ["C3.1a", "C3.2a", "C3.3a", "C3.4a", "C3.5a", "C3.6a", "C3.7a", "C3.8a", "C3.10a"];

test.each([...STARTS, "CD3.1", "CD6.1", "CE1.1", ...PULSARS])(
  "the part that begins with %s has a picture",
  (clause) => {
    const { container } = render(<RulePicture clause={clause} />);
    expect(container.querySelectorAll("svg > g").length).toBeGreaterThan(0);
  },
);

test("a power is shown by its emblem, one that is not known by nothing", () => {
  for (const power of Object.keys(EMBLEMS)) {
    expect(piecesFor(`CB-${power}`)).toEqual([["coin", power, 0, 0, 1.45]]);
  }
  expect(piecesFor("CB-something-new")).toBeNull();
  expect(piecesFor("G1.1")).toBeNull();
});

test("Con, Stop and Pro are told apart", () => {
  const parts = ["C3.3a", "C3.4a", "C3.5a", "C3.10a"].map((clause) => JSON.stringify(piecesFor(clause)));
  expect(new Set(parts).size).toBe(4);
});
