// Beside the tiles: the next scoring, what is left in the stack, the room for high totals, and everybody's crystals.

import { useMemo } from "preact/hooks";
import { SceneContext, useScene } from "../scene";
import { Coming } from "./coming";
import { CrystalTable } from "./crystal-table";
import { Racks } from "./racks";
import { Stack } from "./stack";

/** It has the scene of the last time when the position changed: what is pointed at or picked up is none of it. */
export function Rail() {
  const scene = useScene();
  const { view, places, components, props } = scene;
  const names = props.players.map(({ name }) => name).join();
  return useMemo(
    () => (
      <SceneContext.Provider value={scene}>
        <Coming coming={view.coming} />
        <Stack />
        <Racks racks={view.racks} />
        <CrystalTable />
      </SceneContext.Provider>
    ),
    [view, places, components, names, props.declarations],
  );
}

/** The rail where it stands on a wide screen. */
export function RailColumn() {
  const { places } = useScene();
  const { rail, scale, isRoomy } = places;
  const px = (value: number) => `${Math.round(value / scale)}px`;
  const style = { left: px(rail.x), top: px(rail.y), width: px(rail.width), maxHeight: px(rail.height) };
  return (
    <div class={isRoomy ? "c-rail" : "c-rail c-slim"} style={{ ...style, zoom: scale }}>
      <Rail />
    </div>
  );
}
