// One tray of a deal: what a player gives, and what can be added to it.

import { MarkIcon } from "../../../parts/marks";
import { placeName } from "../cosmos/planet";
import { CardBack, CardFace } from "../hand/card";
import { CardChip } from "../hand/chips";
import { placeId } from "../ids";
import { label, playerOf, type Scene } from "../scene";
import { type Addition, type Given, givenIn, type Talk } from "./items";

const SMALL = 0.5;

interface Props {
  scene: Scene;
  talk: Talk;
  /** The party whose tray it is. */
  side: number;
  additions: readonly Addition[];
}

export function Tray({ scene, talk, side, additions }: Props) {
  const seat = talk.parties[side]!;
  const player = playerOf(scene, seat);
  const isMe = seat === scene.props.viewer;
  return (
    <div class={talk.side === side ? "cx-tray cx-filled" : "cx-tray"} style={{ "--side": player.colour }}>
      <h4>
        <MarkIcon mark={player} size={20} />
        {isMe ? label(scene, "you-give") : label(scene, "gives", player.name)}
      </h4>
      {talk.parties.length > 2 ? (
        <Pledges {...{ scene, talk, side }} />
      ) : (
        <Items scene={scene} given={givenIn(scene.next, rowFor(scene, side, 1 - side))} />
      )}
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

/** The row of an offer for what one party gives another. */
function rowFor({ components }: Scene, giver: number, taker: number): number {
  return components.offer_rows.findIndex(([from, to]) => from === giver && to === taker);
}

/** In a deal of three: what a party gives each of the others, by name. */
function Pledges({ scene, talk, side }: Omit<Props, "additions">) {
  const takers = talk.parties.map((_, party) => party).filter((party) => party !== side);
  return (
    <ul class="cx-pledges">
      {takers.map((taker) => {
        const player = playerOf(scene, talk.parties[taker]!);
        const isNow = talk.side === side && talk.taker === taker;
        return (
          <li key={taker} class={isNow ? "now" : undefined}>
            <span aria-label={label(scene, "to", player.name)} role="img">
              <MarkIcon mark={player} size={18} />
            </span>
            <Named scene={scene} given={givenIn(scene.next, rowFor(scene, side, taker))} />
          </li>
        );
      })}
    </ul>
  );
}

function Named({ scene, given }: { scene: Scene; given: Given }) {
  if (isEmpty(given)) return <span class="cx-empty-tray">{label(scene, "nothing-yet")}</span>;
  const counts = [...new Set(given.cards)].map((kind) => ({
    kind,
    count: given.cards.filter((other) => other === kind).length,
  }));
  return (
    <ul class="cx-items">
      {counts.map(({ kind, count }) => (
        <li key={kind}>
          <CardChip scene={scene} kind={kind} count={count} />
        </li>
      ))}
      {given.ofChoice > 0 && (
        <li class="cx-thing">
          {label(scene, "card-of-choice")}
          {given.ofChoice > 1 && ` ×${given.ofChoice}`}
        </li>
      )}
      <Things scene={scene} given={given} />
    </ul>
  );
}

function isEmpty({ cards, ofChoice, base, freed, lucre }: Given): boolean {
  return cards.length + ofChoice + freed + lucre === 0 && base < 0;
}

/** Cards as they are, one for each that is chosen later, a base, tokens, Lucre. */
function Items({ scene, given }: { scene: Scene; given: Given }) {
  const { cards, ofChoice } = given;
  if (isEmpty(given)) return <p class="cx-empty-tray">{label(scene, "nothing-yet")}</p>;
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
      <Things scene={scene} given={given} />
    </ul>
  );
}

/** What is no card. */
function Things({ scene, given: { base, freed, lucre } }: { scene: Scene; given: Given }) {
  return (
    <>
      {base >= 0 && (
        <li class="cx-thing" data-place={placeId(scene, base)}>
          {label(scene, "base-on", placeName(scene, base))}
        </li>
      )}
      {freed > 0 && <li class="cx-thing">{label(scene, "freed", freed)}</li>}
      {lucre > 0 && <li class="cx-thing">{label(scene, "lucre-about", lucre)}</li>}
    </>
  );
}
