// What has just been put somewhere draws the eye: a ring spreads from it.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { MarkShape, markOf } from "../../parts/marks";
import { useScene } from "./scene";

interface Props {
  seat: number;
  isGhost: boolean;
  children?: ComponentChildren;
}

/** The mark of a player on a piece, or another drawing of it, with a ring when it is put there; not in a preview. */
export function Pop({ seat, isGhost, children }: Props) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!isGhost) spread(group.current, markOf(seat).colour);
  }, [isGhost, seat]);
  return <g ref={group}>{children ?? <MarkShape mark={markOf(seat)} />}</g>;
}

/** The place of the rings, apart from the drawing, so that nothing else has to be painted while they move. Without it
 * there are none: nothing moves while a whole board appears, nor for people who prefer reduced motion. */
export function Rings() {
  const { isLively, props } = useScene();
  return isLively && !props.isStill ? <div class="p-rings" aria-hidden="true" /> : null;
}

function spread(piece: Element | null, colour: string): void {
  const place = piece?.closest(".pulsar")?.querySelector(".p-rings");
  if (!piece || !place?.animate) return;
  const [box, origin] = [piece.getBoundingClientRect(), place.getBoundingClientRect()];
  const ring = document.createElement("i");
  ring.style.cssText = `left: ${box.left - origin.left}px; top: ${box.top - origin.top}px; color: ${colour};
    width: ${box.width}px; height: ${box.height}px`;
  place.append(ring);
  const moves = ring.animate(
    [
      { transform: "scale(0.6)", opacity: 1 },
      { transform: "scale(2.4)", opacity: 0 },
    ],
    { duration: 300, easing: "ease-out" },
  );
  moves.onfinish = moves.oncancel = () => ring.remove();
}
