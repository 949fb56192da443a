// A checker is picked and put down: by two clicks or taps, by keys, or dragged.

import { useRef, useState } from "preact/hooks";
import type { Box } from "./layout";
import { clauseAt, type Place, type Scene } from "./scene";
import type { Way } from "./ways";

export interface Picking {
  /** Where the checker comes from that is picked, if one is. */
  picked: string | null;
  sources: ReadonlySet<string>;
  /** The ways of the picked checker by where they end. */
  ends: ReadonlyMap<string, Way>;
  /** Press a place. */
  press(piece: string): void;
  letGo(): void;
}

/** What was picked belongs to one question. A checker that is the only one to move need not be picked. */
export function usePicking(scene: Scene | null): Picking {
  const [held, setHeld] = useState<{ question: number; piece: string } | null>(null);
  const number = scene?.props.question?.number ?? -1;
  const ways = scene?.ways ?? [];
  const sources = new Set(ways.map(({ from }) => from));
  const only = sources.size === 1 ? [...sources][0]! : null;
  const picked = held?.question === number && sources.has(held.piece) ? held.piece : only;
  const ends = new Map(ways.flatMap((way) => (way.from === picked ? [[way.to, way] as const] : [])));
  const press = (piece: string) => {
    const way = ends.get(piece);
    const clause = scene && clauseAt(scene, piece);
    if (way) scene?.props.choose(way.choices);
    else if (sources.has(piece) && piece !== picked) setHeld({ question: number, piece });
    else if (!sources.has(piece) && clause) scene.props.explain(clause);
    else setHeld(null);
    if (way) setHeld(null);
  };
  return { picked, sources, ends, press, letGo: () => setHeld(null) };
}

interface Spot {
  x: number;
  y: number;
}

/** A pointer that trembles by no more than this, in px, does not drag. */
const TREMBLING = 6;
/** So wide, in px, is what a place answers to at least. */
export const REACH = 44;

/** Handlers of the whole drawing, whose units are pixels; `ghost` is the checker that follows the pointer. */
export function useGestures(scene: Scene | null, picking: Picking) {
  const grip = useRef<{ start: Spot; piece: string; isDragged: boolean } | null>(null);
  const isDropped = useRef(false);
  const ghost = useRef<SVGGElement>(null);
  const hide = () => ghost.current?.setAttribute("visibility", "hidden");
  if (!scene) return { ghost, handlers: {} };
  const isLit = ({ piece }: Place) => picking.sources.has(piece) || picking.ends.has(piece);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      isDropped.current = false;
      const place = placeAt(scene.places, spotOf(event), ({ piece }) => picking.sources.has(piece));
      const canDrag = event.button === 0 && place && picking.sources.has(place.piece);
      grip.current = canDrag ? { start: spotOf(event), piece: place.piece, isDragged: false } : null;
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grip.current;
      if (!held) return;
      const spot = spotOf(event);
      if (!held.isDragged && Math.hypot(spot.x - held.start.x, spot.y - held.start.y) < TREMBLING) return;
      if (!held.isDragged) {
        held.isDragged = true;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        if (held.piece !== picking.picked) picking.press(held.piece);
      }
      ghost.current?.setAttribute("visibility", "visible");
      ghost.current?.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
    },
    onPointerUp: (event: PointerEvent) => {
      isDropped.current = grip.current?.isDragged === true;
      grip.current = null;
      hide();
      if (!isDropped.current) return;
      const place = placeAt(scene.places, spotOf(event), ({ piece }) => picking.ends.has(piece));
      if (place && picking.ends.has(place.piece)) picking.press(place.piece);
      else picking.letGo();
    },
    onPointerCancel: () => {
      grip.current = null;
      hide();
    },
    onClick: (event: MouseEvent) => {
      if (isDropped.current) {
        isDropped.current = false;
        return;
      }
      const place = placeAt(scene.places, spotOf(event), isLit);
      if (place) picking.press(place.piece);
      else picking.letGo();
    },
  };
  return { ghost, handlers };
}

/** The place under a spot; one that is lit and near enough for a finger goes before one that is not. */
function placeAt(places: readonly Place[], spot: Spot, isLit: (place: Place) => boolean): Place | undefined {
  const near = places
    .filter((place) => isLit(place) && isInside(grown(place.box), spot))
    .sort((one, other) => away(one.box, spot) - away(other.box, spot));
  return near[0] ?? places.find(({ box }) => isInside(box, spot));
}

function grown({ x, y, width, height }: Box): Box {
  const [more, higher] = [Math.max(0, REACH - width), Math.max(0, REACH - height)];
  return { x: x - more / 2, y: y - higher / 2, width: width + more, height: height + higher };
}

function isInside({ x, y, width, height }: Box, spot: Spot): boolean {
  return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
}

function away({ x, width }: Box, spot: Spot): number {
  return Math.abs(x + width / 2 - spot.x);
}

function spotOf(event: MouseEvent): Spot {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
