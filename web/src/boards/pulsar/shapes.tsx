// Things that lie on the table: gyrodynes, gates, dice, prices, drawn around the point 0,0, and anew only when they
// change.

import { useMemo } from "preact/hooks";

const GEAR = { 1: 4.6, 2: 6.6, 3: 8.6 } as const;

/** A gyrodyne: a hub and as many blades as its size tells, 3, 4 or 6. */
export function Gyrodyne({ size, radius }: { size: 1 | 2 | 3; radius?: number }) {
  return useMemo(() => drawnGyrodyne(size, radius ?? GEAR[size]), [size, radius]);
}

function drawnGyrodyne(size: 1 | 2 | 3, outer: number) {
  const blades = { 1: 3, 2: 4, 3: 6 }[size];
  const turns = Array.from({ length: blades }, (_, blade) => (360 / blades) * blade);
  return (
    <g class="p-gyrodyne">
      <circle r={outer} class="p-rim" />
      {turns.map((turn) => (
        <path
          key={turn}
          class="p-blade"
          transform={`rotate(${turn})`}
          d={`M0 0L${-outer * 0.22} ${-outer}H${outer * 0.22}Z`}
        />
      ))}
      <circle r={outer * 0.28} class="p-hub" />
    </g>
  );
}

const GATES: Record<string, string> = {
  green: "M0-8L8 6.4H-8Z",
  magenta: "M-6.6-6.6H6.6V6.6H-6.6Z",
  orange: "M0-8.2L7.8-2.5L4.8 6.6H-4.8L-7.8-2.5Z",
};

/** A gate: its colour is its shape too, three, four or five sides. */
export function Gate({ colour }: { colour: string }) {
  return <path class={`p-gate p-${colour}`} d={GATES[colour]} />;
}

/** A silver or red die; `value` 0 is a blank face. */
export function Die({ value, isRed = false, size = 20 }: { value: number; isRed?: boolean; size?: number }) {
  return useMemo(() => drawnDie(value, isRed, size), [value, isRed, size]);
}

function drawnDie(value: number, isRed: boolean, size: number) {
  const half = size / 2 - 0.5;
  return (
    <g class={isRed ? "p-die p-red" : "p-die"}>
      <rect x={-half} y={-half} width={half * 2} height={half * 2} rx={size / 5} class="p-face" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x * size * 0.26} cy={y * size * 0.26} r={size * 0.085} class="p-pip" />
      ))}
    </g>
  );
}

const PIPS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** What a die has to show to pay for something: a numeral in a frame. */
export function Cost({ value, isPaid }: { value: number; isPaid?: boolean }) {
  return useMemo(
    () => (
      <g class={isPaid ? "p-cost p-paid" : "p-cost"}>
        <rect x="-8" y="-8" width="16" height="16" rx="3.5" />
        <text y="4.6">{isPaid ? "✓" : `${value}`}</text>
      </g>
    ),
    [value, isPaid],
  );
}
