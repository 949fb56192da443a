// On a narrow screen the piles have a tab: how many cards there are, and what has come out of them.

import type { ComponentChildren } from "preact";
import type { BoardProps, BoardTab } from "../board";
import { destinyName } from "./cosmos/piles";
import { CardChip } from "./hand/chips";
import { type CosmicProps, label } from "./scene";
import { Stage } from "./stage";

function PilesTab(props: BoardProps) {
  return (
    <Stage props={props} kind="cx-tab">
      {(scene) => <Piles scene={scene} />}
    </Stage>
  );
}

function Piles({ scene }: CosmicProps) {
  const { view } = scene;
  return (
    <ul class="cx-pile-list">
      <Pile name={label(scene, "deck", view.deck_size)} />
      <Pile name={label(scene, "discards", view.discard_size)}>
        {view.discards.map((count, kind) =>
          count > 0 ? <CardChip key={kind} scene={scene} kind={kind} count={count} /> : null,
        )}
      </Pile>
      <Pile name={label(scene, "destiny", view.destiny_size)}>
        {view.destiny_out.map((count, kind) =>
          count > 0 ? (
            <span key={kind} class="cx-chip cx-flipped">
              {destinyName(scene, kind)}
              {count > 1 && <b>×{count}</b>}
            </span>
          ) : null,
        )}
      </Pile>
    </ul>
  );
}

function Pile({ name, children }: { name: string; children?: ComponentChildren }) {
  return (
    <li>
      <b>{name}</b>
      {children && <div class="cx-came-out">{children}</div>}
    </li>
  );
}

export const tabs: readonly BoardTab[] = [{ key: "piles", label: "label.piles", Body: PilesTab }];
