// The card of invitations: a line to each player who can be asked.

import { MarkIcon, markOf } from "../../../parts/marks";
import { type CosmicProps, label, type Scene } from "../scene";
import { invitation, possibleGuests, setGuests, toggleGuest } from "./guests";
import { pickedFor } from "./picked";

export function GuestCard({ scene }: CosmicProps) {
  const { guests } = pickedFor(scene);
  const possible = possibleGuests(scene);
  const answer = invitation(scene, guests);
  return (
    <section class="cx-gesture" aria-label={label(scene, "invite")}>
      <div class="cx-guests">
        {possible.map((id) => (
          <Guest key={id} {...{ scene, id }} isPicked={guests.includes(id)} />
        ))}
        {possible.length > 1 && (
          <button type="button" class="button small" onClick={() => setGuests(scene.latest(), possible)}>
            {label(scene, "invite-all")}
          </button>
        )}
      </div>
      <div class="cx-commit">
        <button
          type="button"
          class="button main"
          disabled={!answer}
          onClick={() => answer && scene.latest().props.choose(answer.choices)}
        >
          {guests.length > 0
            ? label(scene, "invite-these", guests.map((id) => nameOf(scene, id)).join(", "))
            : label(scene, "invite-nobody")}
        </button>
      </div>
    </section>
  );
}

function Guest({ scene, id, isPicked }: CosmicProps & { id: string; isPicked: boolean }) {
  const player = playerWith(scene, id);
  return (
    <button
      type="button"
      class={isPicked ? "cx-guest cx-picked" : "cx-guest"}
      aria-pressed={isPicked}
      onClick={() => toggleGuest(scene.latest(), id)}
    >
      {player && <MarkIcon mark={player} size={22} />}
      <span>{player?.name ?? id}</span>
    </button>
  );
}

function playerWith(scene: Scene, id: string) {
  return scene.props.players.find(({ seat }) => `seat:${markOf(seat).letter}` === id);
}

function nameOf(scene: Scene, id: string): string {
  return playerWith(scene, id)?.name ?? id;
}
