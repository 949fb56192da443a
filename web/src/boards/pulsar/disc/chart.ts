// What the layers of the disc share: how large it is drawn, what of it is seen, and where names and ships stand.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lens } from "../../lens";
import type { Layout } from "./labels";
import type { Sizes } from "./sizes";

export interface Chart {
  /** The radius in pixels. */
  r: number;
  sizes: Sizes;
  /** Those of the rim, which no lens makes larger. */
  rim: Sizes;
  lens: Lens;
  /** Whether the lens moves the whole disc, as on phones, or the map under its glass. */
  isFree: boolean;
  layout: Layout;
}

export const ChartContext = createContext<Chart | null>(null);

export function useChart(): Chart {
  const chart = useContext(ChartContext);
  if (!chart) throw new Error("a part of the map was drawn outside of the disc");
  return chart;
}
