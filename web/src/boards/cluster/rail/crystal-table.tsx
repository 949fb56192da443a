// What everybody has mined: crystals in sets, those that can be taken in a dashed frame, and what they bring.

import { MarkIcon, markOf } from "../../../parts/marks";
import { HeldSets } from "../crystals";
import { label, useScene } from "../scene";

export function CrystalTable() {
  const scene = useScene();
  const { seats } = scene.view;
  if (seats.every(({ crystals }) => crystals.every((count) => count === 0))) return null;
  return (
    <section class="c-part c-crystal-table">
      <h3>{label(scene, "crystals")}</h3>
      {seats.map((owned, seat) => (
        <div key={seat} class="c-owned">
          <MarkIcon mark={markOf(seat)} size={18} />
          <span class="c-sets">
            {owned.sets.map((held, kind) => (
              <HeldSets key={kind} kind={kind} held={held} isTakeable={owned.takeable[kind] === 1} />
            ))}
          </span>
          <b>{owned.crystals_now}</b>
        </div>
      ))}
      <small class="c-takeable-note">{label(scene, "crystals-free")}</small>
    </section>
  );
}
