// The cone: its mouth with the tokens in it, the beam to the target, and the allies that stand beside it.

import { named } from "../../offered";
import { CONE } from "../ids";
import { pieceProps } from "../piece";
import { label, playerOf, type Scene } from "../scene";
import { Change } from "./change";
import { gateFor } from "./gate";
import { type Chart, type Ellipse, type Planet, planetAt } from "./geometry";
import { countTold, heightsAt } from "./heights";
import { Stack, spread } from "./stack";

interface Props {
  scene: Scene;
  chart: Chart;
}

export function Cone({ scene, chart }: Props) {
  const { view } = scene;
  const target = planetAt(chart, view.target);
  const gate = gateFor(chart, view.target, view.offence);
  if (!target || !gate) return null;
  return (
    <g class="cx-cone-group">
      <Beam gate={gate} target={target} />
      <Mouth {...{ scene, gate }} unit={chart.unit} />
    </g>
  );
}

/** From the mouth to the planet. */
function Beam({ gate, target }: { gate: Ellipse; target: Planet }) {
  const { x, y, rx, ry } = gate;
  const [tx, ty] = [target.x, target.y - target.r * 0.2];
  const foot = target.r * 0.42;
  return (
    <g class="cx-beam" aria-hidden="true">
      <linearGradient id="cx-beam" gradientUnits="userSpaceOnUse" x1={x} y1={y} x2={tx} y2={ty}>
        <stop offset="0" stop-color="#f3b561" stop-opacity="0.34" />
        <stop offset="0.75" stop-color="#f6c987" stop-opacity="0.5" />
        <stop offset="1" stop-color="#ffe9c4" stop-opacity="0.9" />
      </linearGradient>
      <path
        d={`M${x - rx} ${y}L${tx - foot} ${ty}L${tx + foot} ${ty}L${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`}
        fill="url(#cx-beam)"
      />
      <path
        class="cx-streaks"
        d={`M${x - rx * 0.55} ${y + ry * 0.7}L${tx - 3} ${ty}M${x} ${y + ry}L${tx} ${ty}M${x + rx * 0.5} ${y + ry * 0.8}L${tx + 3} ${ty}`}
      />
    </g>
  );
}

const BEADS = 10;

function Mouth({ scene, gate, unit }: { scene: Scene; gate: Ellipse; unit: number }) {
  const { view, next } = scene;
  const { x, y, rx, ry } = gate;
  const inside = view.cone.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const scale = Math.max(0.98, unit);
  const spots = spread(inside.length, scale);
  const title = label(scene, "cone-tokens", view.in_cone);
  const told = (seat: number) => countTold(scene, view.cone[seat]!, heightsAt(scene, seat, "sent"));
  const rule = inside.map((seat) => `${playerOf(scene, seat).name}: ${told(seat)}`).join(", ");
  return (
    <g {...pieceProps(scene, CONE, "cx-mouth", { title, rule })}>
      <ellipse class="cx-gate-ground" cx={x} cy={y} rx={rx} ry={ry} />
      <ellipse class="cx-gate" cx={x} cy={y} rx={rx} ry={ry} />
      <ellipse class="cx-choose" cx={x} cy={y} rx={rx + 5} ry={ry + 5} />
      {Array.from({ length: BEADS }, (_, bead) => {
        const angle = (2 * Math.PI * bead) / BEADS;
        return (
          <circle
            key={bead}
            class="cx-bead"
            cx={x + rx * Math.cos(angle)}
            cy={y + ry * Math.sin(angle)}
            r="2.2"
          />
        );
      })}
      {inside.map((seat, number) => (
        <Stack
          key={seat}
          seat={seat}
          count={view.cone[seat]!}
          heights={heightsAt(scene, seat, "sent")}
          scale={scale}
          x={x + spots[number]!.x}
          y={y - 5 * scale + spots[number]!.y}
        />
      ))}
      <text class="cx-label star" x={x} y={y - ry - (inside.length > 3 ? 22 : 12)}>
        {title}
      </text>
      <Change before={view.cone} after={next.cone} x={x} y={y - ry - 28} />
    </g>
  );
}

/** Allies of the defence stand beside the planet that they defend. */
export function Guards({ scene, chart }: Props) {
  const { view, next } = scene;
  const planet = planetAt(chart, view.target);
  if (!planet) return null;
  const scale = Math.max(0.98, chart.unit);
  const there = view.guard.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const needed = planet.r + (12 + 30 * there.length) * scale;
  const side = planet.x + needed > chart.width ? -1 : 1;
  const x = planet.x + side * (planet.r + 22 * scale);
  return (
    <g class="cx-guards">
      {there.map((seat, number) => (
        <g key={seat} {...named(label(scene, "defends", playerOf(scene, seat).name, view.guard[seat]))}>
          <Stack
            seat={seat}
            count={view.guard[seat]!}
            heights={heightsAt(scene, seat, "sent")}
            scale={scale}
            x={x + side * number * 30 * scale}
            y={planet.y + 4}
          />
        </g>
      ))}
      {there.length > 0 && chart.unit > 0.92 && (
        <text
          class="cx-label defends"
          x={x + (side * (there.length - 1) * 30 * scale) / 2}
          y={planet.y + 29 * scale}
        >
          {label(scene, "defends-too")}
        </text>
      )}
      <Change before={view.guard} after={next.guard} x={x} y={planet.y - planet.r - 8} />
    </g>
  );
}
