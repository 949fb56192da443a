// What this board does not know is left out and told once, and the rest is drawn.

const told = new Set<string>();

export function warnOnce(text: string): void {
  if (told.has(text)) return;
  told.add(text);
  console.warn(text);
}
