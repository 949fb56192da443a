import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LostBar } from "../src/table/lost-bar";
import { Visit } from "../src/table/visit";
import { anUpdate, aWelcome, FakeSocket } from "./fake-socket";

let visit: Visit;

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened = [];
  visit = new Visit("abcabcabcabc", "");
  visit.see(0);
  render(<LostBar visit={visit} />);
});

afterEach(() => {
  cleanup();
  visit.leave();
  vi.unstubAllGlobals();
});

test("nothing is said while the connection stands, nor before it first does", () => {
  expect(screen.queryByRole("button")).toBeNull();
  FakeSocket.last().tell(aWelcome(anUpdate({})));
  expect(screen.queryByRole("button")).toBeNull();
});

test("a lost connection says so, and can be tried again at once", async () => {
  FakeSocket.last().tell(aWelcome(anUpdate({})));
  FakeSocket.last().break();
  const again = await screen.findByRole("button");
  const before = FakeSocket.opened.length;

  fireEvent.click(again);

  expect(FakeSocket.opened).toHaveLength(before + 1);
});
