// Pictures of what is built: improvements, colonies, stations.

import { Coins } from "../art/members";
import { Arrow, At, BLUE, Cost, GREEN, MITS, NULL, Tile, Words } from "./parts";

/** By total: how many tiles may have it. */
const LIMITS: readonly (readonly [total: number, most: number, full: number])[] = [
  [9, 2, 0],
  [8, 3, 1],
  [7, 4, 1],
  [6, 5, 3],
];

export function Building() {
  return (
    <>
      <Tile kind={GREEN(3)} x={-124} scale={0.62} pennies={1} />
      <Arrow x={-72} />
      <Tile kind={GREEN(3)} x={-20} scale={0.62} pennies={2} />
      {LIMITS.map(([total, most, full], row) => (
        <g key={total}>
          <Words x={46} y={-38 + row * 25}>
            {total}
          </Words>
          {Array.from({ length: most }, (_, place) => (
            <rect
              key={place}
              class={place < full ? "c-rule-slot c-full" : "c-rule-slot"}
              x={60 + place * 20}
              y={-46 + row * 25}
              width="16"
              height="16"
              rx="3"
            />
          ))}
        </g>
      ))}
    </>
  );
}

export function Colony() {
  const colony = { scorer: 0, colony: 0 };
  return (
    <>
      <Tile kind={BLUE(4)} x={-92} scale={0.8} pennies={2} worth={{ scorer: 0, margin: 1 }} coins={[3, 2]} />
      <Arrow x={-18} />
      <Tile kind={BLUE(4)} x={56} scale={0.8} pennies={2} worth={colony} coins={[0, 2]} />
      <At x={126} scale={1.2}>
        <Coins seat={0} text={2} font={13} isGhost />
      </At>
    </>
  );
}

export function Stations() {
  return (
    <>
      <Tile kind={MITS} x={-104} scale={0.75} coins={[4]} />
      <path class="c-rule-way" d="M-66 0Q0-60 66 0" />
      <Cost x={0} y={-30} cost={1} />
      <Tile kind={NULL} x={104} scale={0.75} tick="tr" station={0} />
    </>
  );
}
