// What every part of the board draws from, handed down by a context.

import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { BoardProps, Player } from "../board";
import { type Focus, seatShown, type Tip } from "../focus";
import { type Answer, type Answers, answersOf, type Refusal } from "./answers";
import { dieId } from "./ids";
import type { Places } from "./layout";
import type { Components, PulsarView, SeatView, Side } from "./types";

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
  places: Places;
  focus: Focus | null;
  /** The pieces that are pointed at, themselves or by way of an answer that is no flight. */
  pointedAt: readonly string[];
  point(focus: Focus | null): void;
  /** The piece whose several answers are listed. */
  menu: Focus | null;
  open(menu: Focus | null): void;
}

type Drawn = Pick<Scene, "props" | "view" | "next" | "components" | "side" | "seat" | "answers">;

/** Everything but where things are and what is pointed at. */
export function useDrawn(props: BoardProps): Drawn | null {
  const { declarations, question, words, isLive } = props;
  const view = props.view as PulsarView | null;
  const components = declarations?.components as Components | undefined;
  const side = view && components?.map.sides[view.table.side];
  const answers = useMemo(
    () => (side ? answersOf(side, isLive ? question : null, words) : null),
    [side, question, words, isLive],
  );
  if (!view || !components || !side || !answers) return null;
  const next = (props.previewView as PulsarView | null) ?? view;
  return { props, view, next, components, side, seat: seatShown(props), answers };
}

export function pointedPieces(answers: Answers, focus: Focus | null, pointed: number | null): string[] {
  const isNamed = (some: readonly Answer[]) =>
    some.some((answer) => answer.choices[0] === pointed) && !some.every((answer) => answer.route);
  const named = [...answers.open].flatMap(([id, some]) => (isNamed(some) ? [id] : []));
  return focus ? [focus.id, ...named] : named;
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

/** The slot of the own die that the question is about, or -1. */
export function slotInUse(scene: Pick<Scene, "props" | "components" | "side" | "seat">): number {
  const about = scene.props.words?.about ?? [];
  return scene.components.dice.slots.findIndex((_, slot) => about.includes(dieId(scene, scene.seat, slot)));
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

/** A system is worth a visit as long as the viewer may still put a station there. */
export function isWorth(scene: Scene, system: number): boolean {
  return !scene.view.map.stations[system]!.includes(scene.seat);
}
