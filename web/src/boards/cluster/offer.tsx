// A card beside what is pointed at: its name and what is to be said of it; or why no tile may lie there.

import { useEffect } from "preact/hooks";
import { beside } from "../beside";
import type { Focus } from "../focus";
import { type Chart, useChart } from "./field/chart";
import { slabOf } from "./geometry";
import { holdsAny, pointedCell } from "./gestures/acting";
import { Callout } from "./gestures/callout";
import { refusedCells } from "./gestures/refused";
import { cellWith } from "./ids";
import { isPlacing, type Scene, useScene } from "./scene";

export function TipCard() {
  const scene = useScene();
  const chart = useChart();
  const { focus, menu } = scene;
  useEffect(() => {
    const hide = () => scene.point(null);
    addEventListener("scroll", hide, true);
    return () => removeEventListener("scroll", hide, true);
  }, [scene.point]);
  if (!focus || menu || !focus.tip.title) return null;
  const refusal = isPlacing(scene) ? refusedCells(scene).get(pointedCell(scene)) : undefined;
  if (refusal) return <Callout cell={pointedCell(scene)} refusal={refusal} box={focus.box} />;
  if (isPlacing(scene) || holdsAny(scene.held)) return null;
  return (
    <div class="c-tip" role="tooltip" style={inTheSky(scene, chart, focus) ?? beside(focus.box)}>
      <b>{focus.tip.title}</b>
      {focus.tip.rule && <p>{focus.tip.rule}</p>}
    </div>
  );
}

const WIDE = 270;
const OFF = 14;

/** Left of all tiles at the height of one, so that none is covered; null without room there. It is reckoned from the
 * chart: to measure would make the browser lay out what is only being drawn. */
function inTheSky({ components, view, places }: Scene, { unit, origin }: Chart, { id, box }: Focus) {
  const cell = components.cells[cellWith({ components }, id)];
  if (!cell) return null;
  const first = Math.min(...view.tiles.map((tile) => slabOf(tile).x));
  const room = origin.x + first * unit - places.rail.x - places.rail.width;
  if (room < WIDE + 2 * OFF) return null;
  const left = box.left + (first - slabOf(cell).x) * unit - WIDE - OFF;
  return { left: `${left}px`, top: `${Math.max(OFF, box.top)}px`, width: `${WIDE}px` };
}
