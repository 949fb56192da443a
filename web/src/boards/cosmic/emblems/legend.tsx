// How an emblem is read: its ring, its beads, and its two colours.

import type { Declarations } from "../../../wire";
import { ARCS, BEAD, GROUND, INK, METAL, STAR } from "./draw";

export function Legend({ texts }: { texts: Declarations["texts"] }) {
  const words = (key: string) => texts[`label.legend-${key}`] ?? key;
  return (
    <ul class="cx-legend plain-list" aria-label={words("title")}>
      <li>
        <Ring /> {words("must")}
      </li>
      <li>
        <Ring dashes={ARCS} /> {words("may")}
      </li>
      <li>
        <Ring bead={{ x: 17, y: 23.5 }} /> {words("phase")}
      </li>
      <li>
        <Ring bead={{ x: 0, y: -29 }} isHollow /> {words("whenever")}
      </li>
      <li>
        <Spot colour={INK} /> {words("thing")}
      </li>
      <li>
        <Spot colour={STAR} /> {words("deed")}
      </li>
    </ul>
  );
}

interface RingProps {
  dashes?: string;
  bead?: { x: number; y: number };
  isHollow?: boolean;
}

function Ring({ dashes, bead, isHollow }: RingProps) {
  return (
    <svg width="26" height="26" viewBox="-36 -36 72 72" aria-hidden="true">
      <circle r="29" fill={GROUND} />
      <circle
        r="29"
        fill="none"
        stroke={METAL}
        stroke-width="5"
        stroke-dasharray={dashes}
        transform="rotate(-39)"
      />
      {bead && (
        <circle
          cx={bead.x}
          cy={bead.y}
          r="6.5"
          fill={isHollow ? GROUND : BEAD}
          stroke={isHollow ? BEAD : GROUND}
          stroke-width="4"
        />
      )}
    </svg>
  );
}

function Spot({ colour }: { colour: string }) {
  return (
    <svg width="26" height="26" viewBox="-36 -36 72 72" aria-hidden="true">
      <circle r="29" fill={GROUND} />
      <circle r="15" fill={colour} />
    </svg>
  );
}
