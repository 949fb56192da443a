// The four types of crystals: each has a shape and a colour, and its letter where there is room for one.

import "./styles/crystals.css";

/** By type, in a box from -10 to 10: the outline, and the edges inside it. */
const SHAPES: readonly (readonly [outline: string, edges: string])[] = [
  ["M0-10L6-5.5V5.5L0 10L-6 5.5V-5.5Z", "M-6-5.5L0-2.5L6-5.5M0-2.5V10"],
  ["M0-10L8 0L0 10L-8 0Z", "M-8 0H8M-3.2 0L0-10L3.2 0L0 10Z"],
  ["M0-9L9.4 7.5H-9.4Z", "M0-9V2L-9.4 7.5M0 2L9.4 7.5"],
  ["M-7.5-7.5H7.5V7.5H-7.5Z", "M-7.5-7.5L-3-3H3L7.5-7.5M-3-3V3L-7.5 7.5M-3 3H3V-3M3 3L7.5 7.5"],
];

/** A crystal around 0,0 inside another drawing, some 20 units high. */
export function CrystalShape({ kind }: { kind: number }) {
  const [outline, edges] = SHAPES[kind % SHAPES.length]!;
  return (
    <g class={`c-crystal c-crystal-${kind % SHAPES.length}`}>
      <path class="c-crystal-body" d={outline} />
      <path class="c-crystal-edges" d={edges} />
    </g>
  );
}

export function CrystalIcon({ kind, size = 16 }: { kind: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <CrystalShape kind={kind} />
    </svg>
  );
}

interface HeldProps {
  kind: number;
  /** How many are in each set. */
  held: readonly number[];
  /** Whether one that is left over can be taken, as the server says. */
  isTakeable: boolean;
}

/** The crystals of one type: triplets, then a pair or a single one. */
export function HeldSets({ kind, held, isTakeable }: HeldProps) {
  return (
    <>
      {held.map((count, place) => (
        <span key={place} class={isTakeable && count === 1 ? "c-set c-takeable" : "c-set"}>
          {Array.from({ length: count }, (_, one) => (
            <CrystalIcon key={one} kind={kind} size={13} />
          ))}
        </span>
      ))}
    </>
  );
}
