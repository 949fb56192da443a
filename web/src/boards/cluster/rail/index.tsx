// Beside the tiles: the next scoring, what is left in the stack, the room for high totals, and everybody's crystals.

import { Part } from "../part";
import { tileOn, useScene } from "../scene";
import { Coming } from "./coming";
import { CrystalTable } from "./crystal-table";
import { Racks } from "./racks";
import { Stack } from "./stack";

export function Rail() {
  const { view } = useScene();
  const { coming, turn, racks, seats } = view;
  const high = racks.flat().map((cell) => tileOn(view, cell)?.scorer);
  const mined = seats.flatMap(({ crystals, sets, takeable, crystals_now }) => [
    crystals,
    sets,
    takeable,
    crystals_now,
  ]);
  return (
    <>
      <Part facts={[coming, turn.hand, turn.draws, turn.nova_draw, ...seats.map((seat) => seat.scorings)]}>
        <Coming coming={coming} />
      </Part>
      <Part facts={[turn.stack, coming.left]}>
        <Stack />
      </Part>
      <Part facts={[racks, ...high]}>
        <Racks racks={racks} />
      </Part>
      <Part facts={mined}>
        <CrystalTable />
      </Part>
    </>
  );
}

/** The rail where it stands on a wide screen. */
export function RailColumn() {
  const { places } = useScene();
  const { rail, scale, isRoomy } = places;
  const px = (value: number) => `${Math.round(value / scale)}px`;
  const style = { left: px(rail.x), top: px(rail.y), width: px(rail.width), maxHeight: px(rail.height) };
  return (
    <div class={isRoomy ? "c-rail" : "c-rail c-slim"} style={{ ...style, zoom: scale }}>
      <Rail />
    </div>
  );
}
