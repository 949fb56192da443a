// Pictures of tiles: their borders, their kinds, where they may lie, and how a game begins.

import { Coins, Leader } from "../art/members";
import { At, BLUE, Cell, Cost, GREEN, kindOf, MINE, MITS, NOVA, NULL, Tile } from "./parts";

/** Two tiles side by side with the ticks that make the border between them cost so much. */
const PAIRS: readonly (readonly [left: string, right: string, cost: number])[] = [
  ["tr", "br", 1],
  ["tr", "bl", 2],
  ["tr", "tl", 4],
  ["tl", "tr", 0],
];

export function Borders() {
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

export function Kinds() {
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
export function Placing() {
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

export function Start() {
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
        <Leader seat={0} text={3} font={12} />
      </At>
    </>
  );
}
