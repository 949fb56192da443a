// What can be chosen among the technologies is lit from below.

import { cardSpot, type Rows } from "./geometry";
import { technologyId } from "./ids";
import { isModified } from "./piece";
import { answersAt, type Scene, useScene } from "./scene";
import { CARD, inPlay } from "./technologies";

export function CardLights({ rows }: { rows: Rows }) {
  const scene = useScene();
  return (
    <>
      {inPlay(scene).map(({ slot, entry, column }) => {
        const kind = lightOf(scene, technologyId(entry), [entry.cost]);
        if (!kind) return null;
        const { x, y } = cardSpot(rows, entry.row, column);
        const size = { width: CARD.width + 8, height: rows.height + 8 };
        return <rect key={slot} class={kind} x={x - 4} y={y - 4} {...size} rx="12" />;
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
