// The card of a power over the table: whoever shows one sets `shownPower` to its key.

import { signal } from "@preact/signals";
import { Dialog } from "../../../parts/dialog";
import type { Declarations } from "../../../wire";
import { PowerCard } from "./power-card";

export const shownPower = signal("");

export function PowerDialog({ declarations }: { declarations: Declarations | null }) {
  const power = shownPower.value;
  const name = declarations?.texts[`power.${power}.name`];
  if (!declarations || !name) return null;
  return (
    <Dialog key={power} label={name} onClose={() => (shownPower.value = "")}>
      <PowerCard {...{ power, declarations }} />
    </Dialog>
  );
}
