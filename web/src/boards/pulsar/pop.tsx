// What has just been put somewhere grows into its place.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useScene } from "./scene";

/** A part of a drawing that appears with a short motion, unless the whole board has just appeared. */
export function Pop({ children }: { children: ComponentChildren }) {
  const scene = useScene();
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!scene.isLively || scene.props.isStill || !group.current?.animate) return;
    group.current.animate(
      [{ transform: "scale(0)" }, { transform: "scale(1.25)", offset: 0.7 }, { transform: "scale(1)" }],
      280,
    );
  }, []);
  return <g ref={group}>{children}</g>;
}
