// What is drawn when: the most important first, the rest with the frame after.

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** A frame may be long in coming, or never come, such as while nobody looks; then so many milliseconds are enough. */
const LONGEST = 60;

/** Call once, with the next frame or soon; returns what calls it off. */
export function onNextFrame(call: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    cancel();
    call();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, LONGEST);
  return cancel;
}

/** Call once, with a frame after the next; returns what calls it off. Between the two, whatever else waits has its
 * turn, such as a click: browsers would make the second frame first. */
function onLaterFrame(call: () => void): () => void {
  let cancel = onNextFrame(() => {
    const timer = setTimeout(() => (cancel = onNextFrame(call)));
    cancel = () => clearTimeout(timer);
  });
  return () => cancel();
}

/** A value that lags behind by one frame when its `stamp` changes, and follows at once otherwise: so a large drawing
 * does not delay what is drawn beside it. The same object comes back until there is another. */
export function useLate<T>(value: T, stamp: unknown): T {
  const shown = useRef({ value, stamp });
  const latest = useRef(stamp);
  const [, redraw] = useState(0);
  latest.current = stamp;
  const isLate = shown.current.stamp !== stamp;
  useLayoutEffect(() => {
    if (!isLate) return;
    return onLaterFrame(() => {
      shown.current.stamp = latest.current;
      redraw((count) => count + 1);
    });
  }, [isLate]);
  if (!isLate) shown.current.value = value;
  return shown.current.value;
}
