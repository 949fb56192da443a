// What of the field is seen: all tiles, as large as they can be; or what somebody has zoomed to; or on phones what the
// question is about.

import { useEffect, useMemo } from "preact/hooks";
import { type Lens, useLensOver, WHOLE, zoomedIn } from "../../lens";
import { middleOf, type Spot } from "../geometry";
import { litCells } from "../gestures/acting";
import { refusedCells } from "../gestures/refused";
import { isPlacing, mine, type Scene } from "../scene";
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
  }, [props.question?.number, props.isNarrow, fit]);
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

/** On phones: large enough for fingers, with one of the cells that are lit in the middle, and others around it. */
function lensFor(scene: Scene, fit: Fit): Lens {
  const scale = PHONE / fit.pitch;
  if (scale < WORTH) return WHOLE;
  const cells = [...litCells(scene)].map((cell) => scene.components.cells[cell]!);
  const leader = scene.components.cells[mine(scene).leader];
  const spots = (cells.length > 0 ? cells : leader ? [leader] : scene.view.tiles).map(middleOf);
  const { zone } = scene.places;
  return centred(fit, scale, innermost(spots), zone.x + zone.width / 2, zone.y + zone.height / 2);
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
