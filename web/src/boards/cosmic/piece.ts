// What makes a drawing a piece: it can be pointed at, reached by keys, and chosen if it answers something.

import type { JSX } from "preact";
import { focusOn, isTouch, type Tip } from "../focus";
import { isStep, resting, takesPress } from "./gestures/press";
import { answersAt, refusalsAt, type Scene } from "./scene";

type Handlers = Pick<
  JSX.HTMLAttributes<SVGGElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onClick" | "onKeyDown"
>;

export interface PieceProps extends Handlers {
  class: string;
  role: "button" | "img";
  tabindex?: number;
  "aria-label": string;
  "data-piece": string;
}

/** Whether a press on a piece answers the question, or goes some of the way. */
export function isLit(scene: Scene, id: string): boolean {
  return answersAt(scene, id).length > 0;
}

/** The attributes of the element that stands for a piece. */
export function pieceProps(scene: Scene, id: string, kind: string, tip: Tip): PieceProps {
  const lit = isLit(scene, id);
  const words = [lit && pressText(scene, id), tip.title, tip.rule];
  return {
    class: lit ? `${kind} cx-choosable` : kind,
    role: lit ? "button" : "img",
    tabindex: lit ? 0 : undefined,
    "aria-label": words.filter(Boolean).join(". "),
    "data-piece": id,
    ...handlers(scene, id, tip),
  };
}

function pressText(scene: Scene, id: string): string {
  return single(scene, id)?.text ?? "";
}

/** The answer that a piece gives by itself: its one option. */
function single(scene: Scene, id: string) {
  const options = answersAt(scene, id).filter(({ isPlan, pieces }) => !isPlan && pieces[0] === id);
  return options.length === 1 ? options[0] : undefined;
}

/** The attributes of a button over something that is no drawing, such as a plate; null where it answers nothing. */
export function pressProps(scene: Scene, id: string) {
  if (!isLit(scene, id)) return null;
  const { latest } = scene;
  const text = answersAt(scene, id)
    .map((answer) => answer.text)
    .join(", ");
  const look = () => {
    const answer = single(latest(), id);
    if (answer) latest().props.preview(answer.choices);
  };
  return {
    "aria-label": text,
    onPointerEnter: look,
    onPointerLeave: () => latest().props.preview(null),
    onFocus: look,
    onBlur: () => latest().props.preview(null),
    onClick: () => press(latest(), id),
  };
}

function handlers({ latest }: Scene, id: string, tip: Tip): Handlers {
  return {
    onPointerEnter: (event) =>
      event.pointerType !== "touch" && look(latest(), id, () => focusOn(id, tip, event)),
    onPointerLeave: (event) => event.pointerType !== "touch" && lookAway(latest()),
    onFocus: (event) =>
      event.currentTarget.matches(":focus-visible") && look(latest(), id, () => focusOn(id, tip, event)),
    onBlur: () => lookAway(latest()),
    onClick: (event) => {
      event.stopPropagation();
      if (isTouch(event) && !isLit(latest(), id)) latest().point(focusOn(id, tip, event));
      press(latest(), id);
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press(latest(), id);
    },
  };
}

function look(scene: Scene, id: string, focus: () => ReturnType<typeof focusOn>): void {
  scene.point(focus());
  const answer = isStep(scene, id) ? undefined : single(scene, id);
  if (answer) scene.props.preview(answer.choices);
}

function lookAway(scene: Scene): void {
  scene.point(null);
  scene.props.preview(resting(scene));
}

/** Choose what a piece stands for; what can't be chosen opens the clause that says why. */
export function press(scene: Scene, id: string): void {
  if (takesPress(scene, id)) return;
  const answer = single(scene, id);
  if (answer) return scene.props.choose(answer.choices);
  const refusal = refusalsAt(scene, id)[0];
  if (refusal && !isLit(scene, id)) scene.props.explain(refusal.clause);
}
