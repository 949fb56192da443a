// Everything that can be done with action points besides sending members: one button each, with its price; what is not
// possible says why.

import { DEEDS, type DeedKind } from "../held";
import { cellId, crystalId } from "../ids";
import { label, type Scene, useScene } from "../scene";
import { begin, stepBack } from "./acting";
import { DeedSign } from "./deed-sign";
import { against, cellsFor, waysOf } from "./deeds";
import { PointSign } from "./points";

export function DeedRow() {
  const scene = useScene();
  return (
    <section class="c-deeds">
      <h3>{label(scene, "deeds")}</h3>
      <div class="c-deed-row">
        {DEEDS.map((kind) => (
          <DeedButton key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
}

function DeedButton({ kind }: { kind: DeedKind }) {
  const scene = useScene();
  const { answers, components, held, props } = scene;
  const can = cellsFor(waysOf(answers, components), kind).length > 0;
  const isOn = held.deed?.kind === kind;
  const reason = can ? null : reasonFor(scene, kind);
  const act = () => {
    if (isOn) stepBack(scene);
    else if (can) begin(scene, kind, wantedCell(scene));
    else if (reason?.clause) props.explain(reason.clause);
  };
  return (
    <button
      type="button"
      class={can ? "c-deed" : "c-deed c-off"}
      data-deed={kind}
      data-clause={reason?.clause}
      aria-pressed={isOn}
      aria-disabled={!can}
      title={reason ? `${reason.why} ${reason.clause}`.trim() : undefined}
      onClick={act}
    >
      <DeedSign kind={kind} />
      <span>{label(scene, `deed-${kind}`)}</span>
      <span class="c-price">
        <PointSign size={11} /> {components.costs[kind]}
      </span>
      {reason && <span class="hidden">{reason.why}</span>}
    </button>
  );
}

/** The cell that a deed is wanted on: that of the picked stack, if one is. */
function wantedCell({ held }: Scene): number {
  return held.source?.cell ?? held.deed?.cell ?? -1;
}

/** Why something can't be done: on the picked tile, else wherever own members are, else anywhere. */
function reasonFor(scene: Scene, kind: DeedKind): { why: string; clause: string } {
  const { answers, view, seat, held, components } = scene;
  const own = view.tiles
    .filter(({ strengths }) => strengths[seat]! > 0)
    .map(({ cell }) => cellId(scene, cell));
  const all = view.tiles.map(({ cell }) => cellId(scene, cell));
  const crystals = components.crystals.map((_, type) => crystalId(scene, seat, type));
  const picked = held.source ? [cellId(scene, held.source.cell)] : [];
  for (const ids of kind === "trade" ? [crystals] : [picked, own, all]) {
    const found = against(answers, kind, ids);
    if (found) return found;
  }
  return { why: label(scene, "deed-none"), clause: "" };
}
