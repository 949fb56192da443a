// A system: a dark well with a small sun, planets on one orbit lit from it, and stations in their places.

import { useMemo } from "preact/hooks";
import { around, type Spot } from "../geometry";
import { useScene } from "../scene";
import type { SystemTile } from "../types";
import { useChart } from "./chart";
import { SeatMark } from "./mark";
import type { Sizes } from "./sizes";

export function planetSpots(count: number, sizes: Sizes): Spot[] {
  return around(count, sizes.orbit, count === 2 ? 180 : -90);
}

export function System({ node }: { node: number }) {
  const { view, components } = useScene();
  const { sizes } = useChart();
  const tile = components.systems[view.map.tiles[node]!];
  const owners = view.map.stations[node]!;
  const seats = view.flow.seats;
  return useMemo(
    () => (tile ? <Known {...{ tile, owners, seats, sizes }} /> : <Unknown sizes={sizes} />),
    [tile, seats, owners.join(), sizes],
  );
}

function Unknown({ sizes }: { sizes: Sizes }) {
  return (
    <g class="p-system p-unknown">
      <circle r="33" class="p-fog" />
      <circle r="35" class="p-fog-edge" />
      <text font-size={Math.max(22, sizes.px(13))} y={Math.max(22, sizes.px(13)) * 0.36}>
        ?
      </text>
    </g>
  );
}

interface KnownProps {
  tile: SystemTile;
  owners: readonly number[];
  seats: number;
  sizes: Sizes;
}

function Known({ tile, owners, seats, sizes }: KnownProps) {
  const spots = planetSpots(tile.planets.length, sizes);
  return (
    <g class="p-system">
      <circle r="39" class="p-well" />
      <circle r={sizes.orbit} class="p-orbit" />
      <circle r="13" class="p-sunlight" />
      <circle r="4.4" class="p-sun" />
      {tile.planets.map(({ blue, players }, place) => (
        <g
          key={place}
          data-part={`planet-${place}`}
          transform={`translate(${spots[place]!.x} ${spots[place]!.y})`}
        >
          <g transform={`rotate(${degreesOf(spots[place]!)})`}>
            {owners[place]! >= 0 ? (
              <Panels sizes={sizes} />
            ) : (
              <Planet isBlue={blue} isOpen={players <= seats} radius={sizes.planet} />
            )}
          </g>
          {owners[place]! >= 0 && <SeatMark seat={owners[place]!} sizes={sizes} half={sizes.mark} />}
        </g>
      ))}
    </g>
  );
}

/** The direction in which a planet lies from its sun. */
export function degreesOf({ x, y }: Spot): number {
  return Math.round((Math.atan2(y, x) * 180) / Math.PI);
}

/** A planet whose sun is to its left. */
function Planet({ isBlue, isOpen, radius }: { isBlue: boolean; isOpen: boolean; radius: number }) {
  if (!isOpen) return <circle r={radius - 1} class="p-blocked" />;
  return (
    <g class={isBlue ? "p-world p-living" : "p-world p-lifeless"} transform={`scale(${radius / 10})`}>
      <circle r="10" class="p-ball" />
      {isBlue ? (
        <path class="p-cloud-bands" d="M-9-3.4Q0-6.4 8.6-4.6M-9.8 1.6Q0-1.6 9.7 1M-8.4 5.2Q0 3 7.6 5.6" />
      ) : (
        <path
          class="p-craters"
          d="M-5-4.4a1.9 1.9 0 1 0 .1 0zM-3.4 3.4a2.5 2.5 0 1 0 .1 0zM2.4-4.6a1.4 1.4 0 1 0 .1 0z"
        />
      )}
      <circle r="10" class="p-shade" />
    </g>
  );
}

/** The wings of a station, along the orbit. */
export function Panels({ sizes }: { sizes: Sizes }) {
  const near = sizes.mark * 0.86;
  const [wide, long] = [sizes.mark * 0.62, sizes.mark * 0.62];
  return (
    <path
      class="p-panels"
      d={[-1, 1]
        .map((way) => `M${-wide / 2} ${way * near}H${wide / 2}V${way * (near + long)}H${-wide / 2}Z`)
        .join("")}
    />
  );
}
