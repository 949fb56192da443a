// On a narrow screen what stands beside the tiles on a wide one has a tab.

import type { BoardProps, BoardTab } from "../board";
import { Rail } from "./rail";
import { Stage } from "./stage";

function Tiles(props: BoardProps) {
  return (
    <Stage props={props} kind="c-tab">
      {() => <Rail />}
    </Stage>
  );
}

export const tabs: readonly BoardTab[] = [{ key: "tiles", label: "label.tiles", Body: Tiles }];
