// A burst of messages is taken in once for each frame: the first at once, all that come before the frame together.

import { onNextFrame } from "../parts/frames";

export class Inbox<T> {
  private held: T[] = [];
  private cancel: (() => void) | null = null;

  constructor(private readonly take: (messages: readonly T[]) => void) {}

  put(message: T): void {
    this.held.push(message);
    if (!this.cancel) this.flush();
  }

  /** Take in what is held, without waiting for the frame. */
  flush(): void {
    if (this.held.length === 0) return;
    const messages = this.held;
    this.held = [];
    this.cancel?.();
    this.cancel = onNextFrame(() => {
      this.cancel = null;
      this.flush();
    });
    this.take(messages);
  }

  /** Forget what is held. */
  clear(): void {
    this.held = [];
  }
}
