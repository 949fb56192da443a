// The ships: each beside its place, never on it, and a ghost where the answer pointed at would bring one.

import { warnOnce } from "../../unknown";
import type { Spot } from "../geometry";
import { shipId } from "../ids";
import { pieceProps } from "../piece";
import { playerOf, type Scene, useScene } from "../scene";
import type { Side } from "../types";
import { type Chart, useChart } from "./chart";
import { spotOf } from "./flight";
import { berthsAt } from "./labels";
import { READABLE } from "./mark";
import type { Sizes } from "./sizes";

export function Ships() {
  const scene = useScene();
  const chart = useChart();
  const ships = scene.view.seats.map((seat) => knownNode(scene.side, seat.ship));
  const ghosts = scene.next.seats.flatMap(({ ship }, seat) =>
    knownNode(scene.side, ship) >= 0 && ship !== ships[seat] ? [seat] : [],
  );
  return (
    <g class="p-ships">
      {ships.map(
        (node, seat) =>
          node >= 0 && <Ship key={seat} seat={seat} berth={berthOf(scene, chart, ships, seat, node)} />,
      )}
      {ghosts.map((seat) => {
        const node = scene.next.seats[seat]!.ship;
        const berth = berthOf(scene, chart, ships, seat, node);
        return <Ship key={`next-${seat}`} seat={seat} berth={berth} isGhost />;
      })}
    </g>
  );
}

/** The node, or -1 for none and for one that this map does not have. */
function knownNode(side: Side, node: number): number {
  if (node < 0 || side.spots[node]) return node;
  warnOnce(`a ship is at node ${node}, which the map does not have`);
  return -1;
}

/** From bow to stern. */
const shipLength = (sizes: Sizes) => Math.min(48, Math.max(34, sizes.em(25)));

interface Berth extends Spot {
  /** Where the bow points: away from the place. */
  degrees: number;
}

/** Beside a node, on a side that no other ship there has. */
function berthOf(scene: Scene, chart: Chart, ships: readonly number[], seat: number, node: number): Berth {
  const { sizes, layout } = chart;
  const at = spotOf(scene.side, node);
  const distance = sizes.radius[scene.side.kinds[node]!] + shipLength(sizes) * 0.62;
  const sides = berthsAt(layout, at, distance, shipLength(sizes) * 0.52);
  const before = ships.filter((other, number) => other === node && number < seat).length;
  const degrees = sides[before % sides.length]!;
  const angle = (degrees * Math.PI) / 180;
  return { x: at.x + Math.cos(angle) * distance, y: at.y + Math.sin(angle) * distance, degrees };
}

/** A delta in the colour of its player, its bow to the right: the upper half in light, the lower in shade. */
function Ship({ seat, berth, isGhost }: { seat: number; berth: Berth; isGhost?: boolean }) {
  const scene = useScene();
  const { sizes } = useChart();
  const player = playerOf(scene, seat);
  const tip = { title: player.name, rule: "" };
  const own = seat === scene.seat && !isGhost && scene.props.question?.decision === "act";
  const props = own
    ? { ...pieceProps(scene, shipId(seat), "p-ship", tip), tabindex: -1 }
    : { class: isGhost ? "p-ship p-ghost" : "p-ship", "data-piece": isGhost ? undefined : shipId(seat) };
  return (
    <g {...props} style={{ transform: `translate(${berth.x}px, ${berth.y}px)`, color: player.colour }}>
      <circle class="p-reach" r={sizes.px(12.5)} />
      <g transform={`rotate(${berth.degrees}) scale(${shipLength(sizes) / 34})`}>
        <path class="p-flame" d="M-11-4L-24 0L-11 4Z" />
        <path class="p-hull" d="M20 0L-14-14L-10 0L-14 14Z" />
        <path class="p-sunny" d="M20 0L-14-14L-10 0Z" />
        <path class="p-shady" d="M20 0L-14 14L-10 0Z" />
      </g>
      {sizes.scale >= READABLE && <Letter letter={player.letter} degrees={berth.degrees} />}
    </g>
  );
}

/** Upright on the hull, whichever way that points. */
function Letter({ letter, degrees }: { letter: string; degrees: number }) {
  const { sizes } = useChart();
  const angle = (degrees * Math.PI) / 180;
  const aft = shipLength(sizes) * 0.1;
  return (
    <text
      class="p-letter"
      x={-Math.cos(angle) * aft}
      y={-Math.sin(angle) * aft + sizes.em(4)}
      font-size={sizes.em(11)}
    >
      {letter}
    </text>
  );
}
