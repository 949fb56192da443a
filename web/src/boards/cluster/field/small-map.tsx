// A small map in a corner that shows what of the field is seen, where things are lit, and who would score what.

import { markOf } from "../../../parts/marks";
import { useRootMark } from "../../../parts/root-mark";
import type { Lens } from "../../lens";
import { BOX, slabOf } from "../geometry";
import { litCells } from "../gestures/acting";
import { useScene } from "../scene";
import type { Fit } from "./space";

interface Props {
  fit: Fit;
  lens: Lens;
  /** Look at a point of the field, in units. */
  onLook(x: number, y: number): void;
}

const AIR = 40;

export function SmallMap({ fit, lens, onLook }: Props) {
  const scene = useScene();
  useRootMark("small-map", "");
  const { zone } = scene.places;
  const { left, top, right, bottom } = fit.bounds;
  const box = { x: left - AIR, y: top - AIR, width: right - left + 2 * AIR, height: bottom - top + 2 * AIR };
  const lit = litCells(scene);
  const toUnits = (px: number, shift: number, origin: number) =>
    ((px - shift) / lens.scale - origin) / fit.unit;
  const seen = {
    x: toUnits(zone.x, lens.x, fit.origin.x),
    y: toUnits(zone.y, lens.y, fit.origin.y),
    width: zone.width / lens.scale / fit.unit,
    height: zone.height / lens.scale / fit.unit,
  };
  return (
    <svg
      class="c-small-map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        const point = pointIn(event, box);
        onLook(point.x, point.y);
      }}
    >
      {scene.view.tiles.map((tile) => (
        <rect
          key={tile.cell}
          class={lit.has(tile.cell) ? "c-lit" : undefined}
          {...slabOf(tile)}
          width={BOX - 16}
          height={BOX - 16}
          rx="16"
          style={tile.scorer >= 0 ? { fill: markOf(tile.scorer).colour } : undefined}
        />
      ))}
      <rect class="c-seen" {...seen} rx="20" />
    </svg>
  );
}

/** Where a click lies in the drawing, which is shown as large as its box lets it. */
function pointIn(event: MouseEvent, box: { x: number; y: number; width: number; height: number }) {
  const place = (event.currentTarget as Element).getBoundingClientRect();
  const unit = Math.max(box.width / place.width, box.height / place.height);
  return {
    x: box.x + box.width / 2 + (event.clientX - place.left - place.width / 2) * unit,
    y: box.y + box.height / 2 + (event.clientY - place.top - place.height / 2) * unit,
  };
}
