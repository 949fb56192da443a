// Taking back: what the rules allow alone, and what the others have to agree to.

import { Icon } from "../parts/icons";
import { say } from "../speech";
import type { Visit } from "./visit";

export function TakeBack({ visit }: { visit: Visit }) {
  const update = visit.store.update.value;
  const seat = visit.viewer.value;
  if (!update || seat < 0 || update.stage !== "running") return null;
  const others = update.seats.some((held, place) => held.kind === "person" && !update.mine.includes(place));
  return (
    <div class="take-back">
      <button
        type="button"
        class="button small"
        disabled={!update.may_undo}
        title={say(update.may_undo ? "web-undo-about" : "web-undo-not")}
        onClick={() => void visit.do({ do: "undo", seat })}
      >
        <Icon name="undo" size={16} />
        {say("web-undo")}
        <kbd class="sign">⌫</kbd>
      </button>
      {!update.may_undo && !update.proposal && others && (
        <button
          type="button"
          class="button quiet small"
          title={say("web-ask-undo-about")}
          onClick={() => void visit.do({ do: "propose-undo", seat })}
        >
          {say("web-ask-undo")}
        </button>
      )}
      {!update.may_undo && !others && <span class="dim">{say("web-undo-not")}</span>}
    </div>
  );
}

/** Somebody asks to take something back. */
export function Proposal({ visit }: { visit: Visit }) {
  const update = visit.store.update.value;
  const proposal = update?.proposal;
  if (!update || !proposal) return null;
  const name = update.seats[proposal.seat]?.name ?? "";
  const seat = update.mine.find((own) => proposal.awaited.includes(own));
  return (
    <div class="proposal" role="alert">
      <p>{say("web-proposal", { name })}</p>
      {seat === undefined ? (
        <p class="dim">{say("web-proposal-waits", { count: proposal.awaited.length })}</p>
      ) : (
        <div class="row">
          <button
            type="button"
            class="button main small"
            onClick={() => void visit.do({ do: "agree", seat })}
          >
            {say("web-agree")}
          </button>
          <button type="button" class="button small" onClick={() => void visit.do({ do: "refuse", seat })}>
            {say("web-refuse")}
          </button>
        </div>
      )}
    </div>
  );
}
