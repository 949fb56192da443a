// A moon with everybody who is on it, and what it is, as far as the viewer has seen it: one piece.

import { placeId } from "../ids";
import { pieceProps } from "../piece";
import { type Scene, said, tokensOn } from "../scene";
import type { Planet, System } from "./geometry";
import { holdersOf, placeName, tellOf } from "./planet";
import { Stack, spread } from "./stack";

interface Props {
  scene: Scene;
  system: System;
  moon: Planet;
  unit: number;
}

/** Smaller than that it could not be hit. */
const HIT = 20;

export function MoonPiece({ scene, system, moon, unit }: Props) {
  const { place, x, y, r } = moon;
  const holders = holdersOf(scene, place, system.owner);
  const scale = Math.max(0.8, unit * 0.8);
  const spots = spread(holders.length, scale);
  const isTarget = scene.view.target === place;
  const props = pieceProps(
    scene,
    placeId(scene, place),
    isTarget ? "cx-planet cx-moon target" : "cx-planet cx-moon",
    {
      title: `${placeName(scene, place)} ${moonName(scene, place)}`.trim(),
      rule: tellOf(scene, place, holders),
    },
  );
  return (
    <g {...props} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle class="cx-hit" r={Math.max(HIT, r + 4)} />
      {isTarget && <circle class="cx-aim" r={r + 5} />}
      <circle class="cx-choose" r={r + 4} />
      <circle class={moonName(scene, place) ? "cx-crater seen" : "cx-crater"} r={r} />
      {holders.map((seat, number) => (
        <Stack
          key={seat}
          seat={seat}
          count={tokensOn(scene.view, place, seat)}
          {...spots[number]!}
          scale={scale}
          isAbroad={seat !== system.owner}
        />
      ))}
      <text class="cx-label" y={r + 12}>
        {placeName(scene, place)}
      </text>
    </g>
  );
}

/** What a moon is; empty as long as the viewer has not seen it. */
function moonName(scene: Scene, place: number): string {
  const { view, components } = scene;
  const kind = view.moons[place - view.home.length * view.planets] ?? -1;
  return kind < 0 ? "" : said(scene, `moon.${components.moons[kind]}.name`);
}
