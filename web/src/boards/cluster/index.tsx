// The board of Globular Cluster: the tiles before the sky, and beside them what is coming.

import { useRootMark } from "../../parts/root-mark";
import type { BoardProps } from "../board";
import "./styles/index.css";
import { Field } from "./field";
import { Moment } from "./moment";
import { RailColumn } from "./rail";
import { Stage } from "./stage";

export { Panel, Panel as Sheet } from "./gestures/panel";
export { tabs } from "./phone";
export { signs } from "./signs";

export default function ClusterBoard(props: BoardProps) {
  useRootMark("board", "cluster");
  return (
    <Stage props={props} kind={props.isNarrow ? "c-board c-narrow" : "c-board c-wide"}>
      {() => (
        <>
          <Field />
          {!props.isNarrow && <RailColumn />}
          <Moment />
        </>
      )}
    </Stage>
  );
}
