// Small drawings beside the figures of a player.

const SIZE = { width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": true } as const;

export function HomeSign() {
  return (
    <svg {...SIZE} class="cx-sign">
      <path d="M2 8L8 2.5L14 8M4 7V13.5H12V7" />
    </svg>
  );
}

export function CardSign() {
  return (
    <svg {...SIZE} class="cx-sign">
      <path d="M5 3.5H12.5V14H5ZM3.5 12V2H10.5" />
    </svg>
  );
}

export function WarpSign() {
  return (
    <svg {...SIZE} class="cx-sign">
      <path d="M1.5 8A6.5 3.6 0 1 1 14.5 8A6.5 3.6 0 1 1 1.5 8M5 8A3 1.5 0 1 1 11 8" />
    </svg>
  );
}

export function LucreSign() {
  return (
    <svg {...SIZE} class="cx-sign">
      <path d="M2.5 8A5.5 5.5 0 1 1 13.5 8A5.5 5.5 0 1 1 2.5 8M6.5 5V11H10" />
    </svg>
  );
}

/** Foreign bases: as many as there are, those that an answer would bring, and the rest. */
export function Flags({ count, then, goal }: { count: number; then: number; goal: number }) {
  const many = Math.max(goal, then);
  return (
    <svg class="cx-flags" width={many * 18} height="17" viewBox={`0 0 ${many * 18} 17`} aria-hidden="true">
      {Array.from({ length: many }, (_, place) => {
        const kind = place < Math.min(count, then) ? "full" : place < Math.max(count, then) ? "new" : "empty";
        return (
          <g key={place} class={kind} transform={`translate(${place * 18 + 2} 1)`}>
            <path class="staff" d="M0 0V15.5" />
            <path class="cloth" d="M1 .5L13.5 4.5L1 8.5Z" />
          </g>
        );
      })}
    </svg>
  );
}
