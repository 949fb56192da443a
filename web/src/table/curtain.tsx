// Several people at one screen: nobody sees the other's hand while it is passed on.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";
import type { Visit } from "./visit";

/** Seconds for which the last answer stays to be seen. */
const LAST_LOOK = 0.3;

/**
 * The player to hand the screen to, or undefined.
 *
 * A question that leaves no choice is answered by the table itself after its pause: before that is over nobody is
 * called, and a call that has come to nothing is forgotten.
 */
export function useCurtain(visit: Visit, players: readonly Player[]): Player | undefined {
  const seat = visit.curtain.value;
  const [fallen, setFallen] = useState(-1);
  const isAsked = visit.store.awaited.value.includes(seat);
  const wait = LAST_LOOK + (visit.store.facts.value?.settings.pause ?? 0);
  useEffect(() => {
    if (seat >= 0 && !isAsked && fallen !== seat) visit.curtain.value = -1;
    if (seat < 0) setFallen(-1);
    if (seat < 0 || !isAsked) return;
    const timer = setTimeout(() => {
      setFallen(seat);
      visit.cover(seat);
    }, 1000 * wait);
    return () => clearTimeout(timer);
  }, [seat, isAsked]);
  return seat >= 0 && fallen === seat ? players[seat] : undefined;
}

export function Curtain({ visit, player }: { visit: Visit; player: Player }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [player.seat]);
  return (
    <section class="curtain" role="alertdialog" aria-label={say("web-curtain", { name: player.name })}>
      <div class="curtain-mark">
        <MarkIcon mark={player} size={72} />
      </div>
      <h2>{say("web-curtain", { name: player.name })}</h2>
      <p class="dim">{say("web-curtain-about")}</p>
      <button ref={button} type="button" class="button main" onClick={() => visit.see(player.seat)}>
        {say("web-curtain-open", { name: player.name })}
      </button>
      <label class="tick">
        <input type="checkbox" onChange={() => visit.openHands(true)} />
        <span>{say("web-no-secrets")}</span>
      </label>
    </section>
  );
}
