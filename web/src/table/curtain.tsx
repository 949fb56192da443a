// Several people at one screen: nobody sees the other's hand while it is passed on.

import { useEffect, useRef } from "preact/hooks";
import type { Player } from "../boards/board";
import { MarkIcon } from "../parts/marks";
import { say } from "../speech";
import type { Visit } from "./session";

export function Curtain({ visit, player }: { visit: Visit; player: Player }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [player.seat]);
  return (
    <section class="curtain" role="alertdialog" aria-label={say("web-curtain", { name: player.name })}>
      <MarkIcon mark={player} size={72} />
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
