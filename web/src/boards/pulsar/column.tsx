// My column: the roll, my bridge, what the others have if there is room, gyrodynes, the transmitters of this round, goals.

import { Bridge } from "./bridge";
import type { Places } from "./layout";
import { heightOfOthers, Others } from "./others";
import { Part } from "./part";
import { Roll } from "./roll";
import { useScene } from "./scene";
import { Goals, Gyrodynes } from "./supply";
import { Display } from "./transmitters";
import type { PulsarView } from "./types";

/** Lower than this, in px of the smallest size, goals are one line each: with headquarters and one row of transmitters. */
const ROOMY = 690;
/** How high the pyramid of a headquarters board is, and a further row of transmitters, of which so many are beside each
 * other. */
const PYRAMID = 100;
const ROW = 46;
const IN_A_ROW = 2;
/** Lower than this everything stands closer together. */
const TIGHT = 620;
/** With so much to spare goals that have long words may have two lines. */
const SPACIOUS = 50;

export function Column() {
  const { view, next, places, props, seat } = useScene();
  const { x, y, width, height } = places.column;
  const arrays = [view.transmitters, next.transmitters];
  const { hq, face } = view.seats[seat]!;
  const needed = roomFor(view, seat);
  const others = heightOfOthers(view.seats.length - 1);
  const zoom = zoomFor(places, needed + others);
  const spare = height / zoom - needed;
  const isFolded = spare < 0;
  const showsOthers = spare >= others;
  const isSpacious = spare - (showsOthers ? others : 0) >= SPACIOUS;
  // Both sides of a headquarters board, to choose one of them, take the room of the gyrodynes.
  const isChoosingSide = hq >= 0 && face < 0;
  const box = { left: x / zoom, top: y / zoom, width: width / zoom, height: height / zoom };
  const kind = ["p-column", height / zoom < TIGHT && "p-tight", isSpacious && "p-spacious"];
  return (
    <div class={kind.filter(Boolean).join(" ")} style={{ zoom, ...inPixels(box) }}>
      <Roll />
      <Part kinds={OWNED} facts={[view.seats, next.seats, view.map, ...arrays, props.question]}>
        <Bridge />
      </Part>
      {showsOthers && (
        <Part kinds={OWNED} facts={[view.seats, next.seats, view.map, props.question]}>
          <Others />
        </Part>
      )}
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

/** What the others have is worth being drawn smaller by so much, but not smaller than at the smallest size. */
const WORTH = 0.8;

/** How large the column is drawn: smaller than the wheel where that makes room for all there is. */
function zoomFor({ column, scale }: Places, all: number): number {
  const fitting = Math.floor((column.height / all) * 100) / 100;
  return fitting >= Math.max(1, scale * WORTH) ? Math.min(scale, fitting) : scale;
}

/** How much room the column needs with whole goals. */
function roomFor({ seats, transmitters }: PulsarView, seat: number): number {
  const own = transmitters.filter(({ keeper }) => keeper === seat).length;
  const rows = Math.max(0, Math.ceil(own / IN_A_ROW) - 1);
  return ROOMY + rows * ROW - (seats[seat]!.hq < 0 ? PYRAMID : 0);
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
