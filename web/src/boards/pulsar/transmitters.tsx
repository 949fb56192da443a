// Transmitters: the display, and the arrays of a player with the red dice that their links form.

import { arraysOf, formed, type Joint, NO_END, pipsOf } from "./arrays";
import { type Glyph, glyph, opGlyphs } from "./glyphs";
import { Sign, SignRow } from "./icons";
import { endId, transmitterId } from "./ids";
import { pieceProps } from "./piece";
import { label, type Scene, said, tipOf, useScene } from "./scene";
import { Cost } from "./shapes";
import { Spends } from "./spends";
import { bit, type Transmitter, type TransmitterView } from "./types";

export function Display() {
  const scene = useScene();
  const shown = scene.view.supply.display.filter((tile) => tile >= 0);
  return (
    <section class="p-display p-panel">
      <h3>
        {label(scene, "transmitters")}
        <small>{label(scene, "this-round")}</small>
      </h3>
      <div class="p-tiles">
        {shown.map((tile) => (
          <Tile key={tile} tile={tile} />
        ))}
        {shown.length === 0 && <p class="p-quiet">{label(scene, "none-on-display")}</p>}
      </div>
    </section>
  );
}

/** A transmitter with its ends, costs and benefits; in an array what is left to pay, then what it brings. */
function Tile({ tile, state }: { tile: number; state?: TransmitterView }) {
  const scene = useScene();
  const entry = scene.components.transmitters[tile]!;
  const id = transmitterId(scene, tile);
  const later = scene.next.transmitters.find((one) => one.tile === tile);
  const unpaid = entry.costs.filter((_, place) => !bit(state?.paid ?? 0, place));
  const kind = ["p-transmitter", state?.online && "p-online", isChanged(state, later) && "p-changing"]
    .filter(Boolean)
    .join(" ");
  return (
    <div {...pieceProps(scene, id, kind, tipOf(scene, `transmitter.${entry.key}`), unpaid)}>
      {!state && entry.ends.length > 1 && <HalfDie pips={entry.ends[0]!} isLeft />}
      <span class="p-tile-name">{said(scene, `transmitter.${entry.key}.short`)}</span>
      <span class="p-tile-line">
        <span class="p-costs">
          {!state?.online &&
            entry.costs.map((cost, place) => (
              <svg key={place} width="19" height="19" viewBox="-9 -9 18 18" aria-hidden="true">
                <Cost value={cost} isPaid={bit((later ?? state)?.paid ?? 0, place)} />
              </svg>
            ))}
          {state?.online === 1 && <SignRow height={17} glyphs={[glyph("online")]} />}
        </span>
        {state?.online !== 0 && <Benefits entry={entry} isOnline={state?.online === 1} />}
      </span>
      {!state && <HalfDie pips={entry.ends[entry.ends.length - 1]!} isLeft={false} />}
      <Spends id={id} />
    </div>
  );
}

function isChanged(state: TransmitterView | undefined, later: TransmitterView | undefined): boolean {
  return later !== undefined && (state?.paid !== later.paid || state.online !== later.online);
}

function Benefits({ entry, isOnline }: { entry: Transmitter; isOnline: boolean }) {
  const rows: [string, Glyph[]][] = [
    ["once", isOnline ? [] : opGlyphs(entry.now)],
    ["round", opGlyphs(entry.each_round)],
  ];
  return (
    <span class="p-benefits">
      {rows.map(
        ([kind, glyphs]) =>
          glyphs.length > 0 && (
            <span key={kind} class={`p-benefit p-${kind}`}>
              <SignRow height={16} glyphs={glyphs} />
            </span>
          ),
      )}
    </span>
  );
}

/** Half a red die, at the end of a tile. */
function HalfDie({ pips, isLeft }: { pips: number; isLeft: boolean }) {
  return (
    <svg class="p-half-die" width="13" height="20" viewBox="0 -10 13 20" aria-hidden="true">
      <path
        d={
          isLeft
            ? "M12-8.5H4A3.5 3.5 0 0 0 .8-5V5A3.5 3.5 0 0 0 4 8.5H12Z"
            : "M1-8.5H9A3.5 3.5 0 0 1 12.2-5V5A3.5 3.5 0 0 1 9 8.5H1Z"
        }
      />
      <text x="6.4" y="4.3">
        {`${pips}`}
      </text>
    </svg>
  );
}

export function Arrays({ seat }: { seat: number }) {
  const scene = useScene();
  const { transmitters } = scene.components;
  const arrays = arraysOf(scene.view.transmitters, transmitters, seat);
  return (
    <div class="p-arrays" role="group" tabindex={0} aria-label={label(scene, "arrays")}>
      {arrays.map((array) => (
        <Chain key={array[0]!.tile.tile} array={array} scene={scene} />
      ))}
      {arrays.length === 0 && <p class="p-quiet">{label(scene, "no-array")}</p>}
    </div>
  );
}

function Chain({ array, scene }: { array: Joint[]; scene: Scene }) {
  const tiles = scene.components.transmitters;
  return (
    <div class="p-array">
      {array.map((joint, place) => (
        <>
          {place === 0 ? (
            <LooseEnd end={joint.left} isLeft />
          ) : (
            <Link {...formed(tiles, array[place - 1]!, joint)} />
          )}
          <Tile tile={joint.tile.tile} state={joint.tile} />
          {place === array.length - 1 && <LooseEnd end={joint.right} isLeft={false} />}
        </>
      ))}
    </div>
  );
}

/** The red die that a link forms, faint until both tiles are online. */
function Link({ value, isFormed }: { value: number; isFormed: boolean }) {
  return (
    <svg
      class={isFormed ? "p-red-link p-formed" : "p-red-link"}
      width="22"
      height="22"
      viewBox="-10 -10 20 20"
      aria-hidden="true"
    >
      <Sign sign="red-die" n={String(value)} />
    </svg>
  );
}

/** An end that another tile can be linked to. */
function LooseEnd({ end, isLeft }: { end: number; isLeft: boolean }) {
  const scene = useScene();
  if (end === NO_END) return null;
  const pips = pipsOf(scene.components.transmitters, end);
  const tip = { title: `${label(scene, "link-end")} ${pips}`, rule: said(scene, "label.red-die") };
  const id = endId(scene, end);
  return (
    <span {...pieceProps(scene, id, "p-loose-end", tip)}>
      <HalfDie pips={pips} isLeft={isLeft} />
    </span>
  );
}
