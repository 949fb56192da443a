// Tiles come in the order of their cells, so that one more moves all that follow it, and a patch makes others of them.
// Those on which nothing has changed stay the same objects here, and need not be drawn anew.

import { useMemo, useRef } from "preact/hooks";
import { sharing } from "../../net/patch";
import type { ClusterView, TileView } from "./types";

/** A view with the tiles of another wherever they are equal. */
export function withTilesOf(before: ClusterView | null, view: ClusterView): ClusterView {
  if (!before || before.tiles === view.tiles) return view;
  const known = new Map(before.tiles.map((tile) => [tile.cell, tile]));
  const tiles = view.tiles.map((tile) => sharing(known.get(tile.cell), tile) as TileView);
  const isSame = tiles.length === before.tiles.length && tiles.every((tile, at) => tile === before.tiles[at]);
  return { ...view, tiles: isSame ? before.tiles : tiles };
}

/** A view with the tiles of the one before. */
export function useSameTiles(view: ClusterView | null): ClusterView | null {
  const last = useRef<ClusterView | null>(null);
  return useMemo(() => {
    last.current = view && withTilesOf(last.current, view);
    return last.current;
  }, [view]);
}
