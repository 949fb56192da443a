// The sounds of the table: each a few tones and puffs of noise, made where they are heard.

import type { SoundName } from "../motion/motion";

/** A tone that glides from one pitch to another, in hertz; times in seconds, loudness from 0 to 1. */
export interface Tone {
  kind: "tone";
  at: number;
  length: number;
  from: number;
  to: number;
  wave: OscillatorType;
  loud: number;
}

/** Noise around a pitch that glides: the higher `sharp`, the narrower. */
export interface Puff {
  kind: "puff";
  at: number;
  length: number;
  from: number;
  to: number;
  sharp: number;
  loud: number;
}

export type Part = Tone | Puff;

const tone = (
  at: number,
  length: number,
  from: number,
  to = from,
  loud = 0.5,
  wave: OscillatorType = "sine",
): Tone => ({
  kind: "tone",
  at,
  length,
  from,
  to,
  wave,
  loud,
});

const puff = (at: number, length: number, from: number, to = from, loud = 0.5, sharp = 1): Puff => ({
  kind: "puff",
  at,
  length,
  from,
  to,
  sharp,
  loud,
});

export const SOUNDS: Record<SoundName, readonly Part[]> = {
  dice: [0, 0.07, 0.13, 0.22, 0.33].map((at, place) =>
    puff(at, 0.05, 2600 - 250 * place, 1200, 0.7 - 0.1 * place, 3),
  ),
  card: [puff(0, 0.14, 900, 4200, 0.45, 0.8)],
  tile: [puff(0, 0.04, 1500, 500, 0.6, 2), tone(0, 0.09, 190, 120, 0.5)],
  flight: [puff(0, 0.5, 260, 1300, 0.4, 1.4), tone(0, 0.5, 110, 220, 0.25, "triangle")],
  coin: [tone(0, 0.09, 1320, 1320, 0.28), tone(0.07, 0.22, 1760, 1760, 0.28)],
  turn: [tone(0, 0.22, 660, 660, 0.5), tone(0.14, 0.3, 880, 880, 0.5)],
  reveal: [tone(0, 0.4, 440, 660, 0.3, "triangle"), tone(0.1, 0.45, 660, 990, 0.25)],
  win: [523, 659, 784, 1047].map((pitch, place) => tone(0.13 * place, 0.5, pitch, pitch, 0.4, "triangle")),
};
