// A gyrodyne around its pulsar: a wheel with 3, 4 or 6 spokes, dashed while it is being built.

import { polar } from "../geometry";

export const WHEELS = {
  1: { spokes: 3, radius: 12 },
  2: { spokes: 4, radius: 16 },
  3: { spokes: 6, radius: 20 },
} as const;

export function GyrodyneWheel({ size, isBuilt }: { size: 1 | 2 | 3; isBuilt: boolean }) {
  const { spokes, radius } = WHEELS[size];
  const ends = Array.from({ length: spokes }, (_, spoke) => polar(radius, (360 / spokes) * spoke - 90));
  const starts = ends.map(({ x, y }) => ({ x: x * 0.4, y: y * 0.4 }));
  return (
    <g class={isBuilt ? "p-gyro" : "p-gyro p-unbuilt"}>
      <circle r={radius} />
      <circle r={radius * 0.42} />
      <path
        d={ends.map((end, spoke) => `M${starts[spoke]!.x} ${starts[spoke]!.y}L${end.x} ${end.y}`).join("")}
      />
      {isBuilt && ends.map(({ x, y }, spoke) => <circle key={spoke} class="p-knob" cx={x} cy={y} r="3" />)}
    </g>
  );
}
