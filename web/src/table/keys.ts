// One key is one answer: which key stands for which, and what else can be done by a key.

export const PASS = -1;

const SIGNS = [..."123456789", ..."qwertyuiopasdfghjklzxcvbnm"];
const PASS_KEY = "0";

/** The key of each answer in the order they are listed; passing is always 0, and late ones have none. */
export function answerKeys(choices: readonly number[]): string[] {
  let next = 0;
  return choices.map((choice) => (choice === PASS ? PASS_KEY : (SIGNS[next++] ?? "")));
}

/** Where a key stands on the keyboard counts, so that it works in every alphabet. */
export function signOf(event: Pick<KeyboardEvent, "code" | "key">): string {
  const place = /^(?:Key([A-Z])|Digit(\d)|Numpad(\d))$/.exec(event.code);
  return place ? (place[1] ?? place[2] ?? place[3] ?? "").toLowerCase() : event.key;
}

/** Whether a key press is meant for a field, a dialog, or the browser rather than for the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return true;
  const target = event.target as Element | null;
  return Boolean(target?.closest?.("input, textarea, select, dialog, [contenteditable]"));
}

/** Move the focus among the answers, round and round. */
export function moveFocus(root: ParentNode, step: number): void {
  const buttons = [...root.querySelectorAll<HTMLElement>("[data-answer]")];
  if (buttons.length === 0) return;
  const here = buttons.indexOf(document.activeElement as HTMLElement);
  const next =
    here < 0 ? (step > 0 ? 0 : buttons.length - 1) : (here + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
}
