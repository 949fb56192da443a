// A coin as a sign of its own, in the shape and colour of its player.

import { Coins } from "../art/members";

export function CoinSign({
  seat,
  text,
  isGhost,
}: {
  seat: number;
  text: number | string;
  isGhost?: boolean;
}) {
  return (
    <svg class="c-coin-sign" width="30" height="32" viewBox="-13 -13 26 28" aria-hidden="true">
      <Coins seat={seat} text={text} font={13} isGhost={isGhost} />
    </svg>
  );
}
