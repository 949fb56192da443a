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

/** Call once, so many frames after the next; returns what calls it off. Between two of them, whatever else waits has
 * its turn, such as a click: browsers would make the next frame first. */
function onLaterFrame(call: () => void, frames: number): () => void {
  let cancel = onNextFrame(() => {
    if (frames === 0) return call();
    const timer = setTimeout(() => (cancel = onLaterFrame(call, frames - 1)));
    cancel = () => clearTimeout(timer);
  });
  return () => cancel();
}

/** A value that lags behind by some frames when its `stamp` changes, and follows at once otherwise: so large drawings
 * delay neither what is drawn beside them nor each other. The same object comes back until there is another. */
export function useLate<T>(value: T, stamp: unknown, frames = 1): T {
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
    }, frames);
  }, [isLate, shown.current.stamp]);
  if (!isLate) shown.current.value = value;
  return shown.current.value;
}
