// Pictures of a turn: drawing and laying, moving, strength, mining, trading.

import { Coins, Leader } from "../art/members";
import { Point } from "../art/point";
import { DieShape } from "../die";
import { Arrow, At, BLUE, Cell, Cost, Crystals, GREEN, MINE, NULL, Seat, Tile, Words } from "./parts";

export function Turn() {
  return (
    <>
      <Tile kind={GREEN(4)} x={-128} scale={0.55} tick="bl" />
      <Arrow x={-76} />
      <Cell x={-30} y={0} size={48} isOpen />
      <Arrow x={18} />
      {Array.from({ length: 10 }, (_, place) => (
        <Point key={place} x={58 + (place % 5) * 24} y={place < 5 ? -14 : 16} half={12} />
      ))}
    </>
  );
}

export function Moving() {
  return (
    <>
      <path class="c-rule-way" d="M-104 0H104" />
      <Tile kind={NULL} x={-104} scale={0.7} tick="tr" coins={[2]} />
      <Tile kind={BLUE(3)} x={0} scale={0.7} tick="br" />
      <Tile kind={GREEN(2)} x={104} scale={0.7} tick="tl" coins={[1]} />
      <Cost x={-52} cost={1} />
      <Cost x={52} cost={2} />
    </>
  );
}

export function Strength() {
  return (
    <>
      <At x={-92} scale={2}>
        <Coins seat={0} text={2} font={13} />
      </At>
      <Words x={-50}>+</Words>
      <At x={-8} y={4} scale={2}>
        <Leader seat={0} text={3} font={12} />
      </At>
      <Words x={36}>=</Words>
      <Words x={66}>5</Words>
    </>
  );
}

export function Mining() {
  return (
    <>
      <Tile kind={MINE} x={-126} scale={0.62} tick="tl" pennies={3} />
      <Arrow x={-72} />
      {[0, 2, 4, 5].map((face, place) => (
        <g key={face}>
          <At x={-30 + 56 * place} y={-22} scale={1.1}>
            <DieShape face={face} />
          </At>
          <Crystals x={-30 + 56 * place} y={22} kinds={[place]} />
        </g>
      ))}
    </>
  );
}

export function Trade() {
  return (
    <>
      <Seat seat={0} x={-118} />
      <Crystals x={-76} kinds={[2]} />
      <Arrow x={-18} both />
      <Crystals x={34} kinds={[0]} />
      <Seat seat={1} x={78} />
    </>
  );
}
