// The board draws what stands where, lights up what answers, and gives the answer of what is pressed.

import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import CosmicBoard, { Head } from "../../src/boards/cosmic";
import { answersOf } from "../../src/boards/every-answer";
import { components, position, propsOf, wordsOf } from "./table";

afterEach(cleanup);

function piece(id: string): Element {
  const found = document.querySelector(`[data-piece="${id}"]`);
  expect(found, id).not.toBeNull();
  return found!;
}

/** The numbers that stand on a place, by letter. */
function stacksOn(id: string): string[] {
  return [...piece(id).querySelectorAll(".cx-stack")].map((stack) => stack.textContent!.trim());
}

describe("the cosmos", () => {
  it("shows tokens on planets, in the cone and in the Warp", () => {
    const { view } = position("cards-laid-4");
    render(<CosmicBoard {...propsOf("cards-laid-4")} />);

    expect(stacksOn("place:p7")).toEqual([`B${view.tokens[7 * 4 + 1]}`]);
    expect(stacksOn("place:cone")).toEqual(["A3", "C2"]);
    expect(stacksOn("place:warp")).toEqual(["B2", "C1", "D1"]);
    expect(document.querySelector(".cx-guards .cx-stack")?.textContent).toBe("D2");
  });

  it("draws all planets of six players", () => {
    render(<CosmicBoard {...propsOf("cards-laid-6")} />);

    expect(document.querySelectorAll(".cx-planet")).toHaveLength(30);
    expect(document.querySelectorAll(".cx-plate")).toHaveLength(6);
  });

  it("marks the target and nothing else", () => {
    render(<CosmicBoard {...propsOf("cards-laid-4")} />);

    expect(document.querySelectorAll(".cx-aim")).toHaveLength(1);
    expect(piece("place:p7").classList.contains("target")).toBe(true);
  });

  it("shows what the answer pointed at would change", () => {
    const { view } = position("cards-laid-4");
    const previewView = { ...view, warp: [1, 2, 1, 1] };
    render(<CosmicBoard {...propsOf("cards-laid-4", { previewView })} />);

    expect(piece("place:warp").querySelector(".cx-change")?.textContent).toBe("A +1");
  });
});

describe("the plates", () => {
  it("stand round the table with the viewer's last", () => {
    render(<CosmicBoard {...propsOf("cards-laid-4")} />);

    const order = [...document.querySelectorAll(".cx-plate")].map((plate) =>
      plate.getAttribute("data-piece"),
    );
    expect(order).toEqual(["seat:C", "seat:D", "seat:A", "seat:B"]);
  });

  it("never name a power that is secret", () => {
    const { view } = position("cards-laid-4");
    const virus = components.powers.findIndex(({ key }) => key === "virus");
    const without = (row: number[], value: number) =>
      row.map((old, power) => (power === virus ? value : old));
    const hidden = {
      ...view,
      owner: without(view.owner, -1),
      users: without(view.users, 0),
      hidden: [1, 0, 0, 0],
    };
    render(<CosmicBoard {...propsOf("cards-laid-4", { view: hidden })} />);

    expect(piece("seat:A").querySelectorAll(".cx-power.secret")).toHaveLength(1);
    expect(document.querySelector('[data-piece="power:virus"]')).toBeNull();
  });

  it("strike out a power that is out of use", () => {
    const { view } = position("cards-laid-4");
    const virus = components.powers.findIndex(({ key }) => key === "virus");
    const out = view.out.map((old, power) => (power === virus ? 1 : old));
    render(<CosmicBoard {...propsOf("cards-laid-4", { view: { ...view, out } })} />);

    expect(piece("power:virus").classList.contains("out")).toBe(true);
    expect(piece("power:mutant").classList.contains("out")).toBe(false);
  });
});

describe("the phase bar", () => {
  it("marks the present phase and the powers of each", () => {
    render(<Head {...propsOf("cards-laid-4")} />);

    expect(document.querySelector('[aria-current="step"]')?.getAttribute("data-phase")).toBe("7");
    expect(document.querySelector('[data-phase="8"] [data-power="virus"]')).not.toBeNull();
    expect(document.querySelector('[data-phase="3"] [data-power="virus"]')).toBeNull();
  });

  it("shows a power for any moment in the present phase alone", () => {
    render(<Head {...propsOf("cards-laid-4")} />);

    const shown = [...document.querySelectorAll('[data-power="zombie"]')].map((coin) =>
      coin.closest("[data-phase]")?.getAttribute("data-phase"),
    );
    expect(shown).toEqual(["7"]);
  });
});

describe("planets that answer", () => {
  const { question } = position("load");
  const { open } = answersOf(question, wordsOf("load"));
  const lit = [...open.keys()].filter((id) => id.startsWith("place:p"));

  it("are lit, and no others", () => {
    render(<CosmicBoard {...propsOf("load")} />);

    const shown = [...document.querySelectorAll(".cx-planet.cx-choosable")].map((planet) =>
      planet.getAttribute("data-piece"),
    );
    expect(shown.sort()).toEqual(lit.sort());
    expect(lit.length).toBeGreaterThan(1);
  });

  it("answer nothing while the table is out of reach", () => {
    render(<CosmicBoard {...propsOf("load", { isLive: false })} />);

    expect(document.querySelectorAll(".cx-choosable")).toHaveLength(0);
  });

  it("open the clause against those that can't be chosen", () => {
    const props = propsOf("load");
    render(<CosmicBoard {...props} />);
    const place = props.words!.refused.findIndex(({ pieces }) => pieces[0]?.startsWith("place:p"));
    expect(place).toBeGreaterThanOrEqual(0);

    fireEvent.click(piece(props.words!.refused[place]!.pieces[0]!));

    expect(props.explain).toHaveBeenCalledWith(props.question!.refused[place]![1]);
  });
});

describe("a narrow board", () => {
  it("shows the target's system, and another one when its chip is pressed", () => {
    render(<CosmicBoard {...propsOf("cards-laid-4", { isNarrow: true })} />);
    piece("place:p7");
    expect(document.querySelector('[data-piece="place:p17"]')).toBeNull();

    fireEvent.click(piece("seat:D").querySelector("button")!);

    piece("place:p17");
  });
});
