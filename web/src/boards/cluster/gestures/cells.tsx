// While a tile is to be laid: the places where it may lie, and those beside the tiles where it may not.

import { useRootMark } from "../../../parts/root-mark";
import { useLettering } from "../field/chart";
import { SLAB, slabOf } from "../geometry";
import { cellProps } from "../piece";
import { nameOf, useScene } from "../scene";
import { reasonFor, refusedCells, sentenceFor } from "./refused";
import { turnsOf } from "./turns";

/** Pressing an open cell says all there is to say of it. */
const NO_TIP = { title: "", rule: "" };

export function OpenCells() {
  const scene = useScene();
  const { components, answers, held } = scene;
  const font = useLettering().font(13);
  useRootMark("placing", "");
  return (
    <g class="c-open">
      {[...turnsOf(answers, components).keys()].map((cell) => {
        const { x, y } = slabOf(components.cells[cell]!);
        return (
          <g
            key={cell}
            transform={`translate(${x} ${y})`}
            {...cellProps(
              scene,
              cell,
              held.ghost?.cell === cell ? "c-open-one c-taken" : "c-open-one",
              NO_TIP,
            )}
          >
            <rect x="1.5" y="1.5" width={SLAB - 3} height={SLAB - 3} rx="8" />
            <text x={SLAB / 2} y={font + 6} font-size={font}>
              {nameOf(scene, cell)}
            </text>
            <path d={`M${SLAB / 2} ${SLAB / 2 - 4}v22M${SLAB / 2 - 11} ${SLAB / 2 + 7}h22`} />
          </g>
        );
      })}
      <RefusedCells />
    </g>
  );
}

/** What the right edge and the frame refuse is seen from their lines; it shows when it is pointed at. */
const OUTSIDE = ["G3.3", "G3.4"];

function RefusedCells() {
  const scene = useScene();
  return (
    <>
      {[...refusedCells(scene)].map(([cell, { clause }]) => {
        const { x, y } = slabOf(scene.components.cells[cell]!);
        return (
          <g
            key={cell}
            transform={`translate(${x} ${y})`}
            {...cellProps(scene, cell, OUTSIDE.includes(clause) ? "c-no c-outside" : "c-no", {
              title: reasonFor(scene, cell, clause),
              rule: sentenceFor(scene, clause),
            })}
            role="button"
            tabindex={0}
          >
            <rect x="1.5" y="1.5" width={SLAB - 3} height={SLAB - 3} rx="8" />
            <path d={`M${SLAB / 2 - 9} ${SLAB / 2 - 9}l18 18m0-18l-18 18`} />
          </g>
        );
      })}
    </>
  );
}
