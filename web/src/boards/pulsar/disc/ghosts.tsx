// What the answer pointed at would put on the map: stations, claims, gyrodynes, and a chip with what it brings.

import { type Glyph, glyph, widthOf } from "../glyphs";
import { Signs } from "../icons";
import { playerOf, type Scene, useScene } from "../scene";
import { useChart } from "./chart";
import { pointedFlight, spotOf } from "./flight";
import { GyrodyneWheel } from "./gyrodyne";
import { SeatMark } from "./mark";
import { broughtBy, changedPulsars, type NewStation, newStations } from "./route";
import { CHIP } from "./sizes";
import { Claim, starAt } from "./stars";
import { degreesOf, Panels, planetSpots } from "./systems";

export function Ghosts() {
  const scene = useScene();
  const { view, next, components } = scene;
  if (view.map === next.map) return null;
  return (
    <g class="p-ghosts" aria-hidden="true">
      {newStations(view.map, next.map).map((station) => (
        <GhostStation key={`${station.node}-${station.place}`} {...station} />
      ))}
      {changedPulsars(view.map, next.map).map((pulsar) => (
        <GhostStar key={pulsar} node={components.map.first_pulsar + pulsar} />
      ))}
    </g>
  );
}

/** A station that would stand there; in an unknown system, beside the question mark. */
function GhostStation({ node, place, owner }: NewStation) {
  const scene = useScene();
  const { sizes } = useChart();
  const tile = scene.components.systems[scene.view.map.tiles[node]!];
  const at = tile ? planetSpots(tile.planets.length, sizes)[place]! : { x: 21, y: 21 };
  const { x, y } = spotOf(scene.side, node);
  return (
    <g class="p-station p-ghost" transform={`translate(${x + at.x} ${y + at.y})`}>
      <circle class="p-ghost-ground" r={sizes.mark * 1.1} />
      <g transform={`rotate(${degreesOf(at)})`}>
        <Panels sizes={sizes} />
      </g>
      <SeatMark seat={owner} sizes={sizes} half={sizes.mark} isGhost />
      <text class="p-plus" x={sizes.mark * 1.5} y={-sizes.mark * 0.7} font-size={sizes.px(14)}>
        +
      </text>
    </g>
  );
}

function GhostStar({ node }: { node: number }) {
  const scene = useScene();
  const before = starAt(scene, scene.view.map, node);
  const { owner, size } = starAt(scene, scene.next.map, node);
  const { x, y } = spotOf(scene.side, node);
  return (
    <g class="p-ghost" transform={`translate(${x} ${y})`}>
      {size > 0 && size !== before.size && <GyrodyneWheel size={size as 1 | 2 | 3} isBuilt={false} />}
      {owner >= 0 && owner !== before.owner && (
        <Claim owner={owner} colour={playerOf(scene, owner).colour} isGhost />
      )}
    </g>
  );
}

/** The chip at the end of a flight: what it brings, as signs. */
export function EndChip() {
  const scene = useScene();
  const { sizes } = useChart();
  const flight = pointedFlight(scene);
  const end = flight?.route?.at(-1);
  const glyphs = end === undefined || scene.view === scene.next ? [] : bringing(scene);
  if (end === undefined || glyphs.length === 0) return null;
  const { x, y } = spotOf(scene.side, end);
  const width = widthOf(glyphs) + 14;
  const away = sizes.radius[scene.side.kinds[end]!] + sizes.px(22);
  const isBelow = y < -300;
  return (
    <g
      class="p-map-chip"
      aria-hidden="true"
      transform={`translate(${x} ${y + (isBelow ? away : -away)}) scale(${sizes.em(CHIP)})`}
    >
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <g transform={`translate(${-width / 2 + 7} 0)`}>
        <Signs glyphs={glyphs} />
      </g>
    </g>
  );
}

function bringing(scene: Scene): Glyph[] {
  const { stations, claims, points, cubes } = broughtBy(scene.view, scene.next, scene.seat);
  const several = (sign: string, count: number) =>
    count > 1 ? [glyph("text", count), glyph(sign)] : [glyph(sign)];
  return [
    ...(stations > 0 ? several("station", stations) : []),
    ...(claims > 0 ? several("ring", claims) : []),
    ...(points > 0 ? [glyph("points", `+${points}`)] : []),
    ...(cubes > 0 ? several("cube", cubes) : []),
  ];
}
