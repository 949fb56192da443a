// Gradients that the cosmos is painted with, for every seat.

import { markOf } from "../../../parts/marks";

/** One more than seats: a system may be nobody's home at first. */
const SEATS = 7;

export function Defs() {
  return (
    <defs>
      {Array.from({ length: SEATS }, (_, seat) => (
        <SeatDefs key={seat} seat={seat} />
      ))}
      <radialGradient id="cx-pit">
        <stop offset="0" stop-color="#03020a" />
        <stop offset="0.34" stop-color="#0b0620" />
        <stop offset="0.72" stop-color="#2a1760" />
        <stop offset="0.95" stop-color="#5b3aa8" />
        <stop offset="1" stop-color="#8d6ad6" />
      </radialGradient>
    </defs>
  );
}

/** The lit side of a planet looks to the left; whoever draws one turns it to its sun. */
function SeatDefs({ seat }: { seat: number }) {
  const { colour } = markOf(seat);
  const tone = (part: number, other: string) => ({
    stopColor: `color-mix(in oklab, ${colour} ${part}%, ${other})`,
  });
  return (
    <>
      <radialGradient id={`cx-planet-${seat}`} cx="0.24" cy="0.5" r="0.82" fx="0.14" fy="0.5">
        <stop offset="0" style={tone(62, "#f4f6ff")} />
        <stop offset="0.3" style={tone(58, "#4a5470")} />
        <stop offset="0.68" style={tone(36, "#161d33")} />
        <stop offset="1" style={tone(12, "#080c18")} />
      </radialGradient>
      <radialGradient id={`cx-halo-${seat}`}>
        <stop offset="0" stop-color={colour} stop-opacity="0.75" />
        <stop offset="1" stop-color={colour} stop-opacity="0" />
      </radialGradient>
    </>
  );
}
