// A dialog of the browser: it keeps the keyboard inside, Escape closes it, and what was focused is again.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../speech";
import { Icon } from "./icons";

interface Props {
  label: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ label, onClose, children }: Props) {
  const held = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = held.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const outside = (event: MouseEvent) => event.target === held.current && onClose();
  return (
    <dialog ref={held} class="dialog" aria-label={label} onClose={onClose} onClick={outside}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2>{label}</h2>
          <button type="button" class="icon-button" onClick={onClose} aria-label={say("web-close")}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
