import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { glanceAt, glanceOf, keepGlance } from "../src/glance/glance";
import { elementsOf, fingerOf, pointed } from "../src/guide/fingers";
import { quickForm } from "../src/matches";
import { NamedOr } from "../src/options/named";
import { canToggle, toggled } from "../src/options/pulsar-goals";
import { botName } from "../src/parts/bot-name";
import { modulesPath } from "../src/parts/invitation";
import { Seats, seatsFor } from "../src/screens/seat-form";
import type { Declarations, SeatForm, SettingInfo, TitleInfo } from "../src/wire";

const PULSAR = {
  key: "pulsar",
  usual: 2,
  presets: [{ key: "quick" }, { key: "first-game" }],
  levels: [
    { key: "beginner", name: "beginner", about: "errs", is_usual: false, is_light: false },
    { key: "normal", name: "normal", about: "plans", is_usual: true, is_light: false },
    { key: "expert", name: "expert (light)", about: "tries", is_usual: false, is_light: true },
  ],
  personalities: [{ key: "builder", name: "builder", about: "builds" }],
} as unknown as TitleInfo;

beforeEach(() => localStorage.clear());

afterEach(cleanup);

test("play now takes the preset for a first game and the easiest bots", () => {
  expect(quickForm(PULSAR)).toEqual({
    title: "pulsar",
    preset: "first-game",
    seats: [{ kind: "me" }, { kind: "bot", bot: "beginner" }],
  });
  expect(quickForm({ ...PULSAR, presets: [] }, 4)).toMatchObject({ preset: "", seats: { length: 4 } });
});

test("seats are cut off at the end, or filled up with bots", () => {
  expect(seatsFor(PULSAR, [{ kind: "me" }, { kind: "open" }], 1)).toEqual([{ kind: "me" }]);
  expect(seatsFor(PULSAR, [{ kind: "me" }], 2)[1]).toEqual({ kind: "bot", bot: "normal" });
});

test("one more bot plays as well as the last one", () => {
  expect(seatsFor(PULSAR, [{ kind: "me" }, { kind: "bot", bot: "expert" }], 3)[2]).toEqual({
    kind: "bot",
    bot: "expert",
  });
});

test("every level is offered with a sentence on the one that is chosen", () => {
  const chosen: SeatForm[][] = [];
  const seats: SeatForm[] = [{ kind: "me" }, { kind: "bot", bot: "normal" }];
  render(<Seats title={PULSAR} seats={seats} onChange={(next) => chosen.push(next)} />);
  expect(screen.getByText("plans")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("expert (light)"));
  expect(chosen.at(-1)?.[1]).toEqual({ kind: "bot", bot: "expert" });
});

test("a bot keeps its personality when its level changes, and its level when its personality does", () => {
  const chosen: SeatForm[][] = [];
  const seats: SeatForm[] = [{ kind: "me" }, { kind: "bot", bot: "normal-builder" }];
  render(<Seats title={PULSAR} seats={seats} onChange={(next) => chosen.push(next)} />);
  expect(screen.getByText("plans builds")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("expert (light)"));
  expect(chosen.at(-1)?.[1]).toEqual({ kind: "bot", bot: "expert-builder" });
  fireEvent.change(screen.getByLabelText("Personality"), { target: { value: "" } });
  expect(chosen.at(-1)?.[1]).toEqual({ kind: "bot", bot: "normal" });
});

test("where a title has no personalities none can be chosen", () => {
  const seats: SeatForm[] = [{ kind: "me" }, { kind: "bot", bot: "normal" }];
  render(<Seats title={{ ...PULSAR, personalities: [] }} seats={seats} onChange={() => {}} />);
  expect(screen.queryByLabelText("Personality")).toBeNull();
});

test("a bot is called by its level and its personality", () => {
  expect(botName("hard")).toBe("hard");
  expect(botName("hard-explorer")).toBe("hard explorer");
});

test("a tile of goals has one face up, and three tiles are in play", () => {
  expect(toggled(["1-front"], "1-back")).toEqual(["1-back"]);
  expect(toggled(["1-front"], "1-front")).toEqual([]);
  expect(canToggle(["1-front", "2-front", "3-back"], "4-front")).toBe(false);
  expect(canToggle(["1-front", "2-front", "3-back"], "2-back")).toBe(true);
});

test("a choice by hand counts when it is whole, and the default holds until then", () => {
  const setting = {
    key: "goals",
    name: "Goals",
    about: "",
    default: "random",
    values: [],
    known: [{ value: "random", text: "drawn" }],
  } as SettingInfo;
  const chosen: string[] = [];
  render(
    <NamedOr setting={setting} value="random" first="" onChange={(value) => chosen.push(value)}>
      {(picked, pick) => (
        <button type="button" onClick={() => pick([...picked, "x"], picked.length === 1)}>
          pick
        </button>
      )}
    </NamedOr>,
  );
  fireEvent.click(screen.getByText("choose them…"));
  fireEvent.click(screen.getByText("pick"));
  fireEvent.click(screen.getByText("pick"));

  expect(chosen).toEqual(["random", "random", "x+x"]);
});

test("a code is drawn run by run", () => {
  expect(modulesPath(["1101", "0000", "0111"])).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
});

test("a card points at its own pieces, at the question's, or at those of what happened", () => {
  const facts = { me: "B", about: ["die:B-first"], answers: ["system:S07"], event: ["pulsar:P01"] };
  const at = (lesson: string, isAsked: boolean) => pointed(fingerOf("pulsar", lesson, isAsked), facts);

  expect(at("use-die", true)).toEqual(["die:B-*"]);
  expect(at("act", true)).toEqual(["die:B-first"]);
  expect(at("choose-system", true)).toEqual(["die:B-first", "system:S07"]);
  expect(at("pulsar-claimed", false)).toEqual(["pulsar:P01"]);
});

test("ids with a star mean all pieces that begin alike", () => {
  document.body.innerHTML = `<i data-piece="entry:E1"></i><i data-piece="entry:E2"></i><i data-piece="pool:1"></i>`;

  expect(elementsOf(["entry:*"])).toHaveLength(2);
  expect(elementsOf(["entry:E2", "entry:*"])).toHaveLength(2);
  expect(elementsOf(["pool:2"])).toHaveLength(0);
});

test("a position is kept at a glance, the latest ones only", () => {
  const nothing = {} as Declarations;
  const glance = glanceAt("connect-four", { columns: [[0, 1], [], [], [], [], [], []] }, nothing)!;
  expect(glance.dots.filter(([, , , seat]) => seat >= 0)).toEqual([
    [-78, 65, 10, 0],
    [-78, 39, 10, 1],
  ]);
  expect(glanceAt("cosmic", {}, nothing)).toBeNull();

  for (let match = 0; match < 45; match += 1) keepGlance(`match${match}`, glance);
  expect(glanceOf("match44")).toEqual(glance);
  expect(glanceOf("match4")).toBeNull();
});

test("a view that can't be drawn small has an emblem instead", () => {
  expect(glanceAt("connect-four", { rows: [] }, {} as Declarations)).toBeNull();
});
