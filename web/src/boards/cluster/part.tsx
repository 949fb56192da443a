// What is drawn is kept as long as nothing changes that it is drawn from.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { SceneContext, useScene } from "./scene";

interface Props {
  /** All that is drawn. Parts of a view are good facts: those that did not change are the same. */
  facts: readonly unknown[];
  children: ComponentChildren;
}

/** Drawn anew only when one of the facts changes. */
export function Kept({ facts, children }: Props) {
  return useMemo(() => <>{children}</>, facts);
}

/** The same with a scene of its own, that of the last time when a fact changed, or how anything is called. */
export function Part({ facts, children }: Props) {
  const scene = useScene();
  const { components, props } = scene;
  const names = props.players.map(({ name }) => name).join("\n");
  return useMemo(
    () => <SceneContext.Provider value={scene}>{children}</SceneContext.Provider>,
    [components, names, props.declarations, ...facts],
  );
}
