// One key is one answer: which key stands for which, and what else can be done by a key.

export const PASS = -1;

/** M, N and R are kept for the sound, the names on a board and the rules. */
const SIGNS = [..."123456789", ..."qwetyuiopasdfghjklzxcvb"];
const LAST_KEY = "0";

/** The keys of the answers in their order; the first one that ends or declines is always 0, and late ones have none. */
export function answerKeys(count: number, last: number): string[] {
  const plain = SIGNS.slice(0, count + Math.max(0, last - 1));
  const signs = Array.from({ length: count }, (_, place) => plain[place] ?? "");
  if (last === 0) return signs;
  const rest = Array.from({ length: last - 1 }, (_, place) => plain[count + place] ?? "");
  return [...signs, LAST_KEY, ...rest];
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

/** Move the focus among the answers and the headings they are folded under, round and round. */
export function moveFocus(root: ParentNode, step: number): void {
  const stops = [...root.querySelectorAll<HTMLElement>("[data-answer], [data-fold]")].filter(isUnfolded);
  if (stops.length === 0) return;
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : stops.length - 1) : (here + step + stops.length) % stops.length;
  stops[next]?.focus();
}

function isUnfolded(stop: HTMLElement): boolean {
  return stop.hasAttribute("data-fold") || !stop.closest("details:not([open])");
}
