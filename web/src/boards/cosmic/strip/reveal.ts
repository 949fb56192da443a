// When the strip shows how the totals come about: while they are played, and again when somebody asks for it.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isWantedAgain } from "../../../parts/shown-again";
import type { Scene } from "../scene";
import type { CosmicView } from "../types";
import { type Duel, duelIn } from "./duel";
import { keepDuel, withTerms } from "./kept";
import { revealMotions } from "./motion";
import { lastDuel } from "./story";

export interface Reveal {
  /** The totals that are being shown; null while none are. */
  shown: Duel | null;
  /** The last ones that were told. */
  last: Duel | null;
  /** Whether they are being played, and go of themselves. */
  isPlaying: boolean;
  /** Show the last ones once more; where nothing is played, until this is asked for again. */
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
  if (memory.current.view !== view) memory.current = next(memory.current, scene);
  const { fresh, last } = memory.current;
  const isPlaying = props.desk?.isPlaying() ?? false;
  useEffect(() => {
    if (fresh) keepDuel(props.viewer, fresh);
  }, [fresh]);
  useLayoutEffect(() => {
    if (isAgain && last) props.desk?.show(revealMotions(scene, view, last));
  }, [isAgain]);
  useLayoutEffect(() => {
    if (!isPlaying) setAgain(false);
  }, [isPlaying]);
  useLayoutEffect(() => {
    if (!isWantedAgain.value) return;
    isWantedAgain.value = false;
    if (!isPlaying) setAgain(true);
  }, [isWantedAgain.value]);
  const again = () => !isPlaying && setAgain(!isAgain);
  return { shown: isAgain ? last : isPlaying ? fresh : null, last, isPlaying, again };
}

/** What is known of reveals with another view. */
function next(now: Memory, { props, view }: Scene): Memory {
  const names = props.declarations?.events ?? [];
  const fresh = now.view && duelIn(names, props.news.events, now.view, view);
  if (fresh) return { view, fresh, last: fresh };
  const isTold = !now.view || props.news.events.some(([kind]) => names[kind] === "decided");
  const told = isTold ? lastDuel(names, props.story ?? [], view) : null;
  return { view, fresh, last: told ? withTerms(props.viewer, told) : now.last };
}
