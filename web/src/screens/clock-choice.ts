// The clocks that are offered for a new table.

import type { SettingsForm } from "../wire";

export const CLOCKS = ["none", "brisk", "bank", "days"] as const;
export type ClockChoice = (typeof CLOCKS)[number];

const DAY = 86_400;

/** The settings of the table behind a choice. Who thinks too long on a live table is answered for. */
const SETTINGS: Record<ClockChoice, SettingsForm> = {
  none: {},
  brisk: { clock: { kind: "decision", seconds: 60, window: 30 }, on_timeout: "answer" },
  bank: { clock: { kind: "bank", seconds: 1200, increment: 10, window: 30 }, on_timeout: "replace" },
  days: { clock: { kind: "days", seconds: 3 * DAY, window: DAY }, on_timeout: "answer" },
};

export function clockOf(choice: ClockChoice): SettingsForm {
  return SETTINGS[choice];
}
