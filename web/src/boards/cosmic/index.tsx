// The board of Cosmic Encounter: the cosmos, and before it the challenge and the hand.

import { useRootMark } from "../../parts/root-mark";
import type { BoardProps } from "../board";
import "./styles/index.css";
import { Cosmos } from "./cosmos";
import { Deal } from "./deal";
import { PowerDialog } from "./emblems/power-dialog";
import { Gestures } from "./gestures";
import { Hand } from "./hand";
import { PhaseBar } from "./phases";
import { Plates } from "./plates";
import { Stage } from "./stage";
import { Strip } from "./strip";
import { RevealOffer } from "./strip/offer";
import { TipCard } from "./tip";
import { WindowLine } from "./window";

export { tabs } from "./piles-tab";

/** Windows and standing orders are drawn here, not beside the question. */
export const hasWindows = true;

export default function CosmicBoard(props: BoardProps) {
  useRootMark("board", "cosmic");
  return (
    <Stage isWhole props={props} kind={props.isNarrow ? "cx-board cx-narrow" : "cx-board cx-wide"}>
      {(scene) => (
        <>
          {props.isNarrow && <PhaseBar scene={scene} />}
          <Cosmos scene={scene} />
          {!props.isNarrow && <Plates scene={scene} />}
          <Strip scene={scene} />
          {!props.isNarrow && <WindowLine scene={scene} />}
          {!props.isNarrow && <Hand scene={scene} />}
          {!props.isNarrow && <Deal scene={scene} />}
          <RevealOffer scene={scene} />
          <TipCard scene={scene} />
          <PowerDialog declarations={props.declarations} />
        </>
      )}
    </Stage>
  );
}

/** In the head of a wide screen. */
export function Head(props: BoardProps) {
  return (
    <Stage props={props} kind="cx-head">
      {(scene) => <PhaseBar scene={scene} />}
    </Stage>
  );
}

/** Beside the board, between the question and its answers. */
export function Panel(props: BoardProps) {
  return (
    <Stage props={props} kind="cx-panel">
      {(scene) => <Gestures scene={scene} />}
    </Stage>
  );
}

/** On a narrow screen: what the question is about, above its answers. */
export function Sheet(props: BoardProps) {
  return (
    <Stage props={props} kind="cx-sheet">
      {(scene) => (
        <>
          <WindowLine scene={scene} />
          <Gestures scene={scene} />
          <Hand scene={scene} />
          <Deal scene={scene} />
          <RevealOffer scene={scene} />
        </>
      )}
    </Stage>
  );
}
