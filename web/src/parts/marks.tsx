// The mark of a player: a shape in a colour with a letter on it, so that no one of the three has to be seen.

import type { Mark, Shape } from "../boards/board";

const SHAPES: readonly Shape[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "hexagon",
  "star",
  "cross",
  "drop",
];

/** Outlines in a box from -10 to 10. */
const PATHS: Record<Shape, string> = {
  circle: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  square: "M-8-8H8V8H-8Z",
  triangle: "M0-10L9.8 8H-9.8Z",
  diamond: "M0-10.5L10 0L0 10.5L-10 0Z",
  hexagon: "M-5-8.8H5L10 0L5 8.8H-5L-10 0Z",
  star: "M0-10.5L4.2-5.8L10-3.3L6.8 2.2L6.2 8.5L0 7.1L-6.2 8.5L-6.8 2.2L-10-3.3L-4.2-5.8Z",
  cross: "M-5.4-9.5H5.4V-5.4H9.5V5.4H5.4V9.5H-5.4V5.4H-9.5V-5.4H-5.4Z",
  drop: "M0-10.5C6-4 8.8-1 8.8 2.4A8.8 8 0 0 1-8.8 2.4C-8.8-1-6-4 0-10.5Z",
};

export function shapePath(shape: Shape): string {
  return PATHS[shape];
}

/** The mark that a seat has in every title; the letters are those that the sentences use for seats. */
export function markOf(seat: number): Mark {
  const place = seat % SHAPES.length;
  const letter = String.fromCharCode("A".charCodeAt(0) + seat);
  return { colour: `var(--seat-${place + 1})`, shape: SHAPES[place] as Shape, letter };
}

/** The mark as an icon of its own. */
export function MarkIcon({ mark, size = 24 }: { mark: Mark; size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <MarkShape mark={mark} />
    </svg>
  );
}

/** The letter fills its shape: in a mark of 18 px it can still be read. */
const LETTER = 13.5;

/** The mark inside another drawing, around the point 0,0 and some 20 units wide. */
export function MarkShape({ mark }: { mark: Mark }) {
  const ink = mark.colour.replace(")", "-ink)");
  return (
    <>
      <path d={PATHS[mark.shape]} fill={mark.colour} stroke="var(--ground)" stroke-width="1" />
      <text
        y={mark.shape === "triangle" ? 7 : mark.shape === "drop" ? 6 : 4.9}
        fill={ink}
        font-size={LETTER}
        font-weight="700"
        text-anchor="middle"
      >
        {mark.letter}
      </text>
    </>
  );
}
