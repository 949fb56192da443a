// The coach beside the question: what is asked when it is asked for the first time, and what usually is sensible.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLoaded } from "../library";
import { ClauseLink } from "../parts/clause";
import { Icon } from "../parts/icons";
import { markOf } from "../parts/marks";
import { say } from "../speech";
import type { Visit } from "../table/visit";
import { nextLesson, progressOf } from "./courses";
import { FingerAt } from "./finger";
import { type First, fingerOf, firstOf, pointed } from "./fingers";
import { lessonsMet, meet, stopGuide } from "./progress";
import { hasLesson, lessonIn, loadLessons, reasonFor } from "./texts";

/** Nothing at a table that is played without a guide. */
export function Coach({ visit, title }: { visit: Visit; title: string }) {
  const met = lessonsMet(title, visit.match);
  return met === null ? null : <Guide visit={visit} title={title} met={met} />;
}

interface Props {
  visit: Visit;
  title: string;
  met: readonly string[];
}

function Guide({ visit, title, met }: Props) {
  const isReady = useLoaded(() => loadLessons(title).then(() => true), [title]).value ?? false;
  const [rested, setRested] = useState(-1);
  const [reread, setReread] = useState(false);
  const question = visit.store.choice.value;
  const log = visit.store.log.value;
  const heard = useMemo(() => [...new Set(log.map((line) => line.kind))], [log]);
  const number = question?.number ?? -1;
  const decision = question?.decision ?? "";
  const has = (lesson: string) => isReady && hasLesson(title, lesson);
  const next = nextLesson(title, { met, rested }, { question: number, decision, heard }, has);
  const shown = next ?? (reread && has(decision) ? decision : null);
  useAnswered(number, () => {
    if (next) meet(title, next);
    setReread(false);
  });
  const fold = () => {
    if (next) meet(title, next);
    setRested(number);
    setReread(false);
  };
  if (!isReady) return null;
  if (!shown) return has(decision) ? <Again title={title} met={met} onOpen={() => setReread(true)} /> : null;
  const isAsked = shown === decision;
  const finger = fingerOf(title, shown, isAsked);
  const words = visit.store.words.value;
  const answers = words?.options.flatMap((answer) => answer.pieces) ?? [];
  const facts = {
    me: markOf(visit.store.viewer.value).letter,
    about: words?.about ?? [],
    answers,
    event: log.findLast((line) => line.kind === shown)?.pieces ?? [],
  };
  const first = firstOf(finger, facts);
  return <Card title={title} lesson={shown} pieces={pointed(finger, facts)} first={first} onFold={fold} />;
}

/** Whoever answers has met what was shown with the question. */
function useAnswered(number: number, onAnswer: () => void): void {
  const latest = useRef(onAnswer);
  const before = useRef(number);
  useEffect(() => {
    if (before.current >= 0 && before.current !== number) latest.current();
    before.current = number;
  }, [number]);
  useEffect(() => {
    latest.current = onAnswer;
  });
}

interface CardProps {
  title: string;
  lesson: string;
  /** What the lesson speaks of on the board: it is ringed, and everything else dimmed. */
  pieces: readonly string[];
  /** A good first answer, if the lesson names one. */
  first: First | undefined;
  onFold(): void;
}

function Card({ title, lesson, pieces, first, onFold }: CardProps) {
  const words = lessonIn(title, lesson);
  return (
    <section class="coach" aria-label={say("web-guide")} aria-live="polite">
      <FingerAt pieces={pieces} best={first?.piece ?? ""} />
      <h3>
        <Icon name="star" /> {words.title}
      </h3>
      <button
        type="button"
        class="icon-button stop"
        aria-label={say("web-guide-stop")}
        title={say("web-guide-stop")}
        onClick={() => stopGuide(title)}
      >
        <Icon name="close" size={18} />
      </button>
      <div class="coach-words" tabIndex={0} role="region" aria-label={words.title}>
        <p>{words.text}</p>
        <p class="advice">{words.advice}</p>
        {first && <p class="first">{reasonFor(title, lesson, first.reason)}</p>}
      </div>
      <div class="row">
        <button type="button" class="button main small" onClick={onFold}>
          {say("web-guide-got-it")}
        </button>
        <ClauseLink title={title} clause={words.clause} />
      </div>
    </section>
  );
}

interface AgainProps {
  title: string;
  met: readonly string[];
  onOpen(): void;
}

/** A small button at the rim of the question: it takes no room, and shows the lesson of the question again. */
function Again({ title, met, onOpen }: AgainProps) {
  return (
    <div class="coach-again">
      <button type="button" class="button small" title={say("web-guide-again")} onClick={onOpen}>
        <Icon name="star" size={16} />
        <span class="hidden">{say("web-guide-again")}. </span>
        <span class="number">{say("web-guide-progress", { ...progressOf(title, met) })}</span>
      </button>
    </div>
  );
}
