// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { Line } from "../src/parts/sentence";

afterEach(cleanup);

const BEN = { seat: 1, name: "Ben: the (2)" };

function shown(line: Parameters<typeof Line>[0]) {
  return render(<Line {...line} />).container;
}

test("the headline stands out, and a player has their mark wherever they are named", () => {
  const line = shown({
    sentence: { seat: -1, headline: ["Total of ", BEN], text: ["Attack 5, ", BEN, "."] },
  });
  expect(line.querySelector("b")!.textContent).toContain("Total of");
  expect(line.querySelectorAll(".named svg")).toHaveLength(2);
  expect(line.querySelector("p")!.textContent!.match(/Ben: the \(2\)/g)).toHaveLength(2);
});

test("whom a sentence is about is said where a name is given", () => {
  const sentence = { seat: 1, headline: ["ship"], text: ["at E2."] };
  expect(shown({ sentence }).textContent).toBe("ship: at E2.");
  expect(shown({ sentence, name: "Ben" }).textContent!.replace(/^\S* ?/, "")).toBe("Ben, ship: at E2.");
});

test("nobody is named in a sentence about the table", () => {
  const sentence = { seat: -1, headline: [], text: ["Round 1."] };
  expect(shown({ sentence, name: "Ben" }).textContent).toBe("Round 1.");
});
