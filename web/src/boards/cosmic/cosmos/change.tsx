// What the answer that is pointed at would bring or take away, by seat.

import { markOf } from "../../../parts/marks";

interface Props {
  before: readonly number[];
  after: readonly number[];
  y: number;
  x?: number;
}

export function Change({ before, after, x = 0, y }: Props) {
  const changed = after.flatMap((count, seat) => {
    const change = count - (before[seat] ?? 0);
    return change === 0 ? [] : [{ seat, change }];
  });
  return (
    <>
      {changed.map(({ seat, change }, place) => (
        <g key={seat} class="cx-change" transform={`translate(${x} ${y - 18 * place})`}>
          <rect x="-19" y="-9" width="38" height="17" rx="8.5" />
          <text y="4">
            {markOf(seat).letter} {change > 0 ? `+${change}` : `−${-change}`}
          </text>
        </g>
      ))}
    </>
  );
}
