// What is drawn on a card, by its type: in a box of 84 by 112.

import type { CardType } from "../types";

/** The body of a card, and the band at its head. */
export const TINTS: Record<CardType, { body: string; head: string; line: string }> = {
  attack: { body: "#4a221c", head: "#7d3a2e", line: "#c4705c" },
  compromise: { body: "#0f3642", head: "#1d5a6c", line: "#5fb4c9" },
  edict: { body: "#222d4a", head: "#3d4d75", line: "#8fa3d4" },
  flare: { body: "#321a49", head: "#5a3180", line: "#ad79dd" },
  pulsar: { body: "#262358", head: "#46439a", line: "#9490ee" },
  kicker: { body: "#42340f", head: "#6c561d", line: "#d3b25c" },
  reinforcement: { body: "#163a22", head: "#2b6540", line: "#77c592" },
};

/** The small sign in the corner of a card, in a box of 12. */
export const SIGNS: Record<CardType, string> = {
  attack: "M6 0L11 7H8V12H4V7H1Z",
  compromise:
    "M4.5 2.2A3.8 3.8 0 1 0 4.5 9.8A3.8 3.8 0 1 0 4.5 2.2ZM7.8 2.2A3.8 3.8 0 1 0 7.8 9.8A3.8 3.8 0 1 0 7.8 2.2Z",
  edict: "M1.5 0H8L10.5 2.5V12H1.5ZM3.5 4.5H8.5M3.5 7H8.5M3.5 9.5H6.5",
  flare: "M6 0C9 3.6 10 5.4 10 7.6A4 4.2 0 0 1 2 7.6C2 5.4 3 3.6 6 0Z",
  kicker: "M1.5 3.5L3.5 1.5L6 4L8.5 1.5L10.5 3.5L8 6L10.5 8.5L8.5 10.5L6 8L3.5 10.5L1.5 8.5L4 6Z",
  reinforcement: "M4.5 1H7.5V4.5H11V7.5H7.5V11H4.5V7.5H1V4.5H4.5Z",
  pulsar: "M8.6 0L4.4 5.4H6.6L3.4 12L9.6 4.9H6.9Z",
};

/** The large drawing of an edict: a sheet with a seal. */
export const SHEET = "M28 44H52L60 52V86H28ZM34 56H52M34 63H54M34 70H46";
export const SEAL = "M50 74L52 78.6L57 79L53.2 82.2L54.4 87L50 84.4L45.6 87L46.8 82.2L43 79L48 78.6Z";
