// What is told of something on the board leads to it, and sentences of a position are asked for where they are shown.

import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { Log } from "../src/table/log";
import { Visit } from "../src/table/visit";
import type { MatchSummary } from "../src/wire";
import { FakeSocket } from "./fake-socket";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (text: string, ...pieces: string[]) => ({
  kind: "",
  seat: 0,
  text,
  clause: "P4.7",
  pieces,
  event: 0,
});

function showTable() {
  const lines = [line("Anna puts a station on S07.", "system:S07"), line("Round 1 ends.")];
  return render(
    <>
      <i data-piece="system:S07" />
      <i data-piece="system:S08" />
      <Log lines={lines} mark={0} players={[]} title="pulsar" />
    </>,
  ).container;
}

const told = (table: Element) =>
  [...table.querySelectorAll(".told-piece")].map((piece) => piece.getAttribute("data-piece"));

test("pointing at a line of the log shows the piece it is about", () => {
  const table = showTable();
  const entry = screen.getByText("Anna puts a station on S07.").closest("li")!;
  fireEvent.pointerEnter(entry);
  expect(told(table)).toEqual(["system:S07"]);
  fireEvent.pointerLeave(entry);
  expect(told(table)).toEqual([]);
});

test("so does the focus on it", () => {
  const table = showTable();
  const entry = screen.getByText("Anna puts a station on S07.").closest("li")!;
  fireEvent.focusIn(entry);
  expect(told(table)).toEqual(["system:S07"]);
  fireEvent.focusOut(entry);
  expect(told(table)).toEqual([]);
});

test("a line about no piece leads nowhere", () => {
  const table = showTable();
  fireEvent.pointerEnter(screen.getByText("Round 1 ends.").closest("li")!);
  expect(told(table)).toEqual([]);
  expect(table.querySelectorAll("li.of-pieces")).toHaveLength(1);
});

test.each([
  ["pulsar", null],
  ["no-board", "true"],
])("a visit to %s asks for the position in sentences: %s", (title, wanted) => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  const visit = new Visit("abcabcabcabc", "");
  visit.summary.value = { title, mine: [0] } as unknown as MatchSummary;
  visit.see(0);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(new URL(FakeSocket.last().address).searchParams.get("position")).toBe(wanted);
  visit.leave();
});
