import { beforeEach, expect, test } from "vitest";
import { sound, volume } from "../src/settings";
import { SoundPlayer } from "../src/sound/sound";
import { SOUNDS } from "../src/sound/tones";

class Param {
  value = 0;
  readonly set: [string, number, number][] = [];
  setValueAtTime = (value: number, at: number) => this.set.push(["set", value, at]);
  linearRampToValueAtTime = (value: number, at: number) => this.set.push(["rise", value, at]);
  exponentialRampToValueAtTime = (value: number, at: number) => this.set.push(["fall", value, at]);
}

class Node {
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly Q = new Param();
  type = "";
  buffer: unknown = null;
  loop = false;
  times: number[] = [];
  to: unknown = null;
  connect(node: unknown) {
    this.to = node;
  }
  start = (at: number) => this.times.push(at);
  stop = (at: number) => this.times.push(at);
}

/** An audio context that notes what it is told to play. */
class FakeAudio {
  currentTime = 10;
  sampleRate = 100;
  state = "running";
  destination = "ears";
  readonly tones: Node[] = [];
  readonly noises: Node[] = [];
  readonly gains: Node[] = [];
  createOscillator = () => noted(this.tones);
  createBufferSource = () => noted(this.noises);
  createGain = () => noted(this.gains);
  createBiquadFilter = () => new Node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  async resume() {
    this.state = "running";
  }
}

function noted(list: Node[]): Node {
  const node = new Node();
  list.push(node);
  return node;
}

let audio: FakeAudio;
let made: number;
let player: SoundPlayer;

beforeEach(() => {
  sound.value = true;
  volume.value = 0.5;
  audio = new FakeAudio();
  made = 0;
  player = new SoundPlayer(() => {
    made += 1;
    return audio as unknown as AudioContext;
  });
});

test("nothing is heard, and nothing made, before the first click or key", () => {
  player.play("turn");
  expect(made).toBe(0);
  player.allow();
  player.play("turn");
  expect(made).toBe(1);
  expect(audio.tones).toHaveLength(2);
});

test("a sound is made of its parts, one after the other", () => {
  player.allow();
  player.play("turn");
  expect(audio.tones.map(({ times }) => times[0])).toEqual([10, 10.14]);
  expect(audio.gains.every(({ to }) => to === "ears")).toBe(true);
});

test("the slider says how loud", () => {
  player.allow();
  player.play("coin");
  const [first] = audio.gains;
  const loudest = Math.max(...first!.gain.set.map(([, value]) => value));
  expect(loudest).toBeCloseTo(0.5 * SOUNDS.coin[0]!.loud);
});

test("muted, it makes no sound", () => {
  player.allow();
  sound.value = false;
  player.play("dice");
  sound.value = true;
  volume.value = 0;
  player.play("dice");
  expect(audio.noises).toHaveLength(0);
});

test("the same sound is not heard twice at the same time", () => {
  player.allow();
  player.play("coin");
  player.play("coin");
  expect(audio.tones).toHaveLength(2);
  audio.currentTime += 1;
  player.play("coin");
  expect(audio.tones).toHaveLength(4);
});

test("a browser that has put sound to sleep is woken by the next click", () => {
  player.allow();
  player.play("coin");
  audio.state = "suspended";
  player.allow();
  expect(audio.state).toBe("running");
});

test("every sound can be played", () => {
  player.allow();
  for (const name of Object.keys(SOUNDS)) player.play(name as keyof typeof SOUNDS);
  const parts = Object.values(SOUNDS).flat().length;
  expect(audio.tones.length + audio.noises.length).toBe(parts);
});
