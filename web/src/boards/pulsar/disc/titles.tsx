// The names of the tracks in the corners of the disc, with who stands how, or what the answer pointed at would change.

import { MarkIcon } from "../../../parts/marks";
import { type Counter, countersOf, type Gain, gainOf, TRACKS } from "../counters";
import { type Glyph, glyph } from "../glyphs";
import { SignRow } from "../icons";
import { label, playerOf, type Scene, useScene } from "../scene";
import type { Move } from "./tracks";

export function Titles({ moves }: { moves: readonly Move[] }) {
  return (
    <>
      {TRACKS.map((key, track) => (
        <Title key={key} track={track} moves={moves.filter((move) => move.track === track)} />
      ))}
    </>
  );
}

function Title({ track, moves }: { track: number; moves: readonly Move[] }) {
  const scene = useScene();
  return (
    <div class={`p-title p-of-${TRACKS[track]}`}>
      <b>{label(scene, TRACKS[track]!)}</b>
      {moves.length ? <Changes moves={moves} /> : <Standing track={track} />}
    </div>
  );
}

/** The counters by their places, with what the places bring. */
function Standing({ track }: { track: number }) {
  const scene = useScene();
  const counters = countersOf(scene.view, track, scene.components.dice.counters);
  return (
    <span class="p-standing" title={label(scene, track === 0 ? "rank-initiative" : "rank-engineering")}>
      {counters.map((counter) => (
        <span key={counter.id}>
          <MarkIcon mark={playerOf(scene, counter.seat)} size={15} />
          <GainRow gain={gainAt(scene, track, counter)} />
        </span>
      ))}
    </span>
  );
}

/** "6 → 8", and the place with what it brings, before and after. */
function Changes({ moves }: { moves: readonly Move[] }) {
  const scene = useScene();
  return (
    <>
      {moves.map(({ track, from, to }) => (
        <span key={to.id} class="p-change">
          {from.space} → {to.space}
          <span>
            {label(scene, `place-${from.place + 1}`)} <GainRow gain={gainAt(scene, track, from)} />
            {" → "}
            {label(scene, `place-${to.place + 1}`)} <GainRow gain={gainAt(scene, track, to)} />
          </span>
        </span>
      ))}
    </>
  );
}

function gainAt(scene: Scene, track: number, counter: Counter): Gain {
  return gainOf(scene.components, track, scene.view.flow.seats, counter.place);
}

function GainRow({ gain: { cubes, points } }: { gain: Gain }) {
  const glyphs: Glyph[] = [
    ...(cubes ? [{ ...glyph("text", cubes), width: 9 }, glyph("cube")] : []),
    ...(points ? [glyph("points", points)] : []),
  ];
  return glyphs.length ? <SignRow height={18} glyphs={glyphs} /> : null;
}
