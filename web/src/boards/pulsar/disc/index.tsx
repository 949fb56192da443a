// The round star map over its sky.

import type { ComponentChildren } from "preact";
import { Legend } from "../legend";
import { Above, Below, type LensOf, MapLights, StarMap, Turning } from "../map";
import { Part } from "../part";
import { label, type Scene, useScene } from "../scene";
import { EDGE, MapDefs, Sky } from "../sky";
import { Tracks } from "../tracks";
import { useLens } from "../zoom";

const VIEW = `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`;

/** A square of 2 × `r` px. */
export function Disc({ r }: { r: number }) {
  const scene = useScene();
  const lens = useLens(EDGE);
  const places = [scene.view.map, scene.next.map, lens.lens];
  return (
    <div class="p-heart" style={{ width: `${2 * r}px`, height: `${2 * r}px` }}>
      <Sky viewBox={VIEW} />
      <Layer>
        <Below lens={lens} />
      </Layer>
      <Layer kind="p-lights">
        <MapLights lens={lens} />
      </Layer>
      <svg
        class="p-space"
        style={{ touchAction: lens.lens.scale > 1 ? "none" : "pan-y" }}
        viewBox={VIEW}
        role="group"
        aria-label={label(scene, "cluster")}
      >
        <MapDefs />
        <Part kinds={["system", "pulsar", "gate", "entry"]} facts={places}>
          <StarMap lens={lens} />
        </Part>
      </svg>
      <Layer>
        <Part kinds={[]} facts={places}>
          <Turning lens={lens} />
        </Part>
      </Layer>
      <Layer>
        <Above lens={lens} />
      </Layer>
      {!scene.places.isNarrow && <Tracks />}
      <Zoom lens={lens} scene={scene} />
    </div>
  );
}

/** A drawing that lies over or under the map. */
function Layer(props: { kind?: string; children: ComponentChildren }) {
  return (
    <svg class={props.kind ? `p-layer ${props.kind}` : "p-layer"} viewBox={VIEW}>
      {props.children}
    </svg>
  );
}

function Zoom({ lens, scene }: { lens: LensOf; scene: Scene }) {
  return (
    <div class="p-zoom">
      <button type="button" aria-label={label(scene, "zoom-in")} onClick={() => lens.step(1.5)}>
        +
      </button>
      <button type="button" aria-label={label(scene, "zoom-out")} onClick={() => lens.step(1 / 1.5)}>
        −
      </button>
      {lens.lens.scale > 1 && (
        <button type="button" aria-label={label(scene, "zoom-whole")} onClick={lens.whole}>
          ⤢
        </button>
      )}
      <Legend />
    </div>
  );
}
