// Hints: what the computer would answer. Each is pointed at and given like any other answer.

import { Icon } from "../parts/icons";
import { lang, say } from "../speech";
import type { HintWords } from "../wire";
import { AnswerButton } from "./answer-button";
import type { Offer } from "./offers";
import type { Hints } from "./store";
import type { Visit } from "./visit";

export function HintButton({ visit }: { visit: Visit }) {
  const { update, choice, isHinting } = visit.store;
  if (!update.value?.may_hint || !choice.value) return null;
  return (
    <button
      type="button"
      class="button small"
      title={say("web-hints-about")}
      disabled={isHinting.value}
      onClick={() => void visit.askHints()}
    >
      <Icon name="lamp" size={16} />
      {say(isHinting.value ? "web-hints-thinking" : "web-hints")}
    </button>
  );
}

export function HintList({ visit }: { visit: Visit }) {
  const { hinted, pointed, pending } = visit.store;
  const offers = hintOffers(hinted.value);
  return (
    <section
      class="hints"
      aria-label={say("web-hints-label")}
      aria-live="polite"
      hidden={offers.length === 0}
    >
      <h3>{say("web-hints-label")}</h3>
      {offers.map((offer) => (
        <AnswerButton
          key={offer.choices.join()}
          answer={offer.words}
          sign=""
          isPointed={pointed.value?.join() === offer.choices.join()}
          isPending={pending.value?.join() === offer.choices.join()}
          isBusy={pending.value !== null}
          onPoint={(on) => visit.point(on ? offer.choices : null)}
          onChoose={() => visit.choose(offer.choices)}
        />
      ))}
    </section>
  );
}

/** Hints as things that can be chosen, the best first. */
export function hintOffers(found: Hints | null): Offer[] {
  return (found?.hints ?? []).map((hint, place) => ({
    choices: hint.choices,
    words: { text: hint.steps.join(" → "), detail: worthOf(hint, place, found!.unit), pieces: hint.pieces },
    sign: "",
    isPlan: hint.choices.length > 1,
  }));
}

/** How much worse than the best it is, and why. */
function worthOf({ behind, reasons }: HintWords, place: number, unit: string): string {
  const why = reasons.map(([term, change]) => `${signed(change / 1000)} ${term}`).join(", ");
  return [placeOf(behind, place, unit), why].filter(Boolean).join(": ");
}

function placeOf(behind: number | null, place: number, unit: string): string {
  if (place === 0) return say("hint-best");
  if (behind === null) return "";
  if (behind === 0) return say("hint-equal");
  return say(`hint-behind-${unit}`, { amount: rounded(behind / (unit === "wins" ? 10 : 1000)) });
}

function rounded(amount: number): string {
  return amount.toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function signed(amount: number): string {
  return `${amount < 0 ? "−" : "+"}${rounded(Math.abs(amount))}`;
}
