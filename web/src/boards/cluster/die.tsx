// The die of a mine: its faces are null, ace and 2 to 5, drawn as that many pips.

const PIPS: readonly (readonly [x: number, y: number])[][] = [
  [],
  [[0, 0]],
  [
    [-5, -5],
    [5, 5],
  ],
  [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
];

/** A die around 0,0 inside another drawing, 22 units wide. */
export function DieShape({ face }: { face: number }) {
  return (
    <g>
      <rect x="-11" y="-11" width="22" height="22" rx="5" fill="#eef2fc" stroke="#0b1224" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" fill="#0b1224" />
      ))}
    </g>
  );
}

export function DieIcon({ face, size = 30 }: { face: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <DieShape face={face} />
    </svg>
  );
}
