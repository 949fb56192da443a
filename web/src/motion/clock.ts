// The time that passes for whoever looks.

import type { Clock } from "./queue";

export const wallClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
