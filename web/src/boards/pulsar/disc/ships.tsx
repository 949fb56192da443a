// The ships: each beside its place, never on it, and a ghost where the answer pointed at would bring one.

import type { Spot } from "../geometry";
import { shipId } from "../ids";
import { pieceProps } from "../piece";
import { playerOf, type Scene, useScene } from "../scene";
import { type Chart, useChart } from "./chart";
import { spotOf } from "./flight";
import { berthsAt } from "./labels";
import { SeatMark } from "./mark";

export function Ships() {
  const scene = useScene();
  const chart = useChart();
  const ships = scene.view.seats.map((seat) => seat.ship);
  const ghosts = scene.next.seats.flatMap(({ ship }, seat) =>
    ship >= 0 && ship !== ships[seat] ? [seat] : [],
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

interface Berth extends Spot {
  /** Where the bow points: away from the place. */
  degrees: number;
}

/** Beside a node, on a side that no other ship there has. */
function berthOf(scene: Scene, chart: Chart, ships: readonly number[], seat: number, node: number): Berth {
  const { sizes, layout } = chart;
  const at = spotOf(scene.side, node);
  const distance = sizes.radius[scene.side.kinds[node]!] + sizes.px(11);
  const sides = berthsAt(layout, sizes, at, distance);
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
  const size = Math.max(29, sizes.px(19)) / 29;
  return (
    <g {...props} style={{ transform: `translate(${berth.x}px, ${berth.y}px)`, color: player.colour }}>
      <circle class="p-reach" r={sizes.px(12.5)} />
      <g transform={`rotate(${berth.degrees}) scale(${size})`}>
        <path class="p-flame" d="M-10-3L-19 0L-10 3Z" />
        <path class="p-hull" d="M16 0L-12-11L-8 0L-12 11Z" />
        <path class="p-sunny" d="M16 0L-12-11L-8 0Z" />
        <path class="p-shady" d="M16 0L-12 11L-8 0Z" />
        <ellipse class="p-window" cx="3.5" rx="3.4" ry="1.7" />
      </g>
      <ShipBadge seat={seat} degrees={berth.degrees} isGhost={isGhost} />
    </g>
  );
}

/** Whose ship it is, where nobody takes colours alone for an answer: at its bow, out of the way of the place. */
function ShipBadge({ seat, degrees, isGhost }: { seat: number; degrees: number; isGhost?: boolean }) {
  const { sizes } = useChart();
  const angle = (degrees * Math.PI) / 180;
  const away = sizes.px(15);
  return (
    <g transform={`translate(${Math.cos(angle) * away} ${Math.sin(angle) * away})`}>
      <SeatMark seat={seat} sizes={sizes} half={sizes.px(6.6)} isGhost={isGhost} />
    </g>
  );
}
