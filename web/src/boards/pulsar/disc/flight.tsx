// The flight that is pointed at: its route below the places, its steps and what it brings above them.

import type { Answer } from "../answers";
import type { Spot } from "../geometry";
import { nodeWith } from "../ids";
import { answersAt, mine, type Scene, useScene } from "../scene";
import type { Side } from "../types";
import { useChart } from "./chart";
import { stepsOf } from "./route";

export function spotOf(side: Side, node: number): Spot {
  const [x, y] = side.spots[node] ?? [0, 0];
  return { x, y };
}

/** The flight that is pointed at on the map, in the list of routes, or in the list of answers. */
export function pointedFlight(scene: Scene): Answer | undefined {
  const previewed = scene.props.previewed?.choices;
  const known = (answer: Answer) => answer.route && previewed && same(answer.choices, previewed);
  for (const answers of scene.answers.open.values()) {
    const found = answers.find(known);
    if (found) return found;
  }
  const here = scene.focus && answersAt(scene, scene.focus.id).find((answer) => answer.route);
  return scene.menu ? undefined : here || undefined;
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** Where the flight begins: at the ship, or where one under way is. */
export function startOf(scene: Scene): number {
  const { question, words } = scene.props;
  const here = question?.decision === "hop" ? words?.about[0] : undefined;
  return here ? nodeWith(scene.side, here) : mine(scene).ship;
}

/** The line of the flight: black, a veil, and dashes that flow. */
export function Route() {
  const scene = useScene();
  const { sizes } = useChart();
  const flight = pointedFlight(scene);
  if (!flight?.route) return null;
  const spots = [startOf(scene), ...flight.route].map((node) => spotOf(scene.side, node));
  const points = spots.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <g class="p-route" aria-hidden="true">
      <polyline class="p-under" points={points} stroke-width={sizes.px(8)} />
      <polyline class="p-glow" points={points} stroke-width={sizes.px(11)} />
      <polyline
        class="p-dashes"
        points={points}
        stroke-width={sizes.px(3.4)}
        style={{ "--p-dash": sizes.px(9), "--p-gap": sizes.px(5) }}
      />
    </g>
  );
}

/** The number of each step, on its lane. */
export function Steps() {
  const scene = useScene();
  const { sizes } = useChart();
  const flight = pointedFlight(scene);
  if (!flight?.route) return null;
  return (
    <g class="p-steps" aria-hidden="true">
      {stepsOf(scene.side, startOf(scene), flight.route).map(({ x, y, count }, hop) => (
        <g key={hop} transform={`translate(${x} ${y})`}>
          <circle r={sizes.em(8.4)} />
          <text font-size={sizes.em(11)} y={sizes.em(4)}>
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}
