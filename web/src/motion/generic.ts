// What is played for a title whose board tells the position in sentences: time to read each, and a sound.

import type { Deed, Motion, SoundName } from "./motion";

/** Milliseconds for what somebody else did. */
const READING = 450;

/** A sound by a word in the key of an event; the first that fits. */
const SOUNDS: readonly (readonly [RegExp, SoundName])[] = [
  [/roll|dice|die\b/, "dice"],
  [/reveal|found|turned|destiny/, "reveal"],
  [/card|drawn|dealt|hand|deck|flare/, "card"],
  [/flew|flown|moved|launch|sent|landed/, "flight"],
  [/points|coin|gain|crystal|lucre|scored|reward/, "coin"],
];

export function genericMotions(deed: Deed): Motion[] {
  const others = deed.told.filter((line) => line.seat !== deed.viewer);
  if (deed.told.length === 0) return [];
  const key = deed.declarations.events[deed.events[0]?.[0] ?? -1] ?? "";
  return [{ kind: "hold", millis: others.length > 0 ? READING : 1, sound: soundOf(key) }];
}

export function soundOf(key: string): SoundName {
  return SOUNDS.find(([word]) => word.test(key))?.[1] ?? "tile";
}
