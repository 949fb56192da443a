// All that the client knows of one table, as one viewer sees it.

import { batch, computed, signal } from "@preact/signals";
import type { EventRow, News, PreviewOf } from "../boards/board";
import { applyPatches } from "../net/patch";
import type { ChatMessage, Hinted, StandingView, Told, Update, Welcome } from "../wire";
import { joined } from "./news";

/** One sentence of the log; `event` is the number of the first event of the update it came with. */
export interface LogLine extends Told {
  event: number;
}

/** Hints with the seat they are for. */
export interface Hints extends Hinted {
  seat: number;
}

export type Facts = Omit<Welcome, "type" | "update">;

export interface Standing {
  number: number;
  standings: StandingView[];
}

const NO_NEWS: News = { first: 0, events: [], told: [] };

export class TableStore {
  readonly facts = signal<Facts | null>(null);
  readonly update = signal<Update | null>(null);
  readonly view = signal<unknown>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly messages = signal<readonly ChatMessage[]>([]);
  /** What happened last while somebody looked: the story so far that a newcomer gets is no news. */
  readonly news = signal<News>(NO_NEWS);
  /** All that is known to have happened, the story that a newcomer gets included. */
  readonly story = signal<readonly EventRow[]>([]);
  readonly course = signal<readonly Standing[]>([]);
  /** Where in the log the viewer's last turn ended. */
  readonly lastTurn = signal(0);
  /** The choices that are pointed at, and what is known of where they lead. */
  readonly pointed = signal<readonly number[] | null>(null);
  readonly previewed = signal<PreviewOf | null>(null);
  /** The choices that were sent and are not accepted yet. */
  readonly pending = signal<readonly number[] | null>(null);

  /** The last hints, with the seat they are for, and whether others are being looked for. */
  readonly hints = signal<Hints | null>(null);
  readonly isHinting = signal(false);

  /** Whether what happened is still being played, so that the question it led to, or the end, is not shown yet. */
  readonly isHeld = signal(false);
  readonly question = computed(() => (this.isHeld.value ? null : (this.update.value?.question ?? null)));
  /** What came of the game. */
  readonly result = computed(() => (this.isHeld.value ? null : (this.update.value?.result ?? null)));
  /** The question, unless the table answers it. */
  readonly choice = computed(() => (this.question.value?.is_given ? null : this.question.value));
  /** The hints for the question that is open. */
  readonly hinted = computed(() => {
    const [found, question] = [this.hints.value, this.choice.value];
    return found?.question === question?.number && found?.seat === this.viewer.value ? found : null;
  });
  readonly words = computed(() => this.update.value?.words ?? null);
  readonly viewer = computed(() => this.update.value?.viewer ?? -1);
  /** The seats that are asked, but for the viewer's own until the question opens. */
  readonly asked = computed(() => {
    const seats = this.words.value?.asked.map((asked) => asked.seat) ?? [];
    return this.isHeld.value ? seats.filter((seat) => seat !== this.viewer.value) : seats;
  });

  /** The own seats whose answer the table waits for; of those asked, the others are answered for. */
  readonly awaited = computed(() => {
    const { mine = [], awaited = this.asked.value } = this.update.value ?? {};
    return this.asked.value.filter((seat) => mine.includes(seat) && awaited.includes(seat));
  });

  /** The seats that are only asked whether they want to respond. */
  readonly responding = computed(
    () => this.words.value?.asked.filter((asked) => asked.is_chance).map((asked) => asked.seat) ?? [],
  );

  /** What is new in the updates that are being taken in. */
  private fresh = NO_NEWS;
  private viewNumber = -1;
  private nextEvent = 0;

  /** The numbers of the first event and of the last chat message that are not known yet. */
  known(): { event: number; line: number } {
    return { event: this.nextEvent, line: this.messages.value.at(-1)?.number ?? 0 };
  }

  /** Forget what was told, such as before the same is told in another language or to another seat. */
  reset(): void {
    batch(() => {
      this.nextEvent = 0;
      this.viewNumber = -1;
      this.log.value = [];
      this.story.value = [];
      this.messages.value = [];
      this.lastTurn.value = 0;
      this.letGo();
    });
  }

  /** Forget all that a viewer has seen: the next one must not see it. */
  clear(): void {
    batch(() => {
      this.reset();
      this.update.value = null;
      this.view.value = null;
      this.course.value = [];
      this.hints.value = null;
    });
  }

  welcome(message: Welcome): void {
    const { type: _type, update, ...facts } = message;
    batch(() => {
      this.facts.value = facts;
      const isFirst = this.log.value.length === 0;
      if (update.first_event === 0) {
        this.log.value = [];
        this.story.value = [];
      }
      this.hear(update);
      if (isFirst) this.lastTurn.value = endOfLastTurn(this.log.value, update.viewer);
    });
  }

  /** Take in updates that came together, so that they are drawn at once and what they tell is one piece of news;
   * false if one rests on a view that is not held, and all has to be asked for again. */
  hear(...updates: readonly Update[]): boolean {
    this.fresh = NO_NEWS;
    return batch(() => updates.every((update) => this.take(update)));
  }

  /** Whether an update tells something that happened after what is known. */
  isNews(update: Update): boolean {
    return this.update.value !== null && update.first_event >= this.nextEvent && update.events.length > 0;
  }

  /** Whether an update ends the game or asks the viewer something new, after somebody else or chance did something. */
  wouldOpen(update: Update): boolean {
    const isAsked = update.question && update.question.number !== this.update.value?.question?.number;
    return (isAsked || update.result !== null) && update.events.some(([, seat]) => seat !== update.viewer);
  }

  /** The view after an update; undefined if it rests on one that is not held. */
  viewAfter(update: Update): unknown {
    if (update.patches === undefined) return update.view ?? null;
    return update.base === this.viewNumber ? applyPatches(this.view.value, update.patches) : undefined;
  }

  private take(update: Update): boolean {
    const view = this.viewAfter(update);
    if (view === undefined) return false;
    const before = this.update.value;
    this.view.value = view;
    this.viewNumber = update.number;
    this.tell(update, before);
    this.update.value = update;
    if (before?.question?.number !== update.question?.number) this.letGo();
    return true;
  }

  private tell(update: Update, before: Update | null): void {
    const told = update.words?.news ?? [];
    const isNew = update.first_event >= this.nextEvent;
    const last = before?.question;
    if (last && !last.is_given && last.number !== update.question?.number) {
      this.lastTurn.value = this.log.value.length + leadingOf(told, update.viewer);
    }
    if (isNew && told.length > 0) {
      this.log.value = [...this.log.value, ...told.map((line) => ({ ...line, event: update.first_event }))];
    }
    if (isNew && update.events.length > 0) this.story.value = [...this.story.value, ...update.events];
    if (isNew && before && update.events.length > 0) {
      this.fresh = joined(this.fresh, { first: update.first_event, events: update.events, told });
      this.news.value = this.fresh;
    }
    this.nextEvent = Math.max(this.nextEvent, update.first_event + update.events.length);
    const heard = this.messages.value.at(-1)?.number ?? 0;
    const fresh = update.chat.filter((message) => message.number > heard);
    if (fresh.length > 0) this.messages.value = [...this.messages.value, ...fresh];
    this.chart(update);
  }

  private chart(update: Update): void {
    if (update.standings.length === 0 || this.course.value.at(-1)?.number === update.number) return;
    this.course.value = [...this.course.value, { number: update.number, standings: update.standings }];
  }

  private letGo(): void {
    this.pointed.value = null;
    this.previewed.value = null;
    this.pending.value = null;
  }
}

/** How many sentences at the start are about a seat. */
function leadingOf(told: readonly Told[], seat: number): number {
  const other = told.findIndex((line) => line.seat !== seat);
  return other < 0 ? told.length : other;
}

/** Where the sentences after the last ones about a seat begin. */
export function endOfLastTurn(log: readonly LogLine[], seat: number): number {
  return 1 + log.findLastIndex((line) => line.seat === seat);
}
