// A system: its orbit, its moons, and its planets from the far side to the near one.

import type { Scene } from "../scene";
import type { System } from "./geometry";
import { MoonPiece } from "./moon";
import { PlanetPiece } from "./planet";

interface Props {
  scene: Scene;
  system: System;
  unit: number;
}

export function SystemDrawing({ scene, system, unit }: Props) {
  const { x, y, rx, ry, owner, planets, moons } = system;
  const far = [...planets].sort((one, other) => one.y - other.y);
  return (
    <g class={isConcerned(scene, system) ? "cx-system" : "cx-system aside"}>
      <ellipse
        class="cx-orbit"
        cx={x}
        cy={y}
        rx={rx}
        ry={ry}
        style={{ stroke: `var(--seat-${owner + 1})` }}
      />
      {moons.map((moon) => (
        <MoonPiece key={moon.place} {...{ scene, system, moon, unit }} />
      ))}
      {far.map((planet) => (
        <PlanetPiece key={planet.place} {...{ scene, system, planet, unit }} />
      ))}
    </g>
  );
}

/** Whether the challenge is about it, or the question. */
function isConcerned({ view, answers, components }: Scene, { owner, planets, moons }: System): boolean {
  if (view.offence < 0 || view.defence < 0) return true;
  const places = [...planets, ...moons];
  const isTarget = places.some(({ place }) => place === view.target);
  const isLit = places.some(({ place }) => answers.open.has(`place:${components.places[place]}`));
  return isTarget || isLit || owner === view.offence || owner === view.defence;
}
