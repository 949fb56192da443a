// A planet with everything that stands on it: one piece.

import { placeId } from "../ids";
import { pieceProps } from "../piece";
import { label, MOONS_EACH, moonAt, playerOf, type Scene, systemWith, tokensOn } from "../scene";
import { Change } from "./change";
import type { Planet, System } from "./geometry";
import { countTold, heightsAt } from "./heights";
import { Stack, spread } from "./stack";

interface Props {
  scene: Scene;
  system: System;
  planet: Planet;
  unit: number;
}

/** Nobody can hit less, and a finger not even that. */
const HIT = { mouse: 26, touch: 22 };

export function PlanetPiece({ scene, system, planet, unit }: Props) {
  const { view, places } = scene;
  const { place, x, y, r } = planet;
  const holders = holdersOf(scene, place, system.owner);
  const scale = Math.max(0.98, unit);
  const spots = spread(holders.length, scale);
  const name = placeName(scene, place);
  const kinds = ["cx-planet", view.target === place && "target", holders.length === 0 && "bare"];
  const props = pieceProps(scene, placeId(scene, place), kinds.filter(Boolean).join(" "), {
    title: name,
    rule: tellOf(scene, place, holders),
  });
  const hit = Math.max(places.isNarrow ? HIT.touch : HIT.mouse, r + 4);
  return (
    <g {...props} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle class="cx-hit" r={hit} />
      {view.target === place && <circle class="cx-aim" r={r + 7} />}
      <circle class="cx-choose" r={r + 5} />
      <Globe number={place % view.planets} seat={system.owner} r={r} turn={turnOf(system, planet)} />
      <g transform={`translate(0 ${r * 0.34})`}>
        {holders.map((seat, number) => (
          <Stack
            key={seat}
            seat={seat}
            count={tokensOn(view, place, seat)}
            {...spots[number]!}
            scale={scale}
            isAbroad={seat !== system.owner}
            heights={heightsAt(scene, seat, place)}
          />
        ))}
      </g>
      <text class="cx-label" y={r + (holders.length > 3 ? 21 : 17)}>
        {name}
      </text>
      <Change before={rowOf(scene, place, false)} after={rowOf(scene, place, true)} y={-r - 6} />
    </g>
  );
}

/** Its letter is the system's, as the sentences call it. */
export function placeName({ view, components }: Pick<Scene, "view" | "components">, place: number): string {
  const moon = moonAt(view, place);
  const system = systemWith(view, place);
  const letter = components.seats[system] ?? String.fromCharCode("A".charCodeAt(0) + system);
  return moon >= 0 ? `${letter}☾${(moon % MOONS_EACH) + 1}` : `${letter}${(place % view.planets) + 1}`;
}

/** Who has tokens there: guests first, then whose home it is. */
export function holdersOf({ view }: Scene, place: number, owner: number): number[] {
  const seats = Array.from({ length: view.flow.seats }, (_, seat) => seat);
  const there = seats.filter((seat) => tokensOn(view, place, seat) > 0);
  return [...there.filter((seat) => seat !== owner), ...there.filter((seat) => seat === owner)];
}

export function tellOf(scene: Scene, place: number, holders: readonly number[]): string {
  if (holders.length === 0) return label(scene, "nobody-there");
  return holders
    .map((seat) => {
      const told = countTold(scene, tokensOn(scene.view, place, seat), heightsAt(scene, seat, place));
      return `${playerOf(scene, seat).name}: ${told}`;
    })
    .join(", ");
}

/** Tokens by seat as they are, or as they would be after the answer that is pointed at. */
function rowOf({ view, next }: Scene, place: number, isNext: boolean): number[] {
  const { seats } = view.flow;
  return (isNext ? next : view).tokens.slice(place * seats, (place + 1) * seats);
}

function turnOf(sun: System, planet: Planet): number {
  return (Math.atan2(planet.y - sun.y, planet.x - sun.x) * 180) / Math.PI;
}

/** Faces of planets, in a circle with the radius 1. */
const BANDS = [
  "M-.94-.22Q0 .02 .95-.18M-.97.1Q0 .34 .97.14M-.8.5Q0 .72 .82.48",
  "M-.7-.62Q.1-.4 .78-.6M-.98-.08Q-.1.22 .98-.02M-.62.66Q.1.82 .6.68",
  "M-.4-.3a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0M.2.28a.26.26 0 1 0 .52 0a.26.26 0 1 0-.52 0M-.5.42a.13.13 0 1 0 .26 0a.13.13 0 1 0-.26 0",
];
const RINGED = 3;

function Globe({ number, seat, r, turn }: { number: number; seat: number; r: number; turn: number }) {
  return (
    <g class="cx-globe" transform={`scale(${r.toFixed(2)})`}>
      {number === RINGED && <path class="cx-ring" d="M-.93-.06A1.62.5-14 1 1 .97-.34" />}
      <circle r="1" fill={`url(#cx-planet-${seat})`} transform={`rotate(${turn.toFixed(0)})`} />
      <path class="cx-bands" d={BANDS[number % BANDS.length]} transform={`rotate(${-14 + 9 * number})`} />
      {number === RINGED && <path class="cx-ring near" d="M-.99.2A1.62.5-14 0 0 1.02-.12" />}
    </g>
  );
}
