// The sky behind everything: one bitmap, painted once for a size.

import { useEffect, useRef } from "preact/hooks";
import { onNextFrame } from "../../../parts/frames";
import { paintSky } from "./sky-paint";

/** Finer than this nobody sees, and it takes long to paint. */
const MOST = 1800;

export function Sky({ width, height }: { width: number; height: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => onNextFrame(() => canvas.current && paint(canvas.current)), [width, height]);
  return <canvas ref={canvas} class="cx-sky" aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const fine = Math.min(devicePixelRatio || 1, MOST / Math.max(width, height));
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  paintSky(canvas, fine);
}
