// Tokens that carry captives: wherever they stand each counts as one, however high it is.

import { label, type Scene } from "../scene";

type Known = Pick<Scene, "view" | "components">;

/** How high the stacks among the tokens of a seat are, by a place or a place on the way; the highest first. */
export function heightsAt(
  { view, components }: Known,
  seat: number,
  place: number | "sent" | "lost",
): number[] {
  const where = typeof place === "number" ? place : components.stack_places.indexOf(place);
  const width = view.flow.seats + 2;
  const heights: number[] = [];
  for (let at = 0; at < view.stacks.length; at += width) {
    const [carrier, there, ...captives] = view.stacks.slice(at, at + width);
    if (carrier === seat && there === where) heights.push(captives.reduce((sum, count) => sum + count, 1));
  }
  return heights.sort((one, other) => other - one);
}

/** How many tokens there are, and how high the stacks among them. */
export function countTold(scene: Scene, count: number, heights: readonly number[]): string {
  return heights.length > 0 ? label(scene, "stacked", count, heights.join(", ")) : `${count}`;
}
