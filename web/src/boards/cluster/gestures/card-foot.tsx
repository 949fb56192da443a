// What gives the answer that is ready, and what steps back from it.

import { WayBack } from "../../../table/preview-panel";
import { label, useScene } from "../scene";
import { commit, stepBack } from "./acting";

/** Without a text there is nothing to give yet. */
export function CardFoot({ text }: { text: string }) {
  const scene = useScene();
  const { previewed, words } = scene.props;
  return (
    <>
      <div class="c-foot">
        {text && (
          <button
            type="button"
            class="button main c-commit"
            aria-keyshortcuts="Enter"
            onClick={() => commit(scene)}
          >
            {text}
            {!scene.props.isNarrow && <kbd class="sign">⏎</kbd>}
          </button>
        )}
        <button
          type="button"
          class="button c-cancel"
          aria-keyshortcuts="Escape"
          onClick={() => stepBack(scene)}
        >
          {label(scene, "cancel")}
        </button>
      </div>
      {text && previewed && <WayBack seen={previewed} names={words?.names ?? []} />}
    </>
  );
}
