// What an answer costs, as small signs: a shape that says of what, and how much on it.

import type { Chip } from "../wire";

/** Outlines in a box of 20; a kind that has none is told by its label alone. */
const SHAPES: Record<string, string> = {
  cube: "M10 2L17 6V14L10 18L3 14V6Z M10 10L17 6 M10 10V18 M10 10L3 6",
};
/** Kinds whose label is printed on the thing itself. */
const TOKENS = new Set(["plus-minus", "plus-two"]);

export function Chips({ chips }: { chips: readonly Chip[] }) {
  return (
    <span class="chips">
      {chips.map((chip) => (
        <span key={chip.kind} class={`cost-chip of-${chip.kind}`} title={chip.text}>
          {SHAPES[chip.kind] && (
            <svg class="icon" width="14" height="14" viewBox="0 0 20 20" aria-hidden="true">
              <path d={SHAPES[chip.kind]} />
            </svg>
          )}
          <span class={TOKENS.has(chip.kind) ? "token-label" : "number"} aria-hidden="true">
            {chip.label}
          </span>
          <span class="hidden">{chip.text}</span>
        </span>
      ))}
    </span>
  );
}
