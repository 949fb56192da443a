// Telling somebody who looks elsewhere that it is their turn.

import { notify, sound } from "./settings";

let audio: AudioContext | null = null;

/** Two short soft tones, made here: no file, no request. */
export function beep(): void {
  audio ??= new AudioContext();
  for (const [place, pitch] of [660, 880].entries()) tone(audio, pitch, audio.currentTime + place * 0.12);
}

function tone(context: AudioContext, pitch: number, at: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.3);
}

/** Say that the game waits, by sound and by the browser, as far as that was allowed. */
export function callBack(heading: string, text: string): void {
  if (sound.value) beep();
  if (!document.hidden || !notify.value || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const shown = new Notification(heading, { body: text, icon: "/icon-192.png", tag: "orrery-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
