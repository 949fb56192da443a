// The board of PULSAR 2849: the star map with the technologies beside it, and the side boards around.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import "./styles/index.css";
import { Draft } from "./draft";
import type { Rows } from "./geometry";
import { Tableau } from "./hand";
import { Legend } from "./legend";
import { CardLights } from "./lights";
import { Above, Below, type LensOf, MapLights, StarMap, Turning } from "./map";
import { Menu, Offers, TipCard } from "./offer";
import { Part } from "./part";
import { Rings } from "./pop";
import { Production } from "./production";
import { type Focus, label, pointedPieces, type Scene, SceneContext, useDrawn } from "./scene";
import { EDGE, MapDefs, Sky } from "./sky";
import { Goals, Gyrodynes } from "./supply";
import { arc, CARD, straight, Technologies } from "./technologies";
import { Display } from "./transmitters";
import type { PulsarView } from "./types";
import { useLens } from "./zoom";

export default function PulsarBoard(props: BoardProps) {
  const [focus, point] = useState<Focus | null>(null);
  const [menu, open] = useState<Focus | null>(null);
  const lens = useLens(EDGE);
  const isLively = useRef(false);
  useEffect(() => {
    isLively.current = drawn !== null;
  });
  const drawn = useDrawn(props);
  if (!drawn) return null;
  const asked = props.question?.number;
  const scene: Scene = {
    ...drawn,
    isLively: isLively.current,
    focus,
    pointedAt: pointedPieces(drawn.answers, focus, props.pointed),
    point,
    menu: menu && drawn.answers.open.has(menu.id) ? menu : null,
    open,
  };
  const kind = ["pulsar", props.isNarrow ? "p-narrow" : "p-wide", props.isStill && "p-still"]
    .filter(Boolean)
    .join(" ");
  return (
    <SceneContext.Provider value={scene}>
      <div class={kind} data-asked={asked}>
        {props.isNarrow ? <Narrow lens={lens} scene={scene} /> : <Wide lens={lens} scene={scene} />}
        <Rings />
        <Production />
        <TipCard />
        <Menu />
      </div>
    </SceneContext.Provider>
  );
}

/** The rows beside the map, and how far they reach to its right, in units of the map. */
const ARC = arc(EDGE + 62);
const REACH = 452;

function Wide({ lens, scene }: { lens: LensOf; scene: Scene }) {
  const { view, next } = scene;
  const arrays = [view.transmitters, next.transmitters];
  return (
    <>
      <Draft />
      <Heart lens={lens} scene={scene} rows={ARC} />
      <div class="p-aside">
        <Part kinds={["transmitter"]} facts={[view.supply.display, ...arrays]}>
          <Display />
        </Part>
        <Part kinds={["gyrodyne"]} facts={[next.supply]}>
          <Gyrodynes />
        </Part>
        <Part kinds={["goal"]} facts={[view.table.goals, ...counted(view), ...counted(next)]}>
          <Goals />
        </Part>
      </div>
      <Part kinds={OWNED} facts={[view.seats, next.seats, view.map, ...arrays, scene.props.question]}>
        <Tableau />
      </Part>
    </>
  );
}

/** The kinds of pieces that lie before a player, one's own or somebody else's. */
const OWNED = ["die", "bonus", "token", "held", "face", "project", "transmitter", "end"];

/** What counts for goals. */
function counted({ map, transmitters, table, seats }: PulsarView): unknown[] {
  const alone = seats.map(({ projects, runs, scored }) => [projects, runs, scored].join());
  return [map, transmitters, table.patents, ...alone];
}

/** The map over its sky, with the rows of technologies beside it if they are given. */
function Heart({ lens, scene, rows }: { lens: LensOf; scene: Scene; rows?: Rows }) {
  const places = [scene.view.map, scene.next.map, lens.lens];
  const edge = EDGE + 8;
  const viewBox = `${-edge} ${-edge} ${2 * edge + (rows ? REACH : 0)} ${2 * edge}`;
  const touchAction = lens.lens.scale > 1 ? "none" : "pan-y";
  return (
    <div class="p-heart">
      <Sky viewBox={viewBox} />
      <Layer viewBox={viewBox}>
        <Below lens={lens} />
      </Layer>
      <Layer viewBox={viewBox} kind="p-lights">
        <MapLights lens={lens} />
        {rows && <CardLights rows={rows} />}
      </Layer>
      <svg
        class="p-space"
        style={{ touchAction }}
        {...{ viewBox }}
        role="group"
        aria-label={label(scene, "cluster")}
      >
        <MapDefs />
        <Part kinds={["system", "pulsar", "gate", "entry"]} facts={places}>
          <StarMap lens={lens} />
        </Part>
      </svg>
      {rows && (
        <svg class="p-layer" {...{ viewBox }} role="group" aria-label={label(scene, "technologies")}>
          <Part kinds={["tech", "row"]} facts={printed(scene)}>
            <Technologies rows={rows} />
          </Part>
        </svg>
      )}
      <Layer viewBox={viewBox}>
        <Part kinds={[]} facts={places}>
          <Turning lens={lens} />
        </Part>
      </Layer>
      <Layer viewBox={viewBox}>
        <Above lens={lens} />
      </Layer>
      <Zoom lens={lens} scene={scene} />
      <Offers />
    </div>
  );
}

/** How the technologies stand. */
function printed({ view, next }: Scene): unknown[] {
  const { boards, round, patents, fresh } = view.table;
  return [boards, round, patents, fresh, next.table.patents];
}

/** A drawing that lies over or under the map. */
function Layer(props: { viewBox: string; kind?: string; children: ComponentChildren }) {
  return (
    <svg class={props.kind ? `p-layer ${props.kind}` : "p-layer"} viewBox={props.viewBox}>
      {props.children}
    </svg>
  );
}

const TABS = ["mine", "tracks", "technologies", "transmitters", "goals"] as const;
type Tab = (typeof TABS)[number];

/** The side board that a question is about. */
function tabFor(decision: string): Tab {
  if (["pick-die", "move-counter"].includes(decision)) return "tracks";
  if (["grant-goal", "score-goal", "buy-bonus"].includes(decision)) return "goals";
  return decision === "choose-gyrodyne" ? "transmitters" : "mine";
}

/** One column: the map on top, the side boards in tabs. */
function Narrow({ lens, scene }: { lens: LensOf; scene: Scene }) {
  const asked = scene.props.question?.decision ?? "";
  const [tab, setTab] = useState<Tab>(tabFor(asked));
  useEffect(() => setTab(tabFor(asked)), [asked]);
  return (
    <>
      <Heart lens={lens} scene={scene} />
      <div class="p-board-tabs" role="tablist">
        {TABS.map((key) => (
          <button key={key} type="button" role="tab" aria-selected={tab === key} onClick={() => setTab(key)}>
            {label(scene, key)}
          </button>
        ))}
      </div>
      <div class="p-tab-body" role="tabpanel">
        {tab === "mine" && <Tableau />}
        {tab === "tracks" && <Draft />}
        {tab === "technologies" && <TechnologyRows scene={scene} />}
        {tab === "transmitters" && (
          <>
            <Display />
            <Gyrodynes />
          </>
        )}
        {tab === "goals" && <Goals />}
      </div>
    </>
  );
}

const STRAIGHT = straight();

function TechnologyRows({ scene }: { scene: Scene }) {
  const width = 44 + 3 * (CARD.width + 8);
  return (
    <svg
      class="p-rows"
      viewBox={`-6 -6 ${width} ${8 * (CARD.height + 8) + 8}`}
      role="group"
      aria-label={label(scene, "technologies")}
    >
      <CardLights rows={STRAIGHT} />
      <Technologies rows={STRAIGHT} />
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
