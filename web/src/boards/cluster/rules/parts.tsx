// What the pictures of the rules are put together from: tiles and other pieces of the board, small.

import type { ComponentChildren } from "preact";
import { MarkShape, markOf } from "../../../parts/marks";
import { Body } from "../art/bodies";
import { Coins, Leader, Station } from "../art/members";
import { Slab, Tick } from "../art/slab";
import { CrystalShape } from "../crystals";
import { Worth } from "../field/worth";
import { SLAB } from "../geometry";
import { Closed, Lozenge } from "../gestures/lozenge";
import type { Kind, Role, TileView } from "../types";

interface AtProps {
  x: number;
  y?: number;
  scale?: number;
  children: ComponentChildren;
}

export function At({ x, y = 0, scale = 1, children }: AtProps) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

export function kindOf(colour: Kind["colour"], role: Role, number = 0): Kind {
  return { key: `${colour}${number}`, colour, rank: "", role, number };
}

export const BLUE = (number: number) => kindOf("BL", "habitable", number);
export const GREEN = (number: number) => kindOf("GR", "habitable", number);
export const MINE = kindOf("BK", "resource", 3);
export const NULL = kindOf("BK", "null");
export const MITS = kindOf("", "mits");
export const NOVA = kindOf("RD", "supernova", 1);

interface TileProps {
  kind: Kind;
  x: number;
  y?: number;
  scale?: number;
  tick?: string;
  /** Caches of a mine, improvements of a world. */
  pennies?: number;
  /** Who would score a world; nobody by default. */
  worth?: Partial<TileView>;
  /** Who has a station there. */
  station?: number;
  /** Coins by seat, and whose leader is there. */
  coins?: readonly number[];
  leader?: number;
}

/** A tile around a point; at scale 1 it is 94 wide. */
export function Tile(props: TileProps) {
  const { kind, x, y = 0, scale = 0.5, tick, pennies = 0, worth, station, coins = [], leader } = props;
  const total = kind.number + pennies;
  const world = { total, pennies, scorer: -1, margin: -1, colony: -1, ...worth } as TileView;
  const members = coins.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const step = 24;
  const first = SLAB / 2 - ((members.length + (leader === undefined ? 0 : 1) - 1) * step) / 2;
  return (
    <At x={x - (SLAB / 2) * scale} y={y - (SLAB / 2) * scale} scale={scale}>
      <Slab kind={kind} />
      <Tick tick={tick} kind={kind} />
      <At x={SLAB / 2} y={SLAB / 2}>
        <Body kind={kind} pennies={pennies} />
        {kind.role === "habitable" && <Worth tile={world} />}
        {station !== undefined && <Station seat={station} font={18} />}
      </At>
      {members.map(({ seat, count }, place) => (
        <At key={seat} x={first + place * step} y={80} scale={1.15}>
          <Coins seat={seat} text={count} font={17} />
        </At>
      ))}
      {leader !== undefined && (
        <At x={first + members.length * step} y={80} scale={1.15}>
          <Leader seat={leader} text={3} font={15} />
        </At>
      )}
    </At>
  );
}

/** What a border costs; 0 is a closed one. */
export function Cost({ x, y = 0, cost }: { x: number; y?: number; cost: number }) {
  return (
    <At x={x} y={y}>
      {cost > 0 ? <Lozenge text={cost} half={12} /> : <Closed half={11} />}
    </At>
  );
}

/** A place without a tile: one that may be chosen, or one that may not. */
export function Cell({ x, y, size, isOpen }: { x: number; y: number; size: number; isOpen: boolean }) {
  const half = size / 2;
  return (
    <At x={x} y={y}>
      <rect
        class={isOpen ? "c-rule-open" : "c-rule-shut"}
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx="4"
      />
      {isOpen ? <path class="c-rule-plus" d="M-5 0H5M0-5V5" /> : <Closed half={9} />}
    </At>
  );
}

export function Crystals({ x, y = 0, kinds }: { x: number; y?: number; kinds: readonly number[] }) {
  return (
    <>
      {kinds.map((kind, place) => (
        <At key={place} x={x + place * 19} y={y} scale={1.05}>
          <CrystalShape kind={kind} />
        </At>
      ))}
    </>
  );
}

export function Words({ x, y = 0, children }: { x: number; y?: number; children: ComponentChildren }) {
  return (
    <text class="c-rule-words" x={x} y={y + 6}>
      {children}
    </text>
  );
}

/** An arrow to the right, or both ways. */
export function Arrow({ x, y = 0, both }: { x: number; y?: number; both?: boolean }) {
  return <path class="c-rule-arrow" d={arrow(x, y, both)} />;
}

function arrow(x: number, y: number, both: boolean | undefined): string {
  const right = `M${x - 12} ${y}H${x + 12}M${x + 6} ${y - 6}L${x + 12} ${y}L${x + 6} ${y + 6}`;
  return both ? `${right}M${x - 6} ${y - 6}L${x - 12} ${y}L${x - 6} ${y + 6}` : right;
}

/** The mark of a player. */
export function Seat({ seat, x, y = 0 }: { seat: number; x: number; y?: number }) {
  return (
    <At x={x} y={y} scale={1.4}>
      <MarkShape mark={markOf(seat)} />
    </At>
  );
}
