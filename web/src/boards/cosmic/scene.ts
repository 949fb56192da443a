// What every part of the board draws from.
//
// A part takes `CosmicProps`: the scene, which has `props` as the shell gives them; `view`, the position, and `next`, the
// one that the pointed-at answer would lead to (else the same); `components`, the fixed facts; `seat`, whose side is
// taken; `answers` by piece; `places`, where the parts of the board stand; and `focus`, what is pointed at.

import { useMemo } from "preact/hooks";
import type { BoardProps } from "../board";
import { type Answer, type Answers, answersOf, type Refusal } from "../every-answer";
import { type Focus, seatShown } from "../focus";
import { placeWith } from "./ids";
import type { Places } from "./layout";
import type { Components, CosmicView } from "./types";

export { label, playerOf, said } from "../said";

export interface Scene {
  props: BoardProps;
  view: CosmicView;
  /** The position that the pointed-at answer would lead to, or the present one. */
  next: CosmicView;
  components: Components;
  /** Whose side is taken: the viewer, or who is asked for those who only watch. */
  seat: number;
  answers: Answers;
  places: Places;
  /** The scene as it is when somebody presses something that was drawn from an earlier one. */
  latest(): Scene;
  focus: Focus | null;
  point(focus: Focus | null): void;
}

/** What every part of the board takes. */
export interface CosmicProps {
  scene: Scene;
}

export type Drawn = Pick<Scene, "props" | "view" | "next" | "components" | "seat" | "answers">;

/** Everything but where things are and what is pointed at. */
export function useDrawn(props: BoardProps): Drawn | null {
  const { declarations, question, words, isLive } = props;
  const view = props.view as CosmicView | null;
  const components = declarations?.components as Components | undefined;
  const answers = useMemo(() => answersOf(isLive ? question : null, words), [question, words, isLive]);
  if (!view || !components) return null;
  const next = (props.previewView as CosmicView | null) ?? view;
  return { props, view, next, components, seat: seatShown(props), answers };
}

export function answersAt(scene: Pick<Scene, "answers">, id: string): readonly Answer[] {
  return scene.answers.open.get(id) ?? [];
}

export function refusalsAt(scene: Pick<Scene, "answers">, id: string): readonly Refusal[] {
  return scene.answers.refused.get(id) ?? [];
}

/** Whether a mask of seats has one. */
export function hasSeat(mask: number, seat: number): boolean {
  return (mask & (1 << seat)) !== 0;
}

/** The seats in the order of play, beginning with one. */
export function seatsFrom(view: CosmicView, first: number): number[] {
  const { seats } = view.flow;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** The powers that a seat is known to have or use. */
export function powersOf(view: CosmicView, seat: number): number[] {
  return view.owner.flatMap((owner, power) =>
    owner === seat || hasSeat(view.users[power] ?? 0, seat) ? [power] : [],
  );
}

/** Moons of a system; their places come behind all planets. */
export const MOONS_EACH = 2;

/** The number of the moon at a place, below 0 for a planet. */
export function moonAt(view: Pick<CosmicView, "home" | "planets">, place: number): number {
  return place - view.home.length * view.planets;
}

/** The system of a planet or a moon; -1 for no place. */
export function systemWith(view: Pick<CosmicView, "home" | "planets">, place: number): number {
  if (place < 0) return -1;
  const moon = moonAt(view, place);
  return Math.floor(moon >= 0 ? moon / MOONS_EACH : place / view.planets);
}

/** Planets and moons that answer the question. */
export function litPlaces(scene: Pick<Scene, "view" | "components" | "answers">): number[] {
  const places = scene.view.tokens.length / scene.view.flow.seats;
  return [...scene.answers.open.keys()]
    .map((id) => placeWith(scene, id))
    .filter((place) => place >= 0 && place < places);
}

/** How many tokens of a seat stand on a planet or a moon. */
export function tokensOn(view: CosmicView, place: number, seat: number): number {
  return view.tokens[place * view.flow.seats + seat] ?? 0;
}
