// A number between two others, changed by one at a time.

import { say } from "../speech";

interface Props {
  label: string;
  /** The number in words. */
  text: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

export function Stepper({ label, text, value, least, most, onChange }: Props) {
  return (
    <div class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        class="icon-button"
        aria-label={say("web-fewer")}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output class="number">{text}</output>
      <button
        type="button"
        class="icon-button"
        aria-label={say("web-more")}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
