// The tools in a corner of the field: closer, further, everything, and the costs of all borders.

import { useEffect } from "preact/hooks";
import { isElsewhere, signOf } from "../../../table/keys";
import { showsBorders } from "../held";
import { label, useScene } from "../scene";
import type { FieldView } from "./view";

const KEY = "b";

export function Tools({ view }: { view: FieldView }) {
  const scene = useScene();
  useBordersKey();
  const name = label(scene, "all-borders");
  return (
    <div class="c-tools">
      {!scene.props.isNarrow && (
        <>
          <Tool name={label(scene, "zoom-in")} path="M-5 0H5M0-5V5" onClick={() => view.zoom(true)} />
          <Tool name={label(scene, "zoom-out")} path="M-5 0H5" onClick={() => view.zoom(false)} />
        </>
      )}
      <Tool
        name={label(scene, "zoom-whole")}
        path="M-6-2.5V-6H-2.5M2.5-6H6V-2.5M6 2.5V6H2.5M-2.5 6H-6V2.5"
        isOff={view.isWhole}
        onClick={view.whole}
      />
      <button
        type="button"
        class={showsBorders.value ? "c-tool c-on" : "c-tool"}
        aria-pressed={showsBorders.value}
        aria-keyshortcuts={KEY}
        aria-label={name}
        title={`${name} (${KEY.toUpperCase()})`}
        onClick={toggle}
      >
        <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
          <path class="c-gold" d="M0-7L6 0L0 7L-6 0Z" />
        </svg>
        {!scene.props.isNarrow && <span>{name}</span>}
      </button>
    </div>
  );
}

interface ToolProps {
  name: string;
  path: string;
  isOff?: boolean;
  onClick(): void;
}

function Tool({ name, path, isOff, onClick }: ToolProps) {
  return (
    <button type="button" class="c-tool" disabled={isOff} aria-label={name} title={name} onClick={onClick}>
      <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

function toggle(): void {
  showsBorders.value = !showsBorders.value;
}

/** The key shows the costs unless an answer has it. */
function useBordersKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (signOf(event) !== KEY || isElsewhere(event)) return;
      if (document.querySelector(`.answers [aria-keyshortcuts="${KEY}"]`)) return;
      toggle();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
