// The names of systems, and the suns in their middle.

import { MarkIcon } from "../../../parts/marks";
import { label, playerOf, type Scene } from "../scene";
import type { Chart, System } from "./geometry";

interface Props {
  scene: Scene;
  chart: Chart;
}

export function Suns({ chart }: { chart: Chart }) {
  const size = 92 * chart.unit;
  return (
    <>
      {chart.systems.map(({ system, x, y }) => (
        <span key={system} class="cx-sun" style={at(x, y, size)} aria-hidden="true" />
      ))}
    </>
  );
}

function at(x: number, y: number, size: number): Record<string, string> {
  return { left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px`, height: `${size}px` };
}

export function SystemNames({ scene, chart }: Props) {
  return (
    <>
      {chart.systems.map((system) => (
        <NamePill key={system.system} {...{ scene, system, chart }} />
      ))}
    </>
  );
}

function NamePill({ scene, system, chart }: Props & { system: System }) {
  const player = playerOf(scene, system.owner);
  const half = chart.systems.length > 4 ? 52 : 66;
  const x = Math.max(half, Math.min(chart.width - half, system.name.x));
  const y = Math.max(14, Math.min(chart.height - 12, system.name.y));
  return (
    <span
      class={chart.systems.length > 4 ? "cx-name small" : "cx-name"}
      style={{ left: `${x}px`, top: `${y}px` }}
    >
      <MarkIcon mark={player} size={18} />
      <span>{player.isMe ? label(scene, "mine", player.name) : player.name}</span>
    </span>
  );
}
