// The names of the places, as the answers use them, with what a station there would bring.

import { useMemo } from "preact/hooks";
import { Signs } from "../icons";
import { nodeId } from "../ids";
import { answersAt, type Scene, useScene } from "../scene";
import { useChart } from "./chart";
import { pointedFlight } from "./flight";
import { type Label, SIGNS } from "./labels";
import { litNodes } from "./nearest";
import type { Sizes } from "./sizes";

/** Which names are shown: all that there is room for, all, or only those of what can be chosen. */
export type Naming = "fitting" | "all" | "lit";

/** Smaller than this, gates go without their names unless these are asked for, and then everything does. */
export const GATES_NAMED = 0.54;
const NAMED = 0.42;
/** So many lit places have room for their names on the smallest map. */
const FEW = 8;

/** The next way to show names when they are toggled: what would change nothing is left out. */
export function nextNaming(naming: Naming, scale: number): Naming {
  if (naming === "fitting") return scale < GATES_NAMED ? "all" : "lit";
  return naming === "all" ? "lit" : "fitting";
}

export function Names({ naming }: { naming: Naming }) {
  const scene = useScene();
  const { layout, sizes } = useChart();
  const route = pointedFlight(scene)?.route ?? [];
  const hasFew = litNodes(scene.side, scene.answers).length <= FEW;
  return (
    <g class="p-names" aria-hidden="true">
      {layout.labels.map((label, node) => {
        if (!isShown(scene, { naming, sizes, route, hasFew }, node)) return null;
        return (
          <Name key={label.name} label={label} sizes={sizes} isGate={scene.side.kinds[node] === "gate"} />
        );
      })}
    </g>
  );
}

interface Wishes {
  naming: Naming;
  sizes: Sizes;
  route: readonly number[];
  /** Whether few places are lit. */
  hasFew: boolean;
}

function isShown(scene: Scene, { naming, sizes, route, hasFew }: Wishes, node: number): boolean {
  if (naming === "all" || route.includes(node)) return true;
  const isGate = scene.side.kinds[node] === "gate";
  const fits = sizes.scale >= (isGate ? GATES_NAMED : NAMED);
  const isLit = (hasFew || sizes.scale >= NAMED) && answersAt(scene, nodeId(scene, node)).length > 0;
  return isLit || (naming === "fitting" && fits);
}

function Name({ label, sizes, isGate }: { label: Label; sizes: Sizes; isGate: boolean }) {
  return useMemo(() => {
    const { name, glyphs, box } = label;
    const font = sizes.em(11);
    const start = box.x - box.w;
    const wide = name.length * sizes.em(7.2);
    return (
      <g>
        <text
          class={isGate ? "p-place-name p-of-gate" : "p-place-name"}
          x={glyphs.length ? start + wide / 2 : box.x}
          y={box.y + font * 0.36}
          font-size={font}
          stroke-width={sizes.em(3)}
        >
          {name}
        </text>
        {glyphs.length > 0 && (
          <g transform={`translate(${start + wide + sizes.em(2)} ${box.y}) scale(${sizes.em(SIGNS)})`}>
            <Signs glyphs={glyphs} />
          </g>
        )}
      </g>
    );
  }, [label, sizes, isGate]);
}
