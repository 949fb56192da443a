// A moon with everybody who is on it, and what it is, as far as the viewer has seen it: one piece.

import { placeId } from "../ids";
import { pieceProps } from "../piece";
import { label, moonAt, type Scene, said, tokensOn } from "../scene";
import type { Planet, System } from "./geometry";
import { heightsAt } from "./heights";
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

/** The face of a moon that lies open, in a circle with the radius 1. */
const PITS =
  "M-.62-.36a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0M.18.3a.27.27 0 1 0 .54 0a.27.27 0 1 0-.54 0M-.4.5a.13.13 0 1 0 .26 0a.13.13 0 1 0-.26 0M.3-.5a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0";

export function MoonPiece({ scene, system, moon, unit }: Props) {
  const { place, x, y, r } = moon;
  const holders = holdersOf(scene, place, system.owner);
  const scale = Math.max(0.8, unit * 0.8);
  const spots = spread(holders.length, scale);
  const face = faceOf(scene, place);
  const isTarget = scene.view.target === place;
  const props = pieceProps(
    scene,
    placeId(scene, place),
    isTarget ? "cx-planet cx-moon target" : "cx-planet cx-moon",
    {
      title: `${placeName(scene, place)} ${face.name}`.trim(),
      rule: ruleOf(scene, face, tellOf(scene, place, holders)),
    },
  );
  return (
    <g {...props} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle class="cx-hit" r={Math.max(HIT, r + 4)} />
      {isTarget && <circle class="cx-aim" r={r + 5} />}
      <circle class="cx-choose" r={r + 4} />
      <circle class={`cx-crater ${face.lies}`} r={r} />
      {face.lies === "moon-open" && <path class="cx-pits" d={PITS} transform={`scale(${r.toFixed(1)})`} />}
      {holders.map((seat, number) => (
        <Stack
          key={seat}
          seat={seat}
          count={tokensOn(scene.view, place, seat)}
          {...spots[number]!}
          scale={scale}
          isAbroad={seat !== system.owner}
          heights={heightsAt(scene, seat, place)}
        />
      ))}
      <text class="cx-label" y={r + 12}>
        {placeName(scene, place)}
      </text>
    </g>
  );
}

/** What a moon is, as far as the viewer has seen it, and how it lies. */
interface Face {
  name: string;
  /** What it does. */
  line: string;
  lies: "moon-open" | "moon-known" | "moon-down";
}

function faceOf(scene: Scene, place: number): Face {
  const { view, components } = scene;
  const moon = moonAt(view, place);
  const kind = view.moons[moon] ?? -1;
  if (kind < 0) return { name: "", line: "", lies: "moon-down" };
  const key = `moon.${components.moons[kind]}`;
  return {
    name: said(scene, `${key}.name`),
    line: said(scene, `${key}.line`),
    lies: view.moon_open[moon] ? "moon-open" : "moon-known",
  };
}

function ruleOf(scene: Scene, { line, lies }: Face, told: string): string {
  return [line, label(scene, lies), told].filter(Boolean).join(" · ");
}
