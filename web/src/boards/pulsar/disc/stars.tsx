// Pulsars: what rests of them, what beats and what turns. What moves is HTML, so that nothing is painted for it.

import { useMemo } from "preact/hooks";
import { playerOf, type Scene, useScene } from "../scene";
import type { MapView } from "../types";
import { useChart } from "./chart";
import { GyrodyneWheel, WHEELS } from "./gyrodyne";
import { SeatMark } from "./mark";
import { EDGE } from "./sizes";

export interface Star {
  owner: number;
  size: 0 | 1 | 2 | 3;
  isSpinning: boolean;
}

export function starAt(scene: Scene, map: MapView, node: number): Star {
  const pulsar = node - scene.components.map.first_pulsar;
  return {
    owner: map.claims[pulsar]!,
    size: map.gyrodynes[pulsar]! as Star["size"],
    isSpinning: map.spinning[pulsar] === 1,
  };
}

/** The direction of the beams, another for each pulsar. */
const beamsOf = (node: number) => (node * 47 + 20) % 180;

export function PulsarStar({ node }: { node: number }) {
  const scene = useScene();
  const { sizes } = useChart();
  const star = starAt(scene, scene.view.map, node);
  const isLone = scene.side.kinds[node] === "isolated";
  return useMemo(
    () => (
      <g class="p-star-place">
        {isLone && <circle r="33" class="p-lone" />}
        <path
          class="p-beams"
          transform={`rotate(${beamsOf(node)})`}
          d="M0-2.6L46-7.5V7.5L0 2.6ZM0-2.6L-46-7.5V7.5L0 2.6Z"
        />
        {star.owner < 0 && <circle r="20" class="p-orbit" />}
        <circle r="13" class="p-orbit" />
        {star.size > 0 && !star.isSpinning && <GyrodyneWheel size={star.size as 1 | 2 | 3} isBuilt={false} />}
        <circle r="6.6" class="p-core" />
        {star.owner >= 0 && <Claim owner={star.owner} colour={playerOf(scene, star.owner).colour} />}
      </g>
    ),
    [star.owner, star.size, star.isSpinning, isLone, sizes],
  );
}

/** The ring of an owner with the badge on its upper right. */
export function Claim({
  owner,
  colour,
  isGhost = false,
}: {
  owner: number;
  colour: string;
  isGhost?: boolean;
}) {
  const { sizes } = useChart();
  return (
    <g class={isGhost ? "p-claim p-outlined" : "p-claim"} data-part={isGhost ? undefined : "claim"}>
      {!isGhost && <circle r="26" class="p-claim-ground" />}
      <circle r="26" class="p-claim-ring" style={{ stroke: colour }} />
      <g transform="translate(19 -19)">
        <SeatMark seat={owner} sizes={sizes} half={sizes.mark * 0.9} isGhost={isGhost} />
      </g>
    </g>
  );
}

/** A place of the map in the layers that are HTML, in parts of the square. */
function placedAt([x, y]: readonly [number, number], radius: number): Record<string, string> {
  const percent = (units: number) => `${(units / (2 * EDGE)) * 100}%`;
  return { left: percent(x + EDGE - radius), top: percent(y + EDGE - radius), width: percent(2 * radius) };
}

/** The glow of each pulsar, which beats, each in its own time. */
export function Beats() {
  const { side } = useScene();
  return useMemo(
    () => (
      <>
        {pulsarsOf(side.kinds).map((node) => (
          <i
            key={node}
            class="p-beat"
            style={{ ...placedAt(side.spots[node]!, 44), animationDelay: `${-((node * 0.37) % 2.4)}s` }}
          />
        ))}
      </>
    ),
    [side],
  );
}

function pulsarsOf(kinds: readonly string[]): number[] {
  return kinds.flatMap((kind, node) => (kind === "pulsar" || kind === "isolated" ? [node] : []));
}

/** The gyrodynes that spin. */
export function Spinners() {
  const scene = useScene();
  return (
    <>
      {pulsarsOf(scene.side.kinds).map((node) => {
        const { size, isSpinning } = starAt(scene, scene.view.map, node);
        if (!isSpinning || size === 0) return null;
        return (
          <i key={node} class={`p-rotor p-size-${size}`} style={placedAt(scene.side.spots[node]!, ROTOR)}>
            <Wheel size={size} />
          </i>
        );
      })}
    </>
  );
}

const ROTOR = 34;

function Wheel({ size }: { size: 1 | 2 | 3 }) {
  const arc = (way: number) => `M${way * 31} 0A31 31 0 0 1 0 ${way * 31}`;
  return useMemo(
    () => (
      <svg viewBox={`${-ROTOR} ${-ROTOR} ${2 * ROTOR} ${2 * ROTOR}`} aria-hidden="true">
        <GyrodyneWheel size={size} isBuilt />
        <circle r={WHEELS[size].radius * 0.28} class="p-core" />
        <path class="p-spin-arcs" d={arc(1) + arc(-1)} />
      </svg>
    ),
    [size],
  );
}
