// Where things are drawn, in the units of the star map: its centre is 0,0 and y grows downwards.

export interface Spot {
  x: number;
  y: number;
}

/** `count` places on a circle, the first straight above the middle, with a gap below if there is one. */
export function around(count: number, radius: number, turn = -90): Spot[] {
  return Array.from({ length: count }, (_, place) => polar(radius, turn + (360 / count) * place));
}

export function polar(radius: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How far the edge of a circle is from the vertical through its centre, at a height. */
export function edgeAt(y: number, radius: number): number {
  return Math.sqrt(Math.max(0, radius * radius - y * y));
}

/** The two lines of a doubled link, or the one of a single. */
export function strands(a: Spot, b: Spot, segments: number): [Spot, Spot][] {
  if (segments === 1) return [[a, b]];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const dx = ((b.y - a.y) / length) * 5;
  const dy = ((a.x - b.x) / length) * 5;
  return [1, -1].map((way) => [shifted(a, dx * way, dy * way), shifted(b, dx * way, dy * way)]);
}

function shifted(spot: Spot, dx: number, dy: number): Spot {
  return { x: round(spot.x + dx), y: round(spot.y + dy) };
}
