// On a narrow screen: a chip for every player, which shows that player's system, and one for the Warp.

import { MarkIcon } from "../../parts/marks";
import { seatId, WARP } from "./ids";
import { pressProps } from "./piece";
import { type CosmicProps, label, litPlaces, playerOf, type Scene, seatsFrom, systemWith } from "./scene";
import { WarpSign } from "./signs";
import { isRunning, TimeLeft } from "./time";

interface Props extends CosmicProps {
  /** The systems that are drawn. */
  shown: readonly number[];
  onPick(system: number): void;
}

export function Chips({ scene, shown, onPick }: Props) {
  return (
    <ul class="cx-seats" aria-label={label(scene, "plates")}>
      {seatsFrom(scene.view, scene.seat).map((seat) => (
        <SeatChip key={seat} {...{ scene, seat, shown, onPick }} />
      ))}
      <li>
        <WarpChip scene={scene} />
      </li>
    </ul>
  );
}

function SeatChip({ scene, seat, shown, onPick }: Props & { seat: number }) {
  const { view } = scene;
  const player = playerOf(scene, seat);
  const system = view.home.indexOf(seat);
  const lucre = view.lucre?.[seat];
  const isTimed = isRunning(scene, seat);
  const told = [
    player.name,
    label(scene, "bases-of", view.external[seat], view.goal),
    lucre === undefined ? "" : label(scene, "lucre-about", lucre),
  ];
  const kinds = [
    "cx-seat-chip",
    player.isAsked && !player.mayRespond && "asked",
    isLit(scene, system) && "lit",
    (isTimed || lucre !== undefined) && "footed",
  ];
  return (
    <li data-piece={seatId(seat)}>
      <button
        type="button"
        class={kinds.filter(Boolean).join(" ")}
        aria-pressed={shown.includes(system)}
        aria-label={told.filter(Boolean).join(", ")}
        onClick={() => onPick(system)}
      >
        <MarkIcon mark={player} size={20} />
        <span class="cx-seat-name">{player.name}</span>
        <b class="number">{view.external[seat]}</b>
        {isTimed && <TimeLeft scene={scene} seat={seat} />}
        {!isTimed && lucre !== undefined && <i class="number cx-lucre">{lucre}</i>}
      </button>
    </li>
  );
}

/** Whether something there answers the question. */
function isLit(scene: Scene, system: number): boolean {
  return litPlaces(scene).some((place) => systemWith(scene.view, place) === system);
}

function WarpChip({ scene }: CosmicProps) {
  const told = label(scene, "warp-chip", scene.view.in_warp);
  const lit = pressProps(scene, WARP);
  const inside = (
    <>
      <WarpSign />
      <span class="cx-seat-name">{told}</span>
      <b class="number" aria-hidden="true">
        {scene.view.in_warp}
      </b>
    </>
  );
  return lit ? (
    <button type="button" class="cx-seat-chip warp lit" data-piece={WARP} {...lit}>
      {inside}
    </button>
  ) : (
    <span class="cx-seat-chip warp" data-piece={WARP}>
      {inside}
    </span>
  );
}
