// What the layers of the field share: how large it is drawn, and where its units are on the screen.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Spot } from "../geometry";

export interface Chart {
  /** The width of a cell in pixels, as it is seen. */
  pitch: number;
  /** Pixels of a unit. */
  unit: number;
  /** Where 0,0 of the units is, in pixels of the board's box. */
  origin: Spot;
  /** Whether tiles show their names, or only when they matter. */
  showsNames: boolean;
  /** A font of this size in units, but never smaller than can be read. */
  font(units: number): number;
}

/** No text is smaller than this, in pixels. */
const READABLE = 11;
/** A cell narrower than this has no room for its name beside everything else. */
const NAMED = 74;

export function chartFor(unit: number, pitch: number, origin: Spot): Chart {
  return {
    pitch,
    unit,
    origin,
    showsNames: pitch >= NAMED,
    font: (units) => Math.ceil(Math.max(units, READABLE / unit) * 10) / 10,
  };
}

export const ChartContext = createContext<Chart | null>(null);

export function useChart(): Chart {
  const chart = useContext(ChartContext);
  if (!chart) throw new Error("a part of the field was drawn outside of it");
  return chart;
}
