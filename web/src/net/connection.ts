// A socket to one table that comes back by itself, and says how it stands.

import { signal } from "@preact/signals";
import { ApiError } from "../api";
import type { Commands, Done, Failed, Hinted, Messages, Previewed } from "../wire";

/** How the connection stands; `until` is when the next attempt begins, `code` why there is none. */
export type Link =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "waiting"; until: number }
  | { is: "closed"; code: string };

export type Reply = Done | Previewed | Hinted;
/** A command before it has its number; each kind of command on its own. */
export type Wish = Commands extends infer Kind ? (Kind extends Commands ? Omit<Kind, "id"> : never) : never;

export interface Wiring {
  /** The address for the next attempt: it tells what the client knows already. */
  address(): string;
  hear(message: Exclude<Messages, Reply | Failed>): void;
  /** Whether no further attempt can mend what ended the connection, by the code of the fault. */
  isFatal(code: string): boolean;
  open?(address: string): WebSocket;
}

export const PING_EVERY = 20_000;
export const PATIENCE = 10_000;
/** The codes of commands whose reply was not waited for: the connection was lost, or left on purpose. */
export const LOST = "no-connection";
export const LEFT = "left";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: ApiError): void;
}

export class Connection {
  readonly link = signal<Link>({ is: "connecting" });
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private count = 0;
  private failures = 0;
  private retry = 0;
  private pulse = 0;
  private silence = 0;

  constructor(private readonly wiring: Wiring) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Send a command; rejected with the code of the fault, or `no-connection`. */
  send(wish: Wish): Promise<Reply> {
    const socket = this.socket;
    if (!socket || this.link.value.is !== "open") return Promise.reject(lost());
    const id = ++this.count;
    socket.send(JSON.stringify({ ...wish, id }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** Reconnect at once, such as with another address; pending replies are ignored. */
  reopen(): void {
    this.drop(LEFT);
    this.open();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop(LEFT);
  }

  private open(): void {
    clearTimeout(this.retry);
    this.link.value = { is: "connecting" };
    const address = this.wiring.address();
    const socket = this.wiring.open?.(address) ?? new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.lose(event.reason);
  }

  private hear(message: Messages): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case "done":
      case "previewed":
      case "hinted":
        return this.take(message.id)?.resolve(message);
      case "failed":
        return this.take(message.id)?.reject(new ApiError(message.code, 0, message.message));
      case "welcome":
        this.greet();
    }
    this.wiring.hear(message);
  }

  private greet(): void {
    this.failures = 0;
    this.link.value = { is: "open" };
    clearInterval(this.pulse);
    this.pulse = setInterval(this.ping, PING_EVERY) as unknown as number;
  }

  private ping = (): void => {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), PATIENCE) as unknown as number;
    this.send({ do: "ping" }).catch(() => undefined);
  };

  private take(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }

  private lose(reason: string): void {
    this.drop();
    if (this.wiring.isFatal(reason)) {
      this.link.value = { is: "closed", code: reason };
      return;
    }
    this.failures += 1;
    const pause = waitAfter(this.failures, Math.random());
    this.link.value = { is: "waiting", until: Date.now() + pause };
    this.retry = setTimeout(() => this.open(), pause) as unknown as number;
  }

  /** Let go of the socket, and of everything that waits for it. */
  private drop(code = LOST): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const waiting of this.waiting.values()) waiting.reject(lost(code));
    this.waiting.clear();
  }

  /** The network is back, or somebody looks again: don't wait any longer. */
  private hurry = (): void => {
    if (!document.hidden && this.link.value.is === "waiting") this.open();
  };
}

/** How long to wait after so many failures in a row; `chance` keeps many clients from coming at once. */
export function waitAfter(failures: number, chance: number): number {
  const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return base * (0.8 + 0.4 * chance);
}

function lost(code = LOST): ApiError {
  return new ApiError(code, 0, "the table can't be reached");
}
