// All tiles on the table, each drawn anew only when something on it changes.

import { useMemo } from "preact/hooks";
import { warnOnce } from "../../unknown";
import { slabOf } from "../geometry";
import { litCells } from "../gestures/acting";
import { cellProps } from "../piece";
import { kindOfTile, type Scene, tileOn, useScene } from "../scene";
import { tipOfTile } from "../telling";
import type { TileView } from "../types";
import { useChart } from "./chart";
import { Tile } from "./tile";

export function Tiles() {
  const scene = useScene();
  return (
    <>
      {byRow(scene.view.tiles).map((tile) => (
        <Laid key={tile.cell} scene={scene} tile={tile} />
      ))}
    </>
  );
}

/** Upper rows first, so that the shadow of a slab falls on what is below. */
function byRow(tiles: readonly TileView[]): TileView[] {
  return [...tiles].sort((a, b) => b.row - a.row || b.left - a.left);
}

function Laid({ scene, tile }: { scene: Scene; tile: TileView }) {
  const chart = useChart();
  const { view, components, answers, held, props, point } = scene;
  const leaders = view.seats.map(({ leader }) => leader === tile.cell).join();
  const isLit = litCells(scene).includes(tile.cell);
  const after = tileOn(scene.next, tile.cell) ?? tile;
  const leadersAfter = scene.next.seats.map(({ leader }) => leader === tile.cell).join();
  return useMemo(
    () => <Slot scene={scene} tile={tile} />,
    [
      tile,
      leaders,
      after,
      leadersAfter,
      isLit,
      chart,
      components,
      answers,
      held,
      props.declarations,
      props.choose,
      point,
    ],
  );
}

function Slot({ scene, tile }: { scene: Scene; tile: TileView }) {
  const kind = kindOfTile(scene, tile.kind);
  const at = slabOf(tile);
  if (!kind || !scene.components.cells[tile.cell]) {
    warnOnce(`the board of Globular Cluster does not know the tile ${tile.kind} on ${tile.cell}`);
    return null;
  }
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g {...cellProps(scene, tile.cell, `c-tile c-${kind.role}`, tipOfTile(scene, tile, kind))}>
        <Tile scene={scene} tile={tile} kind={kind} />
      </g>
    </g>
  );
}
