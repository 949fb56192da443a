// The one question that is open, at a fixed place, with everything that answers it.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { hasBoard, isWhole } from "../boards/registry";
import { useBoard } from "../boards/slot";
import { useNarrow } from "../parts/narrow";
import { Line } from "../parts/sentence";
import { say } from "../speech";
import type { UpdateWords } from "../wire";
import { EndTurn, isHeldForMe } from "./end-turn";
import { HintButton, HintList, hintOffers } from "./hints";
import { isElsewhere, moveFocus, signOf } from "./keys";
import { OfferList } from "./offer-list";
import { allOf, arranged, offerOf, sameAs } from "./offers";
import { RESPOND } from "./orders";
import { PinnedAnswer } from "./pinned-answer";
import { PreviewPanel } from "./preview-panel";
import { Refusals } from "./refusals";
import { StandingOrders } from "./standing-orders";
import { TakeBack } from "./take-back";
import type { Visit } from "./visit";
import { WindowBar } from "./window-bar";

interface PanelProps {
  visit: Visit;
  title: string;
  /** What the question is about, between it and its answers. */
  things?: ComponentChildren;
}

export function QuestionPanel({ visit, title, things }: PanelProps) {
  const { store } = visit;
  const question = store.choice.value;
  const words = store.words.value;
  const isDrawn = hasBoard(title);
  const board = useBoard(title);
  const isNarrow = useNarrow();
  const isFolded = isNarrow && isWhole(title);
  const arrangement = useMemo(
    () => arranged(question, words, isDrawn, isFolded),
    [question, words, isDrawn, isFolded],
  );
  const list = useRef<HTMLDivElement>(null);
  const onScrollCapture = useFromTheTop(question?.number);
  const hints = hintOffers(store.hinted.value);
  const looked = isNarrow && question ? offerOf(arrangement, store.pointed.value, hints) : undefined;
  useAnswerKeys(visit, list, (sign) => allOf(arrangement).find((offer) => offer.sign === sign)?.choices);
  return (
    <section
      class={question || isHeldForMe(visit) ? "question hull mine" : "question hull"}
      data-question={store.question.value?.number}
      aria-label={say("web-question")}
      onScrollCapture={onScrollCapture}
    >
      <h2 class="hidden">{say("web-question")}</h2>
      <QuestionLine visit={visit} isListed={Boolean(board?.hasWindows)} />
      {!board?.hasWindows && <WindowBar visit={visit} />}
      <EndTurn visit={visit} />
      <div class="question-body">
        {things}
        {question && (
          <div class="answers-place">
            <div class="answers" ref={list}>
              <HintList visit={visit} />
              <OfferList visit={visit} arrangement={arrangement} key={question.number} />
              <AtStake words={words} />
              <Refusals visit={visit} title={title} />
            </div>
            {looked && <PinnedAnswer visit={visit} offer={looked} ways={sameAs(arrangement, looked)} />}
          </div>
        )}
      </div>
      {question && !isNarrow && <PreviewPlace visit={visit} />}
      <footer class="question-foot">
        <HintButton visit={visit} />
        <TakeBack visit={visit} />
        {!board?.hasWindows && <StandingOrders visit={visit} />}
      </footer>
    </section>
  );
}

/** What the answer pointed at would do; until one is, how to find that out. */
function PreviewPlace({ visit }: { visit: Visit }) {
  return (
    <div class="preview-place" tabIndex={0} role="region" aria-label={say("web-preview")}>
      {visit.store.previewed.value ? (
        <PreviewPanel visit={visit} />
      ) : (
        <p class="dim">{say("web-preview-hint")}</p>
      )}
    </div>
  );
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

/** Who is asked what. A board that draws windows lists itself who may respond: there the others are not counted. */
function QuestionLine({ visit, isListed }: { visit: Visit; isListed: boolean }) {
  const words = visit.store.words.value;
  const question = visit.store.choice.value;
  const others = words?.asked.filter((asked) => asked.seat !== visit.viewer.value) ?? [];
  return (
    <div class="question-line" role="status">
      {question ? (
        <p class="question-text">{words?.question || question.decision}</p>
      ) : (
        <Waiting lines={waitingFor(visit, others)} />
      )}
      {question && others.length > 0 && !(isListed && question.decision === RESPOND) && (
        <p class="dim">{say("web-others-asked", { count: others.length })}</p>
      )}
    </div>
  );
}

/** While something is played, the last of what happened; else what is waited for. */
function waitingFor(visit: Visit, others: UpdateWords["asked"]): string[] {
  const { store } = visit;
  if (store.isHeld.value) return (store.words.value?.news ?? []).slice(-1).map(({ text }) => text);
  if (store.question.value) return [say("web-nothing-to-decide")];
  return isHeldForMe(visit) ? [say("web-turn-over")] : others.map(({ text }) => text);
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

/** A new question is read from its beginning, however far the last one was scrolled. What was is noted by its events,
 * since asking all parts how far they are scrolled would have them laid out. */
function useFromTheTop(number: number | undefined): (event: Event) => void {
  const scrolled = useRef(new Set<Element>());
  useLayoutEffect(() => {
    for (const part of scrolled.current) part.scrollTop = 0;
    scrolled.current.clear();
  }, [number]);
  return ({ target }) => void scrolled.current.add(target as Element);
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
