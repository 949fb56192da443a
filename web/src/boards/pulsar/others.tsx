// What everybody else has: dice, cubes, tokens, gyrodynes and rings, where the column has room for it.

import { MarkIcon } from "../../parts/marks";
import { Goods } from "./bridge";
import { playerOf, useScene } from "./scene";

/** How high the panel is, in px of the smallest size. */
export function heightOfOthers(count: number): number {
  return 24 + 50 * count;
}

export function Others() {
  const scene = useScene();
  const seats = scene.view.seats.map((_, seat) => seat).filter((seat) => seat !== scene.seat);
  return (
    <section class="p-others p-panel">
      {seats.map((seat) => {
        const player = playerOf(scene, seat);
        return (
          <div key={seat} class="p-other" role="group" aria-label={player.name} title={player.name}>
            <MarkIcon mark={player} size={20} />
            <Goods seat={seat} />
          </div>
        );
      })}
    </section>
  );
}
