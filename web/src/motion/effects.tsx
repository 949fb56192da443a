// How each kind of motion is played: by animations of the browser, on the piece itself or on something small beside it.

import type { Motion, MotionKind, Sprite, Travel } from "./motion";
import { elementOf, middleOf, offsetsFor, originAround, type Point, partOf } from "./places";
import { FogDrawing, RingDrawing, SpriteDrawing, type Sprites } from "./sprites";
import type { Timed } from "./timeline";
import { hops, measured } from "./ways";

/** What effects need to know and to use. */
export interface Playing {
  /** Where pieces were drawn before. */
  before: ReadonlyMap<string, DOMRect>;
  sprites: Sprites;
  rate: number;
}

type Effect<Kind extends MotionKind> = (
  motion: Extract<Motion, { kind: Kind }>,
  timing: KeyframeAnimationOptions,
  playing: Playing,
) => (Animation | null)[];

/** Play one motion; the animations that were begun, none if its piece is not drawn. */
export function perform({ motion, start, length }: Timed, playing: Playing): Animation[] {
  const timing: KeyframeAnimationOptions = {
    id: motion.kind,
    delay: start / playing.rate,
    duration: length / playing.rate,
    fill: "backwards",
    easing: "ease-in-out",
  };
  const effect = EFFECTS[motion.kind] as Effect<MotionKind>;
  return effect(motion as never, timing, playing).filter((each): each is Animation => each !== null);
}

const EFFECTS: { [Kind in MotionKind]: Effect<Kind> } = {
  fly: ({ piece, from: start = piece, along }, timing, { before }) => [
    moved(piece, timing, before.get(start), (from, to) => past(from, along, to)),
  ],
  step: ({ piece, hops: count }, timing, { before }) => [
    moved(piece, timing, before.get(piece), (from, to, middle) => hops(from, to, Math.max(1, count), middle)),
  ],
  run: ({ piece }, timing, { before }) => [
    moved(piece, timing, before.get(piece), (from, to, middle) => hops(from, to, 12, middle)),
  ],
  roll: ({ piece }, timing) => [shown(piece, timing), changed(elementOf(piece), timing, ROLLING)],
  turn: ({ piece, part }, timing) => [
    changed(elementOf(piece), timing, ["scaleX(1)", "scaleX(0.02)", "scaleX(1)"]),
    hidden(partOf(piece, part), 0.5, timing),
  ],
  appear: ({ piece }, timing, { sprites }) => [
    changed(elementOf(piece), timing, ["scale(.3)", "scale(1.06)", "scale(1)"]),
    shown(piece, timing),
    fog(piece, timing, sprites),
  ],
  flash: ({ piece, seat }, timing, { sprites }) => [ring(piece, seat, timing, sprites, "flash")],
  ring: ({ piece, part, seat }, timing, { sprites }) => [
    ring(piece, seat, timing, sprites, "ring"),
    hidden(partOf(piece, part), 0.5, timing),
  ],
  travel: (motion, timing, playing) => [
    travelled(motion, timing, playing),
    hidden(partOf(motion.to, motion.part), 0.9, timing),
  ],
  drop: ({ piece, part, seat, height = 2.4 }, timing, { sprites }) => {
    const element = partOf(piece, part);
    return element
      ? instead(element, { opacity: [0, 1], scale: [height, 1] }, { ...timing, easing: "ease-in" }, sprites)
      : [dropped(piece, seat, timing, sprites)];
  },
  light: ({ piece, part }, timing, { sprites }) => {
    const element = partOf(piece, part);
    return element ? instead(element, { opacity: [0, 1] }, timing, sprites) : [];
  },
  cast: ({ piece, sprite }, timing, { sprites }) => [cast(piece, sprite, timing, sprites)],
  hold: () => [],
};

/** How a die turns until it lies. */
const ROLLING: readonly string[] = [
  "rotate(-420deg) scale(.5)",
  "rotate(-180deg) scale(1.25)",
  "rotate(20deg) scale(1.05)",
  "rotate(0deg) scale(1)",
];

function past(from: Point, along: readonly string[], to: Point): Point[] {
  const passed = along.slice(0, -1).map((piece) => elementOf(piece)?.getBoundingClientRect());
  return [from, ...passed.flatMap((box) => (box ? [middleOf(box)] : [])), to];
}

type Way = (from: Point, to: Point, middle: Point | null) => Point[];

/** Move a piece from where it was to where it is now. */
function moved(
  piece: string,
  timing: KeyframeAnimationOptions,
  from: DOMRect | undefined,
  way: Way,
): Animation | null {
  const element = elementOf(piece);
  if (!element || !from) return null;
  const points = way(middleOf(from), middleOf(element.getBoundingClientRect()), originAround(element));
  const offsets = offsetsFor(element, points);
  const frames = measured(points).map(({ done }, place) => ({
    translate: `${offsets[place]!.x}px ${offsets[place]!.y}px`,
    offset: done,
  }));
  return element.animate(frames, timing);
}

/** Turn or scale something in its place, on top of how it is drawn. */
function changed(
  element: Element | null,
  timing: KeyframeAnimationOptions,
  transforms: readonly string[],
): Animation | null {
  if (!element) return null;
  const [to, back] = aroundMiddle(element);
  const frames = transforms.map((transform) => ({ transform: `${to} ${transform} ${back}` }));
  return element.animate(frames, { ...timing, composite: "add" });
}

/** Drawings are turned and scaled around 0,0: what brings their middle there, and back. */
function aroundMiddle(element: Element): [string, string] {
  if (!(element instanceof SVGGraphicsElement)) return ["", ""];
  const { x, y, width, height } = element.getBBox();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [`translate(${middleX}px, ${middleY}px)`, `translate(${-middleX}px, ${-middleY}px)`];
}

function shown(piece: string, timing: KeyframeAnimationOptions): Animation | null {
  return elementOf(piece)?.animate({ opacity: [0, 1, 1] }, timing) ?? null;
}

/** A part that is not seen until something is so far on its way to it.
 *
 * Not by its opacity: while that is animated, a drawing is painted in layers, and anew wherever they meet. And by an
 * animation that has not begun until then: the browser looks at one that has in every frame. */
function hidden(part: Element | null, until: number, timing: KeyframeAnimationOptions): Animation | null {
  const delay = Number(timing.delay) + until * Number(timing.duration);
  return part?.animate({ visibility: ["hidden", "visible"] }, { ...timing, delay, duration: 1 }) ?? null;
}

/** Of the way that a copy goes in place of a part, after which the part is there: before the copy is gone. */
const NEARLY = 0.85;

/** Move a part of a drawing by a copy that lies over it; anything else by itself. */
function instead(
  part: Element,
  frames: PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
  sprites: Sprites,
): (Animation | null)[] {
  const copy = sprites.lift(part);
  if (!copy) return [part.animate(frames, timing)];
  return [copy.animate(frames, timing), hidden(part, NEARLY, timing)];
}

/** Fog that clears from a piece. */
function fog(piece: string, timing: KeyframeAnimationOptions, sprites: Sprites): Animation | null {
  const box = elementOf(piece)?.getBoundingClientRect();
  if (!box) return null;
  const place = sprites.add(<FogDrawing size={1.2 * Math.max(box.width, box.height)} />, middleOf(box));
  return place.animate({ opacity: [0.95, 0.7, 0], scale: [0.9, 1.2, 1.6] }, timing);
}

/** A ring around a piece: one that closes in on it, or one that spreads and fades. */
function ring(
  piece: string,
  seat: number,
  timing: KeyframeAnimationOptions,
  sprites: Sprites,
  kind: "ring" | "flash",
): Animation | null {
  const box = elementOf(piece)?.getBoundingClientRect();
  if (!box) return null;
  const size = 1.1 * Math.max(28, Math.min(180, Math.max(box.width, box.height)));
  const place = sprites.add(<RingDrawing {...{ seat, size, kind }} />, middleOf(box));
  const frames =
    kind === "flash"
      ? { opacity: [0, 1, 0], scale: [0.8, 1, 1.35] }
      : { opacity: [0, 1, 1], scale: [1.9, 1, 1], rotate: ["-140deg", "0deg", "0deg"] };
  return place.animate(frames, { ...timing, fill: "none" });
}

/** Where something goes to: the part it becomes; within the place of a player the figure it adds to, or the mark. */
function targetOf({ to, or, part, counted }: Travel): Element | null {
  const piece = elementOf(to) ?? (or ? elementOf(or) : null);
  const within = counted ? `[data-figure="${counted}"]` : ".mark";
  return partOf(to, part) ?? piece?.querySelector(within) ?? piece;
}

/** Pixels that something rises to where it belongs if the piece it comes from is not drawn. */
const FROM_BELOW = 60;

function travelled(motion: Travel, timing: KeyframeAnimationOptions, playing: Playing): Animation | null {
  const { sprite, from, seat, amount } = motion;
  const { before, sprites } = playing;
  const target = targetOf(motion)?.getBoundingClientRect();
  if (!target) return null;
  const source = elementOf(from)?.getBoundingClientRect() ?? before.get(from);
  const end = middleOf(target);
  const start = source ? middleOf(source) : { x: end.x, y: end.y + FROM_BELOW };
  const place = sprites.add(<SpriteDrawing {...{ sprite, seat, amount }} />, end);
  const frames = motion.past ? carried(past(start, [...motion.past, motion.to], end)) : tossed(start, end);
  return place.animate(frames, { ...timing, fill: "none" });
}

/** Something is lifted, and goes straight to its end. */
function tossed(start: Point, end: Point): PropertyIndexedKeyframes {
  const [x, y] = [start.x - end.x, start.y - end.y];
  return {
    translate: [`${x}px ${y}px`, `${x}px ${y - 14}px`, "0px 0px"],
    opacity: [0.2, 1, 0.9],
    scale: [0.7, 1.15, 0.8],
    offset: [0, 0.3, 1],
  };
}

/** Something goes from stop to stop, and is seen all the way. */
function carried(way: readonly Point[]): Keyframe[] {
  const end = way.at(-1)!;
  return way.map((stop, number) => ({
    translate: `${stop.x - end.x}px ${stop.y - end.y}px`,
    opacity: 1,
    offset: number / (way.length - 1),
  }));
}

/** A die that comes to lie on a piece. */
function cast(
  piece: string,
  sprite: Sprite,
  timing: KeyframeAnimationOptions,
  sprites: Sprites,
): Animation | null {
  const box = elementOf(piece)?.getBoundingClientRect();
  if (!box) return null;
  const place = sprites.add(<SpriteDrawing sprite={sprite} seat={-1} amount={0} />, middleOf(box));
  const frames = { transform: [...ROLLING, ROLLING.at(-1)!], opacity: [0, 1, 1, 1, 1] };
  return place.animate(frames, { ...timing, fill: "none" });
}

/** A mark that drops onto a piece. */
function dropped(
  piece: string,
  seat: number,
  timing: KeyframeAnimationOptions,
  sprites: Sprites,
): Animation | null {
  const box = elementOf(piece)?.getBoundingClientRect();
  if (!box) return null;
  const place = sprites.add(<SpriteDrawing sprite="mark" seat={seat} amount={0} />, middleOf(box));
  const frames = { translate: ["0px -34px", "0px 0px"], opacity: [0, 1], scale: [1.8, 0.9] };
  return place.animate(frames, { ...timing, fill: "none", easing: "ease-in" });
}
