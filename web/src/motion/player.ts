// The one player for motion at a table: it takes updates in through the queue, with what the board of the title says.

import { signal } from "@preact/signals";
import type { News, Showing } from "../boards/board";
import { loadMotions } from "../boards/motions";
import { declarations } from "../library";
import { lang } from "../speech";
import type { TableStore } from "../table/store";
import type { Declarations, Update } from "../wire";
import { wallClock } from "./clock";
import { genericMotions } from "./generic";
import { type Motion, type MotionTable, motionsOf, type SoundName } from "./motion";
import { type Clock, MotionQueue, type Performance } from "./queue";
import { rateNow } from "./speed";
import { Scene } from "./stage";

export interface PlayerWiring {
  /** An update rests on a view that is not held: everything has to be told anew. */
  lost(): void;
  sound(name: SoundName): void;
}

/** Milliseconds after which a board that is on the screen is no longer waited for, and where there is none. */
const PATIENCE = 1500;
const UNDRAWN = 50;

interface Known {
  table: MotionTable | null;
  declarations: Declarations;
}

export class MotionPlayer {
  /** The box that the board shows now, and what it is about. */
  readonly showing = signal<Showing | null>(null);
  private readonly queue: MotionQueue<Update>;
  private known: Known | null = null;
  private title = "";
  /** The parts of the board that are on the screen, and as of which update they are drawn. */
  private readonly parts = new Map<object, Update | null>();
  private drawnCall: (() => void) | null = null;

  constructor(
    private readonly store: TableStore,
    private readonly wiring: PlayerWiring,
    private readonly clock: Clock = wallClock,
  ) {
    this.queue = new MotionQueue<Update>(
      {
        prepare: (update) => this.prepare(update),
        take: (updates, isPlayed) => this.take(updates, isPlayed),
        open: () => (store.isHeld.value = false),
        whenDrawn: (call) => this.whenDrawn(call),
        rate: rateNow,
      },
      clock,
    );
  }

  get isPlaying() {
    return this.queue.isPlaying;
  }

  /** The title at this table is known: fetch how its pieces move. Until then nothing does. */
  async learn(title: string): Promise<void> {
    if (title === this.title) return;
    this.title = title;
    const [table, facts] = await Promise.all([loadMotions(title), declarations(title, lang.peek())]);
    if (title === this.title) this.known = { table, declarations: facts };
  }

  hear(updates: readonly Update[]): void {
    this.queue.put(updates);
  }

  /** Play something that no update brought; `make` is given the clock to schedule all of it on. */
  perform(make: (clock: Clock) => Performance): void {
    this.queue.perform(make(this.clock));
  }

  /** Play motions of pieces that are drawn already. */
  show(motions: readonly Motion[]): void {
    this.perform(() => this.scene(motions, { first: 0, events: [], told: [] }));
  }

  skip(): void {
    this.queue.skip();
  }

  drop(): void {
    this.queue.drop();
  }

  /** A part of the board has been drawn as it is after this update. */
  drawn(update: Update | null, part: object): void {
    this.parts.set(part, update);
    this.drawnCall?.();
  }

  /** A part of the board is no longer on the screen. */
  gone(part: object): void {
    this.parts.delete(part);
    this.drawnCall?.();
  }

  private prepare(update: Update): Scene {
    const told = update.words?.news ?? [];
    return this.scene(this.motionsOf(update), { first: update.first_event, events: update.events, told });
  }

  private scene(motions: readonly Motion[], news: News): Scene {
    return new Scene(motions, {
      clock: this.clock,
      sound: this.wiring.sound,
      showPanel: (panel) => {
        if ((this.showing.peek()?.panel ?? null) !== panel)
          this.showing.value = panel ? { panel, news } : null;
      },
    });
  }

  private motionsOf(update: Update): Motion[] {
    const { known, store } = this;
    if (!known || !store.isNews(update)) return [];
    const deed = {
      events: update.events,
      told: update.words?.news ?? [],
      before: store.view.peek(),
      after: store.viewAfter(update),
      viewer: update.viewer,
      declarations: known.declarations,
    };
    if (deed.after === undefined) return [];
    return known.table ? motionsOf(known.table, deed) : genericMotions(deed);
  }

  private take(updates: readonly Update[], isPlayed: boolean): void {
    const last = updates.at(-1)!;
    this.store.isHeld.value = isPlayed && this.store.wouldOpen(last);
    if (!this.store.hear(...updates)) this.wiring.lost();
  }

  private whenDrawn(call: () => void): () => void {
    const wanted = this.store.update.peek();
    const stop = () => {
      this.drawnCall = null;
      cancel();
    };
    const once = () => {
      stop();
      call();
    };
    const cancel = this.clock.after(this.parts.size > 0 ? PATIENCE : UNDRAWN, once);
    const isDrawn = () => [...this.parts.values()].every((drawn) => drawn === wanted);
    this.drawnCall = () => this.parts.size > 0 && isDrawn() && once();
    return stop;
  }
}
