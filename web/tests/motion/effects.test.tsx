// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { perform } from "../../src/motion/effects";
import { Figures } from "../../src/motion/figures";
import type { Motion } from "../../src/motion/motion";
import { Sprites } from "../../src/motion/sprites";
import { timed } from "../../src/motion/timeline";

interface Played {
  element: Element;
  frames: any;
  timing: KeyframeAnimationOptions;
}

let played: Played[];
let sprites: Sprites;

beforeEach(() => {
  played = [];
  sprites = new Sprites();
  Element.prototype.animate = function (frames: any, timing: any) {
    played.push({ element: this, frames, timing });
    return { cancel: vi.fn() } as unknown as Animation;
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x, y] = (this.getAttribute("data-at") ?? "0,0").split(",").map(Number);
    return { left: x, top: y, width: 20, height: 20 } as DOMRect;
  });
});

afterEach(() => {
  sprites.clear();
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

function play(motion: Motion, before = new Map<string, DOMRect>(), rate = 1): number {
  return timed([motion]).flatMap((each) => perform(each, { before, sprites, rate })).length;
}

const box = (left: number, top: number) => ({ left, top, width: 20, height: 20 }) as DOMRect;

test("a piece flies from where it was, past others, to where it is", () => {
  document.body.innerHTML = `<i data-piece="ship:A" data-at="100,0"></i><i data-piece="gate:G1" data-at="50,50"></i>`;
  play({ kind: "fly", piece: "ship:A", along: ["gate:G1", "system:S1"] }, new Map([["ship:A", box(0, 0)]]));
  expect(played[0]!.frames.map((frame: any) => frame.translate)).toEqual([
    "-100px 0px",
    "-50px 50px",
    "0px 0px",
  ]);
});

test("what is not drawn is not played, and does no harm", () => {
  expect(play({ kind: "roll", piece: "pool:1" })).toBe(0);
  expect(play({ kind: "ring", piece: "pulsar:P1", seat: 0 })).toBe(0);
  expect(play({ kind: "travel", sprite: "cube", from: "x:1", to: "seat:A", seat: 0, amount: 1 })).toBe(0);
});

test("a claim closes a ring in the colour of its owner, and shows then", () => {
  document.body.innerHTML = `<i data-piece="pulsar:P1"><b data-part="claim"></b></i>`;
  play({ kind: "ring", piece: "pulsar:P1", part: "claim", seat: 1 });
  const [ring, claim] = played;
  expect(document.querySelector(".sprite-ring circle")!.getAttribute("style")).toContain("--seat-2");
  expect(ring!.frames.scale).toEqual([1.9, 1, 1]);
  expect(claim!.element.getAttribute("data-part")).toBe("claim");
  expect(claim!.frames).toEqual({ visibility: ["hidden", "visible"] });
  expect(claim!.timing).toMatchObject({ fill: "backwards", delay: 150, duration: 1 });
});

test("a station is the part that drops, where the board draws it as a part", () => {
  document.body.innerHTML = `<i data-piece="system:S1"><b data-part="planet-1"></b></i>`;
  play({ kind: "drop", piece: "system:S1", part: "planet-1", seat: 0 });
  expect(played.every(({ element }) => element.getAttribute("data-part") === "planet-1")).toBe(true);
  play({ kind: "drop", piece: "system:S1", part: "planet-9", seat: 0 });
  expect(played.at(-1)!.element.className).toBe("sprite");
});

const DRAWING = `<div class="field"><svg class="tiles" viewBox="0 0 9 9"><g transform="scale(2)">
  <g data-piece="cell:a" data-at="30,40" role="button" tabindex="0">
    <g data-part="tile" data-at="30,40"><rect class="slab"></rect><g data-part="lamp"><path class="lamp"></path></g></g>
    <text>stays</text>
  </g></g></svg></div>`;

test("a part of a drawing falls as a copy over it, and shows when the copy has landed", () => {
  document.body.innerHTML = DRAWING;
  play({ kind: "drop", piece: "cell:a", part: "tile", height: 1.5, seat: 0 });
  const copy = document.querySelector<SVGElement>(".field > svg:last-child")!;
  const [fall, wait] = played;
  expect(fall!.element).toBe(copy);
  expect(fall!.frames).toEqual({ opacity: [0, 1], scale: [1.5, 1] });
  expect(copy.getAttribute("class")).toBe("tiles");
  expect(copy.dataset.lifted).toBe("cell:a");
  expect(copy.querySelector("g")!.getAttribute("transform")).toBe("scale(2)");
  expect(copy.style.transformOrigin).toBe("40px 50px");
  expect(wait!.element.getAttribute("data-part")).toBe("tile");
  expect(wait!.timing).toMatchObject({ fill: "backwards", delay: 170 });
});

test("a copy is no piece, and is gone when it is over", () => {
  document.body.innerHTML = DRAWING;
  play({ kind: "drop", piece: "cell:a", part: "tile", seat: 0 });
  const copy = document.querySelector(".field > svg:last-child")!;
  expect(copy.querySelectorAll("[data-piece], [data-part], [role], [tabindex], text")).toHaveLength(0);
  expect(copy.getAttribute("aria-hidden")).toBe("true");
  sprites.clear();
  expect(document.querySelectorAll("svg")).toHaveLength(1);
});

test("what lights up on something that falls is dark until then", () => {
  document.body.innerHTML = DRAWING;
  play({ kind: "drop", piece: "cell:a", part: "tile", seat: 0 });
  play({ kind: "light", piece: "cell:a", part: "lamp" });
  const [tile, lamp] = [...document.querySelectorAll(".field > svg")].slice(1);
  expect(tile!.querySelectorAll(".slab, .lamp")).toHaveLength(1);
  expect(lamp!.querySelectorAll(".slab, .lamp")).toHaveLength(1);
  expect(lamp!.querySelector(".lamp")).not.toBeNull();
});

test("points fly to the figure of their owner", () => {
  document.body.innerHTML = `<i data-piece="x:1" data-at="300,0"></i>
    <i data-piece="seat:A"><b data-figure="points" data-at="40,0">7</b></i>`;
  play({
    kind: "travel",
    sprite: "points",
    from: "x:1",
    to: "seat:A",
    seat: 0,
    amount: 3,
    counted: "points",
  });
  expect(played[0]!.frames.translate[0]).toBe("260px 0px");
  expect(document.querySelector(".sprite-chip")!.textContent).toBe("+3");
});

test("what is carried past pieces stops at each, and becomes a part of the last", () => {
  document.body.innerHTML = `<i data-piece="cell:a" data-at="0,0"></i><i data-piece="cell:b" data-at="50,0"></i>
    <i data-piece="cell:c" data-at="50,80"><b data-part="coins-A" data-at="60,90"></b></i>`;
  const way = { from: "cell:a", past: ["cell:b"], to: "cell:c", part: "coins-A" };
  play({ kind: "travel", sprite: "mark", seat: 0, amount: 0, ...way });
  const [sprite, part] = played;
  expect(sprite!.frames.map((frame: any) => frame.translate)).toEqual([
    "-60px -90px",
    "-10px -90px",
    "0px 0px",
  ]);
  expect(part!.element.getAttribute("data-part")).toBe("coins-A");
  expect(part!.timing.fill).toBe("backwards");
});

test("a title may draw what travels", () => {
  document.body.innerHTML = `<i data-piece="seat:A"></i>`;
  play({ kind: "travel", sprite: () => <em>gem</em>, from: "x:1", to: "seat:A", seat: 0, amount: 1 });
  expect(document.querySelector(".sprite em")!.textContent).toBe("gem");
});

test("a die is cast over a piece, and a part lights up", () => {
  document.body.innerHTML = `<i data-piece="cell:a"><b data-part="tick"></b></i>`;
  play({ kind: "cast", piece: "cell:a", sprite: () => <em>5</em> });
  play({ kind: "light", piece: "cell:a", part: "tick" });
  expect(played[0]!.frames.transform[0]).toContain("rotate");
  expect(played[1]!.element.getAttribute("data-part")).toBe("tick");
});

test("at twice the speed everything takes half the time", () => {
  document.body.innerHTML = `<i data-piece="pool:1"></i>`;
  play({ kind: "roll", piece: "pool:1" }, new Map(), 2);
  expect(played[0]!.timing.duration).toBe(225);
});

test("nothing is left when it is over", () => {
  document.body.innerHTML = `<i data-piece="row:1"></i>`;
  play({ kind: "flash", piece: "row:1", seat: -1 });
  expect(document.querySelector(".sprites")).not.toBeNull();
  sprites.clear();
  expect(document.querySelector(".sprites")).toBeNull();
});

test("a figure is set back, goes up as each part arrives, and ends as it was drawn", () => {
  document.body.innerHTML = `<i data-piece="seat:A"><b data-figure="points">12</b></i>`;
  const text = () => document.querySelector("b")!.textContent;
  const travel = { kind: "travel", sprite: "points", from: "", to: "", seat: 0, counted: "points" } as const;
  const figures = new Figures([
    { ...travel, amount: 3 },
    { ...travel, amount: 2 },
  ]);
  expect(text()).toBe("7");
  figures.add({ ...travel, amount: 3 }, 3);
  expect(text()).toBe("10");
  figures.finish();
  expect(text()).toBe("12");
});

test("a figure may stand within another piece than the place of the seat", () => {
  document.body.innerHTML = `<i data-piece="side:offence"><b data-figure="total">25</b></i>`;
  const where = { from: "", to: "", seat: 0, within: "side:offence", counted: "total" };
  new Figures([{ kind: "travel", sprite: "points", ...where, amount: 20 }]);
  expect(document.querySelector("b")!.textContent).toBe("5");
});

test("a figure that was drawn anew meanwhile is left alone", () => {
  document.body.innerHTML = `<i data-piece="seat:A"><b data-figure="points">12</b></i>`;
  const travel = { kind: "travel", sprite: "points", from: "", to: "", seat: 0, counted: "points" } as const;
  const figures = new Figures([{ ...travel, amount: 3 }]);
  (document.querySelector("b")!.firstChild as Text).data = "20";
  figures.finish();
  expect(document.querySelector("b")!.textContent).toBe("20");
});
