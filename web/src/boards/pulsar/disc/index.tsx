// The disc: the star map in its window, with the three clocks of the game on the rim. What changes at different times
// is in drawings of its own, one over the other, so that no change paints more than it must.

import type { ComponentChildren } from "preact";
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import { Part } from "../part";
import { label, useScene } from "../scene";
import { type Chart, ChartContext, useChart } from "./chart";
import { Defs } from "./defs";
import { Route, Steps } from "./flight";
import { EndChip, Ghosts } from "./ghosts";
import { Glass, Spaces } from "./glass";
import { layoutOf, printedOn } from "./labels";
import { Lanes } from "./lanes";
import { CostChips, Membranes, NodeLights } from "./lights";
import { Names, type Naming, nextNaming } from "./name-layer";
import { isPartial, type Window as Seen, seenThrough } from "./nearest";
import { Nodes } from "./nodes";
import { Rounds } from "./rounds";
import { Ships } from "./ships";
import { EDGE, GLASS, sizesFor } from "./sizes";
import { Sky, Window } from "./sky";
import { SmallMap } from "./small-map";
import { Beats, Spinners } from "./stars";
import { useTaps } from "./taps";
import { grownBy, Titles } from "./titles";
import { Tools } from "./tools";
import { Counters, Moves, useMoves } from "./tracks";
import { useView } from "./view";

/** A square of twice the radius, in pixels, around the middle of the map. */
export function Disc({ r }: { r: number }) {
  const scene = useScene();
  const root = useRef<HTMLDivElement>(null);
  const { lens, handlers, whole, show, window } = useView(root, r);
  const [naming, setNaming] = useState<Naming>("fitting");
  const chart = useChartFor(r, lens);
  const tap = useTaps(chart);
  const scale = chart.sizes.scale;
  const rename = useCallback(() => setNaming((now) => nextNaming(now, scale)), [scale]);
  const seen = seenThrough(lens, window);
  return (
    <ChartContext.Provider value={chart}>
      <div
        ref={root}
        class={lens.scale > 1 ? "p-disc p-zoomed" : "p-disc"}
        style={{ width: `${2 * r}px`, height: `${2 * r}px`, touchAction: lens.scale > 1 ? "none" : "pan-y" }}
        {...handlers}
        onClickCapture={(event) => {
          if (handlers.onClickCapture(event)) tap(event);
        }}
      >
        <Sky />
        <Defs />
        <Layers naming={naming} />
        {scene.props.isNarrow && lens.scale > 1 && isPartial(seen) && (
          <SmallMap
            seen={seen}
            place={cornerOf(window, r)}
            onLook={(x, y) => show({ scale: lens.scale, x: -x * lens.scale, y: -y * lens.scale })}
          />
        )}
        <Tools
          naming={naming}
          isZoomed={lens.scale > 1}
          place={scene.props.isNarrow ? cornerOf(window, r) : { zoom: `${grownBy(r)}` }}
          onNames={rename}
          onWhole={whole}
        />
      </div>
    </ChartContext.Provider>
  );
}

/** How far the corners of the window are from those of the square, in pixels, for what stands in them. */
function cornerOf({ left, top, right, bottom }: Seen, r: number): Record<string, string> {
  const px = (units: number) => `${(units * r) / EDGE}px`;
  return {
    "--p-left": px(left + EDGE),
    "--p-top": px(top + EDGE),
    "--p-right": px(EDGE - right),
    "--p-bottom": px(EDGE - bottom),
  };
}

/** The same object for as long as nothing of it changes. */
function useChartFor(r: number, lens: Chart["lens"]): Chart {
  const { components, side, view, props } = useScene();
  const scale = sizesFor((r / EDGE) * lens.scale).scale;
  const sizes = useMemo(() => sizesFor(scale), [scale]);
  const rim = useMemo(() => sizesFor(r / EDGE), [r]);
  const printed = printedOn(components, side, view);
  const layout = useMemo(() => layoutOf(side, printed, sizes), [side, JSON.stringify(printed), sizes]);
  const isFree = props.isNarrow;
  return useMemo(() => ({ r, sizes, rim, lens, isFree, layout }), [r, sizes, rim, lens, isFree, layout]);
}

function Layers({ naming }: { naming: Naming }) {
  const scene = useScene();
  const chart = useChart();
  const { map } = scene.view;
  return (
    <>
      <div class="p-space-deep always-dark">
        {chart.isFree ? (
          <Floating>
            <Window />
          </Floating>
        ) : (
          <Window />
        )}
        <Layer>
          <Frame>
            <Glass />
            {!chart.isFree && <Spaces />}
          </Frame>
          <Lensed>
            <Lanes />
          </Lensed>
        </Layer>
        <Layer kind="p-routes">
          <Lensed>
            <Route />
          </Lensed>
        </Layer>
        <Floating>
          <Beats />
          <Part kinds={[]} facts={[map]}>
            <Spinners />
          </Part>
        </Floating>
        <svg class="p-space" viewBox={VIEW} role="group" aria-label={label(scene, "cluster")}>
          <Lensed>
            <Part kinds={["system", "pulsar", "gate", "entry"]} facts={[map, chart]}>
              <Nodes />
            </Part>
          </Lensed>
        </svg>
        <Layer kind="p-membranes">
          <Lensed>
            <Membranes />
          </Lensed>
        </Layer>
        <Layer kind="p-lights">
          <Lensed>
            <NodeLights />
          </Lensed>
        </Layer>
        <Layer kind="p-over">
          <Lensed>
            <Ships />
            <Names naming={naming} />
            <CostChips />
            <Ghosts />
            <Steps />
            <EndChip />
          </Lensed>
        </Layer>
      </div>
      {!chart.isFree && <Clocks />}
    </>
  );
}

/** The rounds and the counters of both tracks, which stand beside the board on phones. */
function Clocks() {
  const scene = useScene();
  const chart = useChart();
  const moves = useMoves();
  const { round, boards } = scene.view.table;
  return (
    <>
      <svg
        class="p-layer p-clocks always-dark"
        viewBox={VIEW}
        role="group"
        aria-label={label(scene, "tracks")}
      >
        <Part kinds={["row"]} facts={[round, boards, chart.rim]}>
          <Rounds />
        </Part>
        <Counters />
        <Moves moves={moves} />
      </svg>
      <Titles moves={moves} />
    </>
  );
}

const VIEW = `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`;

function Layer({ kind, children }: { kind?: string; children: ComponentChildren }) {
  return (
    <svg class={kind ? `p-layer ${kind}` : "p-layer"} viewBox={VIEW}>
      {children}
    </svg>
  );
}

/** A part of the map under the lens; under glass it is cut off at the rim while it is larger than that. */
function Lensed({ children }: { children: ComponentChildren }) {
  const { lens, isFree } = useChart();
  const { scale, x, y } = lens;
  return (
    <g style={scale > 1 && !isFree ? { clipPath: `circle(${GLASS}px at 0 0)` } : undefined}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
    </g>
  );
}

/** What belongs to the window itself: it stays while the map moves under its glass, and moves along on phones. */
function Frame({ children }: { children: ComponentChildren }) {
  const { lens, isFree } = useChart();
  if (!isFree) return <g>{children}</g>;
  return <g transform={`translate(${lens.x} ${lens.y}) scale(${lens.scale})`}>{children}</g>;
}

/** A layer of HTML under the lens, for what moves of itself. */
function Floating({ children }: { children: ComponentChildren }) {
  const { lens, isFree, r } = useChart();
  const unit = r / EDGE;
  const transform = `translate(${lens.x * unit}px, ${lens.y * unit}px) scale(${lens.scale})`;
  const clipPath = lens.scale > 1 && !isFree ? `circle(${GLASS * unit}px)` : undefined;
  return (
    <div class="p-floating" style={{ clipPath }} aria-hidden="true">
      <div style={{ transform }}>{children}</div>
    </div>
  );
}
