// The way of those who are sent: over borders, with what each costs, and by warp.

import { type Border, Costs } from "../field/borders";
import { borderAt, middleOf, type Spot } from "../geometry";
import { type Scene, tileOn, useScene } from "../scene";
import { pointedCell, tripOf, tripsHeld } from "./acting";
import { Outline } from "./heat";
import type { Load, Trip } from "./trips";

/** From one cell of a way to the next: over a border, or by warp. */
interface Leg {
  start: Spot;
  end: Spot;
  /** Where it crosses, and what that costs. */
  border: Border;
  isWarp: boolean;
}

/** On the tiles: the line of the way, and its end. */
export function Route() {
  const scene = useScene();
  const shown = shownTrip(scene);
  if (!shown) return null;
  const { load, trip } = shown;
  const legs = legsOf(scene, load);
  return (
    <g class="c-route" data-route={load.way.map((cell) => scene.components.cells[cell]!.name).join(" ")}>
      <Outline kind="c-aim" cell={trip.target} />
      {legs.map((leg, place) => (
        <path
          key={leg.border.cells.join()}
          class={leg.isWarp ? "c-leg c-warp" : "c-leg"}
          d={leg.isWarp ? bow(leg) : step(legs, place)}
        />
      ))}
    </g>
  );
}

/** Over everything: what each border on the way costs. */
export function RouteCosts() {
  const scene = useScene();
  const shown = shownTrip(scene);
  if (!shown) return null;
  return (
    <g class="c-route">
      <Costs borders={legsOf(scene, shown.load).map(({ border }) => border)} />
    </g>
  );
}

/** The trip to the target, or to the tile that is pointed at. */
function shownTrip(scene: Scene): { trip: Trip; load: Load } | null {
  if (scene.held.deed) return null;
  const trip = tripOf(scene) ?? tripsHeld(scene).get(pointedCell(scene));
  return trip ? { trip, load: trip.loads[scene.held.count - 1] ?? trip.loads[0]! } : null;
}

function legsOf(scene: Scene, { way }: Load): Leg[] {
  return way.slice(1).map((cell, place) => legOf(scene, way[place]!, cell));
}

function legOf({ components, view }: Scene, from: number, to: number): Leg {
  const start = middleOf(components.cells[from]!);
  const end = middleOf(components.cells[to]!);
  const direction = components.neighbours[from]!.indexOf(to);
  const isWarp = direction < 0;
  const at = isWarp
    ? half(start, crest(start, end))
    : borderAt(components.cells[from]!, components.directions[direction]!);
  const cost = isWarp ? components.costs.warp : (tileOn(view, from)?.borders[direction] ?? 0);
  return { start, end, border: { ...at, cells: [from, to], cost, isUpright: false }, isWarp };
}

/** From border to border in a bow around the middle of the tile between them. */
function step(legs: readonly Leg[], place: number): string {
  const { start, end, border } = legs[place]!;
  const before = legs[place - 1];
  const isLast = place === legs.length - 1 || legs[place + 1]!.isWarp;
  const first = before && !before.isWarp ? `M${spot(before.border)}Q${spot(start)} ` : `M${spot(start)}L`;
  return `${first}${spot(border)}${isLast ? `L${spot(end)}` : ""}`;
}

function bow({ start, end }: Leg): string {
  return `M${spot(start)}Q${spot(crest(start, end))} ${spot(end)}`;
}

/** The point that a warp bends towards, aside of the straight line. */
function crest(start: Spot, end: Spot): Spot {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  const lift = Math.min(80, far / 3);
  return { x: (start.x + end.x) / 2 + (dy / far) * lift, y: (start.y + end.y) / 2 - (dx / far) * lift };
}

/** A point of the bow near its beginning, where few other things are. */
function half(start: Spot, top: Spot): Spot {
  return { x: start.x + (top.x - start.x) * 0.62, y: start.y + (top.y - start.y) * 0.62 };
}

function spot({ x, y }: Spot): string {
  return `${x} ${y}`;
}
