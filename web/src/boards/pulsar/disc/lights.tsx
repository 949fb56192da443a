// The ends that can be chosen: systems and pulsars ring and glow, gates have a thin ring, and what costs a token or
// cubes a dashed one with the cost.

import type { Chip } from "../../../wire";
import type { Answer } from "../answers";
import { glyph, widthOf } from "../glyphs";
import { Signs } from "../icons";
import { nodeId } from "../ids";
import { answersAt, type Scene, useScene } from "../scene";
import { useChart } from "./chart";
import { MEMBRANE, outlineOf } from "./gates";
import { SIGNS } from "./labels";

export function NodeLights() {
  const scene = useScene();
  const { sizes } = useChart();
  const { spots, kinds } = scene.side;
  return (
    <>
      {spots.map(([x, y], node) => {
        const kind = lightOf(scene, node);
        if (!kind) return null;
        const radius = sizes.radius[kinds[node]!] + sizes.px(kinds[node] === "gate" ? 2.5 : 3.5);
        return (
          <g key={node} class={kind} transform={`translate(${x} ${y})`}>
            {!isThin(kinds[node]!) && <circle class="p-glow" r={radius + sizes.px(9)} />}
            <circle class="p-ring" r={radius} stroke-width={sizes.px(isThin(kinds[node]!) ? 1.4 : 2.4)} />
          </g>
        );
      })}
    </>
  );
}

/** The membranes of gates that can be chosen: a layer of their own, which pulses as a whole. */
export function Membranes() {
  const scene = useScene();
  const { sizes } = useChart();
  const { spots, kinds, colours } = scene.side;
  return (
    <>
      {spots.map(([x, y], node) => {
        if (kinds[node] !== "gate" || !lightOf(scene, node)) return null;
        const colour = scene.components.colours[colours[node]!]!;
        return (
          <path
            key={node}
            class={`p-membrane p-${colour}`}
            transform={`translate(${x} ${y})`}
            d={outlineOf(colour, sizes.gate * MEMBRANE * 1.3)}
          />
        );
      })}
    </>
  );
}

function isThin(kind: string): boolean {
  return kind === "gate";
}

/** How the light of a node looks; empty while it answers nothing. */
function lightOf(scene: Scene, node: number): string {
  const id = nodeId(scene, node);
  const answers = answersAt(scene, id);
  if (answers.length === 0) return "";
  const names = [
    "p-light",
    scene.pointedAt.includes(id) && "p-pointed",
    costOf(answers).length > 0 && "p-costly",
  ];
  return names.filter(Boolean).join(" ");
}

/** What has to be spent at a node, whichever of its answers is given; nothing if one of them is free. */
export function costOf(answers: readonly Answer[]): readonly Chip[] {
  const [first] = answers;
  return first && answers.every(({ chips }) => chips?.length) ? first.chips! : [];
}

/** The cost of each lit end that has one, on its upper left. */
export function CostChips() {
  const scene = useScene();
  const { sizes } = useChart();
  const { spots, kinds } = scene.side;
  return (
    <>
      {spots.map(([x, y], node) => {
        const chips = costOf(answersAt(scene, nodeId(scene, node)));
        if (chips.length === 0) return null;
        const away = sizes.radius[kinds[node]!] * 0.8 + sizes.px(8);
        return <CostChip key={node} x={x - away} y={y - away} chips={chips} />;
      })}
    </>
  );
}

function CostChip({ x, y, chips }: { x: number; y: number; chips: readonly Chip[] }) {
  const { sizes } = useChart();
  const glyphs = chips.flatMap(({ kind, label }) =>
    kind === "cube" ? [glyph("text", label), glyph(kind)] : [glyph(kind)],
  );
  const width = widthOf(glyphs) + 8;
  return (
    <g class="p-map-chip" transform={`translate(${x} ${y}) scale(${sizes.em(SIGNS)})`}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <g transform={`translate(${-width / 2 + 4} 0)`}>
        <Signs glyphs={glyphs} />
      </g>
    </g>
  );
}
