// A token that carries captives shows how high it is.

import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import CosmicBoard from "../../src/boards/cosmic";
import { heightsAt } from "../../src/boards/cosmic/cosmos/heights";
import { components, position, propsOf } from "./table";

afterEach(cleanup);

const SENT = components.stack_places.indexOf("sent");
const { view } = position("cards-laid-4");

/** On p7 one token of B carries one of C, another one of A and one of D; one of A in the cone carries one of B. */
const carrying = {
  ...view,
  stacks: [...[1, 7, 0, 0, 1, 0], ...[1, 7, 1, 0, 0, 1], ...[0, SENT, 0, 1, 0, 0]],
};

const at = (id: string) => document.querySelector(`[data-piece="${id}"]`)!;

test("heights are those of one player at one place, the highest first", () => {
  const scene = { view: carrying, components };
  expect(heightsAt(scene, 1, 7)).toEqual([3, 2]);
  expect(heightsAt(scene, 0, 7)).toEqual([]);
  expect(heightsAt(scene, 0, "sent")).toEqual([2]);
});

test("a badge shows them on planets and in the cone, and the place tells of them", () => {
  render(<CosmicBoard {...propsOf("cards-laid-4", { view: carrying })} />);

  expect(at("place:p7").querySelector(".cx-height")?.textContent).toBe("3·2");
  expect(at("place:cone").querySelector(".cx-height")?.textContent).toBe("2");
  expect(document.querySelectorAll(".cx-height")).toHaveLength(2);
  expect(at("place:p7").getAttribute("aria-label")).toContain("label.stacked");
});
