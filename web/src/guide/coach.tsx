// The coach beside the question: what is asked when it is asked for the first time, and what usually is sensible.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLoaded } from "../library";
import { ClauseLink } from "../parts/clause";
import { Icon } from "../parts/icons";
import { pointingAt } from "../parts/pieces";
import { say } from "../speech";
import type { Visit } from "../table/visit";
import { FAREWELL, nextLesson, progressOf } from "./courses";
import { lessonsMet, meet, stopGuide } from "./progress";
import { hasLesson, lessonIn, loadLessons } from "./texts";

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
  const about = visit.store.words.value?.about ?? [];
  const pieces = shown === decision ? about : (log.findLast((line) => line.kind === shown)?.pieces ?? []);
  if (shown) return <Card title={title} lesson={shown} pieces={pieces} onFold={fold} />;
  if (met.includes(FAREWELL)) return null;
  return <Folded title={title} met={met} onOpen={has(decision) ? () => setReread(true) : null} />;
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
  /** What the lesson speaks of on the board: it stands out while the card is pointed at. */
  pieces: readonly string[];
  onFold(): void;
}

function Card({ title, lesson, pieces, onFold }: CardProps) {
  const words = lessonIn(title, lesson);
  return (
    <section class="coach" aria-label={say("web-guide")} aria-live="polite" {...pointingAt(pieces)}>
      <h3>
        <Icon name="star" /> {words.title}
      </h3>
      <div class="coach-words">
        <p>{words.text}</p>
        <p class="advice">{words.advice}</p>
      </div>
      <div class="row">
        <button type="button" class="button main small" onClick={onFold}>
          {say("web-guide-got-it")}
        </button>
        <ClauseLink title={title} clause={words.clause} />
        <button type="button" class="button quiet small stop" onClick={() => stopGuide(title)}>
          {say("web-guide-stop")}
        </button>
      </div>
    </section>
  );
}

interface FoldedProps {
  title: string;
  met: readonly string[];
  /** Shows the lesson of the open question again; null if it has none. */
  onOpen: (() => void) | null;
}

function Folded({ title, met, onOpen }: FoldedProps) {
  return (
    <section class="coach folded row" aria-label={say("web-guide")}>
      <Icon name="star" size={16} />
      <span class="number">{say("web-guide-progress", { ...progressOf(title, met) })}</span>
      {onOpen && (
        <button type="button" class="button quiet small" onClick={onOpen}>
          {say("web-guide-again")}
        </button>
      )}
      <button
        type="button"
        class="icon-button stop"
        aria-label={say("web-guide-stop")}
        title={say("web-guide-stop")}
        onClick={() => stopGuide(title)}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
