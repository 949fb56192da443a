// A socket that does nothing by itself: the test plays the server.

import type { Messages, Update, Welcome } from "../src/wire";

export class FakeSocket {
  static opened: FakeSocket[] = [];
  readonly sent: any[] = [];
  isClosed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  static last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: Messages): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server, or the network, ends the connection. */
  break(reason = ""): void {
    this.onclose?.({ reason });
  }
}

export function anUpdate(facts: Partial<Update> = {}): Update {
  return {
    type: "update",
    number: 1,
    viewer: 0,
    stage: "running",
    seats: [],
    mine: [0],
    watching: 0,
    first_event: 0,
    events: [],
    question: null,
    clocks: [],
    standings: [],
    may_undo: false,
    may_hint: false,
    orders: [],
    held: -1,
    holds: true,
    window: null,
    public_orders: [],
    proposal: null,
    newcomer: null,
    chat: [],
    last_line: 0,
    again: [],
    result: null,
    spectators_chat: false,
    muted: [],
    removed: [],
    erased: 0,
    words: null,
    view: {},
    ...facts,
  };
}

export function aWelcome(update: Update = anUpdate()): Welcome {
  return {
    type: "welcome",
    match: "abcabcabcabc",
    title: "pulsar",
    version: 1,
    options: {},
    settings: {} as Welcome["settings"],
    promise: "",
    origin: null,
    is_private: false,
    update,
  };
}
