// News for a board that is drawn later than it is told: nothing that happened may be missed by it.

import { useRef } from "preact/hooks";
import type { News } from "../boards/board";

/** Two pieces of news as one. */
export function joined(one: News, next: News): News {
  if (one.events.length === 0) return next;
  return { first: one.first, events: [...one.events, ...next.events], told: [...one.told, ...next.told] };
}

/** All news that were not drawn yet, as one; `markDrawn` takes what has been handed to the board. */
export function useUndrawn(news: News): { undrawn: News; markDrawn(drawn: News): void } {
  const held = useRef({ last: news, all: news });
  const drawn = useRef(news);
  if (held.current.last !== news) {
    const isDrawn = drawn.current === held.current.all;
    held.current = { last: news, all: isDrawn ? news : joined(held.current.all, news) };
  }
  return { undrawn: held.current.all, markDrawn: (shown) => (drawn.current = shown) };
}
