// How the pieces of a winner are joined: by the shortest lines that connect them all.

export interface Spot {
  x: number;
  y: number;
}

/** Pairs of indexes, in an order in which each line begins at a spot that has been reached. */
export function joined(spots: readonly Spot[]): [number, number][] {
  const lines: [number, number][] = [];
  const reached = new Set(spots.length > 0 ? [0] : []);
  while (reached.size < spots.length) {
    const line = nearest(spots, reached);
    reached.add(line[1]);
    lines.push(line);
  }
  return lines;
}

function nearest(spots: readonly Spot[], reached: ReadonlySet<number>): [number, number] {
  let best: [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const from of reached) {
    for (let to = 0; to < spots.length; to++) {
      const length = reached.has(to) ? Number.POSITIVE_INFINITY : apart(spots[from]!, spots[to]!);
      if (length < least) [best, least] = [[from, to], length];
    }
  }
  return best;
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
