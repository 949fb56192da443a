// The controls of a replay: going through it, what happened, and playing on from a moment.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { branch } from "../matches";
import { Why } from "../parts/clause";
import { Icon, type IconName } from "../parts/icons";
import { MarkIcon } from "../parts/marks";
import { say, sayError } from "../speech";
import { isElsewhere } from "../table/keys";
import { codeOf } from "../table/visit";
import type { Moment, SeatForm } from "../wire";

/** Milliseconds between two moments while the replay runs by itself. */
const PACE = 900;

interface ScrubberProps {
  /** The moment that is wanted; it may be on its way still. */
  at: number;
  last: number;
  /** Go to the moment that a change of the wanted one gives. */
  onMove(change: (at: number) => number): void;
}

export function Scrubber({ at, last, onMove }: ScrubberProps) {
  const [runs, setRuns] = useState(false);
  const step = (width: number) => () => onMove((from) => from + width);
  const jump = (to: number) => () => onMove(() => to);
  useEffect(() => {
    if (!runs || at >= last) {
      setRuns(false);
      return;
    }
    const timer = setTimeout(step(1), PACE);
    return () => clearTimeout(timer);
  }, [runs, at, last]);
  useKeys({
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    PageUp: step(-10),
    PageDown: step(10),
    Home: jump(0),
    End: jump(last),
    " ": () => setRuns(!runs),
  });
  return (
    <section class="scrubber" aria-label={say("web-scrubber")}>
      <div class="row">
        <Step icon="first" label="web-first" onClick={jump(0)} />
        <Step icon="back" label="web-back" onClick={step(-1)} />
        <Step
          icon={runs ? "pause" : "play"}
          label={runs ? "web-pause" : "web-run"}
          onClick={() => setRuns(!runs)}
        />
        <Step icon="next" label="web-forward" onClick={step(1)} />
        <Step icon="last" label="web-last" onClick={jump(last)} />
        <span class="number">{say("web-moment-of", { at, last })}</span>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say("web-scrubber")}
        onInput={(event) => jump(Number(event.currentTarget.value))()}
      />
    </section>
  );
}

/** Do what a key stands for, unless it is meant for something else on the page. */
function useKeys(steps: Record<string, () => void>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isForButton = event.key === " " && (event.target as Element | null)?.closest?.("button");
      const step = steps[event.key];
      if (isElsewhere(event) || isForButton || !step) return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function Step({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button type="button" class="icon-button" aria-label={say(label)} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Who answered what, and what came of it. */
export function Happened({
  moment,
  players,
  title,
}: {
  moment: Moment;
  players: readonly Player[];
  title: string;
}) {
  const player = players[moment.seat];
  return (
    <section class="happened hull" aria-live="polite" tabIndex={0} aria-label={say("web-what-happened")}>
      {player && (
        <p class="answered">
          <MarkIcon mark={player} size={20} />
          <span>
            <b>{player.name}</b>{" "}
            {moment.answer.text
              ? say("web-answered", { answer: moment.answer.text })
              : say("web-answer-hidden")}
          </span>
        </p>
      )}
      <ul>
        {moment.news.map((told, place) => (
          <li key={place}>
            {told.text} <Why title={title} clause={told.clause} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Take a seat at this moment and play on against bots. */
export function Branch({
  match,
  moment,
  names,
}: {
  match: string;
  moment: number;
  names: readonly string[];
}) {
  const [seat, setSeat] = useState(0);
  const [state, setState] = useState({ busy: false, code: "" });
  const begin = async (event: Event) => {
    event.preventDefault();
    setState({ busy: true, code: "" });
    const seats = names.map((_, place): SeatForm => (place === seat ? { kind: "me" } : { kind: "bot" }));
    try {
      await branch(match, { moment, seats });
    } catch (error) {
      setState({ busy: false, code: codeOf(error) });
    }
  };
  return (
    <form class="branch" onSubmit={begin}>
      <label for="branch-seat">{say("web-play-on-as")}</label>
      <div class="row">
        <select
          id="branch-seat"
          value={seat}
          onChange={(event) => setSeat(Number(event.currentTarget.value))}
        >
          {names.map((name, place) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" class="button" disabled={state.busy}>
          {say("web-play-on")}
        </button>
      </div>
      {state.code && <p role="alert">{sayError(state.code)}</p>}
    </form>
  );
}
