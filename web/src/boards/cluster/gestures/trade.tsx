// A trade: first the crystal to be taken, then one's own to be given for it.

import { MarkIcon } from "../../../parts/marks";
import { CrystalIcon } from "../crystals";
import type { Deed } from "../held";
import { crystalWith } from "../ids";
import { label, playerOf, useScene } from "../scene";
import { settle } from "./acting";
import type { Way } from "./deeds";

export function TradeChoice({ deed, ways }: { deed: Deed; ways: readonly Way[] }) {
  const scene = useScene();
  const takeable = [...new Set(ways.map(({ answer }) => answer.pieces[0]!))];
  const giving = ways.filter(({ answer }) => answer.pieces[0] === deed.taken);
  return (
    <>
      <p class="c-note">{label(scene, "trade-take")}</p>
      <div class="c-choice c-crystals" role="group" aria-label={label(scene, "trade-take")}>
        {takeable.map((id) => (
          <CrystalButton
            key={id}
            id={id}
            isOn={deed.taken === id}
            onClick={() => settle(scene, { ...deed, taken: id, choices: null })}
          />
        ))}
      </div>
      {giving.length > 0 && (
        <>
          <p class="c-note">{label(scene, "trade-give")}</p>
          <div class="c-choice c-crystals" role="group" aria-label={label(scene, "trade-give")}>
            {giving.map(({ answer }) => (
              <CrystalButton
                key={answer.key}
                id={answer.pieces[1]!}
                isOn={deed.choices?.join() === answer.choices.join()}
                onClick={() => settle(scene, { ...deed, choices: answer.choices })}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function CrystalButton({ id, isOn, onClick }: { id: string; isOn: boolean; onClick(): void }) {
  const scene = useScene();
  const { seat, kind } = crystalWith(scene, id);
  const player = playerOf(scene, seat);
  const name = label(scene, "crystal-of", scene.components.crystals[kind], player.name);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={name}
      title={name}
      data-crystal={id}
      onClick={onClick}
    >
      <MarkIcon mark={player} size={16} /> <CrystalIcon kind={kind} size={20} />
    </button>
  );
}
