// Sounds, made by the browser: no file, no request. Browsers allow none before the first click or key.

import type { SoundName } from "../motion/motion";
import { sound, volume } from "../settings";
import { type Part, type Puff, SOUNDS, type Tone } from "./tones";

/** What a sound is made with; tests have one of their own. */
type Audio = AudioContext;

/** The same sound is not begun again within so many seconds. */
const APART = 0.05;

/** How long a part takes to be at its loudest. */
const RISE = 0.008;

const SILENCE = 0.0001;

export class SoundPlayer {
  private audio: Audio | null = null;
  private isAllowed = false;
  private noise: AudioBuffer | null = null;
  private readonly last = new Map<SoundName, number>();

  constructor(private readonly make: () => Audio) {}

  /** Somebody has clicked or pressed a key: from now on there may be sounds. */
  allow(): void {
    this.isAllowed = true;
    if (this.audio?.state === "suspended") void this.audio.resume();
  }

  play(name: SoundName): void {
    if (!sound.value || volume.value <= 0 || !this.isAllowed) return;
    this.audio ??= this.make();
    const now = this.audio.currentTime;
    if (now - (this.last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
    this.last.set(name, now);
    for (const part of SOUNDS[name]) this.begin(this.audio, part, now + part.at);
  }

  private begin(audio: Audio, part: Part, at: number): void {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(SILENCE, at);
    gain.gain.linearRampToValueAtTime(part.loud * volume.value, at + RISE);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + part.length);
    gain.connect(audio.destination);
    const source = part.kind === "tone" ? toned(audio, part, at) : this.puffed(audio, part, at, gain);
    if (part.kind === "tone") source.connect(gain);
    source.start(at);
    source.stop(at + part.length);
  }

  /** Noise through a filter into `gain`. */
  private puffed(audio: Audio, part: Puff, at: number, gain: GainNode): AudioScheduledSourceNode {
    this.noise ??= noiseFor(audio);
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = this.noise;
    source.loop = true;
    filter.type = "bandpass";
    filter.Q.value = part.sharp;
    filter.frequency.setValueAtTime(part.from, at);
    filter.frequency.exponentialRampToValueAtTime(part.to, at + part.length);
    source.connect(filter);
    filter.connect(gain);
    return source;
  }
}

function toned(audio: Audio, part: Tone, at: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = part.wave;
  source.frequency.setValueAtTime(part.from, at);
  source.frequency.exponentialRampToValueAtTime(part.to, at + part.length);
  return source;
}

/** Half a second of noise, the same every time. */
function noiseFor(audio: Audio): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 2849;
  for (let place = 0; place < samples.length; place++) {
    state = (state * 16807) % 2147483647;
    samples[place] = (2 * state) / 2147483647 - 1;
  }
  return buffer;
}

const player = new SoundPlayer(() => new AudioContext());

export function playSound(name: SoundName): void {
  player.play(name);
}

/** Follow the first click or key, which browsers wait for. */
export function startSound(): void {
  const allow = () => player.allow();
  addEventListener("pointerdown", allow, { capture: true });
  addEventListener("keydown", allow, { capture: true });
}
