// The tools in the corner of the disc: names, the whole map, and what the signs mean.

import { useEffect } from "preact/hooks";
import { isElsewhere, signOf } from "../../../table/keys";
import { Legend } from "../legend";
import { label, useScene } from "../scene";
import type { Naming } from "./name-layer";

interface Props {
  naming: Naming;
  isZoomed: boolean;
  /** Where the corners are, and how large what stands in them is. */
  place: Record<string, string>;
  onNames(): void;
  onWhole(): void;
}

const KEY = "n";

export function Tools({ naming, isZoomed, place, onNames, onWhole }: Props) {
  const scene = useScene();
  useNamesKey(onNames);
  return (
    <div class="p-tools" style={place}>
      <button
        type="button"
        class={naming === "lit" ? "p-names-tool" : "p-names-tool p-on"}
        aria-pressed={naming !== "lit"}
        aria-label={label(scene, "names")}
        aria-keyshortcuts={KEY}
        title={`${label(scene, "names")} (N)`}
        onClick={onNames}
      >
        Aa
      </button>
      <button
        type="button"
        disabled={!isZoomed}
        aria-label={label(scene, "zoom-whole")}
        title={label(scene, "zoom-whole")}
        onClick={onWhole}
      >
        <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M-6-2.5V-6H-2.5M2.5-6H6V-2.5M6 2.5V6H2.5M-2.5 6H-6V2.5" />
        </svg>
      </button>
      <Legend />
    </div>
  );
}

/** The key toggles the names unless an answer has it. */
function useNamesKey(onNames: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (signOf(event) !== KEY || isElsewhere(event)) return;
      if (document.querySelector(`.answers [aria-keyshortcuts="${KEY}"]`)) return;
      onNames();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onNames]);
}
