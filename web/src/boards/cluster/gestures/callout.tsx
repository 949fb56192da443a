// Why a tile may not lie on a cell, beside it and never over it.

import type { Refusal } from "../../answers";
import { useScene } from "../scene";
import { reasonFor, sentenceFor } from "./refused";

interface Props {
  cell: number;
  refusal: Refusal;
  box: DOMRect;
}

const WIDE = 236;
const OFF = 14;

export function Callout({ cell, refusal, box }: Props) {
  const scene = useScene();
  return (
    <div class="c-callout" role="tooltip" style={placeOf(box)}>
      <small>{refusal.clause}</small>
      <b>{reasonFor(scene, cell, refusal.clause)}</b>
      <p>{sentenceFor(scene, refusal.clause)}</p>
    </div>
  );
}

/** Left of the cell where there is room, else above or below it. */
function placeOf(box: DOMRect): Record<string, string> {
  if (box.left > WIDE + 2 * OFF) return { left: `${box.left - WIDE - OFF}px`, top: `${box.top}px` };
  const left = Math.max(OFF, Math.min(innerWidth - WIDE - OFF, box.left + box.width / 2 - WIDE / 2));
  if (box.top > innerHeight / 2) return { left: `${left}px`, bottom: `${innerHeight - box.top + OFF}px` };
  return { left: `${left}px`, top: `${box.bottom + OFF}px` };
}
