// The machine the place is named after: bodies on turning arms around a star, seen from above.

/** Radius of the orbit, size and colour of the body, seconds for a turn, and where it begins. */
const BODIES: readonly (readonly [number, number, string, number, number])[] = [
  [58, 5, "var(--ink)", 38, 200],
  [96, 9, "var(--seat-1)", 64, 320],
  [138, 7, "var(--seat-2)", 96, 130],
  [186, 13, "var(--seat-4)", 150, 28],
  [232, 8, "var(--accent)", 220, 172],
];

const SCALE = 258;

export function Orrery() {
  return (
    <svg class="orrery" viewBox="-280 -280 560 560" aria-hidden="true">
      <circle
        class="scale"
        r={SCALE}
        stroke-dasharray={`1.5 ${((2 * Math.PI * SCALE) / 120 - 1.5).toFixed(3)}`}
        stroke-width="7"
      />
      {BODIES.map(([orbit]) => (
        <circle key={orbit} class="ring" r={orbit} />
      ))}
      {BODIES.map((body) => (
        <Body key={body[0]} body={body} />
      ))}
      <circle r="44" fill="var(--star)" opacity="0.1" />
      <circle r="28" fill="var(--star)" opacity="0.2" />
      <circle r="17" fill="var(--star)" />
    </svg>
  );
}

function Body({ body }: { body: (typeof BODIES)[number] }) {
  const [orbit, size, colour, seconds, start] = body;
  return (
    <g transform={`rotate(${start})`}>
      <g class="turning" style={{ animationDuration: `${seconds}s` }}>
        <line class="arm" x2={orbit - size} />
        <circle cx={orbit} r={size} fill={colour} />
        {size > 10 && (
          <ellipse cx={orbit} rx={size + 8} ry="5" fill="none" stroke={colour} stroke-width="1.5" />
        )}
        {size > 8 && size < 11 && <circle cx={orbit + 15} cy="-6" r="2.6" fill="var(--dim)" />}
      </g>
    </g>
  );
}
