// The finger of the guide: rings around the pieces a card speaks of, and a veil over everything else.

import { useEffect, useId, useState } from "preact/hooks";
import { elementsOf } from "./fingers";
import { type Box, together } from "./rings";

/** Pixels between a piece and its ring. */
const AIR = 5;
const CORNER = 10;
/** More rings than this point at nothing. */
const MOST = 20;
/** Milliseconds between two looks at where the pieces are: the board may zoom, or draw itself anew. */
const EVERY = 150;
/** What stays in the light with the pieces: where one reads, and where one answers. */
const LIT = ".coach, .question, .sheet";

/** Rings around pieces; the piece of the best answer has one of its own. */
export function FingerAt({ pieces, best }: { pieces: readonly string[]; best: string }) {
  const rings = together(useBoxes(() => elementsOf(pieces).filter(isInSight), pieces.join(" ")));
  const [first] = useBoxes(() => elementsOf(best ? [best] : []).filter(isInSight), best);
  const lit = useBoxes(() => [...document.querySelectorAll(LIT)], "");
  const mask = useId();
  if (rings.length === 0 || rings.length > MOST) return null;
  return (
    <svg class="finger" aria-hidden="true">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="#fff" />
        {[...lit, ...rings].map((box, place) => (
          <rect key={place} {...box} rx={CORNER} fill="#000" />
        ))}
      </mask>
      <rect class="veil" width="100%" height="100%" mask={`url(#${mask})`} />
      {rings.map((box, place) => (
        <rect key={place} class="finger-ring" {...box} rx={Math.min(CORNER, box.width / 2)} />
      ))}
      {first && <rect class="finger-ring best" {...first} rx={Math.min(CORNER, first.width / 2)} />}
    </svg>
  );
}

/** Where elements are on the screen, followed while they move. */
function useBoxes(find: () => Element[], key: string): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let last = "";
    const look = () => {
      const next = find().map(boxOf).filter(isOnScreen);
      const now = JSON.stringify(next);
      if (now !== last) setBoxes(next);
      last = now;
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [key]);
  return boxes;
}

/** The part of an element that is seen: a board that is zoomed reaches beyond its place. */
function boxOf(element: Element): Box {
  const piece = element.getBoundingClientRect();
  const place = element.closest(".narrow-main")?.getBoundingClientRect() ?? piece;
  const [left, top] = [Math.max(piece.left, place.left), Math.max(piece.top, place.top)];
  const [right, bottom] = [Math.min(piece.right, place.right), Math.min(piece.bottom, place.bottom)];
  if (right <= left || bottom <= top) return { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: Math.round(left - AIR),
    y: Math.round(top - AIR),
    width: Math.round(right - left + 2 * AIR),
    height: Math.round(bottom - top + 2 * AIR),
  };
}

/** Whether a piece is not hidden behind the card, or behind the sheet it does not lie in. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return [...document.querySelectorAll(".coach, .sheet")].every((cover) => {
    const box = cover.getBoundingClientRect();
    return cover.contains(element) || x < box.left || x > box.right || y < box.top || y > box.bottom;
  });
}

function isOnScreen({ x, y, width, height }: Box): boolean {
  return width > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
}
