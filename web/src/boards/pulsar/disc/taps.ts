// A finger is no pointer: a tap takes the nearest lit end within its reach.

import { pointOf } from "../../lens";
import { nodeId } from "../ids";
import { useScene } from "../scene";
import type { Chart } from "./chart";
import { litNodes, nearestLit } from "./nearest";
import { EDGE } from "./sizes";

/** In pixels. */
const REACH = 28;

/** What takes a tap for itself. */
const TAKING = "button, [role=button], .p-small-map";

/** Hands a tap that met nothing lit to the nearest lit end; to be called before anything else sees it. */
export function useTaps({ r, lens }: Chart): (event: MouseEvent) => void {
  const scene = useScene();
  return (event) => {
    if ((event as PointerEvent).pointerType !== "touch" || (event.target as Element).closest(TAKING)) return;
    const point = pointOf(event, EDGE);
    const on = { x: (point.x - lens.x) / lens.scale, y: (point.y - lens.y) / lens.scale };
    const reach = REACH / ((r / EDGE) * lens.scale);
    const node = nearestLit(scene.side, litNodes(scene.side, scene.answers), on, reach);
    if (node < 0) return;
    event.stopPropagation();
    const id = nodeId(scene, node);
    const piece = (event.currentTarget as Element).querySelector(`.p-space [data-piece="${id}"]`);
    piece?.dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true }));
  };
}
