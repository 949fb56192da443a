// A number that is changed by one at a time: buttons large enough for a thumb, the wheel, and words for whoever only hears it.

import type { ComponentChildren } from "preact";
import { label, useScene } from "../scene";

interface Props {
  name: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
  children: ComponentChildren;
}

export function Counter({ name, value, least, most, onChange, children }: Props) {
  const scene = useScene();
  const to = (next: number) => next >= least && next <= most && onChange(next);
  return (
    <div
      class="c-counter"
      role="group"
      aria-label={name}
      onWheel={(event) => {
        event.preventDefault();
        to(value + (event.deltaY < 0 ? 1 : -1));
      }}
    >
      <button
        type="button"
        class="c-less"
        aria-label={label(scene, "send-fewer")}
        disabled={value <= least}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <output aria-label={name}>
        <span class="hidden">{value}</span>
        {children}
      </output>
      <button
        type="button"
        class="c-more"
        aria-label={label(scene, "send-more")}
        disabled={value >= most}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </div>
  );
}
