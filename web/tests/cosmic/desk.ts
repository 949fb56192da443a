// What a table would do for the board: nothing, but it is noted.

import { vi } from "vitest";
import type { Desk } from "../../src/boards/board";

export function deskWith(more: Partial<Desk> = {}): Desk {
  return {
    asked: 0,
    window: null,
    stamp: {},
    clocks: [],
    orders: [],
    publicOrders: [],
    pass: vi.fn(),
    passUntil: vi.fn(),
    arm: vi.fn(),
    cancel: vi.fn(),
    takeTime: vi.fn(),
    say: vi.fn(),
    isPlaying: () => false,
    show: vi.fn(),
    ...more,
  };
}
