// When the strip shows how the totals come about: while they are played, and again when somebody asks for it.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../scene";
import type { CosmicView } from "../types";
import { type Duel, duelIn } from "./duel";
import { revealMotions } from "./motion";

export interface Reveal {
  /** The totals that are being shown; null while none are. */
  shown: Duel | null;
  /** The last ones that were told here. */
  last: Duel | null;
  /** Show the last ones once more. */
  again(): void;
}

interface Memory {
  view: CosmicView | null;
  /** The totals that came with this very view. */
  fresh: Duel | null;
  last: Duel | null;
}

export function useReveal(scene: Scene): Reveal {
  const { props, view } = scene;
  const memory = useRef<Memory>({ view: null, fresh: null, last: null });
  const [isAgain, setAgain] = useState(false);
  const now = memory.current;
  if (now.view !== view) {
    const fresh = now.view && duelIn(props.declarations?.events ?? [], props.news.events, now.view, view);
    memory.current = { view, fresh, last: fresh ?? now.last };
  }
  const { fresh, last } = memory.current;
  const isPlaying = props.desk?.isPlaying() ?? false;
  useLayoutEffect(() => {
    if (isAgain && last) props.desk?.show(revealMotions(scene, view, last));
  }, [isAgain]);
  useLayoutEffect(() => {
    if (!isPlaying) setAgain(false);
  }, [isPlaying]);
  return {
    shown: isAgain ? last : isPlaying ? fresh : null,
    last,
    again: () => !isPlaying && setAgain(true),
  };
}
