// What can be done by keys, behind "?".

import { useEffect } from "preact/hooks";
import { Dialog } from "../parts/dialog";
import { say } from "../speech";
import { isElsewhere } from "./keys";

/** What each row of keys does, as the end of the name of its text. */
const ROWS: readonly (readonly [readonly string[], string])[] = [
  [["1", "…", "9", "Q", "…"], "answer"],
  [["0"], "pass"],
  [["↑", "↓"], "move"],
  [["Enter"], "enter"],
  [["⌫"], "undo"],
  [["Enter", "E"], "end-turn"],
  [["+", "−"], "speed"],
  [["M"], "mute"],
  [["R"], "rules"],
  [["Tab"], "tab"],
  [["Esc"], "escape"],
  [["?"], "help"],
];

export function KeyHelp({ onClose }: { onClose(): void }) {
  return (
    <Dialog label={say("web-keys")} onClose={onClose}>
      <dl class="key-help">
        {ROWS.map(([keys, does]) => (
          <div key={does}>
            <dt>{keys.map((key, place) => (key === "…" ? "…" : <kbd key={place}>{key}</kbd>))}</dt>
            <dd>{say(`web-keys-${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Somebody asks for help by its key. */
export function useHelpKey(onAsk: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || isElsewhere(event)) return;
      event.preventDefault();
      onAsk();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
