// Where the parts of a backgammon board are in its place, in pixels: home of the one who looks at the bottom right.

import type { Size } from "../size";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  /** All of the board, and the parts of it. */
  board: Box;
  bar: Box;
  tray: Box;
  /** The width of a point and its length; the radius of a checker. */
  wide: number;
  long: number;
  r: number;
  /** Between the points above and those below. */
  gap: Box;
  /** The height of the numbers along the edges. */
  edge: number;
}

const MARGIN = 6;
const POINTS_ACROSS = 12;
/** Bar and tray, in points. */
const BAR = 1.1;
const TRAY = 1.45;
/** A point is no wider than so many radii, and no longer. */
const WIDEST = 2.7;
const LONGEST = 12;
/** The gap in radii; a button has room there, in px, unless that is more than a share of a low board. */
const GAP = 2.6;
const FOR_A_BUTTON = 52;
const MOST_OF_ALL = 0.22;
const TALLEST = 5;

export function layoutFor({ width, height }: Size): Layout {
  const edge = Math.max(Math.min(15, height * 0.06), Math.min(24, height * 0.035));
  const parts = POINTS_ACROSS + BAR + TRAY;
  const room = width - 2 * MARGIN;
  const tall = height - 2 * MARGIN - 2 * edge;
  const least = Math.min(FOR_A_BUTTON, tall * MOST_OF_ALL);
  const byHeight = Math.min((tall - least) / (4 * TALLEST), tall / (4 * TALLEST + GAP));
  const r = Math.min((room / parts) * 0.48, byHeight);
  const wide = Math.min(room / parts, r * WIDEST);
  const gapHeight = Math.max(least, r * GAP);
  const long = Math.min((tall - gapHeight) / 2, r * LONGEST);
  const board = middle(width, height, wide * parts, 2 * (long + edge) + gapHeight);
  const top = board.y + edge + long;
  return {
    board,
    bar: { ...board, x: board.x + 6 * wide, width: BAR * wide },
    tray: { ...board, x: board.x + (POINTS_ACROSS + BAR) * wide, width: TRAY * wide },
    wide,
    long,
    r,
    gap: { ...board, y: top, height: gapHeight },
    edge,
  };
}

function middle(width: number, height: number, inner: number, high: number): Box {
  return { x: (width - inner) / 2, y: (height - high) / 2, width: inner, height: high };
}

/** The whole area of a point as the one who looks counts: 1 at the bottom right, 24 above it. */
export function pointBox({ board, wide, gap, bar }: Layout, point: number): Box {
  const isLow = point <= POINTS_ACROSS;
  const fromLeft = isLow ? POINTS_ACROSS - point : point - POINTS_ACROSS - 1;
  const x = board.x + fromLeft * wide + (fromLeft >= 6 ? bar.width : 0);
  return half(board, gap, x, wide, isLow);
}

/** One's own half of the bar or of the tray is the lower one. */
export function sideBox({ board, gap }: Layout, { x, width }: Box, isLow: boolean): Box {
  return half(board, gap, x, width, isLow);
}

function half(board: Box, gap: Box, x: number, width: number, isLow: boolean): Box {
  const end = gap.y + gap.height;
  return isLow
    ? { x, width, y: end, height: board.y + board.height - end }
    : { x, width, y: board.y, height: gap.y - board.y };
}

/** The middle of a checker in a stack that grows from the edge, or on the bar from the middle; `number` counts from 0. */
export function checkerSpot(
  layout: Layout,
  box: Box,
  number: number,
  isOnBar: boolean,
): { x: number; y: number } {
  const isLow = box.y > layout.gap.y;
  const x = box.x + box.width / 2;
  const inwards = layout.r + 1 + number * layout.r;
  if (isOnBar) return { x, y: isLow ? box.y + inwards : box.y + box.height - inwards };
  const away = layout.edge + layout.r + 1 + number * step(layout);
  return { x, y: isLow ? box.y + box.height - away : box.y + away };
}

function step({ r, long }: Layout): number {
  return Math.min(2 * r + 1, (long - 2 * r) / (TALLEST - 1));
}
