// The two tracks as straight lines, where the rim of the disc is too small to be touched.

import { useMemo } from "preact/hooks";
import { MarkShape } from "../../parts/marks";
import { type Counter, countersOf, gainOf, TRACKS } from "./counters";
import { glyph, widthOf } from "./glyphs";
import { SignRow, Signs } from "./icons";
import { counterId } from "./ids";
import { pieceProps } from "./piece";
import { useProbe } from "./probe";
import { label, playerOf, type Scene, useScene } from "./scene";

/** Both tracks as straight lines, with what each place of them brings. */
export function Tracks() {
  const scene = useScene();
  const ghosts = useProbe(scene);
  const per = scene.components.dice.counters;
  return (
    <div class="p-tracks">
      {TRACKS.map((key, track) => (
        <Track
          key={key}
          track={track}
          ghosts={ghosts.filter((ghost) => Math.floor(ghost.id / per) === track)}
        />
      ))}
    </div>
  );
}

const SLOT = 27;
const RISE = 13;

function Track({ track, ghosts }: { track: number; ghosts: readonly Counter[] }) {
  const scene = useScene();
  const { spaces, penalties } = scene.components.tracks;
  const slots = useMemo(() => slotsOf(spaces, penalties), [spaces, penalties]);
  const counters = countersOf(scene.view, track, scene.components.dice.counters);
  const name = label(scene, TRACKS[track]!);
  const after = countersOf(scene.next, track, scene.components.dice.counters);
  const moved = after.filter((one) =>
    counters.some((old) => old.id === one.id && (old.space !== one.space || old.level !== one.level)),
  );
  const shown = ghosts.length ? ghosts : moved.filter((one) => one.seat === scene.seat);
  return (
    <div class="p-track">
      <div class="p-track-head">
        <b>{name}</b>
        <Places scene={scene} track={track} counters={counters} />
      </div>
      <svg viewBox={`0 0 ${SLOT * spaces} 66`} role="group" aria-label={name}>
        {slots}
        {[...counters]
          .sort((a, b) => a.level - b.level)
          .map((counter) => (
            <CounterDisc key={counter.id} counter={counter} />
          ))}
        {shown.map((ghost) => (
          <GhostDisc key={`ghost-${ghost.id}`} track={track} ghost={ghost} />
        ))}
      </svg>
    </div>
  );
}

function slotsOf(spaces: number, penalties: readonly number[]) {
  return Array.from({ length: spaces }, (_, index) => (
    <Slot key={index} space={index + 1} penalty={penalties[index + 1] ?? 0} />
  ));
}

function Slot({ space, penalty }: { space: number; penalty: number }) {
  return (
    <g transform={`translate(${(space - 0.5) * SLOT} 52)`} class={penalty ? "p-slot p-penalty" : "p-slot"}>
      <rect x={-SLOT / 2 + 1.5} y="-11" width={SLOT - 3} height="24" rx="5" />
      {penalty > 0 ? (
        <text class="p-loss" y="10">
          −{penalty}
        </text>
      ) : (
        <text y="10">{space}</text>
      )}
    </g>
  );
}

function spotOf(counter: Counter): string {
  return `translate(${(counter.space - 0.5) * SLOT}px, ${49 - counter.level * RISE}px)`;
}

function CounterDisc({ counter }: { counter: Counter }) {
  const scene = useScene();
  const player = playerOf(scene, counter.seat);
  const track = Math.floor(counter.id / scene.components.dice.counters);
  const tip = { title: `${label(scene, TRACKS[track]!)}: ${player.name}, ${counter.space}`, rule: "" };
  return (
    <g
      style={{ transform: spotOf(counter) }}
      {...pieceProps(scene, counterId(scene, counter.id), "p-counter", tip)}
    >
      <ellipse class="p-halo" rx="16" ry="12" cy="1" />
      <path
        class="p-body"
        d="M-12 0V4A12 7 0 0 0 12 4V0Z"
        style={{ fill: `color-mix(in srgb, ${player.colour} 70%, black)` }}
      />
      <ellipse class="p-top" rx="12" ry="7.5" style={{ fill: player.colour }} />
      <g transform="scale(.78)">
        <MarkShape mark={player} />
      </g>
    </g>
  );
}

/** Where a counter would go, with the place it would have and what that brings. */
function GhostDisc({ track, ghost }: { track: number; ghost: Counter }) {
  const scene = useScene();
  const gain = gainOf(scene.components, track, scene.view.flow.seats, ghost.place);
  const signs = [
    { ...glyph("text", `${ghost.place + 1}.`), width: 16 },
    ...(gain.cubes ? [glyph("text", gain.cubes), glyph("cube")] : []),
    ...(gain.points ? [glyph("points", gain.points)] : []),
  ];
  const width = widthOf(signs) + 6;
  const most = scene.components.tracks.spaces * SLOT;
  const middle =
    Math.min(most - width / 2, Math.max(width / 2, (ghost.space - 0.5) * SLOT)) - (ghost.space - 0.5) * SLOT;
  return (
    <g class="p-counter p-ghost" style={{ transform: spotOf(ghost) }} aria-hidden="true">
      <ellipse class="p-top" rx="14" ry="8.5" style={{ stroke: playerOf(scene, ghost.seat).colour }} />
      <g class="p-brings" transform={`translate(${middle - width / 2 + 3} -24)`}>
        <rect x="-3" y="-11" width={width} height="22" rx="8" />
        <Signs glyphs={signs} />
      </g>
    </g>
  );
}

function Places({ scene, track, counters }: { scene: Scene; track: number; counters: readonly Counter[] }) {
  return (
    <span class="p-places">
      <small>{label(scene, track === 0 ? "rank-initiative" : "rank-engineering")}</small>
      {counters.map((counter) => {
        const gain = gainOf(scene.components, track, scene.view.flow.seats, counter.place);
        return (
          <span key={counter.id} class="p-place">
            <svg width="16" height="16" viewBox="-11 -11 22 22" aria-hidden="true">
              <MarkShape mark={playerOf(scene, counter.seat)} />
            </svg>
            {gain.cubes > 0 && (
              <SignRow height={14} glyphs={[{ ...glyph("text", gain.cubes), width: 9 }, glyph("cube")]} />
            )}
            {gain.points > 0 && <SignRow height={14} glyphs={[glyph("points", gain.points)]} />}
            {gain.points + gain.cubes === 0 && <small>–</small>}
          </span>
        );
      })}
    </span>
  );
}
