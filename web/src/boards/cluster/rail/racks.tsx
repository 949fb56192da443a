// The room for high totals: a slot for each tile that may have one, the filled ones named and coloured by whoever scores.

import { markOf } from "../../../parts/marks";
import { RACKS } from "../parts";
import { label, nameOf, tileOn, useScene } from "../scene";

export function Racks({ racks }: { racks: readonly (readonly number[])[] }) {
  const scene = useScene();
  const { components } = scene;
  const rows = racks.map((cells, place) => ({ total: components.free_total + 1 + place, cells }));
  return (
    <section class="c-part c-racks" data-piece={RACKS}>
      <h3>{label(scene, "racks")}</h3>
      <small>{label(scene, "rack-room")}</small>
      {rows.reverse().map(({ total, cells }) => (
        <Rack key={total} total={total} cells={cells} room={components.caps[total] ?? cells.length} />
      ))}
    </section>
  );
}

function Rack({ total, cells, room }: { total: number; cells: readonly number[]; room: number }) {
  return (
    <div class="c-rack">
      <b>{total}</b>
      {Array.from({ length: Math.max(room, cells.length) }, (_, place) => (
        <Slot key={place} cell={cells[place]} />
      ))}
    </div>
  );
}

function Slot({ cell }: { cell: number | undefined }) {
  const scene = useScene();
  if (cell === undefined) return <span class="c-slot" />;
  const scorer = tileOn(scene.view, cell)?.scorer ?? -1;
  const mark = scorer >= 0 ? markOf(scorer) : null;
  return (
    <span class="c-slot c-full" style={mark ? { color: mark.colour } : undefined}>
      {nameOf(scene, cell)}
      {mark && <i>{mark.letter}</i>}
    </span>
  );
}
