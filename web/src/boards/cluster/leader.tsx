// A leader as a sign of its own, such as on its way.

import { markOf } from "../../parts/marks";
import { PAWN } from "./art/members";

export function LeaderIcon({ seat, size = 24 }: { seat: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-16 -17 32 32" aria-hidden="true">
      <path d={PAWN} fill={markOf(seat).colour} stroke="#0b1224" stroke-width="1.4" />
    </svg>
  );
}
