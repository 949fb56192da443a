// Production as a short sequence: one line for each step, with the numbers that moved.

import { useMemo } from "preact/hooks";
import { MarkIcon } from "../../parts/marks";
import type { Declarations } from "../../wire";
import { SignIcon } from "./icons";
import { PRODUCTION } from "./motion";
import { label, playerOf, type Scene, said, useScene } from "./scene";
import type { Components } from "./types";

type EventRow = readonly [number, number, number, number, number];

export interface Step {
  source: string;
  points: number[];
  cubes: number[];
}

/** The steps of the last production among some events; empty if there was none. */
export function stepsOf(
  events: readonly EventRow[],
  keys: Keys,
  components: Components,
  seats: number,
): Step[] {
  const ended = events.map(([kind]) => keys.events[kind]).lastIndexOf("round-ended");
  if (ended < 0) return [];
  const steps = components.production.map((source) => emptyStep(source, seats));
  let byTrack = components.tracks.cubes[seats]!.filter((cubes) => cubes > 0).length;
  for (const [kind, seat, a, b] of producing(events.slice(0, ended), keys.events)) {
    if (keys.events[kind] === "points-gained") {
      const step = steps.find((one) => one.source === keys.sources[a]);
      if (step) step.points[seat]! += b;
    } else if (keys.events[kind] === "cubes-gained") {
      steps.find((one) => one.source === (byTrack > 0 ? "engineering" : "transmitters"))!.cubes[seat]! += a;
      byTrack -= 1;
    }
  }
  return steps.filter((step) => [...step.points, ...step.cubes].some((amount) => amount !== 0));
}

type Keys = Pick<Declarations, "events" | "sources">;

function emptyStep(source: string, seats: number): Step {
  return { source, points: Array<number>(seats).fill(0), cubes: Array<number>(seats).fill(0) };
}

/** The events after the last die was spent and what it brought: only points and cubes follow. */
function producing(events: readonly EventRow[], names: readonly string[]): readonly EventRow[] {
  const plain = ["points-gained", "cubes-gained", "cubes-paid"];
  let first = events.length;
  while (first > 0 && plain.includes(names[events[first - 1]![0]] ?? "")) first -= 1;
  return events.slice(first);
}

/** What the production that is being played brings; empty while none is. */
function useSteps({ props, components, view }: Scene): readonly Step[] {
  const { showing, declarations } = props;
  const events = showing?.panel === PRODUCTION ? showing.news.events : null;
  const seats = view.seats.length;
  return useMemo(() => (events ? stepsOf(events, declarations!, components, seats) : []), [events]);
}

export function Production() {
  const scene = useScene();
  const steps = useSteps(scene);
  if (steps.length === 0) return null;
  const { order } = scene.view.table;
  return (
    <div class="p-production" role="status" data-piece={PRODUCTION}>
      <h3>
        {label(scene, "phase-production")}
        <button type="button">{label(scene, "skip")}</button>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {scene.view.seats.map((_, seat) => (
              <th key={seat} scope="col">
                <MarkIcon mark={playerOf(scene, seat)} size={18} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{label(scene, "order")}</th>
            <td colSpan={scene.view.seats.length}>
              <span class="p-order">
                {order
                  .filter((seat) => seat >= 0)
                  .map((seat, place) => (
                    <MarkIcon key={place} mark={playerOf(scene, seat)} size={18} />
                  ))}
              </span>
            </td>
          </tr>
          {steps.map((step, index) => (
            <tr key={step.source} style={{ animationDelay: `${(index + 1) * 250}ms` }}>
              <th scope="row">{said(scene, `source.${step.source}`)}</th>
              {step.points.map((points, seat) => (
                <td key={seat}>
                  <Moves points={points} cubes={step.cubes[seat]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Moves({ points, cubes }: { points: number; cubes: number }) {
  return (
    <>
      {cubes !== 0 && (
        <span class="p-moves">
          {cubes > 0 ? "+" : "−"}
          {Math.abs(cubes)}
          <SignIcon sign="cube" size={14} />
        </span>
      )}
      {points !== 0 && (
        <span class={points < 0 ? "p-moves p-loss" : "p-moves"}>
          {points > 0 ? "+" : "−"}
          {Math.abs(points)}
        </span>
      )}
    </>
  );
}
