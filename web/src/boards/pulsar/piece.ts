// What makes a drawing a piece: it can be pointed at, reached by keys, and chosen if it answers something.

import type { JSX } from "preact";
import { type Focus, focusOn, isTouch, type Tip } from "../focus";
import { type Answer, kindOf } from "./answers";
import { flightsOf } from "./routes";
import { answersAt, isWorth, label, refusalAt, type Scene, slotInUse } from "./scene";

type Handlers = Pick<
  JSX.HTMLAttributes<Element>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onClick" | "onKeyDown"
>;

export interface PieceProps extends Handlers {
  class: string;
  role?: "button" | "img";
  tabindex?: number;
  "aria-label": string;
  "data-piece": string;
}

/** The attributes of the element that stands for a piece; `prices` are the dice that pay for it as they are. */
export function pieceProps(
  scene: Scene,
  id: string,
  kind: string,
  tip: Tip,
  prices?: readonly number[],
): PieceProps {
  const answers = answersAt(scene, id);
  const canChoose = answers.length > 0;
  const refused = refusalAt(scene, id);
  return {
    class: classes(
      scene,
      id,
      canChoose && isModified(scene, prices) ? `${kind} p-modified` : kind,
      canChoose,
      refused !== undefined,
    ),
    role: canChoose ? "button" : "img",
    tabindex: canChoose ? 0 : undefined,
    "aria-label": spoken(scene, tip, answers),
    "data-piece": id,
    ...handlers(scene, id, tip, answers),
  };
}

/** Whether the die in use has to be changed before it pays one of these prices. */
export function isModified(scene: Scene, prices: readonly number[] | undefined): boolean {
  if (!prices || scene.props.question?.decision !== "act") return false;
  return !prices.includes(scene.view.seats[scene.seat]!.dice[slotInUse(scene)]!);
}

function classes(scene: Scene, id: string, kind: string, canChoose: boolean, isRefused: boolean): string {
  const names = [
    kind,
    canChoose && "p-choosable",
    isRefused && "p-refused",
    scene.pointedAt.includes(id) && "p-pointed",
  ];
  return names.filter(Boolean).join(" ");
}

function spoken(scene: Scene, tip: Tip, answers: readonly Answer[]): string {
  const name = tip.rule ? `${tip.title}. ${tip.rule}` : tip.title;
  if (answers.length === 0) return name;
  const ways = answers.length > 1 ? `${answers.length} ${label(scene, waysOf(answers))}` : answers[0]!.text;
  return `${tip.title}: ${ways}`;
}

function waysOf(answers: readonly Answer[]): string {
  return answers.some((answer) => answer.route) ? "flights" : "answers";
}

function handlers(scene: Scene, id: string, tip: Tip, answers: readonly Answer[]): Handlers {
  const here = (event: { currentTarget: EventTarget | null }) => focusOn(id, tip, event);
  const choose = (focus: Focus) => decide(scene, focus, answers);
  return {
    onPointerEnter: (event) => event.pointerType !== "touch" && look(scene, here(event), answers),
    onPointerLeave: (event) => event.pointerType !== "touch" && leave(scene),
    onFocus: (event) => look(scene, here(event), answers),
    onBlur: () => leave(scene),
    onClick: (event) => {
      event.stopPropagation();
      isTouch(event) ? touch(scene, here(event), answers) : choose(here(event));
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(here(event));
    },
  };
}

function look(scene: Scene, focus: Focus, answers: readonly Answer[]): void {
  if (scene.menu) return;
  scene.point(focus);
  scene.props.preview(answers[0]?.choices ?? null);
}

function leave(scene: Scene): void {
  if (scene.menu) return;
  scene.point(null);
  scene.props.preview(null);
}

/** One answer is given at once; several are listed. */
function decide(scene: Scene, focus: Focus, answers: readonly Answer[]): void {
  if (answers.length === 0) return why(scene, focus.id);
  if (answers.length > 1) return list(scene, focus, answers);
  leave(scene);
  scene.props.choose(answers[0]!.choices);
}

/** A click on what can't be chosen opens the clause that says so. */
function why(scene: Scene, id: string): void {
  const refusal = refusalAt(scene, id);
  if (refusal) scene.props.explain(refusal.clause);
}

/** A finger can't point, so the first touch shows what the answers would do: on a narrow screen the best of them on a
 * card in the sheet, which offers the others, else all of them in a list. A die is taken up at once: nothing comes of
 * that yet. */
function touch(scene: Scene, focus: Focus, answers: readonly Answer[]): void {
  if (scene.props.question?.decision === "use-die" && kindOf(focus.id) === "die")
    return decide(scene, focus, answers);
  if (answers.length === 0) return scene.point(scene.focus?.id === focus.id ? null : focus);
  if (!scene.props.isNarrow) return list(scene, focus, answers);
  scene.point(null);
  scene.props.preview(bestOf(scene, answers).choices);
}

/** The flight that brings most, if there are flights. */
function bestOf(scene: Scene, answers: readonly Answer[]): Answer {
  return flightsOf(answers, scene.side, (system) => isWorth(scene, system))[0]?.answer ?? answers[0]!;
}

function list(scene: Scene, focus: Focus, answers: readonly Answer[]): void {
  scene.point(focus);
  scene.open(focus);
  scene.props.preview(answers[0]!.choices);
}
