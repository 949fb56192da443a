// How the game went: a line of points for each player, and the same in words.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Player } from "../boards/board";
import { say } from "../speech";
import { MarkShape } from "./marks";

/** A figure of every player over the game: values by moment, then by seat. `name` is the id of a text. */
export interface Course {
  name: string;
  values: readonly (readonly number[])[];
}

interface Props {
  courses: readonly Course[];
  players: readonly Player[];
  /** The moment to mark, if one is looked at. */
  at?: number;
  /** The moments at which a round had ended. */
  rounds?: readonly number[];
}

const [HEIGHT, LEFT, RIGHT, EDGE] = [170, 30, 24, 16];
/** How wide it is taken to be before it is measured. */
const WIDE = 360;

export function Chart({ courses, players, at, rounds = [] }: Props) {
  const [wanted, setWanted] = useState(0);
  const known = courses.filter((course) => course.values.length > 1);
  const [figure, width] = useWidth<HTMLElement>(known.length > 0);
  const course = known[wanted] ?? known[0];
  if (!course) return <p class="dim">{say("web-chart-empty")}</p>;
  const all = course.values.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (place: number) => LEFT + ((width - LEFT - RIGHT) * place) / (course.values.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low);
  const line = (seat: number) =>
    course.values.map((row, place) => `${x(place).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(" ");
  return (
    <figure ref={figure} class="chart">
      <figcaption>
        <span>{say(rounds.length > 0 ? "web-course-rounds" : "web-course")}</span>
        {known.length > 1 && (
          <span class="segments small">
            {known.map((each, place) => (
              <button
                key={each.name}
                type="button"
                aria-pressed={each === course}
                onClick={() => setWanted(place)}
              >
                {say(each.name)}
              </button>
            ))}
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={inWords(course, players)}>
        {[low, Math.round((low + high) / 2), high].map((value, place) => (
          <g key={place}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} class="grid" />
            <text x={LEFT - 5} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        <Rounds rounds={rounds} x={x} />
        {at !== undefined && <line x1={x(at)} x2={x(at)} y1={EDGE} y2={HEIGHT - EDGE} class="now" />}
        {players.map((player) => (
          <g key={player.seat}>
            <polyline points={line(player.seat)} fill="none" stroke={player.colour} stroke-width="2" />
            <g transform={`translate(${width - RIGHT + 12} ${y(course.values.at(-1)?.[player.seat] ?? 0)})`}>
              <MarkShape mark={player} />
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Where each round ended: its number below, if there are few enough of them to be read. */
function Rounds({ rounds, x }: { rounds: readonly number[]; x(moment: number): number }) {
  const starts = [0, ...rounds];
  return (
    <>
      {rounds.map((end, place) => (
        <g key={end}>
          <line x1={x(end)} x2={x(end)} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE + 4} class="grid" />
          <text x={(x(starts[place]!) + x(end)) / 2} y={HEIGHT - 1} text-anchor="middle">
            {place + 1}
          </text>
        </g>
      ))}
    </>
  );
}

/** The width of an element in pixels once it is there, so that what is written in a drawing keeps its size. */
function useWidth<T extends HTMLElement>(isThere: boolean): [RefObject<T>, number] {
  const held = useRef<T>(null);
  const [width, setWidth] = useState(WIDE);
  useEffect(() => {
    if (!held.current || typeof ResizeObserver === "undefined") return;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width || WIDE)));
    sizes.observe(held.current);
    return () => sizes.disconnect();
  }, [isThere]);
  return [held, width];
}

function inWords(course: Course, players: readonly Player[]): string {
  const last = course.values.at(-1) ?? [];
  return players.map((player) => `${player.name}: ${last[player.seat] ?? 0}`).join(", ");
}
