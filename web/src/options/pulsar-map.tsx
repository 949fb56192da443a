// The star map of PULSAR 2849: both sides as small pictures.

import type { Components, NodeKind } from "../boards/pulsar/types";
import type { Declarations } from "../wire";
import { PicturedChoice } from "./named";
import type { PickerProps } from "./pickers";

export function MapPicker({ declarations, ...option }: PickerProps) {
  return (
    <PicturedChoice {...option} picture={(side) => <MapPicture declarations={declarations} side={side} />} />
  );
}

const GATES = ["#5fd67a", "#f27bd6", "#ffa24a"] as const;

/** How large a place is drawn, and in which colour. */
function look(kind: NodeKind, colour: number): readonly [number, string] {
  if (kind === "system") return [27, "#7fb9f2"];
  if (kind === "gate") return [11, GATES[colour] ?? "#dfe8ff"];
  return kind === "entry" ? [13, "#dfe8ff"] : [18, "#ffb45c"];
}

/** A side of the map: lanes, systems, pulsars and gates as dots. */
export function MapPicture({ declarations, side }: { declarations: Declarations; side: string }) {
  const { map } = declarations.components as unknown as Components;
  const found = map.sides.find((each) => each.key === side);
  if (!found) return null;
  const r = map.radius + 20;
  const lanes = found.links.map(([a, b]) => `M${found.spots[a]!.join(" ")}L${found.spots[b]!.join(" ")}`);
  return (
    <svg class="map-picture" viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true">
      <circle r={r - 8} fill="#0a1024" stroke="#4a5c92" stroke-width="10" />
      <path d={lanes.join("")} stroke="#7f93c8" stroke-width="6" opacity="0.7" fill="none" />
      {found.spots.map(([x, y], node) => {
        const [size, fill] = look(found.kinds[node]!, found.colours[node]!);
        return <circle key={node} cx={x} cy={y} r={size} fill={fill} />;
      })}
    </svg>
  );
}
