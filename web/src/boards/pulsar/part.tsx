// A part of the board with a scene of its own, that of the last time when something in it changed.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { kindOf } from "./answers";
import { type Scene, SceneContext, useScene } from "./scene";

interface Props {
  /** The first words of the ids of its pieces. */
  kinds: readonly string[];
  /** What it draws, always as many facts. Parts of a view are good ones: those that did not change are the same. */
  facts: readonly unknown[];
  children: ComponentChildren;
}

/** Drawn anew only when one of the facts changes, or something that any piece depends on. */
export function Part({ kinds, facts, children }: Props) {
  const scene = useScene();
  const pointed = scene.pointedAt.filter((id) => kinds.includes(kindOf(id))).join();
  return useMemo(
    () => <SceneContext.Provider value={scene}>{children}</SceneContext.Provider>,
    [pointed, ...shared(scene), ...facts],
  );
}

/** What can be chosen, and how everything is called. */
function shared({ props, answers, menu, seat, components, side }: Scene): unknown[] {
  const names = props.players.map((player) => player.name).join("\n");
  return [answers, menu, seat, components, side, props.declarations, props.isStill, names];
}
