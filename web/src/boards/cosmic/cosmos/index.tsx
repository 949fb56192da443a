// The cosmos: systems around the Warp; on a narrow screen those that matter.
//
// From below: the sky, painted once; the Warp and the suns, which move by themselves; one drawing of everything else;
// the names of the systems.

import { useMemo, useRef, useState } from "preact/hooks";
import { useArrows } from "../../arrows";
import { Effects } from "../effects";
import { boxed } from "../layout";
import { Chips } from "../phone";
import { type CosmicProps, label, litPlaces, type Scene } from "../scene";
import { Cone, Guards } from "./cone";
import { Defs } from "./defs";
import { type Chart, chartFor } from "./geometry";
import { Suns, SystemNames } from "./names";
import { phoneChart, roomFor, wantedSystems } from "./phone-chart";
import { BARE_WIDTH, Piles } from "./piles";
import { Sky } from "./sky";
import { SystemDrawing } from "./system";
import { Warp, WarpPit } from "./warp";

export function Cosmos({ scene }: CosmicProps) {
  return scene.places.isNarrow ? <NarrowCosmos scene={scene} /> : <WideCosmos scene={scene} />;
}

function WideCosmos({ scene }: CosmicProps) {
  const { places, view, seat } = scene;
  const { width, height } = places.cosmos;
  const chart = useMemo(
    () => chartFor(width, height, view, seat),
    [width, height, view.home, view.planets, seat],
  );
  return (
    <>
      <Sky width={width} height={height} />
      <div class="cx-part cx-cosmos always-dark" style={boxed(places.cosmos)}>
        <WarpPit {...chart.warp} />
        <Drawing scene={scene} chart={chart} />
      </div>
    </>
  );
}

/** Below the drawing stand the chips. */
const CHIPS = 44;

function NarrowCosmos({ scene }: CosmicProps) {
  const { places, view, seat, props } = scene;
  const { width, height } = places.cosmos;
  const [pick, setPick] = useState<{ question: number | undefined; system: number } | null>(null);
  const picked = pick?.question === props.question?.number ? (pick?.system ?? null) : null;
  const room = Math.max(0, height - CHIPS);
  const shown = wantedSystems(view, seat, picked, litPlaces(scene)).slice(0, roomFor(room));
  const chart = phoneChart(width, room, view, inOrder(shown, view.home.indexOf(seat)));
  return (
    <>
      <Sky width={width} height={height} />
      <div class="cx-part cx-cosmos always-dark" style={boxed({ ...places.cosmos, height: room })}>
        <Drawing scene={scene} chart={chart} />
      </div>
      <div
        class="cx-part cx-seat-row"
        style={boxed({ ...places.cosmos, y: places.cosmos.y + room, height: CHIPS })}
      >
        <Chips
          {...{ scene, shown }}
          onPick={(system) => setPick({ question: props.question?.number, system })}
        />
      </div>
    </>
  );
}

/** One's own system is the lower one. */
function inOrder(shown: readonly number[], mine: number): number[] {
  return [...shown].sort((one, other) => Number(one === mine) - Number(other === mine));
}

const BARE = 0.62;

/** Below the mouth of the cone. */
function bareSpot({ width, height }: Chart): { x: number; y: number; scale: number } {
  return { x: width - BARE_WIDTH * BARE - 10, y: height - 3, scale: BARE };
}

function Drawing({ scene, chart }: { scene: Scene; chart: Chart }) {
  const drawing = useRef<SVGSVGElement>(null);
  useArrows(drawing);
  const { width, height, unit } = chart;
  const near = [...chart.systems].sort((one, other) => one.y - other.y);
  const isWide = !scene.places.isNarrow;
  return (
    <>
      <Suns chart={chart} />
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label(scene, "cosmos")}>
        <Defs />
        {isWide && <Warp scene={scene} warp={chart.warp} unit={unit} />}
        {near.map((system) => (
          <SystemDrawing key={system.system} {...{ scene, system, unit }} />
        ))}
        <Cone scene={scene} chart={chart} />
        <Guards scene={scene} chart={chart} />
        {isWide && <Piles scene={scene} x={6} y={height - 6} scale={Math.max(1, unit * 0.95)} />}
        {!isWide && chart.gate && <Piles isBare scene={scene} {...bareSpot(chart)} />}
      </svg>
      <Effects scene={scene} />
      {isWide && <SystemNames scene={scene} chart={chart} />}
    </>
  );
}
