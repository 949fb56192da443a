// The pulsars of the map: what rests of them, and what turns.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Signs } from "./icons";
import { Pop } from "./pop";
import { playerOf, type Scene, useScene } from "./scene";
import { Gyrodyne } from "./shapes";

interface Star {
  owner: number;
  size: 0 | 1 | 2 | 3;
  isSpinning: boolean;
  /** Whether the answer pointed at would change something here. */
  isNew: boolean;
}

function starAt(scene: Scene, node: number): Star {
  const pulsar = node - scene.components.map.first_pulsar;
  const { claims, gyrodynes, spinning } = scene.next.map;
  const owner = claims[pulsar]!;
  const size = gyrodynes[pulsar]! as Star["size"];
  const { map } = scene.view;
  const isNew = owner !== map.claims[pulsar] || size !== map.gyrodynes[pulsar];
  return { owner, size, isSpinning: spinning[pulsar] === 1, isNew };
}

/** A pulsar; of one that spins only what does not turn, nor lies over what does. */
export function PulsarStar({ node }: { node: number }) {
  const scene = useScene();
  const star = starAt(scene, node);
  const isFar = scene.side.kinds[node] === "isolated";
  return (
    <g class={star.isNew ? "p-star-place p-ghost" : "p-star-place"}>
      <circle r="24" class="p-disc" />
      {isFar && <circle r="29" class="p-far" />}
      {!star.isSpinning && <Heart star={star} />}
      {!star.isSpinning && <Owner star={star} />}
      {scene.side.dead_ends.includes(node) && <DeadEnd />}
    </g>
  );
}

/** What turns, or is round, so that all of it can turn as one. */
function Heart({ star }: { star: Star }) {
  const scene = useScene();
  return (
    <>
      <g class="p-beams">
        <path d="M0 0L-6-38L6-38ZM0 0L-6 38L6 38Z" />
      </g>
      {star.owner >= 0 && (
        <circle r="21" class="p-ring" style={{ stroke: playerOf(scene, star.owner).colour }} />
      )}
      {star.size > 0 && <Gyrodyne size={star.size as 1 | 2 | 3} radius={8 + star.size * 3.4} />}
      <circle r="7.5" class="p-core" />
    </>
  );
}

function Owner({ star }: { star: Star }) {
  if (star.owner < 0) return null;
  return (
    <g transform="translate(18 -18) scale(1.1)">
      <Pop key={star.size} seat={star.owner} isGhost={star.isNew} />
    </g>
  );
}

/** Everything on the map that turns, each in a layer of its own that is painted once. */
export function Spinners() {
  return <Spinning draw={(star) => <Rotor star={star} />} />;
}

function Rotor({ star }: { star: Star }) {
  const turning = useRef<SVGGElement>(null);
  useEffect(() => inStep(turning.current), []);
  return (
    <g ref={turning} class="p-rotor">
      <Heart star={star} />
    </g>
  );
}

/** Let everything that spins tick together, so that the screen changes for all of it at once. */
function inStep(rotor: Element | null): void {
  for (const turning of rotor?.getAnimations?.() ?? []) turning.startTime = 0;
}

/** What lies over the pulsars that spin. */
export function SpinnersOwners() {
  return <Spinning draw={(star) => <Owner star={star} />} />;
}

function Spinning({ draw }: { draw(star: Star): ComponentChildren }) {
  const scene = useScene();
  const { spots, kinds } = scene.side;
  return (
    <>
      {spots.map(([x, y], node) => {
        if (kinds[node] !== "pulsar" && kinds[node] !== "isolated") return null;
        const star = starAt(scene, node);
        if (!star.isSpinning) return null;
        return (
          <g
            key={node}
            class={star.isNew ? "p-star-place p-spinning p-ghost" : "p-star-place p-spinning"}
            transform={`translate(${x} ${y})`}
          >
            {draw(star)}
          </g>
        );
      })}
    </>
  );
}

/** A place that only doubled links reach: it brings an exploration tile. */
export function DeadEnd() {
  return (
    <g class="p-dead-end" transform="translate(25 -25) scale(.85)">
      <circle r="11" class="p-disc" />
      <Signs glyphs={[{ sign: "explore", width: 0 }]} />
    </g>
  );
}
