// Where names stand: beside their place, in the direction in which they meet fewest pieces, ways and other names.

import type { Spot } from "../geometry";

export interface Box extends Spot {
  /** Half of the width and of the height; `x`, `y` is the middle. */
  w: number;
  h: number;
}

export interface Disk extends Spot {
  r: number;
}

export type Line = readonly [Spot, Spot];

/** What is in the way of a name. */
export interface Crowd {
  disks: readonly Disk[];
  lines: readonly Line[];
  /** Names beyond this distance from the middle lie on the rim. */
  edge: number;
}

/** Something with a name: how far the name is kept away, and how large it is. */
export interface Wanted extends Disk {
  w: number;
  h: number;
}

const DIRECTIONS = 16;
const SWEEPS = 3;
const COST = { disk: 9, line: 2.4, box: 12, rim: 7 };

/** The places of names, in the order in which they are wanted: the earlier have the first choice. */
export function placed(wanted: readonly Wanted[], everything: Crowd): Box[] {
  const areas = wanted.map(areaOf);
  const crowds = areas.map((area) => crowdIn(area, everything));
  const boxes: Box[] = [];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    wanted.forEach((one, place) => {
      const others = boxes.filter((box, other) => other !== place && overlap(areas[place]!, box) > 0);
      boxes[place] = best(one, crowds[place]!, others);
    });
  return boxes;
}

function best(one: Wanted, crowd: Crowd, others: readonly Box[]): Box {
  let found = beside(one, 0);
  let least = Infinity;
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const box = beside(one, direction);
    const cost = costOf(box, crowd, others) + reluctance(direction);
    if (cost < least) [found, least] = [box, cost];
  }
  return found;
}

/** Where the name of a place may stand. */
function areaOf({ x, y, r, w, h }: Wanted): Box {
  return { x, y, w: r + 2 * w, h: r + 2 * h };
}

/** What a name could meet in an area at all. */
function crowdIn(area: Box, { disks, lines, edge }: Crowd): Crowd {
  const isNear = ({ x, y, r }: Disk) =>
    Math.abs(x - area.x) < r + area.w && Math.abs(y - area.y) < r + area.h;
  return { disks: disks.filter(isNear), lines: lines.filter((line) => crosses(area, line)), edge };
}

/** The box of a name that touches its place from a direction; 0 is to the right, and they go round clockwise. */
export function beside({ x, y, r, w, h }: Wanted, direction: number): Box {
  const angle = (direction * 2 * Math.PI) / DIRECTIONS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + cos * (r + w), y: y + sin * (r + h), w, h };
}

/** To the right is read best, then below and above. */
function reluctance(direction: number): number {
  return [0, 0.2, 0.5, 0.7, 0.5, 0.8, 1, 0.7, 0.5, 0.7, 1, 0.9, 0.8, 0.8, 0.6, 0.3][direction]!;
}

/** How much a box covers, and is covered by. */
export function costOf(box: Box, { disks, lines, edge }: Crowd, others: readonly Box[]): number {
  const met = disks.reduce((sum, disk) => sum + COST.disk * depthOf(box, disk), 0);
  const crossed = lines.filter((line) => crosses(box, line)).length * COST.line;
  const covered = others.reduce((sum, other) => sum + COST.box * overlap(box, other), 0);
  const outside = Math.max(0, Math.hypot(Math.abs(box.x) + box.w, Math.abs(box.y) + box.h) - edge);
  return met + crossed + covered + (outside > 0 ? COST.rim + outside / 10 : 0);
}

/** How deep a box lies in a disk: 0 while they are apart, 1 when it is covered. */
function depthOf(box: Box, disk: Disk): number {
  const dx = Math.max(0, Math.abs(disk.x - box.x) - box.w);
  const dy = Math.max(0, Math.abs(disk.y - box.y) - box.h);
  const depth = disk.r - Math.hypot(dx, dy);
  return depth <= 0.01 ? 0 : 0.3 + 0.7 * Math.min(1, depth / (2 * box.h));
}

export function overlap(one: Box, other: Box): number {
  const width = one.w + other.w - Math.abs(one.x - other.x);
  const height = one.h + other.h - Math.abs(one.y - other.y);
  if (width <= 0 || height <= 0) return 0;
  return 0.3 + (0.7 * Math.min(width, 2 * one.w) * Math.min(height, 2 * one.h)) / (4 * one.w * one.h);
}

/** Whether a line meets a box: one of its ends is inside, or it passes between two corners. */
export function crosses(box: Box, [a, b]: Line): boolean {
  const across = between(a.x, b.x - a.x, box.x - box.w, box.x + box.w);
  const along = across && between(a.y, b.y - a.y, box.y - box.h, box.y + box.h);
  return along ? Math.max(0, across[0], along[0]) <= Math.min(1, across[1], along[1]) : false;
}

/** From which share of a way to which it lies between two bounds; null if it never does. */
function between(start: number, way: number, low: number, high: number): readonly [number, number] | null {
  if (way === 0) return start < low || start > high ? null : ANYWHERE;
  const [one, other] = [(low - start) / way, (high - start) / way];
  return one < other ? [one, other] : [other, one];
}

const ANYWHERE = [0, 1] as const;
