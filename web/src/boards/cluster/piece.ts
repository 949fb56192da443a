// What makes the drawing of a cell a piece: it can be pointed at, reached by keys, and chosen if it answers something.

import type { JSX } from "preact";
import { type Focus, focusOn, isTouch, type Tip } from "../focus";
import { actOn, commit, layOn, litCells } from "./gestures/acting";
import { look, lookAway, pressText, wheel } from "./gestures/pointing";
import { refusedCells } from "./gestures/refused";
import { cellId } from "./ids";
import { isActing, isPlacing, refusalsAt, type Scene } from "./scene";

type Handlers = Pick<
  JSX.HTMLAttributes<SVGGElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onClick" | "onKeyDown" | "onWheel"
>;

export interface PieceProps extends Handlers {
  class: string;
  role: "button" | "img";
  tabindex?: number;
  "aria-label": string;
  "data-piece": string;
}

/** The attributes of the element that stands for a cell. */
export function cellProps(scene: Scene, cell: number, kind: string, tip: Tip): PieceProps {
  const isLit = litCells(scene).has(cell);
  return {
    class: isLit ? `${kind} c-choosable` : kind,
    role: isLit ? "button" : "img",
    tabindex: isLit ? 0 : undefined,
    "aria-label": [isLit && pressText(scene, cell), tip.title, tip.rule].filter(Boolean).join(". "),
    "data-piece": cellId(scene, cell),
    ...handlers(scene, cell, tip),
  };
}

function handlers({ latest, components }: Scene, cell: number, tip: Tip): Handlers {
  const here = (event: { currentTarget: EventTarget | null }) =>
    focusOn(cellId({ components }, cell), tip, event);
  return {
    onPointerEnter: (event) => event.pointerType !== "touch" && point(latest(), cell, here(event)),
    onPointerLeave: (event) => event.pointerType !== "touch" && leave(latest()),
    onFocus: (event) => isSeen(event.currentTarget) && point(latest(), cell, here(event)),
    onBlur: () => leave(latest()),
    onClick: (event) => {
      event.stopPropagation();
      if (isTouch(event) && isRefused(latest(), cell)) latest().point(here(event));
      else press(latest(), cell);
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (event.key !== "Enter" || !isReady(latest(), cell) || !commit(latest())) press(latest(), cell);
    },
    onWheel: (event) => wheel(latest(), cell, event),
  };
}

function point(scene: Scene, cell: number, focus: Focus): void {
  scene.point(focus);
  look(scene, cell);
}

function leave(scene: Scene): void {
  scene.point(null);
  lookAway(scene);
}

/** Whether Enter on a cell gives the answer that is ready there. */
function isReady({ held }: Scene, cell: number): boolean {
  return held.target === cell || held.ghost?.cell === cell || held.deed?.cell === cell;
}

function isRefused(scene: Scene, cell: number): boolean {
  return isPlacing(scene) && refusedCells(scene).has(cell);
}

/** Whether the focus came by keys: a click is no reason to show a card. */
function isSeen(element: Element): boolean {
  return element.matches(":focus-visible");
}

function press(scene: Scene, cell: number): void {
  if (isPlacing(scene)) return litCells(scene).has(cell) ? layOn(scene, cell) : why(scene, cell);
  if (isActing(scene)) actOn(scene, cell);
}

/** A click on what can't be chosen opens the clause that says so. */
function why(scene: Scene, cell: number): void {
  const refusal = refusalsAt(scene, cellId(scene, cell))[0];
  if (refusal) scene.props.explain(refusal.clause);
}
