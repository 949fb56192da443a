// The end as it is played on the screen: at once where nothing may move, and skipped by any key or click.

import { useEffect, useRef, useState } from "preact/hooks";
import type { MotionPlayer } from "../motion/player";
import { rateNow } from "../motion/speed";
import { lastStage, Show, type Stage, stagesOf } from "./show";

interface Shown {
  stage: Stage;
  isPlaying: boolean;
  /** Play it again; a greater pace is slower. */
  play(pace: number): void;
}

const NOTHING: Stage = { counted: 0, isJoined: false, isLit: false, isNamed: false };

/** `rows` is how many there are to count, or -1 while that is not known. Only what has just ended is played by itself,
 * and nobody is named before, unless somebody does not want to wait. */
export function useShow(motion: MotionPlayer, rows: number, isFresh: boolean): Shown {
  const [stage, setStage] = useState<Stage | null>(isFresh && rateNow() > 0 ? NOTHING : null);
  const show = useRef<Show | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const over = () => {
    setPlaying(false);
    setStage(null);
  };
  const play = (pace: number) => {
    show.current?.finish();
    setPlaying(true);
    motion.perform((clock) => {
      show.current = new Show(stagesOf(rows, pace), clock, setStage, over);
      return show.current;
    });
  };
  useEffect(() => {
    if (rows >= 0 && stage !== null) play(1);
    return () => show.current?.finish();
  }, [rows >= 0]);
  const isAwaited = rows < 0 && stage !== null;
  useSkip(isPlaying || isAwaited, () => (isPlaying ? motion.skip() : setStage(null)));
  const rest = rows < 0 ? { ...NOTHING, isNamed: true } : lastStage(rows);
  return { stage: stage ?? rest, isPlaying: isPlaying || isAwaited, play };
}

/** While it plays, the first key or click does nothing but skip. */
function useSkip(isPlaying: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isPlaying) return;
    const stop = (event: Event) => {
      if (event instanceof KeyboardEvent && ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key))
        return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener("keydown", stop, { capture: true });
    addEventListener("click", stop, { capture: true });
    return () => {
      removeEventListener("keydown", stop, { capture: true });
      removeEventListener("click", stop, { capture: true });
    };
  }, [isPlaying]);
}
