// Arrow keys lead from one piece that can be chosen to the next in their direction.

import { useLayoutEffect } from "preact/hooks";

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = ["ArrowLeft", "ArrowRight"];
const CHOOSABLE = "[data-piece][role=button]";

/** While nothing else on the page has the focus, the arrows to the left and right lead onto the board; where nothing
 * lies in their direction, they are left to the shell. */
export function useArrows(board: { current: Element | null }): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      if (!way || !board.current || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nextFrom(board.current, document.activeElement, way, SIDEWAYS.includes(event.key));
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
}

function nextFrom(board: Element, here: Element | null, way: readonly [number, number], enters: boolean) {
  const all = [...board.querySelectorAll<SVGElement>(CHOOSABLE)];
  if (here && board.contains(here) && here !== board) return nearest(all, here, way);
  const isFree = here === null || here === document.body || here.contains(board);
  return isFree && enters ? (way[0] > 0 ? all[0] : all.at(-1)) : undefined;
}

/** The nearest piece in a direction; what lies aside counts as farther. */
function nearest(all: readonly SVGElement[], here: Element, [x, y]: readonly [number, number]) {
  const start = middle(here);
  const found = all
    .map((element) => ({ element, at: middle(element) }))
    .map(({ element, at: [left, top] }) => {
      const [dx, dy] = [left - start[0], top - start[1]];
      return { element, ahead: dx * x + dy * y, aside: Math.abs(dx * y) + Math.abs(dy * x) };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((one, other) => one.ahead + 2 * one.aside - other.ahead - 2 * other.aside);
  return found[0]?.element;
}

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
