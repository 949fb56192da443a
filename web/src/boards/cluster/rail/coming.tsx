// How far the next scoring is: a back for each tile until it, the safe ones first, and a line with all three scorings.

import { COMING } from "../parts";
import { isOver, label, SCORINGS, useScene } from "../scene";
import type { ComingView } from "../types";

const NUMBERS = Array.from({ length: SCORINGS }, (_, place) => place + 1);

export function Coming({ coming }: { coming: ComingView }) {
  const scene = useScene();
  return (
    <section class="c-part c-coming" data-piece={COMING}>
      <h3>{label(scene, `scoring-${coming.scoring}`)}</h3>
      {coming.is_on ? <UnderWay /> : <Until coming={coming} />}
      <Timeline coming={coming} />
    </section>
  );
}

function UnderWay() {
  const scene = useScene();
  const { hand } = scene.view.turn;
  return (
    <>
      <p class="c-big">{label(scene, "scoring-now")}</p>
      {hand >= 0 && <p>{label(scene, "nova-set-aside")}</p>}
    </>
  );
}

function Until({ coming: { soonest, latest, wait } }: { coming: ComingView }) {
  const scene = useScene();
  if (latest === 0)
    return (
      <p class="c-until">
        <b class="c-big">{wait}</b>
        <span>{label(scene, "turns-left")}</span>
      </p>
    );
  return (
    <>
      <p class="c-until">
        <b class="c-big">{soonest === latest ? soonest : `${soonest}–${latest}`}</b>
        <span>{label(scene, "draws-left")}</span>
      </p>
      <Backs soonest={soonest} latest={latest} />
      <p class={soonest > 1 ? "c-safe" : "c-risky"}>
        {label(scene, soonest > 1 ? "nova-safe" : "nova-maybe")}
      </p>
    </>
  );
}

/** One back for each draw: safe ones with a check, the others glow. */
function Backs({ soonest, latest }: { soonest: number; latest: number }) {
  return (
    <div class="c-backs" aria-hidden="true">
      {Array.from({ length: latest }, (_, place) => (
        <svg key={place} class={place + 1 < soonest ? "c-back" : "c-back c-may"} viewBox="0 0 14 18">
          <rect x="0.7" y="0.7" width="12.6" height="16.6" rx="3" />
          {place + 1 < soonest ? <path d="M4 9.4L6.2 11.6L10 6.6" /> : <circle cx="7" cy="9" r="2.6" />}
        </svg>
      ))}
    </div>
  );
}

/** The three scorings as rings on a line: done, next, to come. */
function Timeline({ coming }: { coming: ComingView }) {
  const scene = useScene();
  const done = coming.scoring - 1;
  const isDone = isOver(scene.view);
  return (
    <div class="c-timeline">
      <span class="hidden">{label(scene, "timeline", isDone ? SCORINGS : done)}</span>
      <svg viewBox="0 0 180 22" aria-hidden="true">
        <path class="c-line" d="M8 11H172" />
        <path
          class="c-past"
          d={`M8 11H${isDone ? 172 : 8 + 54.7 * done + (coming.is_on ? 54.7 : progress(scene.view))}`}
        />
        {NUMBERS.map((number) => (
          <g
            key={number}
            transform={`translate(${8 + 54.7 * number} 11)`}
            class={isDone || number <= done ? "c-done" : number === coming.scoring ? "c-next" : undefined}
          >
            <circle r="7.5" />
            {isDone || number <= done ? <path d="M-3 0.4L-0.8 2.6L3.4-2.6" /> : <text y="4">{number}</text>}
          </g>
        ))}
      </svg>
      <small>{label(scene, "final-turns", coming.final, coming.turns)}</small>
    </div>
  );
}

/** How far along the piece of line to the next scoring the game is: as far as tiles of it have been drawn. */
function progress({
  coming,
  turn,
}: {
  coming: ComingView;
  turn: { draws: number; nova_draw: number };
}): number {
  const since = turn.draws - turn.nova_draw;
  const ahead = coming.latest || coming.left || coming.final - 1;
  return (54.7 * since) / Math.max(1, since + ahead) - 8;
}
