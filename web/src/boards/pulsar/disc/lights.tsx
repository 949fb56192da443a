// The ends that can be chosen: systems and pulsars ring and glow, gates have a thin ring.

import { nodeId } from "../ids";
import { answersAt, type Scene, useScene } from "../scene";
import { useChart } from "./chart";

export function NodeLights() {
  const scene = useScene();
  const { sizes } = useChart();
  const { spots, kinds } = scene.side;
  return (
    <>
      {spots.map(([x, y], node) => {
        const kind = lightOf(scene, node);
        if (!kind) return null;
        const radius = sizes.radius[kinds[node]!] + sizes.px(kinds[node] === "gate" ? 2.5 : 3.5);
        return (
          <g key={node} class={kind} transform={`translate(${x} ${y})`}>
            {!isThin(kinds[node]!) && <circle class="p-glow" r={radius + sizes.px(9)} />}
            <circle class="p-ring" r={radius} stroke-width={sizes.px(isThin(kinds[node]!) ? 1.4 : 2.4)} />
          </g>
        );
      })}
    </>
  );
}

function isThin(kind: string): boolean {
  return kind === "gate";
}

/** How the light of a node looks; empty while it answers nothing. */
function lightOf(scene: Scene, node: number): string {
  const id = nodeId(scene, node);
  if (answersAt(scene, id).length === 0) return "";
  const names = ["p-light", scene.pointedAt.includes(id) && "p-pointed"];
  return names.filter(Boolean).join(" ");
}
