// A round piece of a player: the colour, and on it the shape and the letter, so that no one of the three has to be seen.

import { markOf, shapePath } from "../parts/marks";

interface Props {
  seat: number;
  r: number;
  /** What is written on it: the letter of the player unless something else matters more, or nothing. */
  text?: string;
}

/** Around the point 0,0. */
export function Disc({ seat, r, text }: Props) {
  const { colour, shape, letter } = markOf(seat);
  const ink = colour.replace(")", "-ink)");
  return (
    <>
      <circle class="disc-body" r={r} fill={colour} />
      <circle class="disc-edge" r={r * 0.86} stroke={ink} />
      <path class="disc-shape" d={shapePath(shape)} transform={`scale(${r * 0.062})`} stroke={ink} />
      <text class="disc-letter" y={r * 0.3} fill={ink} font-size={r * 0.84}>
        {text ?? letter}
      </text>
    </>
  );
}
