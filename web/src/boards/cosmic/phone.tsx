// On a narrow screen: a chip for every player, which shows that player's system, and one for the Warp.

import { MarkIcon } from "../../parts/marks";
import { seatId, WARP } from "./ids";
import { pressProps } from "./piece";
import { type CosmicProps, label, playerOf, type Scene, seatsFrom } from "./scene";
import { WarpSign } from "./signs";

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
  const told = label(scene, "bases-of", view.external[seat], view.goal);
  const kinds = [
    "cx-seat-chip",
    player.isAsked && !player.mayRespond && "asked",
    isLit(scene, system) && "lit",
  ];
  return (
    <li data-piece={seatId(seat)}>
      <button
        type="button"
        class={kinds.filter(Boolean).join(" ")}
        aria-pressed={shown.includes(system)}
        aria-label={`${player.name}, ${told}`}
        onClick={() => onPick(system)}
      >
        <MarkIcon mark={player} size={20} />
        <span class="cx-seat-name">{player.name}</span>
        <b class="number">{view.external[seat]}</b>
      </button>
    </li>
  );
}

/** Whether something there answers the question. */
function isLit({ view, components, answers }: Scene, system: number): boolean {
  const first = system * view.planets;
  return Array.from({ length: view.planets }, (_, number) => components.places[first + number]).some(
    (place) => answers.open.has(`place:${place}`),
  );
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
