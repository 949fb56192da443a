// What of the field is seen: all tiles, as large as they can be; or what somebody has zoomed to; or on phones what the
// question is about, until the game is over.

import { useEffect, useMemo } from "preact/hooks";
import { type Lens, useLensOver, WHOLE, zoomedIn } from "../../lens";
import { middleOf, type Spot } from "../geometry";
import { litCells } from "../gestures/acting";
import { refusedCells } from "../gestures/refused";
import { isOver, isPlacing, mine, type Scene } from "../scene";
import type { Cell } from "../types";
import { type Fit, fitTo, seenFrom, spaceOf } from "./space";

/** The width of a cell on phones, in pixels. */
const PHONE = 85;
/** What is hardly larger than the whole is shown as the whole. */
const WORTH = 1.12;
const STEP = 1.25;

export interface FieldView {
  lens: Lens;
  fit: Fit;
  handlers: ReturnType<typeof useLensOver>["handlers"];
  isWhole: boolean;
  /** Whether some of the tiles are out of sight. */
  isPartial: boolean;
  zoom(isIn: boolean): void;
  whole(): void;
  /** Bring a point of the field to the middle, in units. */
  lookAt(x: number, y: number): void;
}

export function useView(scene: Scene): FieldView {
  const { places, view, components, props } = scene;
  const { zone } = places;
  const open = isPlacing(scene) ? wantedCells(scene) : [];
  const fit = useMemo(
    () => fitTo(zone, [...view.tiles, ...open.map((cell) => components.cells[cell]!)]),
    [zone, view.tiles, open.join(), components],
  );
  const space = spaceOf(zone, fit);
  const { lens, handlers, show, whole } = useLensOver(space);
  useEffect(() => {
    show(props.isNarrow ? lensFor(scene, fit) : space.kept(lens));
  }, [props.question?.number, props.isNarrow, fit, isOver(view)]);
  const [middle, height] = [zone.x + zone.width / 2, zone.y + zone.height / 2];
  return {
    lens,
    fit,
    handlers,
    whole,
    isWhole: lens.scale === 1 && lens.x === 0 && lens.y === 0,
    isPartial: props.isNarrow && fit.pitch * lens.scale > fit.pitch * 1.02,
    zoom: (isIn) => show(zoomedIn(space, lens, isIn ? STEP : 1 / STEP, middle, height)),
    lookAt: (x, y) => show(centred(fit, lens.scale, { x, y }, middle, height)),
  };
}

/** Where the tile in hand may lie, and where somebody could want it to, but for what is beyond the right edge. */
function wantedCells(scene: Scene): readonly number[] {
  const refused = [...refusedCells(scene).keys()];
  return [...litCells(scene), ...refused.filter((cell) => scene.components.cells[cell]!.left <= 0)];
}

/** On phones: large enough for fingers, with one of the cells that are lit in the middle, and others around it. At the
 * end there is nothing to press, and the whole is what counts. */
function lensFor(scene: Scene, fit: Fit): Lens {
  const scale = PHONE / fit.pitch;
  if (scale < WORTH || isOver(scene.view)) return WHOLE;
  const spots = wanted(scene).map(middleOf);
  const { zone } = scene.places;
  return centred(fit, scale, innermost(spots), zone.x + zone.width / 2, zone.y + zone.height / 2);
}

/** What is in hand; else what is lit; else where the own leader is, or anything. */
function wanted(scene: Scene): readonly Pick<Cell, "row" | "left">[] {
  const { held, components, view } = scene;
  const inHand = [held.target, held.ghost?.cell, held.deed?.cell, held.source?.cell];
  const first = inHand.find((cell) => cell !== undefined && cell >= 0);
  if (first !== undefined) return [components.cells[first]!];
  const lit = [...litCells(scene)].map((cell) => components.cells[cell]!);
  const leader = components.cells[mine(scene).leader];
  return lit.length > 0 ? lit : leader ? [leader] : view.tiles;
}

/** Of some spots the one that is nearest to their middle, where there may be none of them. */
function innermost(spots: readonly Spot[]): Spot {
  const mean = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [mean(spots.map((spot) => spot.x)), mean(spots.map((spot) => spot.y))];
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce((best, spot) => (away(spot) < away(best) ? spot : best));
}

/** The lens at which a point of the field, in units, lies at a point of the screen. */
function centred(fit: Fit, scale: number, to: { x: number; y: number }, x: number, y: number): Lens {
  const origin = seenFrom(fit, { scale, x: 0, y: 0 });
  return { scale, x: x - origin.x - to.x * fit.unit * scale, y: y - origin.y - to.y * fit.unit * scale };
}
