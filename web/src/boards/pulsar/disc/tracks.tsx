// The counters of both tracks, outside the rim, and where the answer pointed at would move them.

import { type Counter, countersOf, gainOf, printedOn, TRACKS } from "../counters";
import { polar, type Spot } from "../geometry";
import { type Glyph, glyph, widthOf } from "../glyphs";
import { Signs } from "../icons";
import { counterId } from "../ids";
import { Part } from "../part";
import { pieceProps } from "../piece";
import { useProbe } from "../probe";
import { label, playerOf, type Scene, useScene } from "../scene";
import { useChart } from "./chart";
import { SeatMark } from "./mark";
import { counterSpot, spaceAngle, sweep } from "./rim";
import { CHIP, GLASS } from "./sizes";

/** Half of the height of a counter, in pixels. */
const COUNTER = 8.2;

export function Counters() {
  const scene = useScene();
  const { rim: sizes } = useChart();
  const { initiative, engineering, owner } = scene.view.table;
  return (
    <>
      {TRACKS.map((key, track) => (
        <Part key={key} kinds={["counter"]} facts={[initiative, engineering, owner, sizes]}>
          <TrackCounters track={track} />
        </Part>
      ))}
    </>
  );
}

function TrackCounters({ track }: { track: number }) {
  const scene = useScene();
  const counters = countersOf(scene.view, track, scene.components.dice.counters);
  return (
    <g class="p-rim-track">
      {[...counters].reverse().map((counter) => (
        <CounterPiece key={counter.id} counter={counter} all={counters} track={track} />
      ))}
    </g>
  );
}

function CounterPiece({ counter, all, track }: { counter: Counter; all: Counter[]; track: number }) {
  const scene = useScene();
  const { rim: sizes } = useChart();
  const { x, y } = counterSpot(counter, all, track, sizes.em(1));
  const space = printedOn(scene.components, counter.space);
  const title = `${label(scene, TRACKS[track]!)}: ${playerOf(scene, counter.seat).name}, ${space}`;
  return (
    <g
      {...pieceProps(scene, counterId(scene, counter.id), "p-counter", { title, rule: "" })}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <circle class="p-reach" r={sizes.em(12)} />
      <circle class="p-halo" r={sizes.em(COUNTER + 3)} />
      <SeatMark seat={counter.seat} sizes={sizes} half={sizes.em(COUNTER)} />
    </g>
  );
}

export interface Move {
  track: number;
  from: Counter;
  to: Counter;
  /** All counters of the track as they would stand. */
  after: readonly Counter[];
}

/** The moves of the viewer's counters that the answer pointed at makes, or could make. */
export function useMoves(): Move[] {
  const scene = useScene();
  const tried = useProbe(scene);
  return [0, 1].flatMap((track) => movesOn(scene, track, tried));
}

function movesOn(scene: Scene, track: number, tried: readonly Counter[]): Move[] {
  const per = scene.components.dice.counters;
  const before = countersOf(scene.view, track, per);
  const next = countersOf(scene.next, track, per);
  const onTrack = tried.filter((counter) => Math.floor(counter.id / per) === track);
  const ends = tried.length ? onTrack : next.filter((counter) => counter.seat === scene.seat);
  const moves = ends.flatMap((to) => {
    const from = before.find((counter) => counter.id === to.id);
    const after = tried.length ? [...before.filter((counter) => counter.id !== to.id), to] : next;
    return from ? [{ track, from, to, after }] : [];
  });
  return tried.length ? moves : moved(moves);
}

/** Those that go to another space, without those that only rise or sink as one leaves their stack or joins it. Where
 * nobody goes, at the end of a track, the stack alone changes. */
function moved(moves: readonly Move[]): Move[] {
  const going = moves.filter(({ from, to }) => from.space !== to.space);
  return going.length ? going : moves.filter(({ from, to }) => from.level !== to.level);
}

/** A ring round each counter that moves, an arrow along the rim, and a ghost with what its place brings. */
export function Moves({ moves }: { moves: readonly Move[] }) {
  return (
    <g class="p-counter-moves" aria-hidden="true">
      {moves.map((move) => (
        <MoveGhost key={move.to.id} {...move} />
      ))}
    </g>
  );
}

function MoveGhost({ track, from, to, after }: Move) {
  const scene = useScene();
  const { rim: sizes } = useChart();
  const before = countersOf(scene.view, track, scene.components.dice.counters);
  const start = counterSpot(from, before, track, sizes.em(1));
  const end = counterSpot(to, after, track, sizes.em(1));
  return (
    <>
      <circle class="p-moving" cx={start.x} cy={start.y} r={sizes.em(COUNTER + 4)} />
      {from.space !== to.space && (
        <path
          class="p-sweep"
          d={sweep(start, end, sizes.em(27))}
          stroke-width={sizes.em(2)}
          marker-end="url(#pulsar-arrow)"
        />
      )}
      <g class="p-counter p-ghost" transform={`translate(${end.x} ${end.y})`}>
        <SeatMark seat={to.seat} sizes={sizes} half={sizes.em(COUNTER)} isGhost />
      </g>
      <PlaceChip track={track} to={to} />
    </>
  );
}

/** The place a counter would have and what that brings, on the glass beside it. */
function PlaceChip({ track, to }: { track: number; to: Counter }) {
  const scene = useScene();
  const { rim: sizes } = useChart();
  const glyphs = placeGlyphs(scene, track, to);
  const width = widthOf(glyphs) + 12;
  const at: Spot = polar(GLASS - sizes.em(8 + width / 2), spaceAngle(track, to.space));
  return (
    <g class="p-map-chip" transform={`translate(${at.x} ${at.y}) scale(${sizes.em(CHIP)})`}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <g transform={`translate(${-width / 2 + 6} 0)`}>
        <Signs glyphs={glyphs} />
      </g>
    </g>
  );
}

function placeGlyphs(scene: Scene, track: number, { place }: Counter): Glyph[] {
  const words = label(scene, `place-${place + 1}`);
  const { cubes, points } = gainOf(scene.components, track, scene.view.flow.seats, place);
  return [
    glyph("text", words),
    ...(cubes ? [glyph("text", cubes), glyph("cube")] : []),
    ...(points ? [glyph("points", points)] : []),
  ];
}
