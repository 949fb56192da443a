// The window: glass that darkens to its rim, and the metal of the rim with the marks of its clocks.

import { useMemo } from "preact/hooks";
import { printedOn } from "../counters";
import { polar } from "../geometry";
import { useScene } from "../scene";
import { useChart } from "./chart";
import { BAND, spaceAngle, tickAngle } from "./rim";
import { EDGE, GLASS } from "./sizes";

const RANGES = [150, 290, 400];

export function Glass() {
  return useMemo(
    () => (
      <g class="p-glass">
        <circle r={GLASS + 2} class="p-pane" />
        {RANGES.map((radius) => (
          <circle key={radius} r={radius} class="p-range" />
        ))}
        <path class="p-range" d={crossHairs()} />
        <ellipse class="p-gleam" cx="-150" cy="-300" rx="250" ry="110" transform="rotate(-26 -150 -300)" />
        <circle r={BAND} class="p-metal" stroke-width={EDGE - GLASS} />
        <circle r={GLASS} class="p-metal-inner" />
        <circle r={EDGE - 1} class="p-metal-outer" data-rim />
      </g>
    ),
    [],
  );
}

function crossHairs(): string {
  const lines = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => [polar(420, turn), polar(452, turn)]);
  return lines.map(([from, to]) => `M${from!.x} ${from!.y}L${to!.x} ${to!.y}`).join("");
}

/** The spaces of both tracks on the rim, with their numbers or what they cost. */
export function Spaces() {
  const { components } = useScene();
  const { rim: sizes } = useChart();
  const { spaces, penalties } = components.tracks;
  return useMemo(
    () => (
      <g class="p-rim-spaces" aria-hidden="true">
        {[0, 1].map((track) => (
          <g key={track}>
            <path class="p-ticks" d={ticks(track, spaces)} />
            {Array.from({ length: spaces }, (_, index) => (
              <Space
                key={index}
                track={track}
                space={index + 1}
                text={printedOn(components, index + 1)}
                isLoss={Boolean(penalties[index + 1])}
                font={sizes.em(12)}
              />
            ))}
          </g>
        ))}
      </g>
    ),
    [components, sizes],
  );
}

function ticks(track: number, spaces: number): string {
  return Array.from({ length: spaces + 1 }, (_, space) => {
    const angle = tickAngle(track, space);
    const [from, to] = [polar(GLASS + 3, angle), polar(EDGE - 3, angle)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join("");
}

function Space(props: { track: number; space: number; text: string; isLoss: boolean; font: number }) {
  const { track, space, text, isLoss, font } = props;
  const { x, y } = polar(BAND, spaceAngle(track, space));
  return (
    <text class={isLoss ? "p-loss" : undefined} x={x} y={y + font * 0.36} font-size={font}>
      {text}
    </text>
  );
}
