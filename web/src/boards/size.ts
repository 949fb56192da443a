// The size of an element, followed as it changes.

import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Size {
  width: number;
  height: number;
}

/** What is drawn until the element has been measured, and where nothing can be. */
const UNMEASURED: Size = { width: 1186, height: 730 };

/** The size of the element that gets the ref; a change that leaves no room at all is passed over. */
export function useSize<E extends HTMLElement>(): [{ current: E | null }, Size] {
  const element = useRef<E>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) setSize((old) => (same(old, { width, height }) ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

function same(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
