// On a narrow screen: what the open question is about stands in the sheet beside its answers, the rest in tabs.

import type { BoardProps, BoardTab } from "../board";
import { Bridge, HandDice, Stores } from "./bridge";
import { Headquarters } from "./headquarters";
import { isDrafting, Roll } from "./roll";
import { label, type Scene } from "./scene";
import { Stage } from "./stage";
import { Goals, Gyrodynes } from "./supply";
import { Taking } from "./taking";
import { TechnologyList } from "./technologies";
import { Arrays, Display } from "./transmitters";

/** The things of the question: in the draft the dice and both tracks, otherwise my dice; always what I have. */
export function Sheet(props: BoardProps) {
  return (
    <Stage props={props} kind="p-sheet">
      {(scene) => (
        <>
          {isDrafting(scene) && <Taking />}
          <Asked scene={scene} />
          <div class="p-mine">
            <small>{label(scene, "mine-short")}</small>
            <HandDice seat={scene.seat} />
            <Stores seat={scene.seat} />
          </div>
        </>
      )}
    </Stage>
  );
}

/** Boards that are nowhere else on a narrow screen, when the question is to choose something on them. */
function Asked({ scene }: { scene: Scene }) {
  switch (scene.props.question?.decision) {
    case "choose-gyrodyne":
      return <Gyrodynes />;
    case "choose-side":
      return <Headquarters seat={scene.seat} />;
    case "link":
      return <Arrays seat={scene.seat} />;
    case "grant-goal":
    case "score-goal":
    case "buy-bonus":
      return <Goals />;
    default:
      return null;
  }
}

function Mine(props: BoardProps) {
  return (
    <Stage props={props} kind="p-tab">
      {(scene) => (
        <>
          {!isDrafting(scene) && <Roll />}
          <Bridge />
          <Gyrodynes />
          <Display />
          <Goals />
        </>
      )}
    </Stage>
  );
}

function Technologies(props: BoardProps) {
  return (
    <Stage props={props} kind="p-tab">
      {() => <TechnologyList />}
    </Stage>
  );
}

export const tabs: readonly BoardTab[] = [
  { key: "mine", label: "label.mine", Body: Mine },
  { key: "technologies", label: "label.techs", Body: Technologies },
];
