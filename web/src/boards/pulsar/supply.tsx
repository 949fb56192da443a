// Goals with everybody's progress; gyrodynes with their prices, supply and awards.

import { MarkIcon } from "../../parts/marks";
import { countOf } from "./counts";
import { counted, glyph } from "./glyphs";
import { SignRow } from "./icons";
import { goalId, gyrodyneId } from "./ids";
import { pieceProps } from "./piece";
import { label, playerOf, said, tipOf, useScene } from "./scene";
import { Gyrodyne } from "./shapes";
import { Spends } from "./spends";
import type { Goal } from "./types";

export function Goals({ isFolded = false }: { isFolded?: boolean }) {
  const scene = useScene();
  const goals = scene.view.table.goals.flatMap((face, place) => {
    const goal = scene.components.goals[face];
    return goal ? [{ goal, place }] : [];
  });
  const Card = isFolded ? GoalChip : GoalCard;
  return (
    <section class={isFolded ? "p-goals p-panel p-folded" : "p-goals p-panel"}>
      <h3 class={isFolded ? "hidden" : undefined}>
        {label(scene, "goals")}
        <small>{label(scene, "at-end")}</small>
      </h3>
      {goals.map(({ goal, place }) => (
        <Card key={place} goal={goal} place={place} />
      ))}
    </section>
  );
}

interface GoalProps {
  goal: Goal;
  place: number;
}

/** A goal as small as can be: its points, what counts, one's own progress, and below them its name. What the progress
 * is in words is told with the rest, so that three goals find room beside each other. */
function GoalChip({ goal }: GoalProps) {
  const scene = useScene();
  const have = countOf(scene.next, scene.seat, goal.count, scene.components);
  const { title, rule } = tipOf(scene, `goal.${goal.key}`);
  const progress = label(scene, "of", have).replace("{m}", String(goal.need));
  const tip = { title: `${title}: ${progress}`, rule };
  return (
    <div {...pieceProps(scene, goalId(goal), "p-goal-chip", tip)}>
      <span>
        <SignRow height={18} glyphs={[glyph("points", goal.points)]} />
        <SignRow height={16} glyphs={counted(goal.count)} />
        <b>{`${have}/${goal.need}`}</b>
      </span>
      <small>{said(scene, `goal.${goal.key}.name`)}</small>
    </div>
  );
}

/** A goal with the progress of everybody. */
function GoalCard({ goal, place }: GoalProps) {
  const scene = useScene();
  return (
    <div {...pieceProps(scene, goalId(goal), "p-goal-card", tipOf(scene, `goal.${goal.key}`))}>
      <SignRow height={22} glyphs={[glyph("points", goal.points)]} />
      <span class="p-goal-text">
        <span class="p-goal-head">
          <b>{said(scene, `goal.${goal.key}.name`)}</b>
          <small>{said(scene, `goal.${goal.key}.what`)}</small>
        </span>
        <span class="p-progress">
          {scene.view.seats.map((_, seat) => (
            <Progress key={seat} goal={goal} seat={seat} place={place} />
          ))}
        </span>
      </span>
    </div>
  );
}

function Progress({ goal, seat, place }: { goal: Goal; seat: number; place: number }) {
  const scene = useScene();
  const have = countOf(scene.view, seat, goal.count, scene.components);
  const then = countOf(scene.next, seat, goal.count, scene.components);
  const isScored = (scene.view.seats[seat]!.scored >> place) % 2 === 1;
  const share = Math.min(1, then / goal.need);
  return (
    <span class={have >= goal.need ? "p-seat p-met" : "p-seat"}>
      <span class="hidden">{playerOf(scene, seat).name}</span>
      <span class="p-meter">
        <i style={{ transform: `scaleX(${share})`, background: playerOf(scene, seat).colour }} />
      </span>
      <b>{`${then}${isScored ? "✓" : ""}`}</b>
    </span>
  );
}

export function Gyrodynes() {
  const scene = useScene();
  const [first, second] = scene.components.gyrodynes.awards;
  return (
    <section class="p-gyrodynes p-panel">
      <h3>
        {label(scene, "gyrodynes")}
        <small>{label(scene, "awards", first).replace("{m}", String(second))}</small>
      </h3>
      <div class="p-sizes">
        {([1, 2, 3] as const).map((size) => (
          <Size key={size} size={size} />
        ))}
      </div>
    </section>
  );
}

/** A size: the die that takes one, the die that completes it, points each round, what is left, awards. */
function Size({ size }: { size: 1 | 2 | 3 }) {
  const scene = useScene();
  const { take, complete, points, awards, sizes } = scene.components.gyrodynes;
  const key = sizes[size]!;
  const left = scene.next.supply.gyrodynes[size]!;
  const rule = `${label(scene, "column-take")} ${take[size]} · ${label(scene, "column-complete")} ${complete[size]} · ${points[size]} ${label(scene, "column-points")} · ${label(scene, "left", left)}`;
  const tip = { title: `${label(scene, "gyrodynes")}: ${said(scene, `size.${key}`)}`, rule };
  return (
    <div {...pieceProps(scene, gyrodyneId(scene, size), "p-size", tip, [take[size]!])}>
      <span class="p-wheel-left">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <Gyrodyne size={size} radius={6 + size * 1.8} />
        </svg>
        <small>×{left}</small>
      </span>
      <span class="p-prices">
        <small>
          {label(scene, "column-take")} <b>{`${take[size]}`}</b>
        </small>
        <small>
          {label(scene, "column-complete")} <b>{`${complete[size]}`}</b>
        </small>
      </span>
      <span class="p-awards">
        {awards.map((_, place) => (
          <Award key={place} seat={scene.next.supply.awards[(size - 1) * 2 + place]!} />
        ))}
      </span>
      <Spends id={gyrodyneId(scene, size)} />
    </div>
  );
}

/** Who has won an award; what it is worth stands in the heading. */
function Award({ seat }: { seat: number }) {
  const scene = useScene();
  return seat >= 0 ? <MarkIcon mark={playerOf(scene, seat)} size={18} /> : null;
}
