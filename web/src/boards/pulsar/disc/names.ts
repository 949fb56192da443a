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
export function placed(wanted: readonly Wanted[], crowd: Crowd): Box[] {
  const boxes: Box[] = [];
  for (const one of wanted) boxes.push(best(one, crowd, boxes));
  for (let sweep = 1; sweep < SWEEPS; sweep += 1)
    wanted.forEach((one, place) => {
      boxes[place] = best(one, crowd, boxes.toSpliced(place, 1));
    });
  return boxes;
}

function best(one: Wanted, everything: Crowd, boxes: readonly Box[]): Box {
  const { crowd, others } = nearTo(one, everything, boxes);
  let found = beside(one, 0);
  let least = Infinity;
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const box = beside(one, direction);
    const cost = costOf(box, crowd, others) + reluctance(direction);
    if (cost < least) [found, least] = [box, cost];
  }
  return found;
}

/** What a name beside its place could meet at all. */
function nearTo({ x, y, r, w, h }: Wanted, crowd: Crowd, boxes: readonly Box[]) {
  const area = { x, y, w: r + 2 * w, h: r + 2 * h };
  const disks = crowd.disks.filter((disk) => overlap(area, { ...disk, w: disk.r, h: disk.r }) > 0);
  const lines = crowd.lines.filter((line) => crosses(area, line));
  return { crowd: { disks, lines, edge: crowd.edge }, others: boxes.filter((box) => overlap(area, box) > 0) };
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
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [a.x, dx, box.x - box.w, box.x + box.w],
    [a.y, dy, box.y - box.h, box.y + box.h],
  ] as const) {
    if (way === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const ends = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return from <= to;
}
