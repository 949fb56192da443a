// What modules bring has its place on the board: moons, Lucre, kickers, reinforcements.

import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import CosmicBoard from "../../src/boards/cosmic";
import { wantedSystems } from "../../src/boards/cosmic/cosmos/phone-chart";
import TABLE from "../../src/boards/cosmic/motion";
import { systemWith } from "../../src/boards/cosmic/scene";
import type { CosmicView } from "../../src/boards/cosmic/types";
import { components, declarations, position, propsOf } from "./table";

afterEach(cleanup);

const SEATS = 4;
const { view } = position("cards-laid-4");
const FIRST_MOON = view.home.length * view.planets;
const ALLY_HALF = components.moons.indexOf("ally-half");

/** Both moons of A are known to the viewer, the second lies open with two tokens of C; the others are not known. */
function withModules(more: Partial<CosmicView> = {}): CosmicView {
  const onMoons = Array<number>(2 * SEATS * SEATS).fill(0);
  onMoons[SEATS + 2] = 2;
  return {
    ...view,
    tokens: [...view.tokens, ...onMoons],
    moons: [0, ALLY_HALF, -1, -1, -1, -1, -1, -1],
    moon_open: [0, 1, 0, 0, 0, 0, 0, 0],
    lucre: [7, 12, 0, 3],
    kickers: [-1, components.cards.findIndex(({ key }) => key === "kicker-4")],
    kickers_from: [0, 1],
    reinforced: [0, 5],
    ...more,
  };
}

const at = (id: string) => document.querySelector(`[data-piece="${id}"]`)!;
const moon = (number: number) => at(`place:p${FIRST_MOON + number}`);

test("moons show how they lie and who is on them", () => {
  render(<CosmicBoard {...propsOf("cards-laid-4", { view: withModules() })} />);

  expect(moon(0).querySelector(".cx-crater")?.classList.contains("moon-known")).toBe(true);
  expect(moon(1).querySelector(".cx-crater")?.classList.contains("moon-open")).toBe(true);
  expect(moon(2).querySelector(".cx-crater")?.classList.contains("moon-down")).toBe(true);
  expect(moon(1).querySelector(".cx-stack")?.textContent?.trim()).toBe("C2");
  expect(moon(1).getAttribute("aria-label")).toContain("moon.ally-half.name");
  expect(moon(1).getAttribute("aria-label")).toContain("label.moon-open");
});

test("a kicker and reinforcements lie at the card of their side, and are read aloud with it", () => {
  render(<CosmicBoard {...propsOf("cards-laid-4", { view: withModules() })} />);

  const [offence, defence] = [at("laid:0"), at("laid:1")];
  expect([...offence.querySelectorAll(".cx-kicker")].map((chip) => chip.textContent)).toEqual(["×?"]);
  expect([...defence.querySelectorAll(".cx-kicker")].map((chip) => chip.textContent)).toEqual(["×4", "+5"]);
  expect(offence.getAttribute("aria-label")).toContain("label.kicker-down");
  expect(defence.getAttribute("aria-label")).toContain("label.reinforced");
});

test("Lucre stands on the plates, and on the chips of a phone", () => {
  const { unmount } = render(<CosmicBoard {...propsOf("cards-laid-4", { view: withModules() })} />);
  expect(at("seat:B").querySelector(".cx-counts")?.textContent).toContain("12");
  unmount();

  render(<CosmicBoard {...propsOf("cards-laid-4", { view: withModules(), isNarrow: true })} />);
  expect(at("seat:B").querySelector(".cx-lucre")?.textContent).toBe("12");
});

test("a phone shows the system of a moon that the cone points at", () => {
  const target = FIRST_MOON + 2 * 3;
  expect(systemWith(view, target)).toBe(3);
  expect(wantedSystems(withModules({ target }), 1, null, [])[0]).toBe(3);
  expect(wantedSystems(withModules(), 1, null, [FIRST_MOON + 5])[0]).toBe(2);
});

test("every event has a motion of its own", () => {
  expect(declarations.events.filter((key) => !(key in TABLE))).toEqual([]);
});
