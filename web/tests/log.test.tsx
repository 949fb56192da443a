// The log tells what happened since one's last turn, with what the board can show of it once more.

import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { forgetShown, isWantedAgain, shownAgain } from "../src/parts/shown-again";
import { Log } from "../src/table/log";
import type { LogLine } from "../src/table/store";

afterEach(() => {
  cleanup();
  forgetShown();
});

const line = (text: string): LogLine => ({ kind: "", seat: -1, text, clause: "", pieces: [], event: 0 });

test("what the board can show again stands where the news begin", () => {
  shownAgain.value = "Once more";
  render(<Log lines={[line("one"), line("two")]} mark={1} players={[]} title="cosmic" />);

  fireEvent.click(document.querySelector(".since button")!);

  expect(document.querySelector(".since button")?.textContent).toBe("Once more");
  expect(isWantedAgain.value).toBe(true);
});

test("a board that can show nothing again leaves the heading alone", () => {
  render(<Log lines={[line("one"), line("two")]} mark={1} players={[]} title="cosmic" />);
  expect(document.querySelector(".since")).not.toBeNull();
  expect(document.querySelector(".since button")).toBeNull();
});
