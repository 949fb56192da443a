// The tiles that are still to come, by group in the order of drawing: everybody knows which, nobody in which order.

import { TileIcon } from "../art/icon";
import { STACK } from "../parts";
import { label, said, useScene } from "../scene";

export function Stack() {
  const scene = useScene();
  const { stack } = scene.view.turn;
  const groups = stack.filter((group) => group.some((count) => count > 0));
  return (
    <section class="c-part c-stack" data-piece={STACK}>
      <h3>
        {label(scene, "stack")} <b>{scene.view.coming.left}</b>
      </h3>
      {groups.length === 0 && <p>{label(scene, "all-in")}</p>}
      {groups.map((group, place) => (
        <div key={stack.indexOf(group)} class="c-group">
          <span>{label(scene, place === 0 ? "group-now" : "group-then")}</span>
          <Group counts={group} isNext={place === 0} />
        </div>
      ))}
    </section>
  );
}

function Group({ counts, isNext }: { counts: readonly number[]; isNext: boolean }) {
  const scene = useScene();
  const { components } = scene;
  return (
    <ul class={isNext ? undefined : "c-later"}>
      {counts.map((count, number) => {
        const kind = components.tiles[number];
        if (count === 0 || !kind) return null;
        const name = said(scene, `tile.${kind.key}`);
        return (
          <li key={number} title={count > 1 ? `${name} × ${count}` : name}>
            <TileIcon kind={kind} size={24} />
            {count > 1 && <small>{count}</small>}
            <span class="hidden">{count > 1 ? `${name} × ${count}` : name}</span>
          </li>
        );
      })}
    </ul>
  );
}
