// The sky behind the tiles: one bitmap, painted once for a size. The core of the cluster stays where it is while tiles
// grow towards it.

import { useEffect, useRef } from "preact/hooks";
import { onNextFrame } from "../../../parts/frames";
import { useScene } from "../scene";
import { paintSky } from "./sky-paint";

/** Finer than this nobody sees, and it takes long to paint. */
const MOST = 2000;

export function Sky() {
  const { places } = useScene();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { zone } = places;
  const core = { x: zone.x + zone.width * 0.26, y: zone.y + zone.height * 0.53 };
  useEffect(() => onNextFrame(() => canvas.current && paint(canvas.current, core)), [zone]);
  return <canvas ref={canvas} class="c-sky" aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement, core: { x: number; y: number }): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const fine = Math.min(devicePixelRatio || 1, MOST / Math.max(width, height));
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  paintSky(canvas, { x: core.x * fine, y: core.y * fine }, fine);
}
