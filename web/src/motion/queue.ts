// The queue of what happened: one update after the other is taken in, drawn and played, in the order they came.
//
// The position is drawn as it is after an update when the playing of that update begins; whatever moves in it is held
// where it was until its turn comes. The next update is not taken in before that is over. So what is drawn, the log and
// the players never run ahead of what is played, and a question that comes with an update opens when it has been played.

import { signal } from "@preact/signals";

/** Time, as the queue sees it: tests have one of their own. */
export interface Clock {
  now(): number;
  /** Call once after so many milliseconds; returns what calls it off. */
  after(milliseconds: number, call: () => void): () => void;
}

/** One update made ready to be played. */
export interface Performance {
  /** Milliseconds at normal speed; 0 is nothing to see. */
  readonly length: number;
  /** Begin; the milliseconds that it takes at this rate. All of it is scheduled on the clock of the queue. */
  start(rate: number): number;
  /** Bring everything to its end at once. */
  finish(): void;
}

export interface Theatre<Update> {
  /** How an update would be played; nothing changes yet. */
  prepare(update: Update): Performance;
  /** Take updates in. With `isPlayed` a question that comes with them stays closed until `open`. */
  take(updates: readonly Update[], isPlayed: boolean): void;
  open(): void;
  /** Call once, when what was taken in has been drawn; returns what calls it off. */
  whenDrawn(call: () => void): () => void;
  /** How fast things are played, 1 at normal speed; 0 if they are not. */
  rate(): number;
}

/** Whatever has come is played so many milliseconds later, at normal speed, and in less time if it has to be. */
export const LONGEST = 5000;

/** What would be shorter than this is shown at once. */
const SHORTEST = 40;

/** An update that has yet to be taken in, or something to be played that none brought. */
type Waiting<Update> = { came: number } & ({ update: Update } | { show: Performance });

export class MotionQueue<Update> {
  readonly isPlaying = signal(false);
  private waiting: Waiting<Update>[] = [];
  private playing: Performance | null = null;
  private cancel: () => void = () => undefined;

  constructor(
    private readonly theatre: Theatre<Update>,
    private readonly clock: Clock,
  ) {}

  put(updates: readonly Update[]): void {
    const came = this.clock.now();
    this.waiting.push(...updates.map((update) => ({ update, came })));
    if (!this.isPlaying.value) this.next();
  }

  /** Play something that no update brought, after all that waits; at the speed that was chosen, however long it is. */
  perform(show: Performance): void {
    this.waiting.push({ show, came: this.clock.now() });
    if (!this.isPlaying.value) this.next();
  }

  /** Show at once what is being played, and all that waits. */
  skip(): void {
    this.end();
    this.takeAll();
  }

  /** Forget what waits, such as when everything is told anew. */
  drop(): void {
    const shows = this.waiting.flatMap((each) => ("show" in each ? [each.show] : []));
    this.waiting = [];
    this.end();
    for (const show of shows) show.finish();
  }

  /** Play the next update that has something to see; those before it are shown at once. */
  private next(): void {
    while (this.waiting.length > 0) {
      if (this.theatre.rate() === 0) return this.takeAll();
      const first = this.waiting[0]!;
      if ("show" in first) return this.begin(first.show);
      const { update } = first;
      const performance = this.theatre.prepare(update);
      const rate = this.rateFor(performance.length);
      this.waiting.shift();
      if (performance.length / rate >= SHORTEST) return this.play(update, performance, rate);
      this.theatre.take([update], false);
    }
  }

  private play(update: Update, performance: Performance, rate: number): void {
    this.isPlaying.value = true;
    this.playing = performance;
    this.theatre.take([update], true);
    this.cancel = this.theatre.whenDrawn(() => this.run(performance, rate));
  }

  private begin(show: Performance): void {
    this.waiting.shift();
    this.isPlaying.value = true;
    this.playing = show;
    this.run(show, this.theatre.rate());
  }

  private run(performance: Performance, rate: number): void {
    this.cancel = this.clock.after(started(performance, rate), () => {
      this.end();
      this.next();
    });
  }

  /** The speed that was chosen, or a higher one if the next update and those behind it would take too long. The last
   * that waits is seen in any case: it may have brought the question. */
  private rateFor(length: number): number {
    const rate = this.theatre.rate();
    const left = this.waiting.at(-1)!.came + LONGEST / rate - this.clock.now();
    const isLast = this.waiting.length === 1;
    const share = isLast ? Math.max(left, LONGEST / rate / 2) : left / this.waiting.length;
    return share <= 0 ? Number.POSITIVE_INFINITY : Math.max(rate, length / share);
  }

  private end(): void {
    this.cancel();
    this.cancel = () => undefined;
    if (!this.playing) return;
    this.playing.finish();
    this.playing = null;
    this.isPlaying.value = false;
    this.theatre.open();
  }

  private takeAll(): void {
    const all = this.waiting;
    this.waiting = [];
    const updates = all.flatMap((each) => ("update" in each ? [each.update] : []));
    if (updates.length > 0) this.theatre.take(updates, false);
    for (const each of all) if ("show" in each) each.show.finish();
  }
}

/** Begin; the milliseconds that it takes. One that can't begin takes none: the fault is reported, and the game goes on. */
function started(performance: Performance, rate: number): number {
  try {
    return performance.start(rate);
  } catch (error) {
    reportError(error);
    return 0;
  }
}
