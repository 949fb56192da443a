// Rings that would lie over each other on a small drawing are one ring around all of them.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Neighbours may touch; what shares more than this part of the smaller ring is not told apart. */
const MOST_SHARED = 0.12;

export function together(boxes: readonly Box[]): readonly Box[] {
  const rings: Box[] = [];
  for (const box of boxes) {
    let ring = box;
    let met = rings.findIndex((other) => isMixedUp(ring, other));
    while (met >= 0) {
      ring = around(ring, ...rings.splice(met, 1));
      met = rings.findIndex((other) => isMixedUp(ring, other));
    }
    rings.push(ring);
  }
  return rings;
}

function isMixedUp(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return wide > 0 && high > 0 && wide * high > MOST_SHARED * smaller;
}

function around(...boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const below = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: below - y };
}
