// The rounds on the right of the rim: the number of each row, what it adds to gyrodynes, and the time marker.

import { polar } from "../geometry";
import { pieceProps } from "../piece";
import { label, type Scene, useScene } from "../scene";
import { bandsOf } from "../wheel";
import { useChart } from "./chart";
import { BAND, rowAngle } from "./rim";
import { EDGE } from "./sizes";

/** The directions of the rounds: each beside its row of technologies. */
export function roundAngles({ components }: Pick<Scene, "components">): number[] {
  const rows = components.technologies.slice(0, components.in_play).map((entry) => entry.row);
  const lines = Array.from(
    { length: components.tracks.rounds },
    (_, index) => rows.filter((row) => row === index + 1).length,
  );
  return bandsOf(lines, EDGE, EDGE, EDGE).map(({ top, bottom }) => rowAngle((top + bottom) / 2));
}

export function Rounds() {
  const scene = useScene();
  const angles = roundAngles(scene);
  return (
    <g class="p-rounds">
      {angles.map((angle, index) => (
        <RoundMark key={index} round={index + 1} angle={angle} />
      ))}
      <TimeMarker angle={angles[scene.view.table.round - 1]} />
    </g>
  );
}

function RoundMark({ round, angle }: { round: number; angle: number }) {
  const scene = useScene();
  const { rim: sizes } = useChart();
  const { x, y } = polar(BAND, angle);
  const title = label(scene, "row", round);
  const tip = { title, rule: label(scene, "row-bonus-note") };
  const state = round < scene.view.table.round ? "p-row-mark p-past" : "p-row-mark";
  return (
    <g transform={`translate(${x} ${y})`} {...pieceProps(scene, `row:${round}`, state, tip)}>
      <circle class="p-reach" r={sizes.em(12)} />
      <circle class="p-round-disc" r={sizes.em(9.5)} />
      <text font-size={sizes.em(12)} y={sizes.em(4.3)}>
        {round}
      </text>
      <RowBonus round={round} angle={angle} />
    </g>
  );
}

/** What the row adds to each spinning gyrodyne, further down the rim. */
function RowBonus({ round, angle }: { round: number; angle: number }) {
  const scene = useScene();
  const { rim: sizes } = useChart();
  const { row_bonuses, row_boards } = scene.components;
  const bonus = row_bonuses[scene.view.table.boards[row_boards[round - 1]!]!]?.[round - 1] ?? 0;
  if (bonus === 0) return null;
  const aside = (sizes.em(24) * 180) / (Math.PI * BAND);
  const [from, to] = [polar(BAND, angle), polar(BAND, angle + aside)];
  return (
    <text class="p-mark-bonus" font-size={sizes.em(11.5)} x={to.x - from.x} y={to.y - from.y + sizes.em(4)}>
      +{bonus < 0 ? "?" : bonus}
    </text>
  );
}

function TimeMarker({ angle }: { angle: number | undefined }) {
  const scene = useScene();
  const { rim: sizes } = useChart();
  if (angle === undefined) return null;
  const { x, y } = polar(BAND, angle);
  return (
    <g class="p-time" data-piece="time" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle r={sizes.em(13)} />
      <text font-size={sizes.em(14)} y={sizes.em(5)}>
        {scene.view.table.round}
      </text>
    </g>
  );
}
