// What the drawings of the disc are painted with.

/** Stops of a gradient: how far out, the colour, how much of it. */
type Stops = readonly (readonly [number, string, number?])[];

const RADIAL: Record<string, Stops> = {
  "pulsar-pane": [
    [0, "var(--p-void)", 0.04],
    [0.6, "var(--p-void)", 0.2],
    [0.88, "var(--p-void)", 0.55],
    [1, "var(--p-void)", 0.86],
  ],
  "pulsar-gleam": [
    [0, "#dce8ff", 0.1],
    [1, "#dce8ff", 0],
  ],
  "pulsar-ember": [
    [0, "var(--p-core)", 0.95],
    [0.22, "var(--p-warm)", 0.5],
    [1, "var(--p-warm)", 0],
  ],
  "pulsar-sunlight": [
    [0, "#fff3d6", 0.75],
    [1, "#f3b561", 0],
  ],
  "pulsar-fog": [
    [0, "#6e7fb4", 0.75],
    [0.6, "#3a4878", 0.7],
    [1, "#141c3a", 0.85],
  ],
  "pulsar-well": [
    [0, "#131b38", 0.95],
    [0.75, "#0a1026", 0.95],
    [1, "#060a18", 0.95],
  ],
  "pulsar-lit": [
    [0.55, "var(--p-choose)", 0],
    [0.72, "var(--p-choose)", 0.42],
    [1, "var(--p-choose)", 0],
  ],
};

/** Planets whose sun is to their left. */
const WORLDS: Record<string, Stops> = {
  "pulsar-living": [
    [0, "#e4f6ff"],
    [0.3, "#7cc3ff"],
    [0.62, "#2f74cc"],
    [1, "#17407f"],
  ],
  "pulsar-lifeless": [
    [0, "#ffe2c2"],
    [0.3, "#d79a66"],
    [0.62, "#9a6238"],
    [1, "#553220"],
  ],
};

export function Defs() {
  return (
    <svg class="p-defs always-dark" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(RADIAL).map(([id, stops]) => (
          <radialGradient key={id} id={id}>
            {stopsOf(stops)}
          </radialGradient>
        ))}
        {Object.entries(WORLDS).map(([id, stops]) => (
          <radialGradient key={id} id={id} cx="0.32" r="0.75" fx="0.12">
            {stopsOf(stops)}
          </radialGradient>
        ))}
        <linearGradient id="pulsar-shade">
          <stop offset="0.48" stop-color="#03050c" stop-opacity="0" />
          <stop offset="0.86" stop-color="#03050c" stop-opacity="0.9" />
        </linearGradient>
        <radialGradient id="pulsar-beam" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="46">
          {stopsOf([
            [0, "var(--p-core)", 0.95],
            [0.35, "var(--p-warm)", 0.55],
            [1, "var(--p-warm)", 0],
          ])}
        </radialGradient>
        <linearGradient id="pulsar-metal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#3b4a7c" />
          <stop offset="0.45" stop-color="#1c2750" />
          <stop offset="1" stop-color="#131b3b" />
        </linearGradient>
        <pattern
          id="pulsar-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" stroke="#8490b3" stroke-width="2" />
        </pattern>
        <marker
          id="pulsar-arrow"
          viewBox="-6 -5 8 10"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M-5-4.4L1 0L-5 4.4Z" />
        </marker>
      </defs>
    </svg>
  );
}

function stopsOf(stops: Stops) {
  return stops.map(([offset, stopColor, stopOpacity = 1]) => (
    <stop key={offset} offset={offset} style={{ stopColor, stopOpacity }} />
  ));
}
