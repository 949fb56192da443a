// The checkers in their stacks, what the answer pointed at would change, and the lights on what can be chosen.

import { Disc } from "../disc";
import { checkerSpot } from "./layout";
import type { Picking } from "./picking";
import type { Place, Scene, Stack } from "./scene";
import { checkerId, TALLEST } from "./types";

interface Props {
  scene: Scene;
  picking: Picking;
}

export function Checkers({ scene, picking }: Props) {
  return (
    <g class="checkers">
      {scene.places.map((place) => (
        <g key={place.piece}>
          {place.kind === "off" ? <Borne {...{ scene, place }} /> : <Stacks {...{ scene, place }} />}
          <Light {...{ scene, picking, place }} />
        </g>
      ))}
    </g>
  );
}

interface PlaceProps {
  scene: Scene;
  place: Place;
}

function Stacks({ scene, place }: PlaceProps) {
  return (
    <>
      {place.stacks.map((stack) => (
        <Column key={stack.seat} {...{ scene, place, stack }} left={countOf(place.after, stack.seat)} />
      ))}
      {place.after.map(({ seat, count }) => (
        <Ghosts key={seat} {...{ scene, place, seat, count }} />
      ))}
    </>
  );
}

function countOf(stacks: readonly Stack[], seat: number): number {
  return stacks.find((stack) => stack.seat === seat)?.count ?? 0;
}

/** A stack; those beyond `left` would be gone. */
function Column({ scene, place, stack, left }: PlaceProps & { stack: Stack; left: number }) {
  const { seat, count } = stack;
  const drawn = Math.min(count, TALLEST);
  return (
    <>
      {Array.from({ length: drawn }, (_, number) => {
        const isTop = number === drawn - 1;
        const text = isTop ? (count > TALLEST ? `${count}` : undefined) : "";
        const isLeaving = number >= Math.min(left, drawn);
        return (
          <g
            key={number}
            class={isLeaving ? "leaving" : undefined}
            data-piece={checkerId(place.piece, seat, number + 1)}
            transform={at(checkerSpot(scene.layout, place.box, number, place.kind === "bar"))}
          >
            <Disc seat={seat} r={scene.layout.r} text={text} />
          </g>
        );
      })}
    </>
  );
}

/** Checkers that would come; on a full stack the number says so. */
function Ghosts({ scene, place, seat, count }: PlaceProps & Stack) {
  const before = countOf(place.stacks, seat);
  if (count <= before) return null;
  const isFull = count > TALLEST;
  const first = isFull ? TALLEST - 1 : before;
  return (
    <>
      {Array.from({ length: Math.min(count, TALLEST) - first }, (_, number) => (
        <g
          key={number}
          class="shade"
          transform={at(checkerSpot(scene.layout, place.box, first + number, place.kind === "bar"))}
        >
          <Disc seat={seat} r={scene.layout.r} text={isFull ? `${count}` : undefined} />
        </g>
      ))}
    </>
  );
}

/** Checkers that were borne off lie on edge in the tray. */
function Borne({ scene, place }: PlaceProps) {
  const { x, y, width, height } = place.box;
  const { edge, gap } = scene.layout;
  const isLow = y > gap.y;
  const thick = (height - edge - 4) / 15;
  const [stack] = place.stacks;
  const after = place.after[0];
  const seat = stack?.seat ?? after?.seat ?? 0;
  const count = stack?.count ?? 0;
  const shown = Math.max(count, after?.count ?? 0);
  const top = (number: number) =>
    isLow ? y + height - edge - (number + 1) * thick : y + edge + number * thick;
  return (
    <>
      {Array.from({ length: shown }, (_, number) => (
        <rect
          key={number}
          class={number < count ? "borne" : "borne shade"}
          data-piece={checkerId(place.piece, seat, number + 1, shown)}
          x={x + width * 0.12}
          y={top(number)}
          width={width * 0.76}
          height={Math.max(2, thick - 1.5)}
          rx="2"
          fill={scene.props.players[seat]?.colour}
        />
      ))}
      <text
        class="tally"
        x={x + width / 2}
        y={isLow ? y + height - 4 : y + edge - 4}
        font-size={Math.min(Math.max(11, edge * 0.72), width * 0.5)}
      >
        {count}
      </text>
    </>
  );
}

/** A ring around the checker that can be picked; where the picked one can go. */
function Light({ scene, picking, place }: Props & { place: Place }) {
  const { layout } = scene;
  const isEnd = picking.ends.has(place.piece);
  const isSource = picking.sources.has(place.piece);
  if (!isEnd && !(isSource && picking.picked !== null ? place.piece === picking.picked : isSource)) {
    return null;
  }
  const count = Math.min(
    TALLEST,
    place.stacks.reduce((sum, stack) => sum + stack.count, 0),
  );
  if (isEnd && place.kind === "off") {
    const { x, y, width, height } = place.box;
    return <rect class="light" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="6" />;
  }
  const isOwn = place.stacks[0]?.seat === scene.me;
  const number = isEnd ? (isOwn ? Math.min(TALLEST - 1, count) : 0) : count - 1;
  const kinds = ["light", isEnd ? "to" : place.piece === picking.picked ? "picked" : "from"];
  return (
    <circle
      class={kinds.join(" ")}
      r={layout.r + (isEnd ? -1 : 1)}
      transform={at(checkerSpot(layout, place.box, number, place.kind === "bar"))}
    />
  );
}

function at({ x, y }: { x: number; y: number }): string {
  return `translate(${x} ${y})`;
}
