// Where pieces are on the screen.

export interface Point {
  x: number;
  y: number;
}

/** The element that draws a piece: the first that has a size, as some are drawn twice. */
export function elementOf(piece: string): HTMLElement | SVGElement | null {
  const found = document.querySelectorAll<HTMLElement | SVGElement>(`[data-piece="${CSS.escape(piece)}"]`);
  return [...found].find((element) => isDrawn(element.getBoundingClientRect())) ?? null;
}

/** A part of the drawing of a piece. */
export function partOf(piece: string, part: string | undefined): Element | null {
  return part ? (elementOf(piece)?.querySelector(`[data-part="${part}"]`) ?? null) : null;
}

function isDrawn({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

export function middleOf(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Where pieces are now; those that are not drawn are left out. */
export function boxesOf(pieces: Iterable<string>): Map<string, DOMRect> {
  const found = [...pieces].map((piece) => [piece, elementOf(piece)?.getBoundingClientRect()] as const);
  return new Map(found.filter((entry): entry is readonly [string, DOMRect] => entry[1] !== undefined));
}

/** A way on the screen in the units of an element's parent, each point as its distance from the last. */
export function offsetsFor(element: Element, way: readonly Point[]): Point[] {
  const end = way.at(-1)!;
  const parent = element.parentElement as Element | null;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return way.map((point) => turned({ x: point.x - end.x, y: point.y - end.y }, matrix));
}

/** A difference on the screen in the units of a drawing. */
function turned({ x, y }: Point, matrix: DOMMatrix | null): Point {
  if (!matrix) return { x, y };
  const { a, b, c, d } = matrix;
  const area = a * d - b * c;
  if (area === 0) return { x, y };
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/** Where the point 0,0 of the drawing around an element is on the screen. */
export function originAround(element: Element): Point | null {
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  const matrix = drawing?.getScreenCTM();
  return matrix ? { x: matrix.e, y: matrix.f } : null;
}
