// What the layers of the field share: how large it is drawn, and where its units are on the screen. What is written on
// tiles is apart from that, so that none is drawn anew while all of them only move.

import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Spot } from "../geometry";

export interface Chart {
  /** The width of a cell in pixels, as it is seen. */
  pitch: number;
  /** Pixels of a unit. */
  unit: number;
  /** Where 0,0 of the units is, in pixels of the board's box. */
  origin: Spot;
}

export interface Lettering {
  /** Whether tiles show their names, or only when they matter. */
  showsNames: boolean;
  /** Whether tiles are so small that only their totals can be read; members and owners are shapes then. */
  isTiny: boolean;
  /** A font of this size in units, but never smaller than can be read. */
  font(units: number): number;
}

/** No text is smaller than this, in pixels. */
const READABLE = 11;
/** A cell narrower than this has no room for its name beside everything else. */
const NAMED = 74;
/** In a cell narrower than this a text that can be read is larger than the piece it stands on. */
const TINY = 56;
/** The smallest font that anything asks for, in units: where it can be read, a larger drawing changes no text. */
const SMALLEST = 12;

/** The smallest font at some pixels of a unit, in units. */
function leastAt(unit: number): number {
  return Math.max(SMALLEST, Math.ceil((READABLE / unit) * 10) / 10);
}

export function letteringFor(unit: number, pitch: number): Lettering {
  const least = leastAt(unit);
  return { showsNames: pitch >= NAMED, isTiny: pitch < TINY, font: (units) => Math.max(units, least) };
}

const ChartContext = createContext<Chart | null>(null);
const LetteringContext = createContext<Lettering | null>(null);

/** Draw what is within at some size, with 0,0 of its units at some place. */
export function Charted({ unit, pitch, origin, children }: Chart & { children: ComponentChildren }) {
  const chart = useMemo(() => ({ unit, pitch, origin }), [unit, pitch, origin.x, origin.y]);
  const lettering = useMemo(() => letteringFor(unit, pitch), [leastAt(unit), pitch >= NAMED, pitch < TINY]);
  return (
    <ChartContext.Provider value={chart}>
      <LetteringContext.Provider value={lettering}>{children}</LetteringContext.Provider>
    </ChartContext.Provider>
  );
}

export function useChart(): Chart {
  return known(useContext(ChartContext));
}

export function useLettering(): Lettering {
  return known(useContext(LetteringContext));
}

function known<T>(found: T | null): T {
  if (!found) throw new Error("a part of the field was drawn outside of it");
  return found;
}
