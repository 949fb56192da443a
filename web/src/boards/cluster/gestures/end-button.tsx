// What ends the turn, always in sight, with the points that nobody has used.

import { label, useScene } from "../scene";
import { PointSign } from "./points";

export function EndButton() {
  const scene = useScene();
  const { answers, props, view } = scene;
  const end = answers.all.find(({ kind }) => kind === "end");
  const left = view.turn.points_left;
  if (!end) return null;
  return (
    <button
      type="button"
      class="button c-end"
      onPointerEnter={(event) => event.pointerType === "mouse" && props.preview(end.choices)}
      onPointerLeave={(event) => event.pointerType === "mouse" && props.preview(null)}
      onClick={() => props.choose(end.choices)}
    >
      {label(scene, "end")}
      {left > 0 && (
        <small>
          <PointSign size={11} /> {label(scene, "end-lost", left)}
        </small>
      )}
    </button>
  );
}
