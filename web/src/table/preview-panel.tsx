// What the answer that is pointed at would do, in words, and whether it could be taken back.

import type { PreviewOf } from "../boards/board";
import { say } from "../speech";
import type { Visit } from "./visit";

export function PreviewPanel({ visit }: { visit: Visit }) {
  const seen = visit.store.previewed.value;
  if (!seen) return null;
  const isPart = seen.taken < seen.choices.length;
  return (
    <aside class="preview" aria-label={say("web-preview")} aria-live="polite">
      <WayBack seen={seen} names={visit.store.words.value?.names ?? []} />
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

/** The promise of the server, or what stands against it. */
export function WayBack({ seen, names }: { seen: PreviewOf; names: readonly string[] }) {
  const reasons = reasonsOf(seen, names);
  if (seen.undoable) {
    return (
      <p class="preview-head">
        {say(seen.holds ? "web-undo-until-end" : "web-can-undo-after")}
        {seen.holds && reasons.map((reason) => <small key={reason}>{say("web-then", { reason })}</small>)}
      </p>
    );
  }
  return <p class="preview-head final">{finalWords(seen, reasons)}</p>;
}

function finalWords(seen: PreviewOf, reasons: readonly string[]): string {
  if (reasons.length === 0) return say("web-final-after");
  const reason = reasons.join(", ");
  return say(seen.hands_over >= 0 ? "web-hands-over-until" : "web-final-because", { reason });
}

/** What would be shown, and whose turn it would be. */
function reasonsOf(seen: PreviewOf, names: readonly string[]): string[] {
  const shown = seen.reveals.map(({ text, kind }) => text || kind);
  const name = names[seen.hands_over];
  return name === undefined ? shown : [...shown, say("web-hands-over", { name })];
}
