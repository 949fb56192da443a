// Backgammon as the server declares it, and positions with few checkers.

import type { BackgammonView } from "../../src/boards/backgammon/types";
import { declared } from "../small-table";

const POINTS = Array.from({ length: 24 }, (_, place) => place + 1);

export const DECLARATIONS = declared(
  "backgammon",
  ["rolled", "moved", "hit", "borne-off", "doubled", "taken", "dropped", "turn-passed", "won"],
  {
    places: [
      ["off:A", ...POINTS.map((point) => `point:${point}`), "bar:A"],
      ["off:B", ...POINTS.map((point) => `point:${25 - point}`), "bar:B"],
    ],
    off: 0,
    bar: 25,
    middle: -1,
    no_cube: -2,
  },
);

/** Checkers of both seats by place, each in its own counting. */
export function viewOf(
  first: Readonly<Record<number, number>>,
  second: Readonly<Record<number, number>> = {},
  more: Partial<BackgammonView> = {},
): BackgammonView {
  const row = (held: Readonly<Record<number, number>>) =>
    Array.from({ length: 26 }, (_, at) => held[at] ?? 0);
  return { checkers: [row(first), row(second)], cube: 1, holder: -1, dice: [], roller: -1, ...more };
}
