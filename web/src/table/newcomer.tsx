// Somebody new for the seat of a player who is gone: asking for it, and saying whether they may have it.

import { say } from "../speech";
import type { Visit } from "./visit";

/** For people at the table: may whoever asks have the seat? */
export function Newcomer({ visit }: { visit: Visit }) {
  const update = visit.store.update.value;
  const wish = update?.newcomer;
  if (!update || !wish) return null;
  const names = { name: wish.name, owner: update.seats[wish.seat]?.name ?? "" };
  const seat = update.mine.find((own) => wish.awaited.includes(own));
  const admit = (own: number, welcome: boolean) => void visit.do({ do: "admit", seat: own, welcome });
  return (
    <div class="proposal" role="alert">
      <p>{say("web-newcomer", names)}</p>
      {seat === undefined ? (
        <p class="dim">{say("web-proposal-waits", { count: wish.awaited.length })}</p>
      ) : (
        <div class="row">
          <button type="button" class="button main small" onClick={() => admit(seat, true)}>
            {say("web-agree")}
          </button>
          <button type="button" class="button small" onClick={() => admit(seat, false)}>
            {say("web-refuse")}
          </button>
        </div>
      )}
    </div>
  );
}

/** For somebody who watches: the seats of people who are gone. */
export function AskForSeat({ visit }: { visit: Visit }) {
  const update = visit.store.update.value;
  if (update?.stage !== "running" || update.mine.length > 0 || update.newcomer) return null;
  const seat = update.seats.findIndex((held) => held.is_kept && !held.is_free);
  if (seat < 0) return null;
  return (
    <button
      type="button"
      class="button small"
      title={say("web-ask-for-seat-about")}
      onClick={() => void visit.do({ do: "ask-for-seat", seat })}
    >
      {say("web-ask-for-seat", { name: update.seats[seat]?.name ?? "" })}
    </button>
  );
}
