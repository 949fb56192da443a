// What the answer that is pointed at would do, in words.

import { say } from "../speech";
import type { Visit } from "./visit";

export function PreviewPanel({ visit }: { visit: Visit }) {
  const seen = visit.store.previewed.value;
  if (!seen) return null;
  const isPart = seen.taken < seen.choices.length;
  return (
    <aside class="preview" aria-label={say("web-preview")} aria-live="polite">
      <p class={seen.undoable ? "preview-head" : "preview-head final"}>
        {seen.undoable ? say("web-can-undo-after") : say("web-final-after")}
      </p>
      {seen.news.length === 0 && <p class="dim">{say("web-preview-quiet")}</p>}
      <ul>
        {seen.news.slice(0, 12).map((told, place) => (
          <li key={place}>{told.text}</li>
        ))}
      </ul>
      {isPart && <p class="dim">{say("web-preview-part")}</p>}
    </aside>
  );
}
