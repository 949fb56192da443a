// The board of PULSAR 2849: the star map with the technologies beside it, and the side boards around.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import "./styles/index.css";
import { Disc } from "./disc";
import { Draft } from "./draft";
import type { Rows } from "./geometry";
import { Tableau } from "./hand";
import { CardLights } from "./lights";
import { Menu, Offers, TipCard } from "./offer";
import { Part } from "./part";
import { Rings } from "./pop";
import { Production } from "./production";
import { type Focus, label, pointedPieces, type Scene, SceneContext, useDrawn } from "./scene";
import { Goals, Gyrodynes } from "./supply";
import { arc, CARD, straight, Technologies } from "./technologies";
import { Display } from "./transmitters";
import type { PulsarView } from "./types";

export default function PulsarBoard(props: BoardProps) {
  const [focus, point] = useState<Focus | null>(null);
  const [menu, open] = useState<Focus | null>(null);
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
        {props.isNarrow ? <Narrow scene={scene} /> : <Wide scene={scene} />}
        <Rings />
        <Production />
        <TipCard />
        <Menu />
      </div>
    </SceneContext.Provider>
  );
}

/** The rows beside the map, and how far they reach to its right, in units of the map. */
const ARC = arc(520);
const REACH = 452;

function Wide({ scene }: { scene: Scene }) {
  const { view, next } = scene;
  const arrays = [view.transmitters, next.transmitters];
  return (
    <>
      <Draft />
      <Heart scene={scene} rows={ARC} />
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

/** Room for the counters on the left of the disc, in pixels. */
const COUNTERS = 46;

/** The disc, with the rows of technologies beside it if they are given. */
function Heart({ scene, rows }: { scene: Scene; rows?: Rows }) {
  const place = useRef<HTMLDivElement>(null);
  const r = useRadius(place, rows ? REACH / 1000 : 0);
  const size = 2 * r;
  const viewBox = `-500 -500 ${1000 + REACH} 1000`;
  return (
    <div class="p-heart" ref={place}>
      <div class="p-disc-place" style={{ marginLeft: rows ? `${COUNTERS}px` : undefined }}>
        <Disc r={r} />
        {rows && (
          <svg
            class="p-layer p-beside"
            {...{ viewBox }}
            style={{ width: `${size * (1 + REACH / 1000)}px`, height: `${size}px` }}
            role="group"
            aria-label={label(scene, "technologies")}
          >
            <CardLights rows={rows} />
            <Part kinds={["tech", "row"]} facts={printed(scene)}>
              <Technologies rows={rows} />
            </Part>
          </svg>
        )}
      </div>
      <Offers />
    </div>
  );
}

/** The radius of the disc in its place, with so much of its width beside it. */
function useRadius(place: { current: HTMLElement | null }, beside: number): number {
  const [r, setRadius] = useState(300);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const room = beside ? (width - COUNTERS) / (1 + beside) : width - 8;
      const most = beside ? Math.min(height - 8, room) : room;
      if (width > 0) setRadius(Math.max(140, Math.floor(most / 2)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [beside]);
  return r;
}

/** How the technologies stand. */
function printed({ view, next }: Scene): unknown[] {
  const { boards, round, patents, fresh } = view.table;
  return [boards, round, patents, fresh, next.table.patents];
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
function Narrow({ scene }: { scene: Scene }) {
  const asked = scene.props.question?.decision ?? "";
  const [tab, setTab] = useState<Tab>(tabFor(asked));
  useEffect(() => setTab(tabFor(asked)), [asked]);
  return (
    <>
      <Heart scene={scene} />
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
      <Technologies rows={STRAIGHT} isMarked />
    </svg>
  );
}
