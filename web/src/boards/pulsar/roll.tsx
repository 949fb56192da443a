// The dice of this round on their six spaces with the marker at their median, and what is left of them later.

import { useDrag } from "./drag";
import { SignIcon } from "./icons";
import { poolId } from "./ids";
import { pieceProps } from "./piece";
import { answersAt, label, type Scene, useScene } from "./scene";
import { Die } from "./shapes";

/** While dice are taken all six spaces; afterwards a line with the one that is left over. Nothing before the game. */
export function Roll() {
  const scene = useScene();
  if (isDrafting(scene)) return <Spaces />;
  return scene.view.table.round > 0 ? <LeftOver /> : null;
}

const DRAFT: readonly string[] = ["pick-die", "move-counter"];

/** Whether anybody is asked to take a die. */
export function isDrafting({ view, props }: Pick<Scene, "view" | "props">): boolean {
  const decisions = props.declarations?.decisions ?? [];
  return view.flow.asks.some(({ decision }) => DRAFT.includes(decisions[decision] ?? ""));
}

function Spaces() {
  const scene = useScene();
  return (
    <section class="p-roll p-panel">
      <h3>
        {label(scene, "roll")}
        <small>{markerText(scene)}</small>
      </h3>
      <SixSpaces />
      <div class="p-roll-foot" aria-hidden="true">
        <span class="p-gain">◂ {label(scene, "better-place")}</span>
        <span class="p-cost-place">{label(scene, "costs-place")} ▸</span>
      </div>
    </section>
  );
}

/** For fingers, which can't point: a tap picks a die, by its answer, and leaves it where it is. */
interface Picking {
  picked: number | null;
  onPick(choice: number): void;
}

/** The spaces alone; with `pick` each says how far a die from it moves a counter. */
export function SixSpaces({ pick }: { pick?: Picking }) {
  const scene = useScene();
  const { pool, marker } = scene.view.table;
  return (
    <div class="p-spaces" role="group" aria-label={label(scene, "dice-board")}>
      {pool.map((count, index) => (
        <PoolSpace key={index} value={index + 1} count={count} pick={pick} />
      ))}
      {marker > 0 && <i class="p-median" style={{ left: `${((marker - 1) / 12) * 100}%` }} />}
    </div>
  );
}

function PoolSpace({ value, count, pick }: { value: number; count: number; pick?: Picking }) {
  const scene = useScene();
  const id = poolId(value);
  const title = `${label(scene, "column-dice")}: ${value} ×${count}`;
  const isLeaving = scene.next.table.pool[value - 1]! < count;
  const isAsked = scene.props.question?.decision === "pick-die";
  const choice = isAsked ? answersAt(scene, id)[0]?.choices[0] : undefined;
  const drag = useDrag(scene, choice);
  const kind = ["p-pool", !count && "p-empty", choice !== undefined && pick?.picked === choice && "p-picked"];
  const piece = pieceProps(scene, id, kind.filter(Boolean).join(" "), {
    title,
    rule: moveText(scene, value),
  });
  const tap = pick && choice !== undefined ? tapping(() => pick.onPick(choice)) : {};
  return (
    <span class="p-pool-space">
      <span {...drag} {...piece} {...tap}>
        {count === 0 ? (
          <b class="p-numeral">{`${value}`}</b>
        ) : (
          <DieFace value={value} isLeaving={isLeaving} />
        )}
        {count > 1 && <b class="p-times">×{count}</b>}
      </span>
      {pick && <small class={moveKind(scene, value)}>{moveText(scene, value)}</small>}
    </span>
  );
}

/** A tap leaves the focus where it is, so that what was picked is still pointed at when the next thing is tapped. */
function tapping(onClick: () => void) {
  return { onClick, onMouseDown: (event: MouseEvent) => event.preventDefault() };
}

function DieFace({ value, isLeaving }: { value: number; isLeaving: boolean }) {
  return (
    <svg class={isLeaving ? "p-leaving" : ""} viewBox="-18 -18 36 36" aria-hidden="true">
      <Die value={value} size={34} />
    </svg>
  );
}

function markerText(scene: Scene): string {
  const { marker } = scene.view.table;
  if (marker <= 0) return "";
  if (marker % 2 === 0) return label(scene, "marker-on", marker / 2);
  return label(scene, "marker-between", (marker - 1) / 2).replace("{m}", String((marker + 1) / 2));
}

/** How many spaces a die lies from the marker, in the direction that its counter goes. */
function stepsOf({ view }: Scene, value: number): number {
  const away = value - view.table.marker / 2;
  return away > 0 ? Math.ceil(away) : Math.floor(away);
}

function moveText(scene: Scene, value: number): string {
  if (scene.view.table.marker <= 0) return "";
  const steps = stepsOf(scene, value);
  if (steps === 0) return label(scene, "at-marker");
  return label(scene, steps < 0 ? "steps-left" : "steps-right", Math.abs(steps));
}

function moveKind(scene: Scene, value: number): string {
  const steps = stepsOf(scene, value);
  return steps === 0 ? "p-warm-text" : steps < 0 ? "p-gain" : "p-cost-place";
}

/** The dice that nobody took, and what it costs to copy one. */
function LeftOver() {
  const scene = useScene();
  const { pool } = scene.view.table;
  const values = pool.flatMap((count, index) => (count > 0 ? [index + 1] : []));
  return (
    <section class="p-left-over p-panel">
      <h3>{label(scene, "left-over")}</h3>
      {values.map((value) => (
        <LeftDie key={value} value={value} />
      ))}
      {values.length > 0 ? <CopyPrice /> : <small>–</small>}
    </section>
  );
}

function LeftDie({ value }: { value: number }) {
  const scene = useScene();
  const tip = { title: label(scene, "left-over"), rule: "" };
  const [now, next] = [scene.view.table.pool[value - 1]!, scene.next.table.pool[value - 1]!];
  return (
    <span {...pieceProps(scene, poolId(value), "p-pool", tip)}>
      <DieFace value={value} isLeaving={next < now} />
      {now > 1 && <b class="p-times">×{now}</b>}
    </span>
  );
}

function CopyPrice() {
  const scene = useScene();
  return (
    <>
      <small>{label(scene, "copy-for")}</small>
      <b>{`${scene.components.tracks.copy_cubes}`}</b>
      <SignIcon sign="cube" size={17} />
    </>
  );
}
