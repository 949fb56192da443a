// On a narrow screen: the answer that is looked at, other ways to the same place, what it would do, and the button that
// gives it. It lies over the list of answers, so that the sheet keeps its height and the board its place.

import { Chips } from "../parts/chips";
import { say } from "../speech";
import type { Offer } from "./offers";
import { PreviewPanel } from "./preview-panel";
import type { Visit } from "./visit";

interface Props {
  visit: Visit;
  offer: Offer;
  /** All that the same piece stands for, this one among them. */
  ways: readonly Offer[];
}

/** A press on the card leaves the focus on the piece that was tapped: a piece that loses it is looked at no more. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function PinnedAnswer({ visit, offer, ways }: Props) {
  const { words, choices } = offer;
  return (
    <div class="pinned" onMouseDown={keepFocus}>
      {ways.length > 1 ? (
        <Ways {...{ visit, offer, ways }} />
      ) : (
        <p class="pinned-answer">
          {words.text} {words.chips && <Chips chips={words.chips} />}
        </p>
      )}
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

/** One is chosen by a tap, and looked at; the button below gives it. */
function Ways({ visit, offer, ways }: Props) {
  return (
    <div class="pinned-ways" role="group" aria-label={say("web-ways", { count: ways.length })}>
      {ways.map((way) => (
        <button
          key={way.choices.join()}
          type="button"
          class="button"
          aria-pressed={way === offer}
          onClick={() => visit.point(way.choices)}
        >
          <span>{way.words.text}</span>
          {way.words.chips && <Chips chips={way.words.chips} />}
        </button>
      ))}
    </div>
  );
}
