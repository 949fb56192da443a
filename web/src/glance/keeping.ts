// Keeping a glance at the table one sits at, for when one leaves it.

import { useEffect, useRef } from "preact/hooks";
import { declarations } from "../library";
import { lang } from "../speech";
import type { Visit } from "../table/visit";
import { canGlance, glanceAt, keepGlance } from "./glance";

/** Keep the position when the page is hidden or the table is left: not with each answer, for nobody looks then. */
export function useGlance(visit: Visit, title: string): void {
  const look = useRef(() => {});
  const has = canGlance(title);
  useEffect(() => {
    if (!has) return;
    const isWanted = { value: true };
    void declarations(title, lang.peek()).then(
      (known) => {
        if (isWanted.value) look.current = () => keepView(visit, title, known);
      },
      () => {}, // Without them there is no picture, and the list shows the emblem.
    );
    const onHide = () => look.current();
    addEventListener("pagehide", onHide);
    return () => {
      isWanted.value = false;
      removeEventListener("pagehide", onHide);
      look.current();
    };
  }, [visit, title, has]);
}

function keepView(visit: Visit, title: string, known: Parameters<typeof glanceAt>[2]): void {
  const view = visit.store.view.peek();
  const glance = view ? glanceAt(title, view, known) : null;
  if (glance && visit.mine.peek().length > 0) keepGlance(visit.match, glance);
}
