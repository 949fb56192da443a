import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NameForm } from "../src/screens/settings";
import { me } from "../src/session";
import type { Me } from "../src/wire";

const asked = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

/** The server knows this browser as Spica and takes any other name. */
beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (_path, init) => {
    const { name } = JSON.parse(String(init?.body ?? `{"name": "Spica"}`)) as Me;
    return new Response(JSON.stringify({ name }), { headers: { "Content-Type": "application/json" } });
  });
  vi.stubGlobal("fetch", asked);
  me.value = undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  me.value = undefined;
});

function field(): HTMLInputElement {
  return screen.getByLabelText("Your name");
}

test("a name that is typed before the server has said who one is stays", async () => {
  render(<NameForm />);
  fireEvent.input(field(), { target: { value: "Annabel" } });
  me.value = { name: "Spica" } as Me;
  await vi.waitFor(() => expect(field().value).toBe("Annabel"));
});

test("a name that nobody has typed is the one that the server tells", async () => {
  render(<NameForm />);
  me.value = { name: "Spica" } as Me;
  await vi.waitFor(() => expect(field().value).toBe("Spica"));
});

test("saving a name early renames the person of this browser and makes no second guest", async () => {
  render(<NameForm />);
  fireEvent.input(field(), { target: { value: "Annabel" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(me.value?.name).toBe("Annabel"));
  expect(asked.mock.calls.map(([, init]) => init?.method ?? "GET")).toEqual(["GET", "PATCH"]);
});
