// The card of those who are being sent: from where to where, how many, and what that would change.

import { MarkIcon } from "../../../parts/marks";
import type { Source } from "../held";
import { label, nameOf, playerOf, type Scene, tileOn, useScene } from "../scene";
import { coinsHeld, loadOf, pick, setCount, stacksOn, tripOf } from "./acting";
import { CardFoot } from "./card-foot";
import { CoinSign } from "./coin-sign";
import { Counter } from "./counter";
import { PointSign } from "./points";

export function SendCard({ source }: { source: Source }) {
  const scene = useScene();
  const trip = tripOf(scene);
  const from = nameOf(scene, source.cell);
  return (
    <section class="c-card" aria-live="polite">
      <header class="c-card-head">
        <h3>
          {trip
            ? label(scene, "send-title", from, nameOf(scene, trip.target))
            : label(scene, "send-where", from)}
        </h3>
        <Stacks source={source} />
      </header>
      {trip ? <Sending /> : <p class="dim">{label(scene, "send-where-about")}</p>}
      {!trip && <CardFoot text="" />}
    </section>
  );
}

/** Coins or leader, where both are there. */
function Stacks({ source }: { source: Source }) {
  const scene = useScene();
  const stacks = stacksOn(scene, source.cell);
  if (stacks.length < 2) return null;
  return (
    <div class="c-choice" role="group" aria-label={label(scene, "members")}>
      {stacks.map((stack) => (
        <button
          key={stack.piece}
          type="button"
          aria-pressed={stack.piece === source.piece}
          onClick={() => pick(scene, stack)}
        >
          {stack.piece === "leader"
            ? label(scene, "stack-leader")
            : label(scene, "stack-coin", tileOn(scene.view, source.cell)?.coins[scene.seat])}
        </button>
      ))}
    </div>
  );
}

function Sending() {
  const scene = useScene();
  const { held, seat } = scene;
  const trip = tripOf(scene)!;
  const load = loadOf(scene)!;
  const each = trip.loads[0]!.cost;
  const isLeader = held.source?.piece === "leader";
  return (
    <>
      <p class="c-way">
        <span>
          {load.way
            .slice(1)
            .map((cell) => nameOf(scene, cell))
            .join(" › ")}
        </span>
        <span class="c-each">
          <PointSign /> {label(scene, "send-each", each)}
        </span>
      </p>
      {!isLeader && (
        <Counter
          name={label(scene, "send-count")}
          value={held.count}
          least={1}
          most={trip.loads.length}
          onChange={(count) => setCount(scene, count)}
        >
          <span class="c-coins">
            {Array.from({ length: Math.min(coinsHeld(scene), 6) }, (_, place) => (
              <CoinSign key={place} seat={seat} text={place + 1} isGhost={place >= held.count} />
            ))}
          </span>
        </Counter>
      )}
      {!isLeader && trip.loads.length < coinsHeld(scene) && held.count === trip.loads.length && (
        <p class="c-note dim">{label(scene, "send-no-more")}</p>
      )}
      <Outcome cell={trip.target} />
      <CardFoot
        text={
          isLeader
            ? label(scene, "send-commit-leader", load.cost)
            : label(scene, "send-commit", load.count, load.cost)
        }
      />
    </>
  );
}

/** Before and after on the target: strengths, and who would score it. */
function Outcome({ cell }: { cell: number }) {
  const scene = useScene();
  const before = tileOn(scene.view, cell);
  const after = tileOn(scene.next, cell);
  if (!before || !after || before.total === 0) return null;
  return (
    <div class="c-outcome">
      <p class="c-strengths">
        <b>{nameOf(scene, cell)}</b> <span class="dim">{label(scene, "send-worth", after.total)}</span>
        {before.strengths.map((strength, seat) =>
          strength > 0 || after.strengths[seat]! > 0 ? (
            <span key={seat} class="c-strength">
              <MarkIcon mark={playerOf(scene, seat)} size={18} /> {strength}
              {after.strengths[seat] !== strength && <b class="c-gain"> → {after.strengths[seat]}</b>}
            </span>
          ) : null,
        )}
      </p>
      <p
        class={takesIt(scene, before.scorer, after.scorer) ? "c-verdict c-good" : "c-verdict"}
        data-scorer={after.scorer}
      >
        {verdict(scene, cell, before.scorer, after.scorer)}
      </p>
    </div>
  );
}

function takesIt({ seat }: Scene, before: number, after: number): boolean {
  return after === seat && before !== seat;
}

/** Who takes a tile, by whoever would score it before and after. */
export function verdict(scene: Scene, cell: number, before: number, after: number): string {
  const { seat } = scene;
  const name = nameOf(scene, cell);
  const of = (owner: number) => playerOf(scene, owner).name;
  if (after === seat) {
    if (before === seat) return label(scene, "take-keep", name);
    return before < 0 ? label(scene, "take-you", name) : label(scene, "take-you-from", name, of(before));
  }
  if (after >= 0) return label(scene, "take-other", name, of(after));
  return label(scene, tileOn(scene.next, cell)?.margin === 0 ? "take-tie" : "take-nobody", name);
}
