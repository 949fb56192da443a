// What of the disc is seen: all of it, or on phones what the question is about.

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { mine, useScene } from "../scene";
import { lensOn, litNodes, type Window } from "./nearest";
import { EDGE } from "./sizes";
import { useLens, WHOLE } from "./zoom";

const SQUARE: Window = { left: -EDGE, top: -EDGE, right: EDGE, bottom: EDGE };
/** Around what is looked at, in units. */
const MARGIN = 90;
/** In pixels per unit: larger than this nothing is shown of itself. */
const LARGEST = 1;
/** What is hardly larger than the whole is shown as the whole. */
const WORTH = 1.25;

export function useView(root: RefObject<HTMLElement>, r: number) {
  const scene = useScene();
  const lens = useLens(EDGE);
  const [window, setWindow] = useState(SQUARE);
  const { question, isNarrow } = scene.props;
  useEffect(() => {
    if (!isNarrow || !root.current) return;
    const there = windowOf(root.current);
    setWindow(there);
    const lit = litNodes(scene.side, scene.answers);
    const { ship } = mine(scene);
    const nodes = ship >= 0 ? [ship, ...lit] : lit;
    const near = lit.length ? lensOn(scene.side, nodes, there, MARGIN, (LARGEST * EDGE) / r) : WHOLE;
    lens.show(near.scale < WORTH ? WHOLE : near);
  }, [question?.number, isNarrow, r]);
  return { ...lens, window };
}

/** The part of the square, and around it, that is seen, in units. */
function windowOf(root: HTMLElement): Window {
  const square = root.getBoundingClientRect();
  const frame = frameOf(root, square.width).getBoundingClientRect();
  if (square.width === 0) return SQUARE;
  const unit = (2 * EDGE) / square.width;
  const [x, y] = [square.left + square.width / 2, square.top + square.height / 2];
  return {
    left: (frame.left - x) * unit,
    top: (frame.top - y) * unit,
    right: (frame.right - x) * unit,
    bottom: (frame.bottom - y) * unit,
  };
}

/** The nearest element around the square that is as wide. */
function frameOf(root: HTMLElement, width: number): HTMLElement {
  let frame = root.parentElement;
  while (frame?.parentElement && frame.clientWidth < width) frame = frame.parentElement;
  return frame ?? root;
}
