// On a narrow screen: the answer that is looked at, what it would do, and the button that gives it. It lies over the
// list of answers, so that the sheet keeps its height and the board its place.

import { Chips } from "../parts/chips";
import { say } from "../speech";
import type { Offer } from "./offers";
import { PreviewPanel } from "./preview-panel";
import type { Visit } from "./visit";

export function PinnedAnswer({ visit, offer }: { visit: Visit; offer: Offer }) {
  const { words, choices } = offer;
  return (
    <div class="pinned">
      <p class="pinned-answer">
        {words.text} {words.chips && <Chips chips={words.chips} />}
      </p>
      <div class="pinned-preview">
        {words.detail && <p class="dim">{words.detail}</p>}
        <PreviewPanel visit={visit} />
      </div>
      <div class="pinned-choice">
        <button
          type="button"
          class="button main"
          aria-disabled={visit.store.pending.value !== null}
          onClick={() => visit.choose(choices)}
        >
          {say("web-do-it")}
        </button>
        <button type="button" class="button" onClick={() => visit.point(null)}>
          {say("web-other-answers")}
        </button>
      </div>
    </div>
  );
}
