// Drawings of our own: the sign of the place, and a picture for each title.

import type { ComponentType } from "preact";
import { ClusterArt } from "./cluster";
import { CosmicArt } from "./cosmic";
import { Picture, Sky } from "./paint";
import { PulsarArt } from "./pulsar";
import { BackgammonArt, ConnectFourArt } from "./samples";

/** Orbits seen aslant around a star, with a body on each. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg class="logo" width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <g transform="rotate(-24)">
        <g fill="none" stroke="currentColor" stroke-width="1.1" opacity="0.75">
          <ellipse rx="15" ry="8.4" />
          <ellipse rx="9.6" ry="5" />
        </g>
        <circle r="3" fill="var(--star)" />
        <circle cx="12" cy="-5" r="2.1" fill="var(--accent)" />
        <circle cx="-9" cy="1.6" r="1.6" fill="var(--ink)" />
        <circle cx="-6" cy="7.8" r="1.3" fill="var(--seat-2)" />
      </g>
    </svg>
  );
}

const PICTURES: Readonly<Record<string, ComponentType>> = {
  pulsar: PulsarArt,
  cosmic: CosmicArt,
  cluster: ClusterArt,
  "connect-four": ConnectFourArt,
  backgammon: BackgammonArt,
};

/** A picture for a title; a title without one gets a plain sky. */
export function TitleArt({ title }: { title: string }) {
  const Painted = PICTURES[title];
  return <Picture>{Painted ? <Painted /> : <Sky clouds={[]} />}</Picture>;
}
