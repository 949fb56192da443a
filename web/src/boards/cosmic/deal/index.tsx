// A tray for each who deals: all see the offer while it is made; phrases for those who talk, and the time that is left.

import { MarkIcon } from "../../../parts/marks";
import type { Desk } from "../../board";
import { type Box, boxed, type Places } from "../layout";
import { type CosmicProps, label, playerOf, type Scene } from "../scene";
import { TimeLeft } from "../time";
import { additionsOf, endingsOf, talkOf } from "./items";
import { Tray } from "./tray";

const PHRASES = ["phrase-card", "phrase-base", "phrase-both", "phrase-more", "phrase-last", "phrase-no"];

export function Deal({ scene }: CosmicProps) {
  const { props, places } = scene;
  const talk = talkOf(scene);
  if (!talk) return null;
  const additions = additionsOf(scene);
  const most = scene.components.offers;
  const isMine = talk.parties.includes(props.viewer);
  return (
    <section
      class={`cx-deal always-dark ${places.isNarrow ? "" : "cx-part"} ${talk.parties.length > 2 ? "cx-of-three" : ""}`}
      style={places.isNarrow ? undefined : boxed(below(places))}
      aria-label={label(scene, "deal")}
      data-offers={talk.offers}
    >
      <div class="cx-trays">
        {talk.parties.map((_, side) => (
          <Tray
            key={side}
            {...{ scene, side, talk }}
            additions={additions.filter(({ isGiven }) => isGiven === (side === talk.side))}
          />
        ))}
        <div class="cx-between">
          <p>
            {label(scene, "offer-number", Math.min(most, talk.offers + 1), most)}
            <span class="cx-deal-clock">
              <TimeLeft scene={scene} seat={talk.seat} />
            </span>
          </p>
          <Endings scene={scene} />
          {!endingsOf(scene).length && <Waiting scene={scene} seat={talk.seat} isAnswer={talk.isAnswer} />}
        </div>
      </div>
      {isMine && props.desk && <Phrases scene={scene} desk={props.desk} />}
    </section>
  );
}

/** In the place of the strip and the window. */
function below({ strip, window }: Places): Box {
  return { ...strip, height: window.y + window.height - strip.y };
}

/** Propose, accept, counter, refuse. */
function Endings({ scene }: { scene: Scene }) {
  return (
    <div class="cx-endings">
      {endingsOf(scene).map(({ choices, text }, place) => (
        <button
          key={choices.join()}
          type="button"
          class={place === 0 ? "button main small" : "button small"}
          onPointerEnter={() => scene.props.preview(choices)}
          onPointerLeave={() => scene.props.preview(null)}
          onClick={() => scene.latest().props.choose(choices)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function Waiting({ scene, seat, isAnswer }: { scene: Scene; seat: number; isAnswer: boolean }) {
  const player = playerOf(scene, seat);
  return (
    <p class="cx-deal-waits">
      <MarkIcon mark={player} size={18} />
      {label(scene, isAnswer ? "considers" : "makes-offer", player.name)}
    </p>
  );
}

/** What is often said, as lines of the chat. */
function Phrases({ scene, desk }: { scene: Scene; desk: Desk }) {
  return (
    <div class="cx-phrases" role="group" aria-label={label(scene, "phrases")}>
      {PHRASES.map((key) => (
        <button
          key={key}
          type="button"
          class="button quiet small"
          onClick={() => desk.say(label(scene, key))}
        >
          {label(scene, key)}
        </button>
      ))}
    </div>
  );
}
