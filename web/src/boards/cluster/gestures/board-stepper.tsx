// How many go, beside their target.

import { useChart } from "../field/chart";
import { BOX, middleOf } from "../geometry";
import { label, useScene } from "../scene";
import { setCount, tripOf } from "./acting";

/** Sizes on the screen, in pixels. */
const WIDE = 132;
const HIGH = 30;

export function BoardStepper() {
  const scene = useScene();
  const { unit } = useChart();
  const { held, components, props } = scene;
  const trip = tripOf(scene);
  if (!trip || props.isNarrow || trip.loads.length < 2) return null;
  const { x, y } = middleOf(components.cells[trip.target]!);
  return (
    <g class="c-stepper" transform={`translate(${x} ${y - BOX / 2 - 6}) scale(${1 / unit})`}>
      <rect class="c-stepper-body" x={-WIDE / 2} y={-HIGH} width={WIDE} height={HIGH} rx={HIGH / 2} />
      <text y={-HIGH / 2 + 5} font-size="15">
        {label(scene, "send-n", held.count)}
      </text>
      <Step sign="−" at={-WIDE / 2 + HIGH / 2} to={held.count - 1} />
      <Step sign="+" at={WIDE / 2 - HIGH / 2} to={held.count + 1} />
    </g>
  );
}

function Step({ sign, at, to }: { sign: string; at: number; to: number }) {
  const scene = useScene();
  const isOff = !tripOf(scene)?.loads[to - 1];
  const act = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    setCount(scene, to);
  };
  return (
    <g
      class={isOff ? "c-step c-off" : "c-step"}
      role="button"
      tabindex={isOff ? undefined : 0}
      aria-disabled={isOff}
      aria-label={label(scene, sign === "+" ? "send-more" : "send-fewer")}
      onClick={act}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && act(event)}
    >
      <circle cx={at} cy={-HIGH / 2} r="13" />
      <text x={at} y={-HIGH / 2 + 6} font-size="18">
        {sign}
      </text>
    </g>
  );
}
