// A die of the draft is dragged onto a counter: both answers in one gesture, by mouse or finger.

import { useRef } from "preact/hooks";
import { kindOf } from "./answers";
import type { Scene } from "./scene";

interface Spot {
  x: number;
  y: number;
}

/** The die under way, and what follows it over the screen once it has left its place. */
interface Grip {
  start: Spot;
  ghost: HTMLElement | null;
}

/** A pointer that trembles by no more than this, in px, does not drag. */
const TREMBLING = 6;
/** A die that is let go so near to a counter, in px, is meant for it. */
const NEAR = 48;

/** The counters that the die may move, each with its answer, as far as the server has said; they do not change while
 * the question is open. */
type Targets = readonly (readonly [choice: number, piece: string])[];

/** Handlers of the element of a die that answers with `die`. */
export function useDrag(scene: Scene, die: number | undefined) {
  const grip = useRef<Grip | null>(null);
  const isDropped = useRef(false);
  const targets = useRef<Targets>([]);
  targets.current = targetsOf(scene, die) ?? targets.current;
  if (die === undefined) return {};
  const end = () => {
    grip.current?.ghost?.remove();
    grip.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      isDropped.current = false;
      if (event.button !== 0) return;
      grip.current = { start: spotOf(event), ghost: null };
      (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grip.current) return;
      if (!grip.current.ghost && distance(grip.current.start, spotOf(event)) < TREMBLING) return;
      if (!grip.current.ghost) {
        grip.current.ghost = lift(event);
        scene.props.preview([die]);
      }
      follow(grip.current.ghost, spotOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      isDropped.current = grip.current?.ghost != null;
      end();
      if (isDropped.current) drop(scene, die, targetAt(targets.current, spotOf(event)));
    },
    onPointerCancel: end,
    /** The click that ends a drag chooses nothing. */
    onClickCapture: (event: MouseEvent) => {
      if (isDropped.current) event.stopPropagation();
      isDropped.current = false;
    },
  };
}

/** The choices of a die that was let go: with the counter it was let go on, if any. */
function drop(scene: Scene, die: number, counter: number | undefined): void {
  scene.point(null);
  if (counter === undefined) scene.props.preview(null);
  else scene.props.choose([die, counter]);
}

/** The same as a list that stays while it is looked at what each of them would do. */
export function useTargets(scene: Scene, die: number | null): Targets | null {
  const known = useRef<{ die: number | null; targets: Targets | null }>({ die: null, targets: null });
  if (known.current.die !== die) known.current = { die, targets: null };
  if (die !== null) known.current.targets = targetsOf(scene, die) ?? known.current.targets;
  return known.current.targets;
}

function targetsOf({ props }: Scene, die: number | undefined): Targets | undefined {
  const { previewed } = props;
  const next = previewed?.next;
  if (!next || previewed.choices.length !== 1 || previewed.choices[0] !== die) return undefined;
  return next.options.flatMap(([choice], place) => {
    const piece = next.pieces[place]?.[0];
    return piece !== undefined && kindOf(piece) === "counter" ? [[choice, piece] as const] : [];
  });
}

/** The answer of the counter nearest to a spot of the screen, if one is near. */
function targetAt(targets: Targets, spot: Spot): number | undefined {
  const found = targets.flatMap(([choice, piece]) =>
    [...document.querySelectorAll(`[data-piece="${piece}"]`)].map((element) => ({
      choice,
      away: distance(middle(element), spot),
    })),
  );
  found.sort((one, other) => one.away - other.away);
  return found[0] && found[0].away <= NEAR ? found[0].choice : undefined;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A copy of the die over everything; the die itself keeps the pointer, which may leave it at once. */
function lift(event: PointerEvent): HTMLElement {
  const piece = event.currentTarget as HTMLElement;
  const ghost = document.createElement("div");
  ghost.className = "pulsar p-drag";
  const die = piece.querySelector("svg");
  if (die) ghost.append(die.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}

function follow(ghost: HTMLElement, { x, y }: Spot): void {
  ghost.style.transform = `translate(${x}px, ${y}px)`;
}
