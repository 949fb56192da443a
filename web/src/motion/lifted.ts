// A part of a large drawing that moves is a drawing of its own for as long as it does: what is animated within a drawing
// has the browser paint all of it anew, in every frame.

import { middleOf } from "./places";

/** What people choose and programs look for is the part itself, not its copy. */
const OWN = ["id", "data-piece", "data-part", "data-hit", "role", "tabindex", "aria-label"];

export interface Lifted {
  /** A drawing over that of the part, with nothing but a copy of it; it is turned and scaled around its middle. Its
   * `data-lifted` is the piece that the part belongs to. */
  drawing: SVGSVGElement;
  /** The copy of each element of the part. */
  copies: ReadonlyMap<Element, Element>;
}

/** Lay a copy of a part over its drawing; null if it is no part of one. */
export function lift(part: Element): Lifted | null {
  const root = part instanceof SVGElement ? part.ownerSVGElement : null;
  if (!root?.parentElement) return null;
  const copies = new Map<Element, Element>();
  let copy = copyOf(part, copies);
  for (let up: Element | null = part; up !== root; ) {
    up = up!.parentElement!;
    const around = up.cloneNode(false) as Element;
    around.append(copy);
    copy = around;
  }
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of OWN) element.removeAttribute(name);
  }
  const drawing = copy as SVGSVGElement;
  drawing.dataset.lifted = part.closest<SVGElement>("[data-piece]")?.dataset.piece ?? "";
  drawing.setAttribute("aria-hidden", "true");
  drawing.style.transformOrigin = middleWithin(root, part);
  drawing.style.opacity = "0";
  root.parentElement.append(drawing);
  return { drawing, copies };
}

function copyOf(part: Element, copies: Map<Element, Element>): Element {
  const copy = part.cloneNode(true) as Element;
  const own = [part, ...part.querySelectorAll("*")];
  const copied = [copy, ...copy.querySelectorAll("*")];
  for (const [place, element] of own.entries()) copies.set(element, copied[place]!);
  return copy;
}

function middleWithin(root: Element, part: Element): string {
  const { left, top } = root.getBoundingClientRect();
  const { x, y } = middleOf(part.getBoundingClientRect());
  return `${x - left}px ${y - top}px`;
}
