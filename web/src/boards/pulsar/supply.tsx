// Goals with everybody's progress; gyrodynes with their prices, supply and awards.

import { MarkIcon } from "../../parts/marks";
import { countOf } from "./counts";
import { counted, glyph } from "./glyphs";
import { Sign, SignRow } from "./icons";
import { goalId, gyrodyneId } from "./ids";
import { pieceProps } from "./piece";
import { label, playerOf, said, tipOf, useScene } from "./scene";
import { Cost, Gyrodyne } from "./shapes";
import type { Goal } from "./types";

export function Goals() {
  const scene = useScene();
  const goals = scene.view.table.goals.flatMap((face, place) => {
    const goal = scene.components.goals[face];
    return goal ? [{ goal, place }] : [];
  });
  return (
    <section class="p-goals p-panel">
      <h3>{label(scene, "goals")}</h3>
      {goals.map(({ goal, place }) => (
        <GoalCard key={place} goal={goal} place={place} />
      ))}
    </section>
  );
}

function GoalCard({ goal, place }: { goal: Goal; place: number }) {
  const scene = useScene();
  const bonuses = goal.bonuses.flatMap(([cubes, points]) => [
    { ...glyph("text", cubes), width: 9 },
    glyph("cube"),
    glyph("arrow"),
    glyph("points", points),
    { sign: "gap", width: 6 },
  ]);
  return (
    <div {...pieceProps(scene, goalId(goal), "p-goal-card", tipOf(scene, `goal.${goal.key}`))}>
      <span class="p-goal-head">
        <SignRow
          height={17}
          glyphs={[{ ...glyph("text", goal.need), width: goal.need > 9 ? 18 : 11 }, ...counted(goal.count)]}
        />
        <span class="p-what">{said(scene, `goal.${goal.key}.what`)}</span>
        <SignRow height={18} glyphs={[glyph("points", goal.points)]} />
      </span>
      <span class="p-goal-bonuses">
        <SignRow height={13} glyphs={bonuses} />
      </span>
      <span class="p-progress">
        {scene.view.seats.map((_, seat) => (
          <Progress key={seat} goal={goal} seat={seat} place={place} />
        ))}
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
      <MarkIcon mark={playerOf(scene, seat)} size={13} />
      <span class="p-meter">
        <i style={{ transform: `scaleX(${share})`, background: playerOf(scene, seat).colour }} />
      </span>
      <b>{`${then}${isScored ? "✓" : ""}`}</b>
    </span>
  );
}

export function Gyrodynes() {
  const scene = useScene();
  return (
    <section class="p-gyrodynes p-panel">
      <h3>{label(scene, "gyrodynes")}</h3>
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
  const rule = `${label(scene, "column-take")} ${take[size]} · ${label(scene, "column-complete")} ${complete[size]} · ${points[size]} ${label(scene, "column-points")}`;
  return (
    <div
      {...pieceProps(
        scene,
        gyrodyneId(scene, size),
        "p-size",
        { title: `${label(scene, "gyrodynes")}: ${said(scene, `size.${key}`)}`, rule },
        [take[size]!],
      )}
    >
      <svg width="28" height="28" viewBox="-12 -12 24 24" aria-hidden="true">
        <Gyrodyne size={size} radius={5 + size * 2} />
      </svg>
      <span class="p-left">×{left}</span>
      <span class="p-price">
        <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
          <Cost value={take[size]!} />
        </svg>
        <SignRow height={12} glyphs={[glyph("arrow")]} />
        <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
          <Cost value={complete[size]!} />
        </svg>
        <SignRow height={17} glyphs={[glyph("spin"), glyph("points", points[size])]} />
      </span>
      <span class="p-awards">
        {awards.map((worth, place) => (
          <Award key={place} worth={worth} seat={scene.next.supply.awards[(size - 1) * 2 + place]!} />
        ))}
      </span>
    </div>
  );
}

function Award({ worth, seat }: { worth: number; seat: number }) {
  const scene = useScene();
  if (seat >= 0) return <MarkIcon mark={playerOf(scene, seat)} size={17} />;
  return (
    <svg width="24" height="18" viewBox="-14 -10 28 20" aria-hidden="true">
      <g transform="translate(-7 0)">
        <Sign sign="award" />
      </g>
      <text class="p-sign" x="7" y="4.5" font-size="13">
        {worth}
      </text>
    </svg>
  );
}
