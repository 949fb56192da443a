// The names of the tracks in the corners of the disc, with who stands how, or what the answer pointed at would change.

import { type Counter, countersOf, type Gain, gainOf, TRACKS, wayOf } from "../counters";
import { type Glyph, glyph } from "../glyphs";
import { SignRow } from "../icons";
import { label, type Scene, useScene } from "../scene";
import { useChart } from "./chart";
import { SeatMark } from "./mark";
import { sizesFor } from "./sizes";
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

/** The radius from which on what stands in the corners grows with the disc. */
const GROWING = 420;

/** How much larger the corners are drawn beside a disc of a radius. */
export function grownBy(r: number): number {
  return Math.max(1, r / GROWING);
}

function Title({ track, moves }: { track: number; moves: readonly Move[] }) {
  const scene = useScene();
  const { r } = useChart();
  return (
    <div class={`p-track-title p-of-${TRACKS[track]}`} style={{ zoom: grownBy(r) }}>
      <b>{label(scene, TRACKS[track]!)}</b>
      {moves.length ? <Changes moves={moves} /> : <Standing track={track} />}
    </div>
  );
}

/** The counters by their places, with what the places bring; who is nowhere in Engineering gets nothing and is left
 * out, but in Initiative every place counts. */
function Standing({ track }: { track: number }) {
  const scene = useScene();
  const counters = countersOf(scene.view, track, scene.components.dice.counters).filter((counter) => {
    const { cubes, points } = gainAt(scene, track, counter);
    return track === 0 || cubes + points > 0;
  });
  return (
    <span class="p-standing" title={label(scene, track === 0 ? "rank-initiative" : "rank-engineering")}>
      {counters.map((counter) => (
        <span key={counter.id}>
          <SmallMark seat={counter.seat} />
          <GainRow gain={gainAt(scene, track, counter)} />
        </span>
      ))}
    </span>
  );
}

/** Drawn in pixels. */
const PIXELS = sizesFor(1);

function SmallMark({ seat }: { seat: number }) {
  return (
    <svg width="17" height="17" viewBox="-8.5 -8.5 17 17" aria-hidden="true">
      <SeatMark seat={seat} sizes={PIXELS} half={7.6} />
    </svg>
  );
}

/** "6 → 8", and the place with what it brings, before and after if that changes. */
function Changes({ moves }: { moves: readonly Move[] }) {
  const { components } = useScene();
  return (
    <>
      {moves.map(({ track, from, to }) => (
        <span key={to.id} class="p-change">
          <span>{wayOf(components, from, to)}</span>
          <span>
            {from.place !== to.place && <Place track={track} counter={from} />}
            {from.place !== to.place && " → "}
            <Place track={track} counter={to} />
          </span>
        </span>
      ))}
    </>
  );
}

function Place({ track, counter }: { track: number; counter: Counter }) {
  const scene = useScene();
  return (
    <>
      {label(scene, `place-${counter.place + 1}`)} <GainRow gain={gainAt(scene, track, counter)} />
    </>
  );
}

function gainAt(scene: Scene, track: number, counter: Counter): Gain {
  return gainOf(scene.components, track, scene.view.flow.seats, counter.place);
}

function GainRow({ gain: { cubes, points } }: { gain: Gain }) {
  const glyphs: Glyph[] = [
    ...(cubes ? [glyph("text", cubes), glyph("cube")] : []),
    ...(points ? [glyph("points", points)] : []),
  ];
  return glyphs.length ? <SignRow height={20} glyphs={glyphs} /> : null;
}
