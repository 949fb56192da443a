// The emblem of a power: a coin drawn from the grammar of shapes.

export interface EmblemProps {
  /** The key of the power, as in `components.powers`. */
  power: string;
  /** Width and height in px. */
  size: number;
  /** It acts now; it is out of use; a Pulsar lies on it. */
  state?: "acts" | "out";
  pulsar?: boolean;
}

/** An element of its own; whoever hears the page is told the name beside it. */
export function Emblem({ power, size, state }: EmblemProps) {
  return (
    <svg
      class={state ? `cx-emblem ${state}` : "cx-emblem"}
      data-power={power}
      width={size}
      height={size}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
    >
      <circle r="29" fill="none" stroke="#b98a48" stroke-width="4" />
    </svg>
  );
}
