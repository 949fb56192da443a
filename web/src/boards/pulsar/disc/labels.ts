// The labels of all nodes of a map, and the free sides of nodes, where ships may stand.

import { type Glyph, glyph, opGlyphs, widthOf } from "../glyphs";
import type { Components, PulsarView, Side } from "../types";
import { type Box, type Crowd, costOf, type Disk, type Line, placed, type Wanted } from "./names";
import { GLASS, type Sizes } from "./sizes";

export interface Label {
  name: string;
  /** What a station there would bring. */
  glyphs: readonly Glyph[];
  box: Box;
}

export interface Layout {
  /** By node. */
  labels: readonly Label[];
  crowd: Crowd;
}

/** Pixels of a label. */
const LETTER = 7.2;
const HIGH = 12;

/** How many pixels a unit of the signs beside a name is. */
export const SIGNS = 0.86;

const ORDER = ["system", "pulsar", "isolated", "entry", "gate"];

/** What is printed beside the name of each node. */
export function printedOn(components: Components, side: Side, view: PulsarView): Glyph[][] {
  return side.names.map((_, node) => printedAt(components, side, view, node));
}

export function layoutOf(side: Side, glyphs: readonly (readonly Glyph[])[], sizes: Sizes): Layout {
  const wanted = side.names.map((name, node) => wantedAt(side, sizes, node, name, glyphs[node]!));
  const order = side.names
    .map((_, node) => node)
    .sort((a, b) => ORDER.indexOf(side.kinds[a]!) - ORDER.indexOf(side.kinds[b]!) || a - b);
  const crowd = crowdOf(side, sizes);
  const boxes = placed(
    order.map((node) => wanted[node]!),
    crowd,
  );
  const labels = side.names.map((name, node) => ({
    name,
    glyphs: glyphs[node]!,
    box: boxes[order.indexOf(node)]!,
  }));
  return { labels, crowd };
}

function wantedAt(side: Side, sizes: Sizes, node: number, name: string, glyphs: readonly Glyph[]): Wanted {
  const [x, y] = side.spots[node]!;
  const signs = glyphs.length ? widthOf(glyphs) * SIGNS + 4 : 0;
  return {
    x,
    y,
    r: radiusOf(side, sizes, node) + sizes.px(3),
    w: sizes.em(name.length * LETTER + signs) / 2,
    h: sizes.em(glyphs.length ? 18 : HIGH) / 2,
  };
}

function crowdOf(side: Side, sizes: Sizes): Crowd {
  const disks: Disk[] = side.spots.map(([x, y], node) => ({ x, y, r: radiusOf(side, sizes, node) }));
  const lines: Line[] = side.links.map(([a, b]) => [spot(side, a), spot(side, b)]);
  return { disks, lines, edge: GLASS };
}

/** A place of a kind that is not drawn takes no room. */
function radiusOf(side: Side, sizes: Sizes, node: number): number {
  return sizes.radius[side.kinds[node]!] ?? 0;
}

function spot(side: Side, node: number) {
  const [x, y] = side.spots[node]!;
  return { x, y };
}

/** The bonus of a system as long as it can be had, and the tile that waits at a dead end. */
function printedAt(components: Components, side: Side, view: PulsarView, node: number): Glyph[] {
  const found = side.dead_ends.includes(node) ? [glyph("explore")] : [];
  const tile = side.kinds[node] === "system" ? components.systems[view.map.tiles[node]!] : undefined;
  return tile && hasFreeBlue(view, tile.planets, node) ? [...opGlyphs(tile.bonus), ...found] : found;
}

function hasFreeBlue(
  view: PulsarView,
  planets: readonly { blue: boolean; players: number }[],
  node: number,
): boolean {
  const owners = view.map.stations[node]!;
  return planets.some(
    (planet, place) => planet.blue && planet.players <= view.flow.seats && owners[place]! < 0,
  );
}

const SIDES = 16;

/** The directions, in degrees, in which ships stand beside a node: the freest first, and no two close together. */
export function berthsAt(
  layout: Layout,
  at: { x: number; y: number },
  distance: number,
  half: number,
): number[] {
  const boxes = layout.labels.map((label) => label.box);
  const costs = Array.from({ length: SIDES }, (_, side) => {
    const angle = (side * 2 * Math.PI) / SIDES;
    const box = {
      x: at.x + Math.cos(angle) * distance,
      y: at.y + Math.sin(angle) * distance,
      w: half,
      h: half,
    };
    return { degrees: (side * 360) / SIDES, cost: costOf(box, layout.crowd, boxes) + (side > 8 ? 0 : 0.2) };
  });
  costs.sort((one, other) => one.cost - other.cost);
  const chosen: number[] = [];
  for (const { degrees } of costs)
    if (chosen.every((other) => apart(degrees, other) >= 60)) chosen.push(degrees);
  return chosen;
}

function apart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}
