// What of the disc is seen: all of it, or on phones what the question is about.

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Lens, useLens, WHOLE } from "../../lens";
import { mine, useScene } from "../scene";
import type { Side } from "../types";
import { lensOn, litNodes, type Window } from "./nearest";
import { EDGE } from "./sizes";

const SQUARE: Window = { left: -EDGE, top: -EDGE, right: EDGE, bottom: EDGE };
/** Around what is looked at, in units. */
const MARGIN = 90;
/** In pixels per unit: larger than this nothing is shown of itself. */
const LARGEST = 1;
/** Smaller than this nobody can tell the lit ends of a flight apart: then those around the ship are shown. */
const SMALLEST = 0.62;
/** What is hardly larger than the whole is shown as the whole. */
const WORTH = 1.15;

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
    const near = lit.length ? lensFor(scene.side, lit, ship, there, EDGE / r) : WHOLE;
    lens.show(near.scale < WORTH ? WHOLE : near);
  }, [question?.number, isNarrow, r]);
  return { ...lens, window };
}

/** On the lit nodes and the ship, if there is one; `one` is the scale at which a unit is a pixel. */
export function lensFor(side: Side, lit: readonly number[], ship: number, window: Window, one: number): Lens {
  const all = lensOn(side, ship < 0 ? lit : [ship, ...lit], window, MARGIN, LARGEST * one);
  if (ship < 0 || all.scale >= SMALLEST * one) return all;
  return lensOn(side, [ship], window, MARGIN, SMALLEST * one);
}

/** The part of the square, and around it, that is seen, in units. */
function windowOf(root: HTMLElement): Window {
  const square = root.getBoundingClientRect();
  const frame = (root.closest(".pulsar") ?? root).getBoundingClientRect();
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
