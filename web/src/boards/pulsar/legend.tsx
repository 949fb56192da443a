// What the signs mean: every word of the effects by an example, with what it says.

import { useEffect, useRef, useState } from "preact/hooks";
import { counted, type Glyph, opGlyphs, partGlyphs } from "./glyphs";
import { SignRow } from "./icons";
import { label, type Scene, said, useScene } from "./scene";

interface Row {
  glyphs: Glyph[];
  text: string;
}

export function legendRows(scene: Pick<Scene, "props" | "components">): Row[] {
  const { ops, parts, counts } = scene.components.legend;
  return [
    ...ops.map((op) => ({ glyphs: opGlyphs([op]), text: said(scene, `legend.op.${op.do}`) })),
    ...counts.map((count) => ({ glyphs: counted(count), text: said(scene, `legend.count.${count}`) })),
    ...parts.map((part) => ({ glyphs: partGlyphs([part]), text: said(scene, `legend.part.${part.when}`) })),
  ];
}

/** The button that opens the list, and the list. */
export function Legend() {
  const scene = useScene();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal?.();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        aria-label={label(scene, "legend")}
        title={label(scene, "legend")}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          class="p-legend"
          aria-label={label(scene, "legend")}
          onClose={() => setOpen(false)}
          onClick={(event) => closeOutside(event)}
        >
          <h3>
            {label(scene, "legend")}
            <button type="button" aria-label={label(scene, "close")} onClick={() => setOpen(false)}>
              ×
            </button>
          </h3>
          <ul>
            <li>
              <span class="p-sample p-open" />
              {label(scene, "mark-open")}
            </li>
            <li>
              <span class="p-sample p-modified" />
              {label(scene, "mark-modified")}
            </li>
            {legendRows(scene).map((row, place) => (
              <li key={place}>
                <SignRow height={18} glyphs={row.glyphs} />
                {row.text}
              </li>
            ))}
          </ul>
        </dialog>
      )}
    </>
  );
}

/** A click on the backdrop is one on the dialog itself. */
function closeOutside(event: MouseEvent & { currentTarget: HTMLDialogElement }): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
