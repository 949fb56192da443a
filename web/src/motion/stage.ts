// One deed on the screen: its animations, figures, boxes and sounds, from the first to the last.

import { perform } from "./effects";
import { Figures } from "./figures";
import type { Motion, SoundName, Travel } from "./motion";
import { boxesOf } from "./places";
import type { Clock, Performance } from "./queue";
import { Sprites } from "./sprites";
import { endOf, type Timed, timed } from "./timeline";

export interface StageWiring {
  clock: Clock;
  sound(name: SoundName): void;
  /** Show the box of this name and no other; none if it is null. */
  showPanel(panel: string | null): void;
}

/** How long a deed is shown, at normal speed, of which nothing is drawn on this screen. */
export const UNSEEN = 350;

/** Milliseconds between two steps of a figure, and how many there are at most. */
const BETWEEN = 45;
const MOST_STEPS = 6;

export class Scene implements Performance {
  readonly length: number;
  private readonly timeline: Timed[];
  private readonly before: Map<string, DOMRect>;
  private readonly sprites = new Sprites();
  private readonly animations: Animation[] = [];
  private timers: (() => void)[] = [];
  private figures: Figures | null = null;

  /** To be made while the position of before is still drawn. */
  constructor(
    motions: readonly Motion[],
    private readonly wiring: StageWiring,
  ) {
    this.timeline = timed(motions);
    this.length = endOf(this.timeline);
    this.before = boxesOf(new Set(motions.flatMap(piecesOf)));
  }

  start(rate: number): number {
    const { before, sprites } = this;
    for (const each of this.timeline) this.animations.push(...perform(each, { before, sprites, rate }));
    this.figures = new Figures(this.timeline.flatMap(({ motion }) => travelIn(motion)));
    for (const each of this.timeline) this.schedule(each, rate);
    return (this.isSeen() ? this.length : Math.min(this.length, UNSEEN)) / rate;
  }

  finish(): void {
    for (const cancel of this.timers) cancel();
    for (const animation of this.animations) animation.cancel();
    this.figures?.finish();
    this.sprites.clear();
    this.wiring.showPanel(null);
  }

  private isSeen(): boolean {
    return this.animations.length > 0 || this.timeline.some(({ motion }) => motion.kind === "hold");
  }

  private schedule({ motion, start, length }: Timed, rate: number): void {
    this.at(start / rate, () => {
      this.wiring.showPanel(motion.panel ?? null);
      if (motion.sound) this.wiring.sound(motion.sound);
    });
    for (const travel of travelIn(motion)) this.count(travel, (start + length) / rate);
  }

  /** A figure goes up step by step, the last when all has arrived. */
  private count(travel: Travel, end: number): void {
    const { counted, amount } = travel;
    if (!counted || amount === 0) return;
    const steps = Math.min(MOST_STEPS, Math.abs(amount));
    for (let step = 1; step <= steps; step++) {
      const part = Math.round((amount * step) / steps) - Math.round((amount * (step - 1)) / steps);
      const at = Math.max(0, end - BETWEEN * (steps - step));
      this.at(at, () => this.figures?.add(travel, part));
    }
  }

  private at(milliseconds: number, call: () => void): void {
    if (milliseconds <= 0) call();
    else this.timers.push(this.wiring.clock.after(milliseconds, call));
  }
}

function piecesOf(motion: Motion): string[] {
  if (motion.kind === "hold") return [];
  if (motion.kind === "travel") return [motion.from, motion.to];
  return motion.kind === "fly" && motion.from ? [motion.from] : [motion.piece];
}

function travelIn(motion: Motion): Travel[] {
  return motion.kind === "travel" ? [motion] : [];
}
