// The cosmos: systems around the Warp.
//
// From below: the sky, painted once; the Warp and the suns, which move by themselves; one drawing of everything else;
// the names of the systems.

import { useMemo, useRef } from "preact/hooks";
import { useArrows } from "../../arrows";
import { Effects } from "../effects";
import { boxed } from "../layout";
import { type CosmicProps, label } from "../scene";
import { Cone, Guards } from "./cone";
import { Defs } from "./defs";
import { chartFor } from "./geometry";
import { Suns, SystemNames } from "./names";
import { Piles } from "./piles";
import { Sky } from "./sky";
import { SystemDrawing } from "./system";
import { Warp, WarpPit } from "./warp";

export function Cosmos({ scene }: CosmicProps) {
  const { places, view, seat } = scene;
  const { width, height } = places.cosmos;
  const drawing = useRef<SVGSVGElement>(null);
  useArrows(drawing);
  const chart = useMemo(
    () => chartFor(width, height, view, seat),
    [width, height, view.home, view.planets, seat],
  );
  const { unit } = chart;
  const near = [...chart.systems].sort((one, other) => one.y - other.y);
  return (
    <>
      <Sky width={width} height={height} />
      <div class="cx-part cx-cosmos always-dark" style={boxed(places.cosmos)}>
        <WarpPit {...chart.warp} />
        <Suns chart={chart} />
        <svg
          ref={drawing}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={label(scene, "cosmos")}
        >
          <Defs />
          <Warp scene={scene} warp={chart.warp} unit={unit} />
          {near.map((system) => (
            <SystemDrawing key={system.system} {...{ scene, system, unit }} />
          ))}
          <Cone scene={scene} chart={chart} />
          <Guards scene={scene} chart={chart} />
          <Piles scene={scene} x={6} y={height - 6} scale={Math.max(1, unit * 0.95)} />
        </svg>
        <Effects scene={scene} />
        <SystemNames scene={scene} chart={chart} />
      </div>
    </>
  );
}
