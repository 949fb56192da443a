// A clock that stands still until the test moves it.

import type { Clock } from "../../src/motion/queue";

interface Due {
  at: number;
  call(): void;
}

export class FakeClock implements Clock {
  private time = 0;
  private due: Due[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.time + milliseconds, call };
    this.due.push(due);
    return () => {
      this.due = this.due.filter((other) => other !== due);
    };
  }

  /** Let time pass; what becomes due is called in its order, and may set more. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.due = this.due.filter((other) => other !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }

  private next(end: number): Due | undefined {
    return this.due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}
