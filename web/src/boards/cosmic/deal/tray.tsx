// One tray of a deal: what a player gives, and what can be added to it.

import { MarkIcon } from "../../../parts/marks";
import { CardBack, CardFace } from "../hand/card";
import { CardChip } from "../hand/chips";
import { placeId } from "../ids";
import { label, playerOf, type Scene } from "../scene";
import { type Addition, type Given, givenBy } from "./items";

const SMALL = 0.5;

interface Props {
  scene: Scene;
  side: number;
  seat: number;
  additions: readonly Addition[];
}

export function Tray({ scene, side, seat, additions }: Props) {
  const given = givenBy(scene.next, side);
  const player = playerOf(scene, seat);
  const isMe = seat === scene.props.viewer;
  return (
    <div class="cx-tray" style={{ "--side": player.colour }}>
      <h4>
        <MarkIcon mark={player} size={20} />
        {isMe ? label(scene, "you-give") : label(scene, "gives", player.name)}
      </h4>
      <Items scene={scene} given={given} />
      <ul class="cx-additions">
        {additions.map((addition) => (
          <li key={addition.choices.join()}>
            <button
              type="button"
              class="cx-add cx-choosable"
              onPointerEnter={() => scene.props.preview(addition.choices)}
              onPointerLeave={() => scene.props.preview(null)}
              onClick={() => scene.latest().props.choose(addition.choices)}
            >
              + {addition.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cards as they are, one for each that is chosen later, a base, tokens, Lucre. */
function Items({ scene, given }: { scene: Scene; given: Given }) {
  const { cards, ofChoice, base, freed, lucre } = given;
  if (cards.length + ofChoice + freed + lucre === 0 && base < 0)
    return <p class="cx-empty-tray">{label(scene, "nothing-yet")}</p>;
  return (
    <ul class="cx-items">
      {cards.map((kind, place) => (
        <li key={`${kind} ${place}`}>
          <CardFace scene={scene} kind={kind} scale={SMALL} />
          <span class="hidden">
            <CardChip scene={scene} kind={kind} />
          </span>
        </li>
      ))}
      {Array.from({ length: ofChoice }, (_, place) => (
        <li key={`choice ${place}`} title={label(scene, "card-of-choice")}>
          <CardBack scale={SMALL} />
          <span class="hidden">{label(scene, "card-of-choice")}</span>
        </li>
      ))}
      {base >= 0 && (
        <li class="cx-thing" data-place={placeId(scene, base)}>
          {label(scene, "base-on", planetName(scene, base))}
        </li>
      )}
      {freed > 0 && <li class="cx-thing">{label(scene, "freed", freed)}</li>}
      {lucre > 0 && <li class="cx-thing">{label(scene, "lucre-about", lucre)}</li>}
    </ul>
  );
}

/** Planets are called by their system and number, as on the map. */
function planetName({ view, components }: Scene, place: number): string {
  const system = Math.floor(place / view.planets);
  return `${components.seats[view.home[system] ?? 0] ?? ""}${(place % view.planets) + 1}`;
}
