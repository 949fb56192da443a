// The places of the star map as pieces: what is drawn at each, and what is said about it.

import type { Tip } from "../../focus";
import { warnOnce } from "../../unknown";
import { nodeId } from "../ids";
import { pieceProps } from "../piece";
import { label, playerOf, type Scene, said, useScene } from "../scene";
import { useChart } from "./chart";
import { EntryArch, GateFrame } from "./gates";
import { PulsarStar } from "./stars";
import { System } from "./systems";

export function Nodes() {
  const { side } = useScene();
  return (
    <>
      {side.names.map((name, node) => (isKnown(side.kinds[node]!) ? <Node key={name} node={node} /> : null))}
    </>
  );
}

const KINDS = ["system", "pulsar", "isolated", "gate", "entry"];

function isKnown(kind: string): boolean {
  if (!KINDS.includes(kind)) warnOnce(`the map has a place of the unknown kind ${kind}`);
  return KINDS.includes(kind);
}

/** Half of the least width of what is clicked, in pixels. */
const HIT = 12.5;

function Node({ node }: { node: number }) {
  const scene = useScene();
  const { sizes } = useChart();
  const { side } = scene;
  const [x, y] = side.spots[node]!;
  const kind = side.kinds[node]!;
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...pieceProps(scene, nodeId(scene, node), `p-node is-${kind}`, nodeTip(scene, node))}
    >
      <circle class="p-reach" r={Math.max(sizes.radius[kind], sizes.px(HIT))} />
      {kind === "system" && <System node={node} />}
      {(kind === "pulsar" || kind === "isolated") && <PulsarStar node={node} />}
      {kind === "gate" && <GateFrame colour={scene.components.colours[side.colours[node]!]!} />}
      {kind === "entry" && <EntryArch x={x} y={y} />}
    </g>
  );
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
