// The two tracks as straight lines, where the rim of the disc is too small to be touched.

import { useMemo } from "preact/hooks";
import { MarkIcon, MarkShape } from "../../parts/marks";
import { type Counter, countersOf, gainOf, printedOn, TRACKS } from "./counters";
import type { Move } from "./disc/tracks";
import { glyph } from "./glyphs";
import { SignRow } from "./icons";
import { counterId } from "./ids";
import { pieceProps } from "./piece";
import { label, playerOf, useScene } from "./scene";
import type { Components } from "./types";

/** Both tracks, with where the own counters would go. */
export function Tracks({ moves }: { moves: readonly Move[] }) {
  return (
    <div class="p-tracks">
      {TRACKS.map((key, track) => (
        <Track key={key} track={track} moves={moves.filter((move) => move.track === track)} />
      ))}
    </div>
  );
}

/** A space of a track, and how far a counter stands over the one below it: not even a ring around it covers another. */
const [SLOT, RISE] = [27, 22];
/** The middles of the lowest counters, and of the numbers; and the room above for one counter on another. */
const [COUNTERS, NUMBERS, ROOM] = [33, 57, 1];

function Track({ track, moves }: { track: number; moves: readonly Move[] }) {
  const scene = useScene();
  const { components } = scene;
  const { spaces } = components.tracks;
  const slots = useMemo(() => slotsOf(components), [components]);
  const counters = countersOf(scene.view, track, scene.components.dice.counters);
  const name = label(scene, TRACKS[track]!);
  const above = RISE * Math.max(0, highestFor(counters) - ROOM);
  return (
    <div class="p-line">
      <div class="p-line-head">
        <b>{name}</b>
        <Places track={track} counters={counters} />
      </div>
      <svg viewBox={`0 ${-above} ${SLOT * spaces} ${70 + above}`} role="group" aria-label={name}>
        {slots}
        {drawn(counters, scene.seat).map((counter) => (
          <CounterMark key={counter.id} counter={counter} track={track} spot={spotOf(counter)} />
        ))}
        {moves.map(({ to }) => (
          <g key={`ghost-${to.id}`} class="p-line-ghost" style={{ transform: spotOf(to) }} aria-hidden="true">
            <circle r="12" />
            <MarkShape mark={playerOf(scene, to.seat)} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The first of a stack over the others; one's own over all, for no other may lie over what a finger looks for. */
function drawn(counters: readonly Counter[], own: number): Counter[] {
  const stacked = [...counters].reverse();
  return [...stacked.filter(({ seat }) => seat !== own), ...stacked.filter(({ seat }) => seat === own)];
}

function slotsOf(components: Components) {
  const { spaces, penalties } = components.tracks;
  return Array.from({ length: spaces }, (_, index) => (
    <Slot
      key={index}
      space={index + 1}
      text={printedOn(components, index + 1)}
      isPenalty={Boolean(penalties[index + 1])}
    />
  ));
}

function Slot({ space, text, isPenalty }: { space: number; text: string; isPenalty: boolean }) {
  return (
    <g
      transform={`translate(${(space - 0.5) * SLOT} ${NUMBERS})`}
      class={isPenalty ? "p-slot p-penalty" : "p-slot"}
    >
      <rect x={-SLOT / 2 + 1.5} y="-11" width={SLOT - 3} height="22" rx="5" />
      <text y="4.5">{text}</text>
    </g>
  );
}

/** The highest level that a ghost may have, one above all counters, so that pointing moves nothing. */
function highestFor(counters: readonly Counter[]): number {
  return Math.min(counters.length - 1, 1 + Math.max(...counters.map(({ level }) => level)));
}

export function spotOf({ space, level }: Counter): string {
  return `translate(${(space - 0.5) * SLOT}px, ${COUNTERS - level * RISE}px)`;
}

function CounterMark({ counter, track, spot }: { counter: Counter; track: number; spot: string }) {
  const scene = useScene();
  const player = playerOf(scene, counter.seat);
  const space = printedOn(scene.components, counter.space);
  const tip = { title: `${label(scene, TRACKS[track]!)}: ${player.name}, ${space}`, rule: "" };
  return (
    <g
      {...pieceProps(scene, counterId(scene, counter.id), "p-line-counter", tip)}
      style={{ transform: spot }}
    >
      <circle class="p-touch" r="27" />
      <circle class="p-halo" r="12" />
      <MarkShape mark={player} />
    </g>
  );
}

/** Who stands how, with what the places bring. */
function Places({ track, counters }: { track: number; counters: readonly Counter[] }) {
  const scene = useScene();
  return (
    <span class="p-places">
      <small>{label(scene, track === 0 ? "rank-initiative" : "rank-engineering")}</small>
      {counters.map((counter) => {
        const gain = gainOf(scene.components, track, scene.view.flow.seats, counter.place);
        return (
          <span key={counter.id} class="p-place">
            <MarkIcon mark={playerOf(scene, counter.seat)} size={18} />
            {gain.cubes > 0 && <SignRow height={16} glyphs={[glyph("text", gain.cubes), glyph("cube")]} />}
            {gain.points > 0 && <SignRow height={16} glyphs={[glyph("points", gain.points)]} />}
            {gain.points + gain.cubes === 0 && <small>–</small>}
          </span>
        );
      })}
    </span>
  );
}
