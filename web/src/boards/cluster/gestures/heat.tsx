// The light that falls off from a picked stack: every tile that can be reached, with the points it takes to get there.

import { SLAB, slabOf } from "../geometry";
import { nameOf, useScene } from "../scene";
import { litCells, tripsHeld } from "./acting";
import { Pill } from "./pill";

/** From so many points on it gets no darker. */
const FARTHEST = 5;

/** On the tiles: a wash that fades with the points. */
export function Heat() {
  const scene = useScene();
  const { components, held } = scene;
  if (!held.source || held.deed) return <Lit />;
  return (
    <g class="c-heat">
      {[...tripsHeld(scene)].map(([cell, { loads }]) => {
        const { x, y } = slabOf(components.cells[cell]!);
        const cost = loads[0]!.cost;
        return (
          <rect
            key={cell}
            class={`c-wash ${heatOf(cost)}${cell === held.target ? " c-bright" : ""}`}
            style={{ "--step": cost }}
            x={x}
            y={y}
            width={SLAB}
            height={SLAB}
            rx="9"
          />
        );
      })}
      <Outline kind="c-picked" cell={held.source.cell} />
    </g>
  );
}

/** Over the tiles: how many points each takes. */
export function HeatPills() {
  const scene = useScene();
  const { components, held } = scene;
  if (!held.source || held.deed) return null;
  const trips = [...tripsHeld(scene)];
  return (
    <g class="c-heat" data-heat={nameOf(scene, held.source.cell)}>
      {trips.map(([cell, { loads }]) => {
        const { x, y } = slabOf(components.cells[cell]!);
        const cost = loads[0]!.cost;
        return (
          <g
            key={cell}
            class={heatOf(cost)}
            style={{ "--step": cost }}
            transform={`translate(${x} ${y})`}
            data-points={cost}
          >
            <Pill name={nameOf(scene, cell)} points={cost} />
          </g>
        );
      })}
    </g>
  );
}

function heatOf(cost: number): string {
  return `c-heat-${Math.min(cost, FARTHEST)}`;
}

/** Before anything is picked, and while a place is looked for: where something can be. */
function Lit() {
  const scene = useScene();
  const { held } = scene;
  return (
    <g class={held.deed ? "c-lit c-lit-strong" : "c-lit"}>
      {[...litCells(scene)].map((cell) => (
        <Outline
          key={cell}
          kind={held.deed?.cell === cell ? "c-lit-one c-lit-chosen" : "c-lit-one"}
          cell={cell}
        />
      ))}
    </g>
  );
}

/** A line around a tile. */
export function Outline({ kind, cell }: { kind: string; cell: number }) {
  const { components } = useScene();
  const { x, y } = slabOf(components.cells[cell]!);
  return <rect class={kind} x={x - 2} y={y - 2} width={SLAB + 4} height={SLAB + 4} rx="11" />;
}
