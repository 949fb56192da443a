// The list of answers: under headings when there are many, places on the board folded, ends and passes apart.

import { useMemo, useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { say } from "../speech";
import { AnswerButton } from "./answer-button";
import { type Arrangement, allOf, type Offer, type Section } from "./offers";
import type { Visit } from "./visit";

/** From so many answers on they can be searched. */
const MANY = 24;

export function OfferList({ visit, arrangement }: { visit: Visit; arrangement: Arrangement }) {
  const [wanted, setWanted] = useState("");
  const all = useMemo(() => allOf(arrangement), [arrangement]);
  const found = wanted.trim() ? all.filter((offer) => fits(offer, wanted)) : null;
  return (
    <>
      {all.length > MANY && <Search count={all.length} value={wanted} onChange={setWanted} />}
      {found ? (
        <Buttons visit={visit} offers={found} />
      ) : (
        arrangement.sections.map((section, place) => <Group key={place} visit={visit} section={section} />)
      )}
      {!found && arrangement.last.length > 0 && (
        <div class="last-answers">
          <Buttons visit={visit} offers={arrangement.last} />
        </div>
      )}
    </>
  );
}

function fits({ words }: Offer, wanted: string): boolean {
  return words.text.toLowerCase().includes(wanted.trim().toLowerCase());
}

function Search({ count, value, onChange }: { count: number; value: string; onChange(text: string): void }) {
  const label = say("web-find-answer", { count });
  return (
    <input
      class="filter"
      type="search"
      value={value}
      placeholder={label}
      aria-label={label}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Group({ visit, section }: { visit: Visit; section: Section }) {
  const { heading, offers, places, isOpen } = section;
  const buttons = <Buttons visit={visit} offers={offers} />;
  if (!heading && places === 0) return buttons;
  return (
    <details class={places > 0 ? "answer-group on-board" : "answer-group"} open={isOpen}>
      <summary data-fold>
        {places > 0 && <Icon name="board" size={16} />}
        <span class="group-name">{places > 0 ? say("web-on-board", { count: places }) : heading}</span>
        {places === 0 && <span class="group-count number">{offers.length}</span>}
        <Icon name="next" size={14} />
      </summary>
      {buttons}
    </details>
  );
}

function Buttons({ visit, offers }: { visit: Visit; offers: readonly Offer[] }) {
  const { pointed, pending } = visit.store;
  return (
    <>
      {offers.map((offer) => (
        <AnswerButton
          key={offer.choices.join()}
          answer={offer.words}
          sign={offer.sign}
          isPointed={isSame(pointed.value, offer.choices)}
          isPending={isSame(pending.value, offer.choices)}
          isBusy={pending.value !== null}
          onPoint={(on) => visit.point(on ? offer.choices : null)}
          onChoose={() => visit.choose(offer.choices)}
        />
      ))}
    </>
  );
}

function isSame(one: readonly number[] | null, other: readonly number[]): boolean {
  return one !== null && one.join() === other.join();
}
