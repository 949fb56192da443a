// The moments that the whole table looks at: a supernova that is drawn, a score that is counted.

import "./styles/moment.css";
import { MarkIcon } from "../../parts/marks";
import { Body } from "./art/bodies";
import { SCORED, SUPERNOVA } from "./motion";
import { playerOf, useScene } from "./scene";

/** The box over the board while one of them is played; what it says is the sentence of the log. */
export function Moment() {
  const scene = useScene();
  const { showing } = scene.props;
  if (showing?.panel !== SUPERNOVA && showing?.panel !== SCORED) return null;
  const told = showing.news.told.findLast(({ kind }) => kind === showing.panel);
  if (!told) return null;
  const nova = scene.components.tiles.find(({ role }) => role === SUPERNOVA);
  return showing.panel === SUPERNOVA ? (
    <div class="c-moment c-nova" role="status" data-piece="moment">
      <p>
        <svg width="84" height="84" viewBox="-46 -46 92 92" aria-hidden="true">
          {nova && <Body kind={nova} pennies={0} />}
        </svg>
        <b>{told.text}</b>
      </p>
    </div>
  ) : (
    <div class="c-moment c-score" role="status" data-piece="moment">
      <p>
        <MarkIcon mark={playerOf(scene, told.seat)} size={28} />
        <b>{told.text}</b>
      </p>
    </div>
  );
}
