// The tile in hand where it would lie: turned as it would be, with the borders that it would make.

import { Body } from "../art/bodies";
import { Slab, Tick } from "../art/slab";
import { type Border, Costs } from "../field/borders";
import { useChart } from "../field/chart";
import { BOX, borderAt, isUpright, middleOf, SLAB } from "../geometry";
import { label, nameOf, type Scene, tileOn, useScene } from "../scene";
import { pointedCell, turnGhost, turnHeld } from "./acting";
import { type Turn, turnAt, turnsOf } from "./turns";

/** How much larger than a tile it is. */
const LARGER = 1.07;

export function Ghost() {
  const scene = useScene();
  const held = turnHeld(scene);
  const turn = held ?? turnAt(turnsOf(scene.answers, scene.components), pointedCell(scene), 0);
  const kind = scene.components.tiles[scene.view.turn.hand];
  if (!turn || !kind) return null;
  const { x, y } = middleOf(scene.components.cells[turn.cell]!);
  return (
    <g class="c-ghost-tile" data-ghost={`${nameOf(scene, turn.cell)} ${scene.components.ticks[turn.tick]}`}>
      <g transform={`translate(${x} ${y}) scale(${LARGER}) translate(${-SLAB / 2} ${-SLAB / 2})`}>
        <Slab kind={kind} />
        {kind.role !== "supernova" && <Tick kind={kind} tick={scene.components.ticks[turn.tick]} />}
        <g transform={`translate(${SLAB / 2} ${SLAB / 2})`}>
          <Body kind={kind} pennies={kind.role === "resource" ? kind.number : 0} />
          {kind.role === "habitable" && (
            <text class="c-total" y="9.5" font-size="26">
              {kind.number}
            </text>
          )}
        </g>
        <rect class="c-ghost-line" x="-2" y="-2" width={SLAB + 4} height={SLAB + 4} rx="11" />
      </g>
      <NewBorders turn={turn} />
      {held && <Knob turn={turn} />}
    </g>
  );
}

function NewBorders({ turn }: { turn: Turn }) {
  const { components } = useScene();
  const made = turn.borders.map(({ cell, cost }): Border => {
    const direction = components.directions[components.neighbours[turn.cell]!.indexOf(cell)]!;
    const at = borderAt(components.cells[turn.cell]!, direction);
    return { ...at, cells: [turn.cell, cell], cost, isUpright: isUpright(direction) };
  });
  return (
    <g class="c-new-borders" data-borders={made.map(({ cost }) => cost).join(" ")}>
      <Costs borders={made} />
    </g>
  );
}

/** Turns the tile; it stands where no tile is, on the left if it can. */
function Knob({ turn }: { turn: Turn }) {
  const scene = useScene();
  const { unit } = useChart();
  const { components, answers, props } = scene;
  if ((turnsOf(answers, components).get(turn.cell)?.length ?? 0) < 2) return null;
  const { x, y } = knobAt(scene, turn.cell);
  const radius = (props.isNarrow ? 22 : 17) / unit;
  const act = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    turnGhost(scene, 1);
  };
  return (
    <g
      class="c-knob"
      role="button"
      tabindex={0}
      aria-label={label(scene, "place-turn")}
      aria-keyshortcuts="R"
      transform={`translate(${x} ${y})`}
      onClick={act}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && act(event)}
    >
      <circle r={radius} />
      <path transform={`scale(${radius / 17})`} d="M7.5-2A8 8 0 1 0 7.4 3.4M8.6-8.4V-1.6H1.8" />
    </g>
  );
}

const SIDES = ["w", "sw", "nw", "e", "se", "ne"];

function knobAt({ components, view }: Pick<Scene, "components" | "view">, cell: number) {
  const isFree = (direction: string) => {
    const other = components.neighbours[cell]![components.directions.indexOf(direction)]!;
    return !tileOn(view, other) && components.cells[other]!.left <= 0;
  };
  const side = SIDES.find(isFree) ?? "w";
  const middle = middleOf(components.cells[cell]!);
  const edge = borderAt(components.cells[cell]!, side);
  const reach = (BOX / 2 + 24) / (BOX / 2);
  return { x: middle.x + (edge.x - middle.x) * reach, y: middle.y + (edge.y - middle.y) * reach };
}
