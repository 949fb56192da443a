// One visit to a table: the connection, what is known, and what can be done.

import { batch, computed, effect, signal } from "@preact/signals";
import { ApiError, get, post } from "../api";
import { hasBoard } from "../boards/registry";
import { titleCard } from "../library";
import { MotionPlayer } from "../motion/player";
import { Connection, LEFT, LOST, type Reply, type Wish } from "../net/connection";
import { Inbox } from "../net/inbox";
import { sharing } from "../net/patch";
import { ensureMe } from "../session";
import { endTurns, keep, stored } from "../settings";
import { playSound } from "../sound/sound";
import { lang } from "../speech";
import type { MatchSummary, Previewed, Update, Welcome } from "../wire";
import { TableStore } from "./store";

/** How long somebody has to point at an answer before the server is asked what it would do. */
const POINTING = 70;

/** Faults that another attempt can't mend. */
const FATAL = new Set([
  "bad-request",
  "foreign-origin",
  "needs-key",
  "no-session",
  "no-spectators",
  "no-such-match",
  "no-such-seat",
  "not-seated",
  "removed",
]);

export class Visit {
  readonly store = new TableStore();
  readonly summary = signal<MatchSummary | null>(null);
  /** The code of what keeps the table from being shown at all. */
  readonly trouble = signal("");
  /** The code of the last thing that was refused, to be shown for a while. */
  readonly refusal = signal("");
  readonly connection = signal<Connection | null>(null);
  readonly viewer = signal(-1);
  /** The own seat that the screen has to be handed to, or -1. */
  readonly curtain = signal(-1);
  /** Whether people at this screen have no secrets from each other. */
  readonly noCurtain = signal(false);
  /** Whether the title has hands that others may not see; taken to be so until it is known. */
  private hides = true;
  readonly link = computed(() => this.connection.value?.link.value ?? ({ is: "connecting" } as const));
  /** Which words the server is asked for: a position in sentences only where it is shown. */
  private wanted = computed(() => {
    const title = this.summary.value?.title;
    const query = new URLSearchParams({ lang: lang.value });
    if (title !== undefined && !hasBoard(title)) query.set("position", "true");
    return query.toString();
  });
  readonly mine = computed(() => this.store.update.value?.mine ?? this.summary.value?.mine ?? []);

  /** Whether one of the own seats is that of the host. */
  readonly isHost = computed(() => {
    const seats = this.store.update.value?.seats ?? [];
    return this.mine.value.some((seat) => seats[seat]?.is_host);
  });

  /** What happens is taken in by way of it. */
  readonly motion = new MotionPlayer(this.store, {
    lost: () => this.see(this.viewer.peek()),
    sound: playSound,
  });

  private inbox = new Inbox<Update | Welcome>((messages) => this.hear(messages));
  private pointing = 0;
  private asked = 0;
  /** Which seat's turns the server was last asked to hold, or not. */
  private holding = "";
  /** How many people had had themselves deleted when all was told last. */
  private erased: number | null = null;
  private isGone = false;
  private isEnding = false;
  private stop: (() => void)[] = [];

  constructor(
    readonly match: string,
    readonly key: string,
  ) {
    this.noCurtain.value = stored(`open-hands.${match}`, false);
    let wanted = this.wanted.peek();
    this.stop.push(
      effect(() => {
        const isNew = this.wanted.value !== wanted && this.connection.peek() !== null;
        wanted = this.wanted.value;
        if (isNew) this.see(this.viewer.peek());
      }),
      effect(() => this.watchSeats()),
      effect(() => this.watchHold()),
    );
  }

  /** Come to the table, in the person's first seat if they have one. */
  async enter(): Promise<void> {
    this.trouble.value = "";
    try {
      await ensureMe();
      this.summary.value = await this.ask();
      const { mine, can_watch } = this.summary.value;
      const seat = await this.placeOf(mine[0]);
      if (this.isGone) return;
      if (mine.length > 0 || can_watch) this.see(seat);
      else if (this.summary.value.stage !== "lobby") this.trouble.value = "no-spectators";
    } catch (error) {
      if (!this.isGone) this.trouble.value = codeOf(error);
    }
  }

  leave(): void {
    this.isGone = true;
    this.motion.drop();
    for (const stop of this.stop) stop();
    this.connection.value?.close();
  }

  /** Where to look from: from no seat while it is not known who of several people is in front of the screen. */
  private async placeOf(seat = -1): Promise<number> {
    const { title = "", mine = [] } = this.summary.peek() ?? {};
    if (mine.length > 1) this.hides = (await titleCard(title, lang.peek())).hides;
    return this.isShared(mine) ? -1 : seat;
  }

  /** Whether several people with secrets from each other use this screen. */
  private isShared(mine = this.mine.peek()): boolean {
    return this.hides && !this.noCurtain.peek() && mine.length > 1;
  }

  /** The curtain has fallen: forget the hand that was shown last, and wait for whoever is called. */
  cover(seat: number): void {
    if (!this.isShared() || this.viewer.peek() < 0) return;
    batch(() => {
      this.see(-1);
      this.curtain.value = seat;
    });
  }

  /** Look at the table from a seat, or as a spectator. */
  see(viewer: number): void {
    if (viewer !== this.viewer.value && !this.noCurtain.value) this.store.clear();
    this.viewer.value = viewer;
    this.curtain.value = -1;
    this.motion.drop();
    this.store.reset();
    this.inbox.clear();
    if (this.connection.peek()) this.connection.peek()?.reopen();
    else this.connection.value = this.connect();
  }

  /** Sit down; then the table is seen from there. */
  async join(seat: number | null): Promise<void> {
    try {
      this.summary.value = await post<MatchSummary>(`/matches/${this.match}/join`, { seat, key: this.key });
      this.see(await this.placeOf(this.summary.value.mine.at(-1)));
    } catch (error) {
      this.refusal.value = codeOf(error);
    }
  }

  choose(choices: readonly number[]): void {
    const { store } = this;
    const question = store.question.value;
    const isOld = store.viewer.value !== this.viewer.value;
    if (!question || isOld || store.pending.value || choices.length === 0) return;
    store.pending.value = choices;
    const wish = { seat: this.viewer.value, question: question.number, choices: [...choices] };
    void this.do({ do: "answer", ...wish }).finally(() => {
      if (store.pending.value === choices) store.pending.value = null;
    });
  }

  /** Point at an answer: after a moment the server is asked what it would do. */
  point(choices: readonly number[] | null): void {
    const { store } = this;
    clearTimeout(this.pointing);
    store.pointed.value = choices;
    if (choices === null || !store.question.value) {
      store.previewed.value = null;
      return;
    }
    if (sameChoices(store.previewed.value?.choices, choices)) return;
    store.previewed.value = null;
    this.pointing = setTimeout(() => void this.preview(choices), POINTING) as unknown as number;
  }

  private async preview(choices: readonly number[]): Promise<void> {
    const question = this.store.question.value;
    if (!question) return;
    const attempt = ++this.asked;
    const wish = { seat: this.viewer.value, question: question.number, choices: [...choices] };
    const reply = await this.connection.value?.send({ do: "preview", ...wish }).catch(() => null);
    const isWanted = attempt === this.asked && this.store.pointed.value === choices;
    if (reply?.type === "previewed" && isWanted) this.show(choices, reply);
  }

  private show(choices: readonly number[], reply: Previewed): void {
    const { type: _type, id: _id, ...seen } = reply;
    const view = sharing(this.store.view.peek(), seen.view);
    this.store.previewed.value = { ...seen, view, choices };
  }

  /** Ask what the computer would answer; what is refused is shown. */
  async askHints(): Promise<void> {
    const { store } = this;
    const [question, seat] = [store.choice.value, this.viewer.value];
    if (!question || store.isHinting.value) return;
    store.isHinting.value = true;
    try {
      const reply = await this.send({ do: "hints", seat, question: question.number });
      if (reply.type === "hinted") store.hints.value = { ...reply, seat };
    } catch (error) {
      this.refuse(error);
    } finally {
      store.isHinting.value = false;
    }
  }

  private send(wish: Wish): Promise<Reply> {
    return this.connection.value?.send(wish) ?? Promise.reject(new ApiError(LOST, 0, ""));
  }

  private refuse(error: unknown): void {
    if (codeOf(error) !== LEFT) this.refusal.value = codeOf(error);
  }

  /** Carry out a command; what is refused is shown. */
  async do(wish: Wish): Promise<boolean> {
    try {
      await this.send(wish);
      this.inbox.flush();
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /** Keep the window open until the viewer answers. */
  takeTime(): void {
    const question = this.store.question.value;
    if (question) void this.do({ do: "take-time", seat: this.viewer.value, question: question.number });
  }

  openHands(open: boolean): void {
    this.noCurtain.value = open;
    keep(`open-hands.${this.match}`, open);
  }

  /** Have the others asked: nothing of the turn is taken back. */
  endTurn(): void {
    if (this.isEnding) return;
    this.isEnding = true;
    void this.do({ do: "end-turn", seat: this.viewer.value }).finally(() => (this.isEnding = false));
  }

  /** Tell the server once whether it waits for the viewer to end each turn. */
  private watchHold(): void {
    const update = this.store.update.value;
    const on = !endTurns.value;
    const isKnown = !update || update.viewer < 0 || update.stage === "over" || update.holds === on;
    const wish = isKnown ? "" : `${update.viewer} ${on}`;
    const isNew = wish !== this.holding;
    this.holding = wish;
    if (isNew && !isKnown) void this.do({ do: "hold-turns", seat: update.viewer, on });
  }

  /** With several seats at one screen: hand it to the one who is asked. */
  private watchSeats(): void {
    const { mine, awaited } = { mine: this.mine.value, awaited: this.store.awaited.value };
    if (this.motion.isPlaying.value || mine.length < 2 || awaited.includes(this.viewer.value)) return;
    const next = awaited[0];
    if (next === undefined || this.store.update.value?.viewer !== this.viewer.value) return;
    if (this.noCurtain.value) queueMicrotask(() => this.see(next));
    else this.curtain.value = next;
  }

  private connect(): Connection {
    return new Connection({
      address: () => this.address(),
      isFatal: (code) => FATAL.has(code),
      hear: (message) => this.inbox.put(message),
    });
  }

  private hear(messages: readonly (Update | Welcome)[]): void {
    if (this.isErased(messages)) {
      this.see(this.viewer.peek());
      return;
    }
    const last = messages.findLastIndex((message) => message.type === "welcome");
    const welcome = messages[last];
    if (welcome?.type === "welcome") this.greet(welcome);
    this.motion.hear(messages.slice(last + 1) as Update[]);
  }

  /** Whether somebody was deleted since: names that were told before are to be forgotten. */
  private isErased(messages: readonly (Update | Welcome)[]): boolean {
    const last = messages.at(-1);
    if (!last) return false;
    const erased = (last.type === "welcome" ? last.update : last).erased;
    const isNew = this.erased !== null && this.erased !== erased;
    this.erased = erased;
    return isNew;
  }

  /** Everything is told anew: what was still to be played is in it. */
  private greet(welcome: Welcome): void {
    this.motion.drop();
    this.store.welcome(welcome);
    this.motion.learn(welcome.title).catch(() => undefined);
  }

  private address(): string {
    const { event, line } = this.store.known();
    const root = location.origin.replace(/^http/, "ws");
    const query = new URLSearchParams({
      viewer: `${this.viewer.peek()}`,
      event: `${event}`,
      line: `${line}`,
    });
    if (this.key) query.set("key", this.key);
    return `${root}/api/v1/matches/${this.match}/socket?${query}&${this.wanted.peek()}`;
  }

  private ask(): Promise<MatchSummary> {
    const query = this.key ? `?key=${encodeURIComponent(this.key)}` : "";
    return get<MatchSummary>(`/matches/${this.match}${query}`);
  }
}

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : "unknown";
}

function sameChoices(one: readonly number[] | undefined, other: readonly number[]): boolean {
  return (
    one !== undefined && one.length === other.length && one.every((choice, place) => choice === other[place])
  );
}
