// Pictures of what brings points, and of the end.

import { Point } from "../art/point";
import { Arrow, BLUE, Crystals, GREEN, NOVA, Seat, Tile, Words } from "./parts";

export function Scoring() {
  return (
    <>
      <Tile kind={BLUE(3)} x={-138} scale={0.56} worth={{ scorer: 0, margin: 1 }} coins={[3, 2]} />
      <Tile kind={GREEN(4)} x={-82} scale={0.56} worth={{ margin: 0 }} coins={[2, 2]} />
      <Crystals x={-26} y={-30} kinds={[1, 1, 1]} />
      <Crystals x={-26} kinds={[0, 0]} />
      <Crystals x={-26} y={30} kinds={[3]} />
      {[6, 3, 1].map((points, row) => (
        <g key={points}>
          <Arrow x={62} y={-30 + 30 * row} />
          <Words x={96} y={-30 + 30 * row}>
            {points}
          </Words>
        </g>
      ))}
    </>
  );
}

export function Novas() {
  return (
    <>
      <Tile kind={NOVA} x={-118} scale={0.8} />
      <Arrow x={-56} />
      {[0, 1, 2].map((seat) => (
        <g key={seat}>
          <Seat seat={seat} x={-12 + seat * 62} y={-14} />
          {[0, 1, 2, 3, 4].map((place) => (
            <Point key={place} x={-28 + seat * 62 + place * 8} y={16} half={5} />
          ))}
          <Words x={-12 + seat * 62} y={36}>
            +
          </Words>
        </g>
      ))}
    </>
  );
}

export function End() {
  return (
    <>
      {[0, 1].map((seat) => (
        <g key={seat}>
          <Seat seat={seat} x={-130 + seat * 44} />
          <Seat seat={seat} x={8 + seat * 66} y={-16} />
          <Words x={8 + seat * 66} y={26}>
            {seat === 0 ? "+21" : "+16"}
          </Words>
        </g>
      ))}
      <Arrow x={-40} />
      <path class="c-rule-frame" d="M124 42V-42L152-30L124-18" />
    </>
  );
}
