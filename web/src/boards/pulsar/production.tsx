// Production as a short sequence: one line for each step, with the numbers that moved.

import { useEffect, useRef, useState } from "preact/hooks";
import { useLate } from "../../parts/frames";
import { MarkIcon } from "../../parts/marks";
import type { Declarations } from "../../wire";
import type { News } from "../board";
import { SignIcon } from "./icons";
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

/** A production, and the order of the players after it. */
interface Made {
  news: News;
  steps: readonly Step[];
  order: readonly number[];
}

/** The last production, a frame after the board; others go on playing meanwhile, which is other news. */
function useMade({ props, components, view }: Scene): Made | null {
  const last = useRef<Made | null>(null);
  const { news, declarations } = props;
  if (last.current?.news !== news) {
    const steps = stepsOf(news.events, declarations!, components, view.seats.length);
    if (steps.length > 0) last.current = { news, steps, order: view.table.order };
  }
  return useLate(last.current, last.current);
}

/** Milliseconds for which it is shown. */
const SHOWN = 6000;

/** What is still to be looked at, and how to be done with it: answering the next question is enough. */
function useUnseen(scene: Scene): [Made | null, () => void] {
  const { question, isLive, news } = scene.props;
  const made = useMade(scene);
  const [seen, setSeen] = useState<Made | null>(null);
  const done = useRef(() => {});
  done.current = () => setSeen(made);
  const isShown = made !== null && made !== seen && (isLive || made.news === news);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => done.current(), SHOWN);
    return () => clearTimeout(timer);
  }, [made, isShown]);
  useEffect(() => (question ? () => done.current() : undefined), [question?.number]);
  return [isShown ? made : null, done.current];
}

export function Production() {
  const scene = useScene();
  const [made, done] = useUnseen(scene);
  if (!made) return null;
  const { steps, order } = made;
  return (
    <div class="p-production" role="status" onClick={done}>
      <h3>
        {label(scene, "phase-production")}
        <button type="button" onClick={done}>
          {label(scene, "skip")}
        </button>
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
                    <MarkIcon key={place} mark={playerOf(scene, seat)} size={16} />
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
