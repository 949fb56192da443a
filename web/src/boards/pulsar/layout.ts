// Where the parts of the board stand, in px of its own box: my column on the left, then the disc with room for the
// counters beside its rim, then the wheel of technologies around its right side.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Places {
  /** The centre of the rim and its outer radius. */
  disc: { x: number; y: number; r: number };
  column: Box;
  /** How far from the centre of the disc the technologies begin and end. */
  wheel: { inner: number; outer: number };
  /** How much larger than at the smallest size the column and the wheel are drawn. */
  scale: number;
  /** One column: nothing but the disc, the rest is in the sheet and in tabs. */
  isNarrow: boolean;
}

/** Narrower than this there is no room for anything beside the disc. */
const LEAST = 700;
/** Between the column and the rim, for the counters of the tracks. */
const COUNTERS = 36;
/** Between the rim and the wheel. */
const GAP = 9;
/** Above and below the rim, together. */
const AIR = 22;

/** The places of all parts in a box of this size. */
export function placesFor(width: number, height: number, isNarrow = width < LEAST): Places {
  return isNarrow ? narrow(width, height) : wide(width, height);
}

function wide(width: number, height: number): Places {
  const edge = width < 1150 ? 8 : width < 1500 ? 10 : 12;
  const sides = sidesFor(width);
  const room = width - edge - sides.column - sides.wheel - COUNTERS - 6;
  const r = Math.floor(Math.min((height - AIR) / 2, room / 2));
  const spare = room - 2 * r;
  const column = Math.min(sides.column * 1.35, sides.column + spare * 0.4);
  const wheel = Math.min(sides.wheel * 1.35, sides.wheel + spare * 0.5);
  const left = edge + column + COUNTERS;
  const rest = Math.max(0, width - left - 2 * r - wheel - 4);
  return {
    disc: { x: Math.round(left + Math.min(14, rest * 0.6) + r), y: Math.round(height / 2), r },
    column: { x: edge, y: edge, width: Math.floor(column), height: height - 2 * edge },
    wheel: { inner: r + GAP, outer: Math.floor(r + wheel) },
    scale: scaleFor(column, height - 2 * edge),
    isNarrow: false,
  };
}

/** How wide the column and the wheel have to be at least. */
function sidesFor(width: number): { column: number; wheel: number } {
  return {
    column: between(206, 226 + (width - 1036) * 0.13, 312),
    wheel: between(150, 187 + Math.max(0, width - 1186) * 0.147 + Math.min(0, width - 1036) * 0.2, 270),
  };
}

/** Everything in the column grows with its width, as long as its height lets it. */
function scaleFor(column: number, height: number): number {
  return Math.round(Math.max(1, Math.min(column / 246, height / 712)) * 100) / 100;
}

function narrow(width: number, height: number): Places {
  const r = Math.floor(Math.max(60, Math.min(width, height) / 2 - 7));
  return {
    disc: { x: width / 2, y: height / 2, r },
    column: { x: 0, y: 0, width, height },
    wheel: { inner: r, outer: r },
    scale: 1,
    isNarrow: true,
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
