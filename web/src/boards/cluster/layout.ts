// Where the parts of the board stand, in px of its own box: the rail on the left, the tiles right-aligned beside it.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Places {
  /** The next scoring, the stack and the racks; without width where they have a tab. */
  rail: Box;
  /** Where the tiles are, as far as nobody moves them. */
  zone: Box;
  /** How much larger than at the smallest size the rail is drawn. */
  scale: number;
  /** Whether everything in the rail has room, however much it is; else it stands closer together. */
  isRoomy: boolean;
  /** One column: nothing but the tiles, the rest is in the sheet and in tabs. */
  isNarrow: boolean;
}

/** Narrower than this there is no room for anything beside the tiles. */
const LEAST = 700;

/** Below the rail, for the tools. */
const TOOLS = 42;
/** A rail at its smallest, and as high as everything in it is then. */
const SLIM = 196;
const FULL = 690;

export function placesFor(width: number, height: number, isNarrow = width < LEAST): Places {
  const edge = isNarrow ? 6 : 10;
  const scale = isNarrow ? 1 : scaleFor(width, height);
  const rail = isNarrow ? 0 : Math.round(Math.max(SLIM * scale, Math.min(210, width * 0.18) * scale));
  const left = isNarrow ? edge : edge + rail + edge;
  return {
    rail: { x: edge, y: edge, width: rail, height: height - 2 * edge - TOOLS },
    zone: { x: left, y: edge, width: width - left - edge, height: height - 2 * edge },
    scale,
    isRoomy: (height - 2 * edge - TOOLS) / scale >= FULL,
    isNarrow,
  };
}

/** Text beside the tiles grows with the screen, so that nobody has to bend forward. */
function scaleFor(width: number, height: number): number {
  const grown = Math.min(width / 1080, height / 720);
  return Math.round(Math.max(1, Math.min(1.5, grown)) * 100) / 100;
}

/** The widths that a cell can have, in pixels, before anybody zooms. */
export const PITCHES: readonly number[] = [
  220, 204, 188, 174, 160, 148, 136, 128, 120, 110, 100, 92, 86, 80, 74, 68, 62, 56, 50, 45, 41, 37, 34, 31,
];
/** A cell is never higher than this part of the zone. */
const HIGHEST = 5.3;

/** The largest width of a cell at which so many rows and columns fit. */
export function pitchFor(zone: Pick<Box, "width" | "height">, rows: number, columns: number): number {
  const room = Math.min(zone.height / Math.max(rows, HIGHEST), zone.width / columns);
  return PITCHES.find((pitch) => pitch <= room) ?? PITCHES.at(-1)!;
}
