// The card of the tile that is to be laid: what it is, and on the chosen cell the ways to lie side by side.

import { MarkIcon } from "../../../parts/marks";
import { Body } from "../art/bodies";
import { Slab, Tick } from "../art/slab";
import { label, nameOf, playerOf, type Scene, said, useScene } from "../scene";
import type { Kind } from "../types";
import { lay, turnHeld } from "./acting";
import { CardFoot } from "./card-foot";
import { refusedCells, sentenceFor } from "./refused";
import { clockwise, soonest, type Turn, turnsOf } from "./turns";

export function PlaceCard() {
  const scene = useScene();
  const { components, view, answers, held } = scene;
  const kind = components.tiles[view.turn.hand];
  if (!kind) return null;
  const turn = turnHeld(scene);
  return (
    <section class="c-card c-placing" aria-live="polite">
      <div class="c-drawn">
        <TileSign kind={kind} tick={components.ticks[turn?.tick ?? 0]} size={58} />
        <div>
          <h3>{said(scene, `tile.${kind.key}`)}</h3>
          <p class="dim">{about(scene, kind)}</p>
          <p class="c-counts">
            <span class="c-choose">{label(scene, "place-lit", turnsOf(answers, components).size)}</span>{" "}
            <span class="c-refuse">{label(scene, "place-refused", refusedCells(scene).size)}</span>
          </p>
        </div>
      </div>
      {turn && held.ghost ? (
        <>
          {kind.role !== "supernova" && <Ways cell={turn.cell} chosen={turn} kind={kind} />}
          <CardFoot text={label(scene, "place-commit", nameOf(scene, turn.cell))} />
        </>
      ) : (
        <p class="c-note">{label(scene, "place-choose")}</p>
      )}
    </section>
  );
}

function about(scene: Scene, kind: Kind): string {
  return label(scene, `place-about-${kind.role}`, kind.number, scene.components.caps.length - 1);
}

/** The four ways to lie on a cell: the borders each makes and who gets there in how many points. */
function Ways({ cell, chosen, kind }: { cell: number; chosen: Turn; kind: Kind }) {
  const scene = useScene();
  const turns = turnsOf(scene.answers, scene.components).get(cell)!;
  return (
    <div class="c-ways" role="radiogroup" aria-label={label(scene, "place-ways", nameOf(scene, cell))}>
      <p class="c-ways-head">
        <b>{label(scene, "place-ways", nameOf(scene, cell))}</b>
        <small class="dim">{label(scene, "place-entry")}</small>
      </p>
      {clockwise(scene.components).map((tick) => {
        const turn = turns.find((one) => one.tick === tick);
        return turn ? (
          <WayLine key={tick} turn={turn} isOn={turn === chosen} kind={kind} />
        ) : (
          <NoWay key={tick} cell={cell} tick={tick} kind={kind} />
        );
      })}
      <small class="dim">{label(scene, "place-note")}</small>
    </div>
  );
}

function WayLine({ turn, isOn, kind }: { turn: Turn; isOn: boolean; kind: Kind }) {
  const scene = useScene();
  const tick = scene.components.ticks[turn.tick]!;
  const first = soonest(turn);
  return (
    <button
      type="button"
      class="c-way-line"
      role="radio"
      aria-checked={isOn}
      aria-label={turn.text}
      data-turn={tick}
      onClick={() => lay(scene, turn.cell, turn.tick)}
    >
      <TileSign kind={kind} tick={tick} size={34} />
      <span class="c-way-borders">
        {turn.borders.map(({ cell, cost }) => (
          <span key={cell} class="c-way-border">
            <small>{nameOf(scene, cell)}</small>
            <BorderSign cost={cost} />
          </span>
        ))}
      </span>
      <span class="c-entries">
        {scene.view.seats.map((_, seat) => (
          <span key={seat} class={turn.entries[seat] === first ? "c-entry c-first" : "c-entry"}>
            <MarkIcon mark={playerOf(scene, seat)} size={16} />
            {turn.entries[seat] ?? "–"}
          </span>
        ))}
      </span>
    </button>
  );
}

/** A way to lie that is refused; a click opens the clause. */
function NoWay({ cell, tick, kind }: { cell: number; tick: number; kind: Kind }) {
  const scene = useScene();
  const name = scene.components.ticks[tick]!;
  const refusal = refusalOf(scene, cell);
  const text = refusal ? sentenceFor(scene, refusal.clause) : "";
  return (
    <button
      type="button"
      class="c-way-line c-off"
      role="radio"
      aria-checked={false}
      aria-disabled={true}
      data-turn={name}
      onClick={() => refusal && scene.props.explain(refusal.clause)}
    >
      <TileSign kind={kind} tick={name} size={34} />
      <span class="c-refuse">
        {text} <small>{refusal?.clause}</small>
      </span>
    </button>
  );
}

/** Why the ways to lie on an open cell that are not offered are refused: all by the same clause. */
function refusalOf({ answers, components }: Scene, cell: number) {
  return answers.refused.get(`cell:${components.cells[cell]!.name}`)?.[0];
}

function BorderSign({ cost }: { cost: number }) {
  return (
    <svg
      class={cost > 0 ? "c-sign-cost" : "c-sign-closed"}
      width="22"
      height="22"
      viewBox="-11 -11 22 22"
      aria-hidden="true"
    >
      {cost > 0 ? (
        <>
          <path d="M0-10.5L9.4 0L0 10.5L-9.4 0Z" />
          <text y="4.4" font-size="12.5">
            {cost}
          </text>
        </>
      ) : (
        <>
          <circle r="8" />
          <path d="M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2" />
        </>
      )}
    </svg>
  );
}

function TileSign({ kind, tick, size }: { kind: Kind; tick: string | undefined; size: number }) {
  return (
    <svg class="c-tile-sign" width={size} height={size} viewBox="-2 -2 98 102" aria-hidden="true">
      <Slab kind={kind} />
      {kind.role !== "supernova" && <Tick kind={kind} tick={tick} />}
      <g transform="translate(47 47)">
        <Body kind={kind} pennies={kind.role === "resource" ? kind.number : 0} />
        {kind.role === "habitable" && (
          <text class="c-total" y="9.5" font-size="26">
            {kind.number}
          </text>
        )}
      </g>
    </svg>
  );
}
