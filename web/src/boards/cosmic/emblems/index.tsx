// The emblem of a power: a coin drawn from the grammar of `table.ts`.

import { warnOnce } from "../../unknown";
import { ARCS, BEAD, beadsOf, type Figure, GROUND, glyphOf, glyphScale, METAL, type Stroke } from "./draw";
import "./emblems.css";
import { EMBLEMS } from "./table";

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
export function Emblem({ power, size, state, pulsar }: EmblemProps) {
  return (
    <svg
      class={state ? `cx-emblem ${state}` : "cx-emblem"}
      data-power={power}
      width={size}
      height={size}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
    >
      <Coin {...{ power, size, state, pulsar }} />
    </svg>
  );
}

/** The same as a part of a drawing, around 0, 0 in a box of 72. */
export function Coin({ power, size, state, pulsar }: EmblemProps) {
  const row = EMBLEMS[power];
  if (power && !row) warnOnce(`emblem ${power}`);
  return (
    <g>
      {state === "acts" && (
        <circle class="cx-emblem-halo" r="33.5" fill="none" stroke={BEAD} stroke-width="2.5" />
      )}
      <g opacity={state === "out" ? 0.4 : undefined}>
        <circle r="29" fill={GROUND} />
        <circle
          r="29"
          fill="none"
          stroke={METAL}
          stroke-width="3.4"
          stroke-dasharray={row?.ring === "may" ? ARCS : undefined}
          transform="rotate(-39)"
        />
        <g data-part="glyph" transform={`scale(${glyphScale(size)})`}>
          {glyphOf(power).map((figure, place) => (
            <Drawn key={place} {...figure} />
          ))}
        </g>
        {row &&
          beadsOf(row).map(({ x, y, isHollow }) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={isHollow ? 4 : 5}
              fill={isHollow ? GROUND : BEAD}
              stroke={isHollow ? BEAD : GROUND}
              stroke-width={isHollow ? 3 : 2}
            />
          ))}
      </g>
      {state === "out" && <path d="M-22 24L22-24" stroke="#ff9a8b" stroke-width="5" stroke-linecap="round" />}
      {pulsar && <PulsarMark />}
    </g>
  );
}

function Drawn({ transform, strokes }: Figure) {
  return (
    <g transform={transform} stroke-linecap="round" stroke-linejoin="round" fill-rule="evenodd">
      {strokes.map((stroke, place) => (
        <path key={place} {...painted(stroke)} />
      ))}
    </g>
  );
}

/** A width below zero is that of a rim around a filled path. */
function painted({ d, colour, width }: Stroke) {
  if (width > 0) return { d, fill: "none", stroke: colour, "stroke-width": width };
  return width < 0 ? { d, fill: colour, stroke: colour, "stroke-width": -width } : { d, fill: colour };
}

/** At the lower right of a coin: a star with two beams. */
function PulsarMark() {
  return (
    <g transform="translate(22 22)">
      <circle r="12.5" fill="#0a0e1a" stroke={BEAD} stroke-width="2.5" />
      <path d="M-8-8L8 8" stroke="#9fb6ff" stroke-width="3.5" stroke-linecap="round" />
      <circle r="4.2" fill="#ffffff" />
    </g>
  );
}
