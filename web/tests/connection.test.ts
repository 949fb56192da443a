import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, PATIENCE, PING_EVERY, waitAfter } from "../src/net/connection";
import { aWelcome, FakeSocket } from "./fake-socket";

let heard: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  heard = [];
  connection = new Connection({
    address: () => `ws://table/${FakeSocket.opened.length}`,
    hear: (message) => heard.push(message.type),
    isFatal: (code) => code === "no-such-match",
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("it is open once the table has greeted", () => {
  expect(connection.link.value.is).toBe("connecting");
  FakeSocket.last().tell(aWelcome());
  expect(connection.link.value.is).toBe("open");
  expect(heard).toEqual(["welcome"]);
});

test("a reply reaches whoever sent the command", async () => {
  FakeSocket.last().tell(aWelcome());
  const reply = connection.send({ do: "say", text: "hello" });
  const { id } = FakeSocket.last().sent[0];
  FakeSocket.last().tell({ type: "done", id });
  expect(await reply).toEqual({ type: "done", id });
});

test("a refused command is rejected with its code", async () => {
  FakeSocket.last().tell(aWelcome());
  const reply = connection.send({ do: "start" });
  FakeSocket.last().tell({ type: "failed", id: 1, code: "not-host", message: "" });
  await expect(reply).rejects.toMatchObject({ code: "not-host" });
});

test("a command is refused at once while nobody is there", async () => {
  await expect(connection.send({ do: "start" })).rejects.toMatchObject({ code: "no-connection" });
});

test("a lost connection is tried again, with a fresh address", () => {
  FakeSocket.last().tell(aWelcome());
  FakeSocket.last().break();
  expect(connection.link.value.is).toBe("waiting");
  vi.advanceTimersByTime(waitAfter(1, 1));
  expect(FakeSocket.opened.map((socket) => socket.address)).toEqual(["ws://table/0", "ws://table/1"]);
  expect(connection.link.value.is).toBe("connecting");
});

test("commands under way are rejected when the connection is lost", async () => {
  FakeSocket.last().tell(aWelcome());
  const reply = connection.send({ do: "start" });
  FakeSocket.last().break();
  await expect(reply).rejects.toMatchObject({ code: "no-connection" });
});

test("commands under way are let go as left when the connection is changed on purpose", async () => {
  FakeSocket.last().tell(aWelcome());
  const reply = connection.send({ do: "start" });
  connection.reopen();
  await expect(reply).rejects.toMatchObject({ code: "left" });
});

test("what no attempt can mend is not tried again", () => {
  FakeSocket.last().break("no-such-match");
  vi.advanceTimersByTime(60_000);
  expect(connection.link.value).toEqual({ is: "closed", code: "no-such-match" });
  expect(FakeSocket.opened).toHaveLength(1);
});

test("a table that has fallen silent is given up and tried again", () => {
  FakeSocket.last().tell(aWelcome());
  vi.advanceTimersByTime(PING_EVERY);
  expect(FakeSocket.last().sent).toMatchObject([{ do: "ping" }]);
  vi.advanceTimersByTime(PATIENCE);
  expect(FakeSocket.last().isClosed).toBe(true);
});

test("a table that answers the ping is kept", () => {
  FakeSocket.last().tell(aWelcome());
  vi.advanceTimersByTime(PING_EVERY);
  FakeSocket.last().tell({ type: "done", id: 1 });
  vi.advanceTimersByTime(PATIENCE);
  expect(FakeSocket.last().isClosed).toBe(false);
});

test("messages of a socket that was given up are not heard", () => {
  const old = FakeSocket.last();
  connection.reopen();
  old.tell(aWelcome());
  expect(heard).toEqual([]);
});

test("when the network is back nobody waits any longer", () => {
  FakeSocket.last().break();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.opened).toHaveLength(2);
});

test("waits grow, but not without end", () => {
  const waits = [1, 2, 3, 20].map((failures) => waitAfter(failures, 0.5));
  expect(waits).toEqual([500, 1000, 2000, 15_000]);
});
