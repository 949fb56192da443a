// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import type { BoardProps, EventRow, News } from "../../src/boards/board";
import Board from "../../src/boards/pulsar/index";
import { declarations, propsOf } from "./table";

afterEach(cleanup);

const kind = (key: string) => declarations.events.indexOf(key);

function newsOf(...events: EventRow[]): News {
  return { first: 0, events, told: [] };
}

const PRODUCED = newsOf(
  [kind("points-gained"), 0, declarations.sources.indexOf("gyrodynes"), 4, 0],
  [kind("round-ended"), -1, 1, 0, 0],
);

/** The box on a board with these properties. */
function boxOf(more: Partial<BoardProps>): Element | null {
  const { container } = render(<Board {...propsOf("pick-die", { question: null, ...more })} />);
  return container.querySelector(".p-production");
}

test("a production is shown while the queue plays it", () => {
  const box = boxOf({ showing: { panel: "production", news: PRODUCED } });
  expect(box?.textContent).toContain("+4");
});

test("it is not shown by itself", () => {
  expect(boxOf({ news: PRODUCED })).toBeNull();
});

test("another box is none of its business", () => {
  expect(boxOf({ showing: { panel: "elsewhere", news: PRODUCED } })).toBeNull();
});

test("without a production there is no box", () => {
  const news = newsOf([kind("die-spent"), 1, 3, 0, 0]);
  expect(boxOf({ showing: { panel: "production", news } })).toBeNull();
});

test("what flies out of it finds it by its piece", () => {
  const box = boxOf({ showing: { panel: "production", news: PRODUCED } });
  expect(box?.getAttribute("data-piece")).toBe("production");
});
