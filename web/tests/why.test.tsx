import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScoringTable } from "../src/after/scoring";
import type { Player } from "../src/boards/board";
import { ClauseDialog } from "../src/parts/clause";
import { markOf } from "../src/parts/marks";
import { Happened } from "../src/screens/replay-parts";
import { Log } from "../src/table/log";
import type { Moment } from "../src/wire";

const player: Player = {
  ...markOf(0),
  seat: 0,
  name: "Anna",
  kind: "person",
  isMe: true,
  isAsked: false,
  present: true,
};
const line = (text: string, clause: string) => ({
  kind: "",
  seat: 0,
  text,
  clause,
  pieces: [] as string[],
  event: 0,
});
const lines = [
  line("Anna takes a 3.", "P2.3"),
  line("The marker lies on 4.", "P2.2"),
  line("Anna takes back the last answer.", ""),
];
const cards = [
  { id: "P2.3", text: "Players draft one die each.", part: "Dice phase" },
  { id: "P10.3", text: "A counter on a penalty space loses points.", part: "Production" },
];

beforeEach(() => {
  const body = { title: "pulsar", lang: "en", clauses: cards };
  vi.stubGlobal("fetch", async () => Response.json(body));
  render(<ClauseDialog />);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const showLog = () => render(<Log lines={lines} mark={0} players={[player]} title="pulsar" />);
const signs = () => screen.getAllByRole("button", { name: /^Why\?/ });

test("a line of the log opens the clause behind it", async () => {
  showLog();
  fireEvent.click(screen.getByRole("button", { name: "Why? Clause P2.3" }));
  expect(await screen.findByText("Players draft one die each.")).toBeTruthy();
});

test("a line that follows from no clause has no sign", () => {
  showLog();
  expect(signs()).toHaveLength(2);
});

test("one sign of the log is a stop for Tab, and arrows lead to the others", () => {
  showLog();
  const [first, last] = signs();
  expect(signs().map((sign) => sign.tabIndex)).toEqual([-1, 0]);
  last?.focus();
  const elsewhere = vi.fn();
  addEventListener("keydown", elsewhere);
  fireEvent.keyDown(last as Element, { key: "ArrowUp" });
  removeEventListener("keydown", elsewhere);
  expect(document.activeElement).toBe(first);
  expect(elsewhere).not.toHaveBeenCalled();
});

test("what happened in a replay has signs too", () => {
  const moment = { number: 1, seat: 0, answer: { text: "", detail: "" }, news: lines } as unknown as Moment;
  render(<Happened moment={moment} players={[player]} title="pulsar" />);
  expect(signs().map((sign) => sign.getAttribute("aria-label"))).toEqual([
    "Why? Clause P2.3",
    "Why? Clause P2.2",
  ]);
});

test("a source of points opens its clause", async () => {
  const source = { key: "penalties", text: "penalty spaces", points: [-2], clause: "P10.3" };
  const rows = [{ ...source, pieces: [], parts: [] }];
  render(<ScoringTable rows={rows} counted={1} players={[player]} title="pulsar" />);
  fireEvent.click(screen.getByRole("button", { name: "Why? Clause P10.3" }));
  expect(await screen.findByText("A counter on a penalty space loses points.")).toBeTruthy();
});
