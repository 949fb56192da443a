// The options that are picked by looking at what they are, by title and key.

import type { ComponentType } from "preact";
import type { Declarations, SettingInfo } from "../wire";
import { later } from "./later";
import { BoardPicker } from "./pulsar-boards";
import { GoalPicker } from "./pulsar-goals";
import { MapPicker } from "./pulsar-map";

export interface PickerProps {
  setting: SettingInfo;
  value: string;
  onChange(value: string): void;
  declarations: Declarations;
  table: TableSoFar;
}

/** What else has been chosen for the table. */
export interface TableSoFar {
  seats: number;
  options: Readonly<Record<string, string>>;
}

export const PICKERS: Readonly<Record<string, Readonly<Record<string, ComponentType<PickerProps>>>>> = {
  cluster: { start: later(async () => (await import("./cluster-start")).StartPicker) },
  cosmic: {
    "named-powers": later(async () => (await import("./cosmic-powers")).PowerPicker),
    "banned-powers": later(async () => (await import("./cosmic-bans")).BanPicker),
  },
  pulsar: { map: MapPicker, boards: BoardPicker, goals: GoalPicker },
};
