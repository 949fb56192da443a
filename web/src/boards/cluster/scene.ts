// What every part of the board draws from, handed down by a context.
//
// `useScene()` has: `props` as the shell gives them; `view`, the position, and `next`, the one that the pointed-at
// answer would lead to (else the same); `components`, the fixed facts; `seat`, whose side is taken; `answers` by piece;
// `places`, where the parts of the board stand and how large; `focus`, what is pointed at; and `held`, what is picked,
// turned or aimed at but not answered yet (`hold`, `letGo` of `held.ts` change it).
//
// Numbers: a *cell* is a place in `components.cells`, a *kind* one in `components.tiles`, a *tick* one in
// `components.ticks`. `geometry.ts` says where a cell lies, in units; `places.pitch` is the width of a cell in pixels.
// `field/index.tsx` lists the layers of the drawing, from below.

import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { BoardProps } from "../board";
import { type Answer, type Answers, answersOf, type Refusal } from "../every-answer";
import { type Focus, seatShown } from "../focus";
import { type Held, heldFor } from "./held";
import { cellId } from "./ids";
import type { Places } from "./layout";
import { useSameTiles, withTilesOf } from "./same-tiles";
import type { ClusterView, Components, Kind, SeatView, TileView } from "./types";

export { label, playerOf, said } from "../said";

export interface Scene {
  props: BoardProps;
  view: ClusterView;
  /** The position that the pointed-at answer would lead to, or the present one. */
  next: ClusterView;
  components: Components;
  /** Whose side is taken: the viewer, or who is asked for those who only watch. */
  seat: number;
  answers: Answers;
  places: Places;
  held: Held;
  /** The scene as it is when somebody presses something that was drawn from an earlier one. */
  latest(): Scene;
  focus: Focus | null;
  point(focus: Focus | null): void;
  /** The piece whose several answers are listed. */
  menu: Focus | null;
  open(menu: Focus | null): void;
}

export type Drawn = Pick<Scene, "props" | "view" | "next" | "components" | "seat" | "answers" | "held">;

/** Everything but where things are and what is pointed at. */
export function useDrawn(props: BoardProps): Drawn | null {
  const { declarations, question, words, isLive } = props;
  const view = useSameTiles(props.view as ClusterView | null);
  const after = props.previewView as ClusterView | null;
  const components = declarations?.components as Components | undefined;
  const answers = useMemo(() => answersOf(isLive ? question : null, words), [question, words, isLive]);
  const next = useMemo(() => (view && after ? withTilesOf(view, after) : view), [view, after]);
  if (!view || !next || !components) return null;
  const held = heldFor(question?.number);
  return { props, view, next, components, seat: seatShown(props), answers, held };
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("a part of the board was drawn outside of it");
  return scene;
}

export function mine(scene: Pick<Scene, "view" | "seat">): SeatView {
  return scene.view.seats[scene.seat]!;
}

export function tileOn(view: ClusterView, cell: number): TileView | undefined {
  return view.tiles.find((tile) => tile.cell === cell);
}

export function kindOfTile(scene: Pick<Scene, "components">, kind: number): Kind | undefined {
  return scene.components.tiles[kind];
}

export function nameOf(scene: Pick<Scene, "components">, cell: number): string {
  return scene.components.cells[cell]?.name ?? "";
}

export function answersAt(scene: Scene, id: string): readonly Answer[] {
  return scene.answers.open.get(id) ?? [];
}

export function answersOn(scene: Scene, cell: number): readonly Answer[] {
  return answersAt(scene, cellId(scene, cell));
}

export function refusalsAt(scene: Scene, id: string): readonly Refusal[] {
  return scene.answers.refused.get(id) ?? [];
}

/** Whether the viewer is asked where the tile in hand goes. */
export function isPlacing(scene: Pick<Scene, "props">): boolean {
  return scene.props.question?.decision === "place";
}

/** So many scorings has a game. */
export const SCORINGS = 3;

/** Whether everything has been scored. */
export function isOver({ seats }: Pick<ClusterView, "seats">): boolean {
  return seats.every(({ scorings }) => scorings === SCORINGS);
}

export function isActing(scene: Pick<Scene, "props">): boolean {
  return scene.props.question?.decision === "act";
}
