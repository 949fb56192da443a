// Where the parts of the board stand, in px of its own box.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Places {
  /** The players' plates, one below the other; without width where they have no room. */
  plates: Box;
  cosmos: Box;
  strip: Box;
  /** What the strip grows to while cards are turned up. */
  reveal: Box;
  window: Box;
  hand: Box;
  /** How large cards of the hand are drawn; 1 is 84 by 112 px. */
  card: number;
  /** One column: the hand is in the sheet. */
  isNarrow: boolean;
}

const EDGE = 8;

/** A card of the hand at full size. */
export const CARD = { width: 84, height: 112 };

export function placesFor(width: number, height: number, isNarrow: boolean): Places {
  return isNarrow ? narrow(width, height) : wide(width, height);
}

/** Plates on the left; right of them the cosmos, and below it the strip, the window and the hand. */
function wide(width: number, height: number): Places {
  const column = Math.round(Math.min(218, Math.max(180, width * 0.165)));
  const card = Math.min(1.25, Math.max(0.82, height / 800));
  const left = column + 2 * EDGE;
  const across = width - left - EDGE;
  const hand = Math.round(CARD.height * card) + 4;
  const line = height < 640 ? 36 : 42;
  const strip = Math.round(Math.min(136, Math.max(88, height * 0.148)));
  const handTop = height - hand;
  const lineTop = handTop - line - 6;
  const stripTop = lineTop - strip - 6;
  return {
    plates: { x: EDGE, y: EDGE, width: column, height: height - 2 * EDGE },
    cosmos: { x: left - EDGE, y: 0, width: across + 2 * EDGE, height: stripTop - 2 },
    strip: { x: left, y: stripTop, width: across, height: strip },
    reveal: { x: left, y: stripTop, width: across, height: height - stripTop - 38 },
    window: { x: left, y: lineTop, width: across, height: line },
    hand: { x: left, y: handTop, width: across, height: hand },
    card,
    isNarrow: false,
  };
}

/** Phases on top, then the strip, then the cosmos; the window and the hand stand in the sheet. */
function narrow(width: number, height: number): Places {
  const across = width - 2 * EDGE;
  const isLow = height < 320;
  const strip = isLow ? 92 : 108;
  const top = isLow ? 34 : 42;
  const below = top + strip + 3;
  return {
    plates: { x: 0, y: 0, width: 0, height: 0 },
    cosmos: { x: 0, y: below, width, height: Math.max(0, height - below) },
    strip: { x: EDGE, y: top, width: across, height: strip },
    reveal: { x: EDGE, y: top, width: across, height: Math.min(height - top, 236) },
    window: { x: EDGE, y: 0, width: across, height: 44 },
    hand: { x: EDGE, y: 0, width: across, height: Math.round(CARD.height * 0.9) },
    card: 0.9,
    isNarrow: true,
  };
}

/** The style of an element that stands in a box. */
export function boxed({ x, y, width, height }: Box): Record<string, string> {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}
