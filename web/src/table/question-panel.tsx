// The one question that is open, at a fixed place, with everything that answers it.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Line } from "../parts/sentence";
import { say } from "../speech";
import type { AnswerWords, Question, UpdateWords } from "../wire";
import { AnswerButton } from "./answer-button";
import { answerKeys, isElsewhere, moveFocus, signOf } from "./keys";
import { PreviewPanel } from "./preview-panel";
import { Refusals } from "./refusals";
import { StandingOrders } from "./standing-orders";
import { TakeBack } from "./take-back";
import type { Visit } from "./visit";

/** From so many answers on they can be searched. */
const MANY = 14;

/** One thing that can be chosen: an option or a whole plan, with its key. */
interface Offer {
  choices: readonly number[];
  words: AnswerWords;
  sign: string;
  isPlan: boolean;
}

export function QuestionPanel({ visit, title }: { visit: Visit; title: string }) {
  const { store } = visit;
  const question = store.choice.value;
  const offers = useMemo(() => offersOf(question, store.words.value), [question, store.words.value]);
  const list = useRef<HTMLDivElement>(null);
  useAnswerKeys(visit, list, (sign) => offers.find((offer) => offer.sign === sign)?.choices);
  return (
    <section
      class={question ? "question hull mine" : "question hull"}
      data-question={store.question.value?.number}
      aria-label={say("web-question")}
    >
      <h2 class="hidden">{say("web-question")}</h2>
      <QuestionLine visit={visit} />
      {question && (
        <div class="answers" ref={list}>
          <Offers visit={visit} offers={offers} key={question.number} />
          <AtStake words={store.words.value} />
          <Refusals visit={visit} title={title} />
        </div>
      )}
      {question && <PreviewPlace visit={visit} />}
      <footer class="question-foot">
        <TakeBack visit={visit} />
        <StandingOrders visit={visit} />
      </footer>
    </section>
  );
}

/** What the answer pointed at would do; until one is, how to find that out. */
function PreviewPlace({ visit }: { visit: Visit }) {
  return (
    <div class="preview-place">
      {visit.store.previewed.value ? (
        <PreviewPanel visit={visit} />
      ) : (
        <p class="dim">{say("web-preview-hint")}</p>
      )}
    </div>
  );
}

function offersOf(question: Question | null, words: UpdateWords | null): Offer[] {
  if (!question) return [];
  const options = question.options.map(([choice, token], place) => ({
    choices: [choice],
    words: words?.options[place] ?? { text: token, detail: "", pieces: [] },
    isPlan: false,
  }));
  const plans = question.plans.map(([label, choices], place) => ({
    choices,
    words: words?.plans[place] ?? { text: label, detail: "", pieces: [] },
    isPlan: true,
  }));
  const all = [...options, ...plans];
  const signs = answerKeys(all.map((offer) => (offer.isPlan ? 0 : (offer.choices[0] ?? 0))));
  return all.map((offer, place) => ({ ...offer, sign: signs[place] ?? "" }));
}

/** Everything that can be chosen, first the single answers and then the plans. */
function Offers({ visit, offers }: { visit: Visit; offers: readonly Offer[] }) {
  const [wanted, setWanted] = useState("");
  const label = say("web-find-answer", { count: offers.length });
  const shown = offers.filter((offer) =>
    offer.words.text.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const plans = shown.filter((offer) => offer.isPlan);
  return (
    <>
      {offers.length > MANY && (
        <input
          class="filter"
          type="search"
          value={wanted}
          placeholder={label}
          aria-label={label}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {shown
        .filter((offer) => !offer.isPlan)
        .map((offer) => (
          <OfferButton key={offer.choices.join()} visit={visit} offer={offer} />
        ))}
      {plans.length > 0 && <h3 class="plans-head">{say("web-plans", { count: plans.length })}</h3>}
      {plans.map((offer, place) => (
        <OfferButton key={`plan ${place}`} visit={visit} offer={offer} />
      ))}
    </>
  );
}

function OfferButton({ visit, offer }: { visit: Visit; offer: Offer }) {
  const { pointed, pending } = visit.store;
  return (
    <AnswerButton
      answer={offer.words}
      sign={offer.sign}
      isPointed={isSame(pointed.value, offer.choices)}
      isPending={isSame(pending.value, offer.choices)}
      isBusy={pending.value !== null}
      onPoint={(on) => visit.point(on ? offer.choices : null)}
      onChoose={() => visit.choose(offer.choices)}
    />
  );
}

function isSame(one: readonly number[] | null, other: readonly number[]): boolean {
  return one !== null && one.join() === other.join();
}

/** What there is to know for an answer. */
function AtStake({ words }: { words: UpdateWords | null }) {
  if (!words || words.at_stake.length === 0) return null;
  return (
    <section class="at-stake">
      <h3>{say("web-at-stake")}</h3>
      {words.at_stake.map((sentence, place) => (
        <Line key={place} sentence={sentence} name={words.names[sentence.seat]} />
      ))}
    </section>
  );
}

/** Who is asked what. */
function QuestionLine({ visit }: { visit: Visit }) {
  const words = visit.store.words.value;
  const question = visit.store.choice.value;
  const others = words?.asked.filter((asked) => asked.seat !== visit.viewer.value) ?? [];
  return (
    <div class="question-line" role="status">
      {question ? (
        <p class="question-text">{words?.question || question.decision}</p>
      ) : (
        <Waiting
          lines={visit.store.question.value ? [say("web-nothing-to-decide")] : others.map(({ text }) => text)}
        />
      )}
      {question && others.length > 0 && (
        <p class="dim">{say("web-others-asked", { count: others.length })}</p>
      )}
    </div>
  );
}

/** What is waited for. */
function Waiting({ lines }: { lines: readonly string[] }) {
  const shown = lines.length > 0 ? lines : [say("web-nobody-asked")];
  return (
    <>
      {shown.map((line, place) => (
        <p key={place} class="question-text waiting">
          {line}
        </p>
      ))}
    </>
  );
}

/** Answers by their keys, arrows among them, and Backspace to take back. */
function useAnswerKeys(
  visit: Visit,
  list: { current: HTMLElement | null },
  choicesBy: (sign: string) => readonly number[] | undefined,
): void {
  const latest = useRef(choicesBy);
  latest.current = choicesBy;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event) || visit.curtain.value >= 0) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const choices = event.shiftKey ? undefined : latest.current(signOf(event));
      if (choices) visit.choose(choices);
      else if (step && list.current) moveFocus(list.current, step);
      else if (event.key === "Backspace" && visit.store.update.value?.may_undo) {
        void visit.do({ do: "undo", seat: visit.viewer.value });
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [visit]);
}
