// A small map in a corner that shows what of the disc is seen, and where things are lit.

import { useScene } from "../scene";
import type { Side } from "../types";
import { litNodes, type Window } from "./nearest";
import { EDGE } from "./sizes";

interface Props {
  /** What of the disc is seen. */
  seen: Window;
  /** Where the corners are. */
  place: Record<string, string>;
  onLook(x: number, y: number): void;
}

export function SmallMap({ seen, place, onLook }: Props) {
  const { side, answers } = useScene();
  const lit = litNodes(side, answers);
  const cut = (at: number) => Math.max(-EDGE, Math.min(EDGE, at));
  const [left, top] = [cut(seen.left), cut(seen.top)];
  return (
    <svg
      class={`p-small-map p-at-${emptyCorner(side, lit, seen)}`}
      style={place}
      viewBox="-520 -520 1040 1040"
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        const box = event.currentTarget.getBoundingClientRect();
        const unit = 1040 / box.width;
        onLook((event.clientX - box.left) * unit - 520, (event.clientY - box.top) * unit - 520);
      }}
    >
      <circle r="510" class="p-pane" />
      {side.spots.map(([x, y], node) => (
        <circle
          key={node}
          class={lit.includes(node) ? "p-lit" : `is-${side.kinds[node]}`}
          cx={x}
          cy={y}
          r={lit.includes(node) ? 36 : side.kinds[node] === "system" ? 26 : 15}
        />
      ))}
      <rect
        class="p-seen"
        x={left}
        y={top}
        width={cut(seen.right) - left}
        height={cut(seen.bottom) - top}
        rx="30"
      />
    </svg>
  );
}

/** The left corner of what is seen with fewer lit places; tools are at the right. */
function emptyCorner(side: Side, lit: readonly number[], seen: Window): "top" | "bottom" {
  const [middle, half] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  const left = lit.map((node) => side.spots[node]!).filter(([x]) => x < middle);
  const above = left.filter(([, y]) => y < half).length;
  return left.length - above > above ? "top" : "bottom";
}
