// Action points look the same wherever they stand: a gold lozenge, large with a number where it matters.

/** A lozenge around 0,0 with a number on it, `half` its height in units of the drawing. */
export function Lozenge({ text, half }: { text: number | string; half: number }) {
  return (
    <g class="c-lozenge">
      <path d={`M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`} />
      <text y={half * 0.36} font-size={half * 1.02}>
        {text}
      </text>
    </g>
  );
}

/** That nobody gets over a border. */
export function Closed({ half }: { half: number }) {
  const reach = half * 0.34;
  return (
    <g class="c-closed">
      <circle r={half * 0.82} />
      <path d={`M${-reach} ${-reach}L${reach} ${reach}M${reach} ${-reach}L${-reach} ${reach}`} />
    </g>
  );
}
