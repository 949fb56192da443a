// The star map: ways, places, ships, and the flight that is pointed at. What changes at different times is in
// drawings of its own, one over the other, so that no change paints more than it must.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { MarkShape } from "../../parts/marks";
import type { Answer } from "./answers";
import { berths, type Spot, strands } from "./geometry";
import { nodeWith, shipId } from "./ids";
import { NodeLights } from "./lights";
import { Node, RADIUS } from "./nodes";
import { pieceProps } from "./piece";
import { answersAt, mine, playerOf, type Scene, useScene } from "./scene";
import { EDGE } from "./sky";
import { Spinners, SpinnersOwners } from "./stars";
import type { Side } from "./types";
import type { useLens } from "./zoom";

/** From this scale on there is room for names. */
const NAMED = 1.45;

export type LensOf = ReturnType<typeof useLens>;

/** The round map, around 0,0, over its sky. */
export function StarMap({ lens }: { lens: LensOf }) {
  const scene = useScene();
  return (
    <g class="p-star-map" {...lens.handlers}>
      <circle r={EDGE} class="p-reach" />
      <Lensed lens={lens}>
        {scene.side.names.map((name, node) => (
          <Node key={name} node={node} isNamed={lens.lens.scale >= NAMED} />
        ))}
      </Lensed>
    </g>
  );
}

/** A part of the map under the lens; it is cut off at the edge only while it is larger than that. */
function Lensed({ lens, children }: { lens: LensOf; children: ComponentChildren }) {
  const { scale, x, y } = lens.lens;
  return (
    <g clip-path={scale > 1 ? "url(#pulsar-edge)" : undefined}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
    </g>
  );
}

/** The ways, and the flight that is pointed at. */
export function Below({ lens }: { lens: LensOf }) {
  return (
    <Lensed lens={lens}>
      <Ways side={useScene().side} />
      <Flight />
    </Lensed>
  );
}

export function MapLights({ lens }: { lens: LensOf }) {
  return (
    <Lensed lens={lens}>
      <NodeLights />
    </Lensed>
  );
}

export function Turning({ lens }: { lens: LensOf }) {
  return (
    <Lensed lens={lens}>
      <Spinners />
    </Lensed>
  );
}

/** The ships, and what lies over all that turns. */
export function Above({ lens }: { lens: LensOf }) {
  return (
    <g {...lens.handlers}>
      <Lensed lens={lens}>
        <SpinnersOwners />
        <Ships />
      </Lensed>
    </g>
  );
}

function spotOf(side: Side, node: number): Spot {
  const [x, y] = side.spots[node] ?? [0, 0];
  return { x, y };
}

function Ways({ side }: { side: Side }) {
  return useMemo(() => <path class="p-ways" d={waysOf(side)} />, [side]);
}

function waysOf(side: Side): string {
  const lines = side.links.flatMap(([a, b, segments]) => strands(spotOf(side, a), spotOf(side, b), segments));
  return lines.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
}

/** The flight that is pointed at on the map, in the list of routes, or in the list of answers. */
function pointedFlight(scene: Scene): Answer | undefined {
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

function Flight() {
  const scene = useScene();
  const flight = pointedFlight(scene);
  if (!flight?.route) return null;
  const start = startOf(scene);
  const spots = [start, ...flight.route].map((node) => spotOf(scene.side, node));
  return (
    <g class="p-flight" aria-hidden="true">
      <polyline points={spots.map((spot) => `${spot.x},${spot.y}`).join(" ")} />
      {flight.route.map((node, hop) => (
        <circle
          key={hop}
          cx={spots[hop + 1]!.x}
          cy={spots[hop + 1]!.y}
          r={RADIUS[scene.side.kinds[node]!] + 7}
        />
      ))}
    </g>
  );
}

/** Where the flight begins: at the ship, or where one under way is. */
function startOf(scene: Scene): number {
  const { question, words } = scene.props;
  const here = question?.decision === "hop" ? words?.about[0] : undefined;
  return here ? nodeWith(scene.side, here) : mine(scene).ship;
}

function Ships() {
  const scene = useScene();
  const ships = scene.view.seats.map((seat) => seat.ship);
  return (
    <g class="p-ships">
      {ships.map(
        (node, seat) => node >= 0 && <Ship key={seat} seat={seat} spot={berth(scene, ships, seat)} />,
      )}
      {scene.next.seats.map(
        (seat, number) =>
          seat.ship >= 0 &&
          seat.ship !== ships[number] && (
            <Ship
              key={`next-${number}`}
              seat={number}
              spot={berth(scene, ships, number, seat.ship)}
              isGhost
            />
          ),
      )}
    </g>
  );
}

function berth(scene: Scene, ships: readonly number[], seat: number, at = ships[seat]!): Spot {
  const there = ships
    .flatMap((node, other) => (node === at || other === seat ? [other] : []))
    .filter((other) => ships[other] === at || other === seat);
  const offset = berths(there.length, RADIUS[scene.side.kinds[at]!] + 6)[there.indexOf(seat)]!;
  const { x, y } = spotOf(scene.side, at);
  return { x: x + offset.x, y: y + offset.y };
}

/** A dart in the colour of its player, with the mark on it. */
function Ship({ seat, spot, isGhost }: { seat: number; spot: Spot; isGhost?: boolean }) {
  const scene = useScene();
  const player = playerOf(scene, seat);
  const tip = { title: player.name, rule: "" };
  const own = seat === scene.seat && !isGhost && scene.props.question?.decision === "act";
  const props = own
    ? { ...pieceProps(scene, shipId(seat), "p-ship", tip), tabindex: -1 }
    : { class: isGhost ? "p-ship p-ghost" : "p-ship", "data-piece": isGhost ? undefined : shipId(seat) };
  return (
    <g {...props} style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
      <path
        class="p-hull"
        d="M0-19C8-11 12-2 12 8L6 13H-6L-12 8C-12-2-8-11 0-19Z"
        style={{ stroke: player.colour }}
      />
      <path class="p-fin" d="M-12 6L-17 15L-7 13ZM12 6L17 15L7 13Z" style={{ fill: player.colour }} />
      <MarkShape mark={player} />
    </g>
  );
}
