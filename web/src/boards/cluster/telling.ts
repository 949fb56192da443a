// What is said of a tile that is pointed at: what it is, what it is worth, who would score it and what would change that.

import type { Tip } from "../focus";
import { label, playerOf, type Scene, said } from "./scene";
import type { Kind, TileView } from "./types";

export function tipOfTile(scene: Scene, tile: TileView, kind: Kind): Tip {
  const name = scene.components.cells[tile.cell]!.name;
  const what = said(scene, `tile.${kind.key}`);
  return { title: `${name}: ${what}`, rule: linesOf(scene, tile, kind).join(" ") };
}

function linesOf(scene: Scene, tile: TileView, kind: Kind): string[] {
  const lines = [label(scene, `about-${kind.role}`)];
  if (kind.role === "habitable") lines.push(...worthOf(scene, tile));
  if (kind.role === "resource") lines.push(label(scene, tile.pennies ? "caches" : "mined-out", tile.pennies));
  if (tile.station >= 0) lines.push(label(scene, "station-of", nameOf(scene, tile.station)));
  return [...lines, ...strengthsOf(scene, tile)].filter(Boolean);
}

function worthOf(scene: Scene, tile: TileView): string[] {
  const worth = label(scene, "worth", tile.total);
  if (tile.colony >= 0) return [worth, label(scene, "colony-of", nameOf(scene, tile.colony))];
  if (tile.margin === 0) return [worth, label(scene, "tied"), ...needed(scene, tile)];
  if (tile.scorer < 0) return [worth, ...needed(scene, tile)];
  const owner = label(scene, "scored-by", nameOf(scene, tile.scorer), tile.margin);
  return [worth, owner, ...needed(scene, tile)];
}

/** How many coins the own side lacks. */
function needed(scene: Scene, tile: TileView): string[] {
  const lacking = tile.needs[scene.seat] ?? 0;
  return lacking > 0 ? [label(scene, "needs", lacking)] : [];
}

function strengthsOf(scene: Scene, tile: TileView): string[] {
  const there = tile.strengths.flatMap((strength, seat) =>
    strength > 0 ? [`${nameOf(scene, seat)} ${strength}`] : [],
  );
  return there.length > 0 ? [label(scene, "strengths", there.join(", "))] : [];
}

function nameOf(scene: Scene, seat: number): string {
  return playerOf(scene, seat)?.name ?? "";
}
