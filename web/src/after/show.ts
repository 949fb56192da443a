// The end of a game is played in stages, one after the other; whoever does not want to wait skips to the last.

/** Milliseconds. The panels of the game fade, each source is counted, the winner's pieces are joined, the board takes
 * the winner's colour, the name comes. */
const FADE = 300;
const COUNT = 500;
const CLOSING = { join: 900, rim: 400, name: 300 } as const;

export interface Show {
  /** Resolves when the last stage has been reached, however. */
  finished: Promise<void>;
  /** Go to the last stage at once. */
  skip(): void;
}

/** Wait for some time, or until it is cut short. */
export type Wait = (milliseconds: number) => { finished: Promise<unknown>; finish(): void };

/** Where the show is: so many rows are counted, then joined, then the board and the name show who won. */
export interface Stage {
  counted: number;
  isJoined: boolean;
  isLit: boolean;
  isNamed: boolean;
}

export function lastStage(rows: number): Stage {
  return { counted: rows, isJoined: true, isLit: true, isNamed: true };
}

/** What is shown, and for how long, until the last stage, which stays. `pace` 2 is twice as slow. */
export function stagesOf(rows: number, pace = 1): { stage: Stage; lasts: number }[] {
  const bare = { isJoined: false, isLit: false, isNamed: false };
  const counts = Array.from({ length: rows + 1 }, (_, counted) => ({
    stage: { counted, ...bare },
    lasts: (counted === 0 ? FADE : COUNT) * pace,
  }));
  const closing = [
    { stage: { counted: rows, ...bare, isJoined: true }, lasts: CLOSING.join * pace },
    { stage: { counted: rows, ...bare, isJoined: true, isLit: true }, lasts: CLOSING.rim * pace },
    { stage: lastStage(rows), lasts: CLOSING.name * pace },
  ];
  return [...counts, ...closing];
}

/** Show the stages one by one. `show` is called with each stage, and with the last one in any case. */
export function playStages(
  stages: readonly { stage: Stage; lasts: number }[],
  show: (stage: Stage) => void,
  wait: Wait,
): Show {
  let isSkipped = false;
  let current: ReturnType<Wait> | null = null;
  const run = async () => {
    for (const { stage, lasts } of stages) {
      if (isSkipped) break;
      show(stage);
      current = wait(lasts);
      await current.finished.catch(() => undefined);
    }
    const last = stages.at(-1);
    if (isSkipped && last) show(last.stage);
  };
  return {
    finished: run(),
    skip: () => {
      isSkipped = true;
      current?.finish();
    },
  };
}

/** Time as the page's animations keep it: a page that is not looked at does not run through its end unseen. */
export function waitOn(element: Element): Wait {
  return (duration) => element.animate([], { duration });
}
