// What can be chosen on the map is lit from below. The lights are a drawing of their
// own: a new question paints nothing but them.

import { nodeId } from "./ids";
import { RADIUS } from "./nodes";
import { isModified } from "./piece";
import { answersAt, type Scene, useScene } from "./scene";

export function NodeLights() {
  const scene = useScene();
  const { spots, kinds } = scene.side;
  return (
    <>
      {spots.map(([x, y], node) => {
        const kind = lightOf(scene, nodeId(scene, node));
        if (!kind) return null;
        return <circle key={node} class={kind} cx={x} cy={y} r={RADIUS[kinds[node]!] + 6} />;
      })}
    </>
  );
}

/** How the light of a piece looks; empty while the piece answers nothing. */
function lightOf(scene: Scene, id: string, prices?: readonly number[]): string {
  if (answersAt(scene, id).length === 0) return "";
  const names = [
    "p-light",
    scene.pointedAt.includes(id) && "p-pointed",
    isModified(scene, prices) && "p-modified",
  ];
  return names.filter(Boolean).join(" ");
}
