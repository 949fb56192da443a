// What every part of the board draws from, handed down by a context.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Player } from "../board";
import { type Answer, type Answers, answersOf, type Refusal, sideOf } from "./answers";
import type { Components, PulsarView, SeatView, Side } from "./types";

export interface Tip {
  title: string;
  rule: string;
}

/** What is pointed at: a piece, where it is on the screen, and what is printed on it. */
export interface Focus {
  id: string;
  tip: Tip;
  box: DOMRect;
}

export interface Scene {
  props: BoardProps;
  view: PulsarView;
  /** The position that the pointed-at answer would lead to, or the present one. */
  next: PulsarView;
  components: Components;
  side: Side;
  /** Whose dice, ship and boards are shown as one's own. */
  seat: number;
  answers: Answers;
  /** Whether the board has been there for a while, so that what is new moves. */
  isLively: boolean;
  focus: Focus | null;
  point(focus: Focus | null): void;
  /** The piece whose several answers are listed. */
  menu: Focus | null;
  open(menu: Focus | null): void;
}

/** Everything but what is pointed at. */
export function sceneOf(
  props: BoardProps,
): Omit<Scene, "focus" | "point" | "menu" | "open" | "isLively"> | null {
  const view = props.view as PulsarView | null;
  if (!view || !props.declarations) return null;
  const components = props.declarations.components as unknown as Components;
  const tokens = props.declarations.tokens;
  const seat = seatShown(props, view);
  const asked = props.isLive ? props.question : null;
  return {
    props,
    view,
    next: (props.previewView as PulsarView | null) ?? view,
    components,
    side: sideOf({ view, components }),
    seat,
    answers: answersOf({ view, components, tokens, seat }, asked, props.words),
  };
}

function seatShown(props: BoardProps, view: PulsarView): number {
  if (props.viewer >= 0 && props.viewer < view.seats.length) return props.viewer;
  return Math.max(
    0,
    props.players.findIndex((player) => player.isAsked),
  );
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("a part of the board was drawn outside of it");
  return scene;
}

/** A text of a component or a label of the board, by its dotted key. */
export function said(scene: Pick<Scene, "props">, key: string, n?: number | string): string {
  const text = scene.props.declarations?.texts[key] ?? key;
  return n === undefined ? text : text.replace("{n}", String(n));
}

export function label(scene: Pick<Scene, "props">, key: string, n?: number | string): string {
  return said(scene, `label.${key}`, n);
}

export function tipOf(scene: Scene, key: string): Tip {
  return { title: said(scene, `${key}.name`), rule: said(scene, `${key}.rule`) };
}

export function mine(scene: Scene): SeatView {
  return scene.view.seats[scene.seat]!;
}

export function playerOf(scene: Scene, seat: number): Player {
  return scene.props.players[seat]!;
}

export function answersAt(scene: Scene, id: string): readonly Answer[] {
  return scene.answers.open.get(id) ?? [];
}

export function refusalAt(scene: Scene, id: string): Refusal | undefined {
  return scene.answers.refused.get(id);
}
