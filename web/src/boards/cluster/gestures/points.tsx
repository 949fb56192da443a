// The action points of a turn: ten lozenges that go out one by one, with those marked that an act would take.

import { POINTS } from "../parts";
import { label, type Scene, useScene } from "../scene";
import { aimOf } from "./acting";

/** A lozenge as a sign of its own. */
export function PointSign({ size = 12, isSpent = false }: { size?: number; isSpent?: boolean }) {
  return (
    <svg
      class={isSpent ? "c-point c-spent" : "c-point"}
      width={size}
      height={size}
      viewBox="-10 -10 20 20"
      aria-hidden="true"
    >
      <path d="M0-9L8 0L0 9L-8 0Z" />
    </svg>
  );
}

export function PointsCard() {
  const scene = useScene();
  const { components, view } = scene;
  const left = view.turn.points_left;
  const after = pointsAfter(scene);
  return (
    <div
      class="c-points"
      role="img"
      aria-label={label(scene, "ap-left", left, components.action_points)}
      data-piece={POINTS}
      data-points={left}
      data-after={after}
    >
      <span class="c-points-row">
        {Array.from({ length: components.action_points }, (_, place) => (
          <span key={place} class={place < left && place >= after ? "c-pip c-pip-goes" : "c-pip"}>
            <PointSign size={18} isSpent={place >= left} />
          </span>
        ))}
      </span>
      <span class="c-points-text">
        <b>{label(scene, "ap", left)}</b>
        {after < left && <small>{label(scene, "ap-after", after)}</small>}
      </span>
    </div>
  );
}

/** What is left after the act that is pointed at or ready; the server says so as soon as it was asked. */
function pointsAfter(scene: Scene): number {
  const { view, next } = scene;
  const left = view.turn.points_left;
  if (next !== view && next.turn.turn === view.turn.turn) return next.turn.points_left;
  return left - (aimOf(scene)?.cost ?? 0);
}
