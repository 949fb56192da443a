// A card beside what is pointed at: its name and what is to be said of it; or why no tile may lie there.

import { useEffect } from "preact/hooks";
import { beside } from "../beside";
import { holdsAny, pointedCell } from "./gestures/acting";
import { Callout } from "./gestures/callout";
import { refusedCells } from "./gestures/refused";
import { isPlacing, useScene } from "./scene";

export function TipCard() {
  const scene = useScene();
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
    <div class="c-tip" role="tooltip" style={inTheSky(focus.box) ?? beside(focus.box)}>
      <b>{focus.tip.title}</b>
      {focus.tip.rule && <p>{focus.tip.rule}</p>}
    </div>
  );
}

const WIDE = 270;
const OFF = 14;

/** Left of all tiles at the height of one, so that none is covered; null without room there. */
function inTheSky(box: DOMRect): Record<string, string> | null {
  const tiles = [...document.querySelectorAll(".c-tiles .c-tile")].map((tile) =>
    tile.getBoundingClientRect(),
  );
  const rail = document.querySelector(".c-rail")?.getBoundingClientRect().right ?? 0;
  const left = Math.min(...tiles.map((tile) => tile.left)) - WIDE - OFF;
  if (left < rail + OFF) return null;
  return { left: `${left}px`, top: `${Math.max(OFF, box.top)}px`, width: `${WIDE}px` };
}
