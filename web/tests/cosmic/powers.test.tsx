import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import Powers, { matches } from "../../src/boards/cosmic/gallery";
import { BanPicker, bannedIn, toggled } from "../../src/options/cosmic-bans";
import { allowedIn, filled, PowerPicker, placesFor } from "../../src/options/cosmic-powers";
import type { Declarations, SettingInfo } from "../../src/wire";

afterEach(cleanup);

const KEYS = ["virus", "zombie", "warpish", "healer"];
const TEXTS: Record<string, string> = {
  ...Object.fromEntries(
    KEYS.flatMap((key) => [
      [`power.${key}.name`, key[0]!.toUpperCase() + key.slice(1)],
      [`power.${key}.line`, `what ${key} does`],
      [`power.${key}.rule`, `The whole text of ${key}.`],
    ]),
  ),
  "card.flare-virus.name": "Flare of Virus",
  "card.flare-virus.rule": "Both ways to play it.",
  "label.power-must": "has to be used, {n}",
  "label.power-may": "may be used, {n}",
  "label.power-phase": "phase {n}",
  "label.power-whenever": "whenever it happens",
  "label.power-search": "Search the powers",
  "label.power-found": "{n} of {m} powers",
  "label.name-open": "not chosen yet",
  "label.name-rest": "Choose the rest at random",
  "label.name-left": "{n} still to choose",
  "label.ban-count": "{n} banned",
};
const declarations = {
  components: { powers: KEYS.map((key) => ({ key })), least_powers: [1, 1, 2, 1, 1, 1, 1] },
  texts: TEXTS,
} as unknown as Declarations;

test("powers are found by name, effect, text, and when they are used", () => {
  const found = (wanted: string) => KEYS.filter((key) => matches(TEXTS, key, wanted));
  expect(found("")).toEqual(KEYS);
  expect(found("VIR")).toEqual(["virus"]);
  expect(found("whole text of zombie")).toEqual(["zombie"]);
  expect(found("phase 8")).toEqual(["virus", "warpish"]);
  expect(found("may")).toEqual(["healer"]);
  expect(found("virus zombie")).toEqual([]);
});

test("the gallery shows what is found, and the card of the one that is chosen", () => {
  const chosen = vi.fn();
  const { rerender } = render(<Powers declarations={declarations} chosen="" onChoose={chosen} />);
  expect(screen.getAllByRole("listitem").filter((item) => item.querySelector("button"))).toHaveLength(4);
  fireEvent.input(screen.getByLabelText("Search the powers"), { target: { value: "warpish" } });
  expect(screen.getByText("1 of 4 powers")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Warpish/ }));
  expect(chosen).toHaveBeenCalledWith("warpish");
  rerender(<Powers declarations={declarations} chosen="virus" onChoose={chosen} />);
  expect(screen.getByText("Both ways to play it.", { exact: false })).toBeTruthy();
  expect(screen.getByRole("button", { name: "CS-virus" })).toBeTruthy();
});

test("a power of an address that does not exist opens nothing", () => {
  render(<Powers declarations={declarations} chosen="nonsense" onChoose={() => {}} />);
  expect(document.querySelector("dialog")).toBeNull();
});

const setting = {
  key: "named-powers",
  name: "Named powers",
  about: "",
  default: "random",
  values: [],
  known: [{ value: "random", text: "dealt" }],
} as unknown as SettingInfo;

test("as many powers are named as the table plays with", () => {
  const components = declarations.components as unknown as { least_powers: number[] };
  expect(placesFor(components, 4, {})).toBe(4);
  expect(placesFor(components, 2, { powers: "1" })).toBe(4);
  expect(placesFor(components, 3, { powers: "2" })).toBe(6);
});

test("named powers count once every seat has one, and each is named once", () => {
  const changed = vi.fn();
  const table = { seats: 3, options: {} };
  render(<PowerPicker {...{ setting, declarations, table }} value="random" onChange={changed} />);
  fireEvent.click(screen.getAllByRole("radio")[1]!);
  const selects = () => screen.getAllByRole("combobox") as HTMLSelectElement[];
  const put = (place: number, key: string) => fireEvent.change(selects()[place]!, { target: { value: key } });
  put(0, "virus");
  put(1, "zombie");
  expect(changed).toHaveBeenLastCalledWith("random");
  expect(selects()[2]!.querySelector<HTMLOptionElement>("[value=virus]")!.disabled).toBe(true);
  put(2, "healer");
  expect(changed).toHaveBeenLastCalledWith("virus,zombie,healer");
  fireEvent.click(screen.getAllByRole("radio")[0]!);
  expect(changed).toHaveBeenLastCalledWith("random");
});

test("the rest is filled with powers that nobody has", () => {
  const powers = KEYS.map((key) => ({ key }));
  const names = filled({ powers } as never, ["zombie", "", ""], () => 0.99);
  expect(names).toEqual(["zombie", "healer", "warpish"]);
});

const bans = {
  key: "banned-powers",
  name: "Banned powers",
  about: "",
  default: "none",
  values: [],
  known: [{ value: "none", text: "none" }],
} as unknown as SettingInfo;

test("banned powers are ticked, and named in the order of the powers", () => {
  const changed = vi.fn();
  const table = { seats: 3, options: {} };
  const props = { setting: bans, declarations, table, onChange: changed };
  const { rerender } = render(<BanPicker {...props} value="none" />);
  expect(screen.queryAllByRole("checkbox")).toHaveLength(0);
  fireEvent.click(screen.getAllByRole("radio")[1]!);
  fireEvent.click(screen.getByLabelText("Warpish"));
  expect(changed).toHaveBeenLastCalledWith("warpish");
  rerender(<BanPicker {...props} value="warpish" />);
  expect(screen.getByText("1 banned")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Virus"));
  expect(changed).toHaveBeenLastCalledWith("virus,warpish");
  fireEvent.click(screen.getByLabelText("Warpish"));
  expect(changed).toHaveBeenLastCalledWith("none");
});

test("no ban, one more and one less", () => {
  expect(bannedIn(undefined, "none")).toEqual([]);
  expect(bannedIn("none", "none")).toEqual([]);
  expect(toggled(KEYS, [], "healer")).toEqual(["healer"]);
  expect(toggled(KEYS, ["healer", "virus"], "virus")).toEqual(["healer"]);
});

test("a banned power can't be named", () => {
  const components = declarations.components as unknown as Parameters<typeof allowedIn>[0];
  expect(allowedIn(components, "zombie,healer").powers.map(({ key }) => key)).toEqual(["virus", "warpish"]);
  expect(allowedIn(components, undefined).powers).toHaveLength(4);
});
