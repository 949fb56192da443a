// The title's own part of the question: the points that are left, the card of what is being done, and what else can be.

import type { BoardProps } from "../../board";
import { isActing, isPlacing, label, type Scene, useScene } from "../scene";
import { Stage } from "../stage";
import { DeedCard } from "./deed-card";
import { DeedRow } from "./deed-row";
import { EndButton } from "./end-button";
import { PlaceCard } from "./place-card";
import { PointsCard } from "./points";
import { SendCard } from "./send-card";

/** Beside the board on a wide screen, and in the sheet below it on a narrow one. */
export function Panel(props: BoardProps) {
  return (
    <Stage props={props} kind={props.isNarrow ? "c-panel c-sheet" : "c-panel"}>
      {(scene) => <Doing scene={scene} />}
    </Stage>
  );
}

function Doing({ scene }: { scene: Scene }) {
  if (isPlacing(scene)) return <PlaceCard />;
  if (!isActing(scene)) return null;
  return (
    <>
      <PointsCard />
      <Card />
      <DeedRow />
      <EndButton />
    </>
  );
}

function Card() {
  const scene = useScene();
  const { deed, source } = scene.held;
  if (deed) return <DeedCard deed={deed} />;
  if (source) return <SendCard source={source} />;
  return <p class="c-note">{label(scene, "act-pick")}</p>;
}
