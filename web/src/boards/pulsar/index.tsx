// The board of PULSAR 2849: the star map with the technologies around it, and what is before me beside it.

import type { BoardProps } from "../board";
import "./styles/index.css";
import { Column } from "./column";
import { Disc } from "./disc";
import { Part } from "./part";
import { Production } from "./production";
import type { Scene } from "./scene";
import { Stage } from "./stage";
import { Wheel } from "./technologies";

export { Sheet, tabs } from "./phone";

export default function PulsarBoard(props: BoardProps) {
  return (
    <Stage props={props} kind={props.isNarrow ? "p-board p-narrow" : "p-board p-wide"}>
      {(scene) => (
        <>
          <Centre scene={scene} />
          {!props.isNarrow && (
            <>
              <Part kinds={["tech"]} facts={printed(scene)}>
                <Wheel />
              </Part>
              <Column />
            </>
          )}
          <Production />
        </>
      )}
    </Stage>
  );
}

/** The disc with its centre where it belongs. */
function Centre({ scene }: { scene: Scene }) {
  const { x, y, r } = scene.places.disc;
  return (
    <div class="p-centre" style={{ transform: `translate(${x - r}px, ${y - r}px)` }}>
      <Disc r={r} />
    </div>
  );
}

/** How the technologies stand. */
function printed({ view, next, places }: Scene): unknown[] {
  const { boards, round, patents, fresh } = view.table;
  return [boards, round, patents, fresh, next.table.patents, places];
}
