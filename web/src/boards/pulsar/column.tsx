// My column: the roll, my bridge, gyrodynes, the transmitters of this round, goals.

import { Bridge } from "./bridge";
import { Part } from "./part";
import { Roll } from "./roll";
import { useScene } from "./scene";
import { Goals, Gyrodynes } from "./supply";
import { Display } from "./transmitters";
import type { PulsarView } from "./types";

/** Both sides of a headquarters board, to choose one of them, take the room of the gyrodynes. Lower than this, in px of the smallest size, goals are one line each. */
const ROOMY = 690;
/** Lower than this everything stands closer together, higher than this further apart. */
const TIGHT = 620;
const SPACIOUS = 780;

export function Column() {
  const { view, next, places, props, seat } = useScene();
  const { x, y, width, height } = places.column;
  const arrays = [view.transmitters, next.transmitters];
  const isFolded = height / places.scale < ROOMY;
  const isChoosingSide = view.seats[seat]!.face < 0;
  const zoom = places.scale;
  const box = { left: x / zoom, top: y / zoom, width: width / zoom, height: height / zoom };
  const kind = ["p-column", height / zoom < TIGHT && "p-tight", height / zoom >= SPACIOUS && "p-spacious"];
  return (
    <div class={kind.filter(Boolean).join(" ")} style={{ zoom, ...inPixels(box) }}>
      <Roll />
      <Part kinds={OWNED} facts={[view.seats, next.seats, view.map, ...arrays, props.question]}>
        <Bridge />
      </Part>
      {!isChoosingSide && (
        <Part kinds={["gyrodyne"]} facts={[next.supply]}>
          <Gyrodynes />
        </Part>
      )}
      <Part kinds={["transmitter"]} facts={[view.supply.display, ...arrays]}>
        <Display />
      </Part>
      <Part kinds={["goal"]} facts={[isFolded, view.table.goals, ...counted(view), ...counted(next)]}>
        <Goals isFolded={isFolded} />
      </Part>
    </div>
  );
}

export function inPixels(box: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(box).map(([key, value]) => [key, `${value}px`]));
}

/** The kinds of pieces that lie before a player, one's own or somebody else's. */
const OWNED = ["die", "bonus", "token", "held", "face", "project", "transmitter", "end"];

/** What counts for goals. */
function counted({ map, transmitters, table, seats }: PulsarView): unknown[] {
  const alone = seats.map(({ projects, runs, scored }) => [projects, runs, scored].join());
  return [map, transmitters, table.patents, ...alone];
}
