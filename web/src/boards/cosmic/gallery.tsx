// All powers of the title with their emblems, to be searched by name, effect and phase.

import { useState } from "preact/hooks";
import { Dialog } from "../../parts/dialog";
import type { Declarations } from "../../wire";
import type { GalleryProps } from "../galleries";
import { Emblem } from "./emblems";
import "./emblems/gallery.css";
import { Legend } from "./emblems/legend";
import { PowerCard, whenText } from "./emblems/power-card";
import type { Components } from "./types";

export default function Powers({ declarations, chosen, onChoose }: GalleryProps) {
  const [wanted, setWanted] = useState("");
  const { powers } = declarations.components as unknown as Components;
  const { texts } = declarations;
  const found = powers.filter(({ key }) => matches(texts, key, wanted));
  const name = texts[`power.${chosen}.name`];
  return (
    <>
      <Legend texts={texts} />
      <div class="search">
        <label for="search-powers">{texts["label.power-search"]}</label>
        <input
          id="search-powers"
          type="search"
          value={wanted}
          placeholder={texts["label.power-hint"]}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <p class="dim" aria-live="polite">
          {texts["label.power-found"]?.replace("{n}", `${found.length}`).replace("{m}", `${powers.length}`)}
        </p>
      </div>
      <ul class="cx-gallery plain-list">
        {found.map(({ key }) => (
          <li key={key}>
            <button type="button" class="cx-power" data-power={key} onClick={() => onChoose(key)}>
              <Emblem power={key} size={56} />
              <span class="cx-power-words">
                <strong>{texts[`power.${key}.name`]}</strong>
                <span>{texts[`power.${key}.line`]}</span>
                <small class="dim">{whenText(texts, key)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {name && (
        <Dialog key={chosen} label={name} onClose={() => onChoose("")}>
          <PowerCard power={chosen} declarations={declarations} />
        </Dialog>
      )}
    </>
  );
}

/** Every word that is looked for has to stand in what is written of the power. */
export function matches(texts: Declarations["texts"], power: string, wanted: string): boolean {
  const parts = ["name", "line", "rule"].map((part) => texts[`power.${power}.${part}`] ?? "");
  const text = [...parts, whenText(texts, power)].join(" ").toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
