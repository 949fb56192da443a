// The members of the expeditions: coins in the shape of their owner with their number, and leaders, who wear a 3.

import { markOf, shapePath } from "../../../parts/marks";

/** Half the width of a coin. */
export const COIN = 10.5;

interface CoinProps {
  seat: number;
  /** What stands on it: a number, or nothing. */
  text: string | number;
  /** Font size, in units. */
  font: number;
  isGhost?: boolean;
}

/** A stack of coins around 0,0. */
export function Coins({ seat, text, font, isGhost }: CoinProps) {
  const mark = markOf(seat);
  const path = shapePath(mark.shape);
  const scale = (COIN / 9.2) * (mark.shape === "triangle" ? 1.14 : 1);
  return (
    <g class={isGhost ? "c-coin c-ghost" : "c-coin"} style={{ color: mark.colour }}>
      {!isGhost && (
        <path
          class="c-edge"
          d={path}
          style={{ fill: edgeOf(seat) }}
          transform={`translate(0 3) scale(${scale})`}
        />
      )}
      <path class="c-face" d={path} transform={`scale(${scale})`} />
      {text !== "" && (
        <text y={font * 0.36 + lowOf(seat)} font-size={font} style={inkOf(seat, isGhost)}>
          {text}
        </text>
      )}
    </g>
  );
}

/** The colour of what is thick about a seat's pieces. */
export function edgeOf(seat: number): string {
  return `var(--c-edge-${(seat % 4) + 1})`;
}

/** How far below the middle a text stands in the shape of a seat. */
export function lowOf(seat: number): number {
  return markOf(seat).shape === "triangle" ? 2.6 : 0;
}

function inkOf(seat: number, isGhost: boolean | undefined): Record<string, string> {
  const { colour } = markOf(seat);
  return { fill: isGhost ? colour : colour.replace(")", "-ink)") };
}

/** Around 0,0: the outline of a leader. */
export const PAWN =
  "M0-15A5.4 5.4 0 0 1 3.9-5.9C4.2-2.6 6.4-1.2 7.6 3.4C8.6 6.4 9.6 7.4 9.6 10.6H-9.6C-9.6 7.4-8.6 6.4-7.6 3.4C-6.4-1.2-4.2-2.6-3.9-5.9A5.4 5.4 0 0 1 0-15Z";

/** A leader around 0,0, as wide as a coin. */
export function Leader({ seat, text, font, isGhost }: CoinProps) {
  const { colour } = markOf(seat);
  return (
    <g class={isGhost ? "c-leader c-ghost" : "c-leader"} style={{ color: colour }}>
      {!isGhost && <path class="c-edge" d={PAWN} style={{ fill: edgeOf(seat) }} transform="translate(0 3)" />}
      <path class="c-face" d={PAWN} />
      {text !== "" && (
        <text y={3.6 + font * 0.36} font-size={font} style={inkOf(seat, isGhost)}>
          {text}
        </text>
      )}
    </g>
  );
}

interface BadgeProps {
  seat: number;
  half: number;
  /** Font size of the letter, in units; without one there is none. */
  font: number | null;
}

/** The mark of a seat with its letter around 0,0, `half` its height. */
export function Badge({ seat, half, font }: BadgeProps) {
  const mark = markOf(seat);
  return (
    <g class="c-badge" style={{ color: mark.colour }}>
      <path class="c-face" d={shapePath(mark.shape)} transform={`scale(${half / 9.2})`} />
      {font !== null && (
        <text y={font * 0.36 + (lowOf(seat) * half) / COIN} font-size={font} style={inkOf(seat, false)}>
          {mark.letter}
        </text>
      )}
    </g>
  );
}

/** A ring of segments around the mark of its owner. */
export function Station({ seat, font }: Omit<BadgeProps, "half">) {
  return (
    <g class="c-station" data-part="station" style={{ color: markOf(seat).colour }}>
      <circle class="c-station-hole" r="22" />
      <circle class="c-station-ring" r="21" pathLength={12} />
      <circle class="c-station-line" r="15.5" />
      <Badge seat={seat} half={11.5} font={font} />
    </g>
  );
}
