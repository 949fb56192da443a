// The paths of drawings as straight lines.

export type Point = readonly [number, number];

/** Points of each curve. */
const CURVE = 10;
const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7 };

interface Pen {
  at: Point;
  /** The control point of the curve before, for the one that carries it on. */
  control: Point | null;
  lines: Point[][];
}

/** The lines of a path with the commands M L H V Q T C A Z, absolute or relative. */
export function flattened(d: string): Point[][] {
  const pen: Pen = { at: [0, 0], control: null, lines: [] };
  for (const [, command = "", rest = ""] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const kind = command.toUpperCase();
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    if (kind === "Z") close(pen);
    else if (!values.length || values.length % (LENGTHS[kind] ?? 0) !== 0)
      throw new Error(`${command}${rest} in ${d}`);
    else draw(pen, kind, command !== kind, values);
  }
  return pen.lines;
}

function close(pen: Pen): void {
  const line = pen.lines.at(-1)!;
  pen.at = line[0]!;
  line.push(pen.at);
}

/** All that one letter stands for: it may be followed by the numbers of several strokes. */
function draw(pen: Pen, kind: string, isRelative: boolean, values: readonly number[]): void {
  const length = LENGTHS[kind]!;
  for (let first = 0; first < values.length; first += length) {
    const part = values.slice(first, first + length);
    const [x, y]: Point = isRelative ? pen.at : [0, 0];
    const point = (index: number): Point => [x + part[index]!, y + part[index + 1]!];
    let to = point(length - 2);
    if (kind === "H") to = [x + part[0]!, pen.at[1]];
    if (kind === "V") to = [pen.at[0], y + part[0]!];
    if (kind === "M") pen.lines.push([to]);
    else pen.lines.at(-1)!.push(...stroke(pen, kind, part, point, to));
    pen.at = to;
  }
}

function stroke(
  pen: Pen,
  kind: string,
  part: readonly number[],
  point: (index: number) => Point,
  to: Point,
): Point[] {
  const { at: from, control: before } = pen;
  pen.control = null;
  if (kind === "A") return arc(from, to, part);
  if (kind === "C") return cubic(from, point(0), point(2), to);
  if (kind !== "Q" && kind !== "T") return [to];
  const control: Point = kind === "Q" ? point(0) : mirrored(before ?? from, from);
  pen.control = control;
  return bent((t) => mix(mix(from, control, t), mix(control, to, t), t));
}

function cubic(from: Point, one: Point, two: Point, to: Point): Point[] {
  return bent((t) => {
    const [a, b, c] = [mix(from, one, t), mix(one, two, t), mix(two, to, t)];
    return mix(mix(a, b, t), mix(b, c, t), t);
  });
}

function mirrored([x, y]: Point, [atX, atY]: Point): Point {
  return [2 * atX - x, 2 * atY - y];
}

function mix([x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
}

function bent(at: (t: number) => Point): Point[] {
  return Array.from({ length: CURVE }, (_, step) => at((step + 1) / CURVE));
}

/** An arc of an ellipse that is not turned, by its ends; radii that are too small grow. */
function arc(from: Point, to: Point, [rx = 1, ry = 1, , large, sweep]: readonly number[]): Point[] {
  const [hx, hy] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const half = Math.hypot(hx, hy);
  const grow = Math.max(1, half);
  const far = (Math.sqrt(grow ** 2 - half ** 2) * (large === sweep ? -1 : 1)) / half;
  const [cx, cy] = [-hy * far, hx * far];
  const first = Math.atan2(hy + cy, hx + cx);
  const full = 2 * Math.PI;
  const turn = (Math.atan2(cy - hy, cx - hx) - first + full) % full;
  const [x, y] = [(from[0] + to[0]) / 2 - cx * rx, (from[1] + to[1]) / 2 - cy * ry];
  return bent((t) => {
    const angle = first + (sweep ? turn : turn - full) * t;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}
