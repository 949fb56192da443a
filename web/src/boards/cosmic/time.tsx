// The time that a player has left, where the table counts it.

import { Clock } from "../../table/clock";
import type { ClockView } from "../../wire";
import { type CosmicProps, playerOf, type Scene } from "./scene";

/** The clock of a player; null for those who have all the time they want, as bots do. */
function clockOf(scene: Scene, seat: number): ClockView | null {
  const clock = scene.props.desk?.clocks[seat] ?? null;
  return clock?.left == null || playerOf(scene, seat).kind !== "person" ? null : clock;
}

export function isRunning(scene: Scene, seat: number): boolean {
  return clockOf(scene, seat)?.running ?? false;
}

export function TimeLeft({ scene, seat }: CosmicProps & { seat: number }) {
  const clock = clockOf(scene, seat);
  return clock && <Clock clock={clock} stamp={scene.props.desk?.stamp} />;
}
