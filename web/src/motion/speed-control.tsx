// The speed of what is played, one click away: each click is the next.

import { speed } from "../settings";
import { say } from "../speech";
import { afterSpeed, SPEEDS } from "./speed";

/** As many arrows as it is fast, or two bars. */
const ARROWS = SPEEDS.slice(0, -1).map((_, count) =>
  Array.from({ length: count + 1 }, (_, arrow) => `M${10 + 5 * (arrow - count / 2) - 2} 7l5 5l-5 5`).join(""),
);
const BARS = "M9 7V17 M15 7V17";

export function SpeedControl() {
  const now = speed.value;
  const label = `${say("web-speed")}: ${say(`web-speed-${now}`)}`;
  return (
    <button
      type="button"
      class="icon-button speed-control"
      data-speed={now}
      title={`${label}. ${say("web-speed-about")}`}
      aria-label={label}
      onClick={() => (speed.value = afterSpeed(now))}
    >
      <svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[SPEEDS.indexOf(now)] ?? BARS} />
      </svg>
    </button>
  );
}
