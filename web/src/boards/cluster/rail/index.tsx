// Beside the tiles: the next scoring, what is left in the stack, the room for high totals, and everybody's crystals.

import { useScene } from "../scene";
import { Coming } from "./coming";
import { CrystalTable } from "./crystal-table";
import { Racks } from "./racks";
import { Stack } from "./stack";

export function Rail() {
  const { view, places } = useScene();
  return (
    <>
      <Coming coming={view.coming} />
      <Stack />
      <Racks racks={view.racks} />
      {(places.isNarrow || places.isRoomy) && <CrystalTable />}
    </>
  );
}

/** The rail where it stands on a wide screen. */
export function RailColumn() {
  const { places } = useScene();
  const { rail, scale } = places;
  const px = (value: number) => `${Math.round(value / scale)}px`;
  const style = { left: px(rail.x), top: px(rail.y), width: px(rail.width), maxHeight: px(rail.height) };
  return (
    <div class="c-rail" style={{ ...style, zoom: scale }}>
      <Rail />
    </div>
  );
}
