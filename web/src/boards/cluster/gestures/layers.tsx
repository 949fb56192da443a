// What the gestures draw on the field, in its units: under the tiles where one may be laid, on the tiles where something
// can go and on which way, and over everything what is in hand.

import { isActing, isPlacing, useScene } from "../scene";
import { BoardStepper } from "./board-stepper";
import { OpenCells } from "./cells";
import { Ghost } from "./ghost";
import { Heat, HeatPills } from "./heat";
import { useGestureKeys } from "./keys";
import { Route, RouteCosts } from "./route";
import { useTwist } from "./twist";

export function UnderTiles() {
  return isPlacing(useScene()) ? <OpenCells /> : null;
}

export function OnTiles() {
  if (!isActing(useScene())) return null;
  return (
    <>
      <Heat />
      <Route />
    </>
  );
}

export function OverTiles() {
  const scene = useScene();
  useGestureKeys(scene);
  useTwist(scene);
  if (isPlacing(scene)) return <Ghost />;
  if (!isActing(scene)) return null;
  return (
    <>
      <HeatPills />
      <RouteCosts />
      <BoardStepper />
    </>
  );
}
