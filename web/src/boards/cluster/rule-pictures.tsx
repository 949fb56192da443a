// A small picture for each part of the rules, put together from the pieces of the board.

import "./styles/index.css";
import "./styles/rules.css";
import type { ComponentChild } from "preact";
import { MarkShape, markOf } from "../../parts/marks";
import { useDefs } from "./art/defs";
import { Coins, Leader } from "./art/members";
import { Point } from "./art/point";
import { DieShape } from "./die";
import { ChartContext, chartFor } from "./field/chart";
import {
  Arrow,
  At,
  BLUE,
  Cell,
  Cost,
  Crystals,
  GREEN,
  kindOf,
  MINE,
  MITS,
  NOVA,
  NULL,
  Tile,
  Words,
} from "./rule-parts";

/** Two tiles side by side with the ticks that make the border between them cost so much. */
const PAIRS: readonly (readonly [left: string, right: string, cost: number])[] = [
  ["tr", "br", 1],
  ["tr", "bl", 2],
  ["tr", "tl", 4],
  ["tl", "tr", 0],
];

function Borders() {
  return (
    <>
      {PAIRS.map(([left, right, cost], place) => {
        const x = -126 + 84 * place;
        return (
          <g key={cost}>
            <Tile kind={BLUE(2)} x={x - 19} y={-11} scale={0.38} tick={left} />
            <Tile kind={GREEN(4)} x={x + 19} y={-11} scale={0.38} tick={right} />
            <Cost x={x} y={29} cost={cost} />
          </g>
        );
      })}
    </>
  );
}

function Kinds() {
  const red = kindOf("RD", "null");
  return (
    <>
      {[BLUE(3), GREEN(5), MINE, red, NOVA, MITS].map((kind, place) => (
        <Tile
          key={place}
          kind={kind}
          x={-136 + place * 54.5}
          pennies={kind === MINE ? 3 : 0}
          tick={tickOf(kind)}
        />
      ))}
    </>
  );
}

function tickOf({ role }: { role: string }): string | undefined {
  return role === "mits" || role === "supernova" ? undefined : "tl";
}

/** A hole that would be enclosed, the edge on the right, the frame, and a place where a tile may lie. */
function Placing() {
  const size = 32;
  const ring = [-18, 18].flatMap((x) => [-36, 36].map((y) => [x, y] as const));
  return (
    <>
      {[...ring, [36, 0] as const].map(([x, y]) => (
        <Tile key={`${x} ${y}`} kind={NULL} x={x - 96} y={y} scale={0.34} />
      ))}
      <rect class="c-rule-slot" x={-112} y={-16} width={size} height={size} rx="4" />
      <Cell x={-132} y={0} size={size} isOpen={false} />
      <path class="c-rule-frame" d="M-26-46V-54H-14M-26 46V54H-14" />
      <Tile kind={BLUE(3)} x={34} y={18} scale={0.34} tick="tl" />
      <Cell x={-2} y={18} size={size} isOpen />
      <Cell x={16} y={-18} size={size} isOpen />
      <Tile kind={MITS} x={106} y={18} scale={0.34} />
      <Tile kind={NULL} x={70} y={18} scale={0.34} tick="tl" />
      <path class="c-rule-frame" d="M126-46V54" />
      <Cell x={146} y={18} size={size} isOpen={false} />
    </>
  );
}

function Start() {
  const scale = 0.36;
  const ace = { ...MINE, number: 1 };
  return (
    <>
      <Tile kind={NULL} x={-99} scale={scale} tick="tl" />
      <Tile kind={MITS} x={-61} scale={scale} />
      <Tile kind={ace} x={-80} y={-38} scale={scale} tick="br" pennies={1} />
      <Tile kind={ace} x={-80} y={38} scale={scale} tick="tr" pennies={1} />
      <path class="c-rule-way" d="M14 0H-36" />
      <At x={40} scale={1.6}>
        <Coins seat={0} text={12} font={12} />
      </At>
      <At x={84} y={4} scale={1.6}>
        <Leader seat={0} strength={3} font={12} />
      </At>
    </>
  );
}

function Turn() {
  return (
    <>
      <Tile kind={GREEN(4)} x={-128} scale={0.55} tick="bl" />
      <Arrow x={-76} />
      <Cell x={-30} y={0} size={48} isOpen />
      <Arrow x={18} />
      {Array.from({ length: 10 }, (_, place) => (
        <Point key={place} x={58 + (place % 5) * 24} y={place < 5 ? -14 : 16} half={12} />
      ))}
    </>
  );
}

function Moving() {
  return (
    <>
      <path class="c-rule-way" d="M-104 0H104" />
      <Tile kind={NULL} x={-104} scale={0.7} tick="tr" coins={[2]} />
      <Tile kind={BLUE(3)} x={0} scale={0.7} tick="br" />
      <Tile kind={GREEN(2)} x={104} scale={0.7} tick="tl" coins={[1]} />
      <Cost x={-52} cost={1} />
      <Cost x={52} cost={2} />
    </>
  );
}

function Strength() {
  return (
    <>
      <At x={-92} scale={2}>
        <Coins seat={0} text={2} font={13} />
      </At>
      <Words x={-50}>+</Words>
      <At x={-8} y={4} scale={2}>
        <Leader seat={0} strength={3} font={12} />
      </At>
      <Words x={36}>=</Words>
      <Words x={66}>5</Words>
    </>
  );
}

function Mining() {
  return (
    <>
      <Tile kind={MINE} x={-126} scale={0.62} tick="tl" pennies={3} />
      <Arrow x={-72} />
      {[0, 2, 4, 5].map((face, place) => (
        <g key={face}>
          <At x={-30 + 56 * place} y={-22} scale={1.1}>
            <DieShape face={face} />
          </At>
          <Crystals x={-30 + 56 * place} y={22} kinds={[place]} />
        </g>
      ))}
    </>
  );
}

function Trade() {
  return (
    <>
      <Seat seat={0} x={-118} />
      <Crystals x={-76} kinds={[2]} />
      <Arrow x={-18} both />
      <Crystals x={34} kinds={[0]} />
      <Seat seat={1} x={78} />
    </>
  );
}

function Seat({ seat, x, y = 0 }: { seat: number; x: number; y?: number }) {
  return (
    <At x={x} y={y} scale={1.4}>
      <MarkShape mark={markOf(seat)} />
    </At>
  );
}

/** By total: how many tiles may have it. */
const LIMITS: readonly (readonly [total: number, most: number, full: number])[] = [
  [9, 2, 0],
  [8, 3, 1],
  [7, 4, 1],
  [6, 5, 3],
];

function Building() {
  return (
    <>
      <Tile kind={GREEN(3)} x={-124} scale={0.62} pennies={1} />
      <Arrow x={-72} />
      <Tile kind={GREEN(3)} x={-20} scale={0.62} pennies={2} />
      {LIMITS.map(([total, most, full], row) => (
        <g key={total}>
          <Words x={46} y={-38 + row * 25}>
            {total}
          </Words>
          {Array.from({ length: most }, (_, place) => (
            <rect
              key={place}
              class={place < full ? "c-rule-slot c-full" : "c-rule-slot"}
              x={60 + place * 20}
              y={-46 + row * 25}
              width="16"
              height="16"
              rx="3"
            />
          ))}
        </g>
      ))}
    </>
  );
}

function Colony() {
  const colony = { scorer: 0, colony: 0 };
  return (
    <>
      <Tile kind={BLUE(4)} x={-92} scale={0.8} pennies={2} worth={{ scorer: 0, margin: 1 }} coins={[3, 2]} />
      <Arrow x={-18} />
      <Tile kind={BLUE(4)} x={56} scale={0.8} pennies={2} worth={colony} coins={[0, 2]} />
      <At x={126} scale={1.2}>
        <Coins seat={0} text={2} font={13} isGhost />
      </At>
    </>
  );
}

function Stations() {
  return (
    <>
      <Tile kind={MITS} x={-104} scale={0.75} coins={[4]} />
      <path class="c-rule-way" d="M-66 0Q0-60 66 0" />
      <Cost x={0} y={-30} cost={1} />
      <Tile kind={NULL} x={104} scale={0.75} tick="tr" station={0} />
    </>
  );
}

function Scoring() {
  return (
    <>
      <Tile kind={BLUE(3)} x={-138} scale={0.56} worth={{ scorer: 0, margin: 1 }} coins={[3, 2]} />
      <Tile kind={GREEN(4)} x={-82} scale={0.56} worth={{ margin: 0 }} coins={[2, 2]} />
      <Crystals x={-26} y={-30} kinds={[1, 1, 1]} />
      <Crystals x={-26} kinds={[0, 0]} />
      <Crystals x={-26} y={30} kinds={[3]} />
      {[6, 3, 1].map((points, row) => (
        <g key={points}>
          <Arrow x={62} y={-30 + 30 * row} />
          <Words x={96} y={-30 + 30 * row}>
            {points}
          </Words>
        </g>
      ))}
    </>
  );
}

function Novas() {
  return (
    <>
      <Tile kind={NOVA} x={-118} scale={0.8} />
      <Arrow x={-56} />
      {[0, 1, 2].map((seat) => (
        <g key={seat}>
          <Seat seat={seat} x={-12 + seat * 62} y={-14} />
          {[0, 1, 2, 3, 4].map((place) => (
            <Point key={place} x={-28 + seat * 62 + place * 8} y={16} half={5} />
          ))}
          <Words x={-12 + seat * 62} y={36}>
            +
          </Words>
        </g>
      ))}
    </>
  );
}

function End() {
  return (
    <>
      {[0, 1].map((seat) => (
        <g key={seat}>
          <Seat seat={seat} x={-130 + seat * 44} />
          <Seat seat={seat} x={8 + seat * 66} y={-16} />
          <Words x={8 + seat * 66} y={26}>
            {seat === 0 ? "+21" : "+16"}
          </Words>
        </g>
      ))}
      <Arrow x={-40} />
      <path class="c-rule-frame" d="M124 42V-42L152-30L124-18" />
    </>
  );
}

/** By the first clause of each part; a part that needs no picture has none. */
const PICTURES: readonly (readonly [chapter: string, from: number, draw: (() => ComponentChild) | null])[] = [
  ["G1", 1, Borders],
  ["G2", 1, Kinds],
  ["G3", 1, Placing],
  ["G4", 1, Start],
  ["G4", 8, Turn],
  ["G4", 14, Moving],
  ["G4", 21, Strength],
  ["G4", 23, Mining],
  ["G4", 30, Trade],
  ["G4", 37, Building],
  ["G4", 43, Colony],
  ["G4", 49, Stations],
  ["G4", 56, Scoring],
  ["G4", 60, Novas],
  ["G4", 67, End],
  ["G4", 72, null],
];

/** The drawing of the part that a clause stands in. */
export function drawingFor(clause: string): (() => ComponentChild) | null {
  const [chapter, number] = clause.split(".");
  const found = PICTURES.findLast(([part, from]) => part === chapter && from <= Number(number));
  return found?.[2] ?? null;
}

/** Units of a tile on the screen, in pixels: what is written on one stays readable. */
const CHART = chartFor(0.6, 104, { x: 0, y: 0 });

export default function RulePicture({ clause }: { clause: string }) {
  useDefs();
  const Drawing = drawingFor(clause);
  if (!Drawing) return null;
  return (
    <div class="cluster rule-picture" aria-hidden="true">
      <ChartContext.Provider value={CHART}>
        <svg viewBox="-170 -58 340 116">
          <Drawing />
        </svg>
      </ChartContext.Provider>
    </div>
  );
}
