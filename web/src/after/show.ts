// The end of a game is played in stages, one after the other; whoever does not want to wait skips to the last.

import type { Clock, Performance } from "../motion/queue";

/** Milliseconds. The panels of the game fade, each source is counted, the winner's pieces are joined, the board takes
 * the winner's colour, the name comes. */
const FADE = 300;
const COUNT = 500;
const CLOSING = { join: 900, rim: 400, name: 300 } as const;

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

/** The stages one by one, as the player for motion plays them; the last one is shown in any case. */
export class Show implements Performance {
  readonly length: number;
  private timers: (() => void)[] = [];
  private isOver = false;

  constructor(
    private readonly stages: readonly { stage: Stage; lasts: number }[],
    private readonly clock: Clock,
    private readonly show: (stage: Stage) => void,
    private readonly over: () => void,
  ) {
    this.length = stages.reduce((sum, { lasts }) => sum + lasts, 0);
  }

  start(rate: number): number {
    let begins = 0;
    for (const { stage, lasts } of this.stages) {
      if (begins === 0) this.show(stage);
      else this.timers.push(this.clock.after(begins / rate, () => this.show(stage)));
      begins += lasts;
    }
    return this.length / rate;
  }

  finish(): void {
    for (const cancel of this.timers) cancel();
    if (this.isOver) return;
    this.isOver = true;
    this.show(this.stages.at(-1)!.stage);
    this.over();
  }
}
