// The lanes between the places: a thin line in the colour of its gates over a faint veil.

import { useMemo } from "preact/hooks";
import { strands } from "../geometry";
import { useScene } from "../scene";
import type { Side } from "../types";
import { spotOf } from "./flight";

/** By the colour of their gates; those without a gate have none, and those of entry gates are dotted. */
export function Lanes() {
  const { side, components } = useScene();
  return useMemo(() => {
    const paths = lanesOf(side, components.colours);
    return [...paths].map(([kind, d]) => (
      <g key={kind} class={`p-lane p-${kind}`}>
        <path class="p-veil-line" d={d} />
        <path d={d} />
      </g>
    ));
  }, [side, components]);
}

function lanesOf(side: Side, colours: readonly string[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [a, b, segments] of side.links) {
    const kind = kindOf(side, colours, a, b);
    const lines = strands(spotOf(side, a), spotOf(side, b), segments);
    const d = lines.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
    paths.set(kind, (paths.get(kind) ?? "") + d);
  }
  return paths;
}

function kindOf(side: Side, colours: readonly string[], a: number, b: number): string {
  if (side.kinds[a] === "entry" || side.kinds[b] === "entry") return "way-in";
  return colours[Math.max(side.colours[a]!, side.colours[b]!)] ?? "plain";
}
