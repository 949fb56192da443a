// The field: the tiles in their rows before the sky. What changes at different times is in drawings of its own, one
// over the other: what is under the tiles, the tiles, the borders between them, and what is being done.

import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useArrows } from "../../arrows";
import { OnTiles, OverTiles, UnderTiles } from "../gestures/layers";
import { showsBorders } from "../held";
import { TipCard } from "../offer";
import { Kept } from "../part";
import { label, type Scene, useScene } from "../scene";
import { type Border, Bridges, bordersOf, Costs } from "./borders";
import { Charted, useChart } from "./chart";
import { Frame, nameOfFrame } from "./frame";
import { Sky } from "./sky";
import { SmallMap } from "./small-map";
import { seenFrom } from "./space";
import { Tiles } from "./tiles";
import { Tools } from "./tools";
import { useView } from "./view";

export function Field() {
  const scene = useScene();
  const root = useRef<HTMLDivElement>(null);
  useArrows(root);
  const view = useView(scene);
  const { lens, fit, handlers } = view;
  return (
    <Charted unit={fit.unit * lens.scale} pitch={fit.pitch * lens.scale} origin={seenFrom(fit, lens)}>
      <div
        ref={root}
        class="c-field always-dark"
        {...handlers}
        onClickCapture={(event) => void handlers.onClickCapture(event)}
      >
        <Sky />
        <Layers />
        {view.isPartial && <SmallMap fit={fit} lens={lens} onLook={view.lookAt} />}
      </div>
      <Tools view={view} />
      <TipCard />
    </Charted>
  );
}

function Layers() {
  const scene = useScene();
  const { tiles, frame } = scene.view;
  const borders = useMemo(() => bordersOf(scene), [scene.components, ...tiles.map((tile) => tile.borders)]);
  const name = nameOfFrame(scene, frame);
  return (
    <>
      <Layer kind="c-under">
        <Kept facts={[frame, name]}>
          <Frame frame={frame} cells={scene.components.cells} name={name} />
        </Kept>
      </Layer>
      <Layer kind="c-places" name={label(scene, "places")}>
        <UnderTiles />
      </Layer>
      <Layer kind="c-tiles" name={label(scene, "board")}>
        <Tiles />
      </Layer>
      <Layer kind="c-on">
        <OnTiles />
      </Layer>
      <Layer kind="c-between">
        <Kept facts={[borders]}>
          <Bridges borders={borders} />
        </Kept>
      </Layer>
      <Layer kind="c-over">
        <Costs borders={borders.filter((border) => matters(scene, border))} />
      </Layer>
      <Layer kind="c-doing" name={label(scene, "doing")}>
        <OverTiles />
      </Layer>
    </>
  );
}

/** Whether a border is shown large: all of them, or those of the stack that was picked. */
function matters({ held }: Scene, { cells }: Border): boolean {
  return (
    showsBorders.value ||
    (held.source !== null && !held.deed && held.target < 0 && cells.includes(held.source.cell))
  );
}

/** A drawing in the units of the field. */
export function Layer({
  kind,
  name,
  children,
}: {
  kind: string;
  name?: string;
  children: ComponentChildren;
}) {
  const { origin, unit } = useChart();
  return (
    <svg class={`c-layer ${kind}`} role={name ? "group" : undefined} aria-label={name} aria-hidden={!name}>
      <g transform={`translate(${origin.x} ${origin.y}) scale(${unit})`}>{children}</g>
    </svg>
  );
}
