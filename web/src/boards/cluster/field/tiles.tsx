// All tiles on the table, each drawn anew only when something on it changes.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Tip } from "../../focus";
import { warnOnce } from "../../unknown";
import { slabOf } from "../geometry";
import { litCells } from "../gestures/acting";
import { pressText } from "../gestures/pointing";
import { cellProps } from "../piece";
import { kindOfTile, type Scene, tileOn, useScene } from "../scene";
import { tipOfTile } from "../telling";
import type { ClusterView, Role, TileView } from "../types";
import { useLettering } from "./chart";
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

/** What is drawn on a tile and what is said of it are kept while only what a press on it does has changed. */
function Laid({ scene, tile }: { scene: Scene; tile: TileView }) {
  const { view, next, components, props, seat } = scene;
  const lettering = useLettering();
  const kind = kindOfTile(scene, tile.kind);
  const isKnown = kind !== undefined && components.cells[tile.cell] !== undefined;
  const after = tileOn(next, tile.cell) ?? tile;
  const names = props.players.map(({ name }) => name).join();
  const art = useMemo(
    () => isKnown && <Tile scene={scene} tile={tile} kind={kind} />,
    [
      ...drawnOn(tile),
      ...drawnOn(after),
      leadersOn(view, tile),
      leadersOn(next, tile),
      lettering,
      components,
    ],
  );
  const tip = useMemo(
    () => isKnown && tipOfTile(scene, tile, kind),
    [tile, names, seat, components, props.declarations],
  );
  if (!tip) {
    warnOnce(`the board of Globular Cluster does not know the tile ${tile.kind} on ${tile.cell}`);
    return null;
  }
  return <Slot scene={scene} tile={tile} role={kind!.role} tip={tip} art={art} />;
}

/** What is drawn of a tile besides leaders: its borders lie between it and others, and what it lacks is only told. */
function drawnOn({
  kind,
  tick,
  pennies,
  colony,
  station,
  coins,
  total,
  scorer,
  margin,
}: TileView): unknown[] {
  return [kind, tick, pennies, colony, station, coins, total, scorer, margin];
}

/** Whose leaders are on a tile, as something that can be compared. */
function leadersOn({ seats }: ClusterView, { cell }: TileView): string {
  return seats.map(({ leader }) => leader === cell).join();
}

interface SlotProps {
  scene: Scene;
  tile: TileView;
  role: Role;
  tip: Tip;
  art: ComponentChildren;
}

function Slot({ scene, tile, role, tip, art }: SlotProps) {
  const at = slabOf(tile);
  const isLit = litCells(scene).has(tile.cell);
  const says = pressText(scene, tile.cell);
  return useMemo(
    () => (
      <g transform={`translate(${at.x} ${at.y})`}>
        <g {...cellProps(scene, tile.cell, `c-tile c-${role}`, tip)}>{art}</g>
      </g>
    ),
    [isLit, says, tip.title, tip.rule, art],
  );
}
