// The start of Globular Cluster: the four first tiles with their lamps, as small pictures.

import { Body } from "../boards/cluster/art/bodies";
import { useDefs } from "../boards/cluster/art/defs";
import { Slab, Tick } from "../boards/cluster/art/slab";
import { BOX, boundsOf, SLAB, slabOf } from "../boards/cluster/geometry";
import "../boards/cluster/styles/tiles.css";
import type { Components } from "../boards/cluster/types";
import { PicturedChoice } from "./named";
import type { PickerProps } from "./pickers";

export function StartPicker({ declarations, ...option }: PickerProps) {
  useDefs();
  const components = declarations.components as unknown as Components;
  return (
    <PicturedChoice {...option} picture={(start) => <StartPicture components={components} start={start} />} />
  );
}

function StartPicture({ components, start }: { components: Components; start: string }) {
  const tiles = components.starts[start];
  if (!tiles) return null;
  const { left, top, right, bottom } = boundsOf(tiles.map(([cell]) => components.cells[cell]!));
  return (
    <svg
      width="108"
      height={(108 * (bottom - top)) / (right - left)}
      viewBox={`${left} ${top} ${right - left} ${bottom - top + BOX / 16}`}
      aria-hidden="true"
    >
      {tiles.map(([cell, number, tick]) => {
        const [kind, at] = [components.tiles[number]!, slabOf(components.cells[cell]!)];
        return (
          <g key={cell} transform={`translate(${at.x} ${at.y})`}>
            <Slab kind={kind} />
            <Tick kind={kind} tick={components.ticks[tick]} />
            <g transform={`translate(${SLAB / 2} ${SLAB / 2})`}>
              <Body kind={kind} pennies={kind.role === "resource" ? kind.number : 0} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
