import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Player } from "../src/boards/board";
import { markOf } from "../src/parts/marks";
import { lang } from "../src/speech";
import { actText, Chat } from "../src/table/chat";
import { ClosedBar, HostMenu, RemovedGuests } from "../src/table/hosting";
import { Visit } from "../src/table/visit";
import type { ChatMessage, SeatInfo, Update } from "../src/wire";
import { anUpdate, aWelcome } from "./fake-socket";

let visit: Visit;
const done = vi.fn(async () => true);

beforeEach(() => {
  visit = new Visit("abcabcabcabc", "");
  visit.do = done as unknown as Visit["do"];
  done.mockClear();
});
afterEach(() => {
  cleanup();
  visit.leave();
  lang.value = "en";
});

const SEATS: SeatInfo[] = ["Vega", "Mizar"].map((name, seat) => ({
  kind: "person",
  name,
  bot: "",
  present: true,
  is_host: seat === 0,
  is_free: false,
  is_kept: false,
  is_muted: false,
}));

const PLAYERS: Player[] = SEATS.map(({ name }, seat) => ({
  ...markOf(seat),
  seat,
  name,
  kind: "person",
  isMe: seat === 0,
  isAsked: false,
  present: true,
}));

function line(facts: Partial<ChatMessage>): ChatMessage {
  return { number: 1, seat: -1, name: "Wim", text: "hello", time: 0, act: "", ...facts };
}

function tell(facts: Partial<Update>): void {
  visit.store.welcome(aWelcome(anUpdate({ seats: SEATS, stage: "lobby", ...facts })));
}

test("the host mutes, removes after a second press, lets spectators chat and closes", () => {
  tell({});
  render(<HostMenu visit={visit} players={PLAYERS} />);
  fireEvent.click(screen.getByRole("button", { name: "Mute: Mizar" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(done.mock.calls).toEqual([[{ do: "mute", seat: 1, on: true }]]);
  fireEvent.click(screen.getByRole("button", { name: "Really remove Mizar?" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Spectators may chat" }));
  fireEvent.click(screen.getByRole("button", { name: "Close the table" }));
  fireEvent.click(screen.getByRole("button", { name: /^Really close/ }));
  expect(done.mock.calls.slice(1)).toEqual([
    [{ do: "remove", seat: 1 }],
    [{ do: "let-spectators-chat", on: true }],
    [{ do: "close-table" }],
  ]);
});

test("the host lets back in whom they have removed, as long as there is somebody to let in", () => {
  const removed = (number: number, text: string) => line({ number, act: "removed", name: "Vega", text });
  tell({ removed: [2, 4, 7], chat: [removed(4, "Mizar"), line({ number: 6 }), removed(7, "")] });
  const { unmount } = render(<HostMenu visit={visit} players={PLAYERS} />);
  const buttons = screen.getAllByRole("button", { name: /^Let back in/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Let back in: Somebody removed earlier",
    "Let back in: Mizar",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Let back in: Mizar" }));
  expect(done.mock.calls).toEqual([[{ do: "readmit", line: 4 }]]);
  unmount();
  tell({ removed: [], chat: [removed(4, "Mizar")] });
  const { container } = render(<RemovedGuests visit={visit} />);
  expect(container.textContent).toBe("");
});

test("a button that asks once more forgets it when one goes elsewhere", () => {
  tell({});
  render(<HostMenu visit={visit} players={PLAYERS} />);
  const button = screen.getByRole("button", { name: "Close the table" });
  fireEvent.click(button);
  fireEvent.blur(button);
  expect(button.textContent).toContain("Close the table");
  expect(done).not.toHaveBeenCalled();
});

test("nobody is removed from a game under way, and others have no such menu", () => {
  tell({ stage: "running" });
  const { unmount } = render(<HostMenu visit={visit} players={PLAYERS} />);
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  unmount();
  tell({ mine: [1], viewer: 1 });
  render(<HostMenu visit={visit} players={PLAYERS} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("what the host did stands among what people said", () => {
  tell({
    chat: [
      line({ act: "muted", name: "Vega", text: "Mizar", seat: 0 }),
      line({ number: 2, name: "", text: "" }),
    ],
  });
  render(<Chat visit={visit} players={PLAYERS} />);
  expect(screen.getByText("Vega muted Mizar.").closest("li")?.className).toBe("host-act");
  expect(screen.getByText("Former player")).toBeTruthy();
  expect(screen.getByText("(deleted)")).toBeTruthy();
});

test.each(["en", "ru"] as const)("every act has words in %s", (language) => {
  lang.value = language;
  for (const act of [
    "removed",
    "readmitted",
    "muted",
    "unmuted",
    "opened-chat",
    "closed-chat",
    "put-bot",
    "offered-seat",
    "closed",
  ]) {
    expect(actText(line({ act }))).toContain("Wim");
  }
});

test("who may not write sees why", async () => {
  tell({ mine: [], viewer: -1 });
  render(<Chat visit={visit} players={PLAYERS} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText(/let spectators chat/)).toBeTruthy();
  tell({ mine: [], viewer: -1, spectators_chat: true });
  expect(await screen.findByRole("textbox")).toBeTruthy();
  tell({ seats: [{ ...SEATS[0]!, is_muted: true }, SEATS[1]!] });
  expect(await screen.findByText(/muted you/)).toBeTruthy();
});

test("the host mutes a spectator by what they said", () => {
  tell({ chat: [line({})] });
  render(<Chat visit={visit} players={PLAYERS} />);
  fireEvent.click(screen.getByRole("button", { name: "Mute: Wim" }));
  expect(done).toHaveBeenCalledWith({ do: "mute", line: 1, on: true });
});

test("a closed table says so", () => {
  tell({ stage: "closed" });
  render(<ClosedBar visit={visit} />);
  expect(screen.getByRole("status").textContent).toContain("closed this table");
});

test("when somebody was deleted everything is asked for again", () => {
  const see = vi.spyOn(visit, "see").mockImplementation(() => undefined);
  const hear = (erased: number) =>
    (visit as unknown as { hear(messages: Update[]): void }).hear([anUpdate({ erased, seats: SEATS })]);
  hear(0);
  hear(0);
  expect(see).not.toHaveBeenCalled();
  hear(1);
  hear(1);
  expect(see).toHaveBeenCalledTimes(1);
});
