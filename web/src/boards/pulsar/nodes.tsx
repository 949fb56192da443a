// The places of the star map: systems with their planets, pulsars, gates, entry gates.

import { useMemo } from "preact/hooks";
import { around } from "./geometry";
import { opGlyphs, widthOf } from "./glyphs";
import { Signs } from "./icons";
import { nodeId } from "./ids";
import { pieceProps } from "./piece";
import { Pop } from "./pop";
import { label, playerOf, type Scene, said, type Tip, useScene } from "./scene";
import { Gate } from "./shapes";
import { DeadEnd, PulsarStar } from "./stars";
import type { SystemTile } from "./types";

export const RADIUS = { system: 36, pulsar: 26, isolated: 26, gate: 14, entry: 20 } as const;

/** A node with what is there; `tell` says what is printed on it. */
export function Node({ node, isNamed }: { node: number; isNamed: boolean }) {
  const scene = useScene();
  const { side } = scene;
  const [x, y] = side.spots[node]!;
  const kind = side.kinds[node]!;
  const radius = RADIUS[kind];
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...pieceProps(scene, nodeId(scene, node), `p-node is-${kind}`, nodeTip(scene, node))}
    >
      <circle class="p-reach" r={Math.max(radius, 22)} />
      {kind === "system" && <System node={node} />}
      {(kind === "pulsar" || kind === "isolated") && <PulsarStar node={node} />}
      {kind === "gate" && (
        <g class="p-gate-node">
          <circle r="15" class="p-well" />
          <g transform="scale(1.3)">
            <Gate colour={gateColour(scene, node)} />
          </g>
        </g>
      )}
      {kind === "entry" && <Entry x={x} y={y} />}
      {isNamed && (
        <text class="p-name" y={radius + 15}>
          {side.names[node]}
        </text>
      )}
    </g>
  );
}

function gateColour(scene: Scene, node: number): string {
  return scene.components.colours[scene.side.colours[node]!]!;
}

function nodeTip(scene: Scene, node: number): Tip {
  const kind = scene.side.kinds[node]!;
  const rules =
    kind === "system"
      ? systemRules(scene, node)
      : kind === "pulsar" || kind === "isolated"
        ? [pulsarRule(scene, node)]
        : [];
  if (scene.side.dead_ends.includes(node)) rules.push(label(scene, "dead-end"));
  return { title: said(scene, `node.${scene.side.names[node]}`), rule: rules.join(" ") };
}

/** What a system is, and who has a station there. */
function systemRules(scene: Scene, node: number): string[] {
  const key = scene.components.systems[scene.view.map.tiles[node]!]?.key;
  if (!key) return [label(scene, "legend-face-down")];
  const owners = scene.view.map.stations[node]!.filter((owner) => owner >= 0).map(
    (owner) => playerOf(scene, owner).name,
  );
  return [
    `${said(scene, `system.${key}.name`)}.`,
    said(scene, `system.${key}.rule`),
    owners.join(", "),
  ].filter(Boolean);
}

/** Whose a pulsar is, and what is built there. */
function pulsarRule(scene: Scene, node: number): string {
  const { claims, gyrodynes, spinning } = scene.view.map;
  const pulsar = node - scene.components.map.first_pulsar;
  const owner = claims[pulsar]!;
  if (owner < 0) return label(scene, "unclaimed");
  const size = scene.components.gyrodynes.sizes[gyrodynes[pulsar]!]!;
  const built = gyrodynes[pulsar]
    ? said(scene, `${spinning[pulsar] ? "spinning" : "building"}.${size}`)
    : label(scene, "claimed");
  return `${playerOf(scene, owner).name}: ${built}`;
}

/** What is drawn of a system; it is drawn anew only when one of these changes. */
interface Seen {
  tile: SystemTile | undefined;
  seats: number;
  isDead: boolean;
  isWorth: boolean;
  /** Who has a station on each planet, after the answer pointed at and before. */
  owners: readonly number[];
  before: readonly number[];
}

function System({ node }: { node: number }) {
  const scene = useScene();
  const seen: Seen = {
    tile: scene.components.systems[scene.next.map.tiles[node]!],
    seats: scene.view.flow.seats,
    isDead: scene.side.dead_ends.includes(node),
    isWorth: hasFreeBlue(scene, node),
    owners: scene.next.map.stations[node]!,
    before: scene.view.map.stations[node]!,
  };
  const { tile, seats, isDead, isWorth, owners, before } = seen;
  const deps = [tile, seats, isDead, isWorth, owners.join(), before.join()];
  return useMemo(() => (tile ? drawnSystem(tile, seen) : drawnUnknown(isDead)), deps);
}

function drawnUnknown(isDead: boolean) {
  return (
    <g class="p-system-tile p-hidden">
      <circle r="30" class="p-disc" />
      <circle r="19" class="p-orbit" />
      <text y="9" class="p-unknown">
        ?
      </text>
      {isDead && <DeadEnd />}
    </g>
  );
}

function drawnSystem(tile: SystemTile, { seats, isDead, isWorth, owners, before }: Seen) {
  const spots = around(tile.planets.length, 21, tile.planets.length === 2 ? 180 : -90);
  const glyphs = opGlyphs(tile.bonus);
  return (
    <g class="p-system-tile">
      <circle r="36" class="p-disc" />
      <circle r="21" class="p-orbit" />
      <circle r="5.5" class="p-sun" />
      {tile.planets.map((planet, place) => (
        <g key={place} transform={`translate(${spots[place]!.x} ${spots[place]!.y})`}>
          <Planet
            isBlue={planet.blue}
            isOpen={planet.players <= seats}
            owner={owners[place]!}
            isNew={owners[place] !== before[place]}
          />
        </g>
      ))}
      {isWorth && (
        <g transform={`translate(${-widthOf(glyphs) * 0.45} 42)`} class="p-bonus">
          <rect x="-4" y="-11" width={widthOf(glyphs) * 0.9 + 8} height="22" rx="11" />
          <g transform="scale(.9)">
            <Signs glyphs={glyphs} />
          </g>
        </g>
      )}
      {isDead && <DeadEnd />}
    </g>
  );
}

function hasFreeBlue(scene: Scene, node: number): boolean {
  const tile = scene.components.systems[scene.view.map.tiles[node]!];
  return (tile?.planets ?? []).some(
    (planet, place) =>
      planet.blue && planet.players <= scene.view.flow.seats && scene.view.map.stations[node]![place]! < 0,
  );
}

interface PlanetProps {
  isBlue: boolean;
  isOpen: boolean;
  owner: number;
  isNew: boolean;
}

function Planet({ isBlue, isOpen, owner, isNew }: PlanetProps) {
  return (
    <g class={isBlue ? "p-planet p-blue" : "p-planet p-brown"}>
      {isBlue ? <circle r="12" /> : <rect x="-11" y="-11" width="22" height="22" rx="5" />}
      {!isOpen && <path class="p-hatch" d="M-10-4L4-10M-11 4L11-5M-6 10L11 3" />}
      {owner >= 0 && (
        <g class={isNew ? "p-station p-ghost" : "p-station"} transform="scale(1.2)">
          <Pop seat={owner} isGhost={isNew} />
        </g>
      )}
    </g>
  );
}

/** A chevron that points into the cluster. */
function Entry({ x, y }: { x: number; y: number }) {
  return (
    <g class="p-entry-gate" transform={`rotate(${(Math.atan2(-y, -x) * 180) / Math.PI})`}>
      <circle r="17" class="p-disc" />
      <path d="M-9-10L1 0L-9 10M0-10L10 0L0 10" />
    </g>
  );
}
