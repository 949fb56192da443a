// The draft on a narrow screen: a tap picks a die, both tracks show where the counters would go, a second tap takes it.

import { useEffect, useRef, useState } from "preact/hooks";
import { gainOf, TRACKS, wayOf } from "./counters";
import { type Move, useMoves } from "./disc/tracks";
import { useTargets } from "./drag";
import { glyph } from "./glyphs";
import { SignRow } from "./icons";
import { counterId, poolId } from "./ids";
import { SixSpaces } from "./roll";
import { answersAt, label, type Scene, useScene } from "./scene";
import { Tracks } from "./tracks";

export function Taking() {
  const scene = useScene();
  const { question, preview } = scene.props;
  const [picked, setPicked] = useState<number | null>(null);
  useEffect(() => setPicked(null), [question?.number]);
  const onPick = (choice: number) => {
    setPicked(choice);
    scene.point(null);
    preview([choice]);
  };
  const moves = useMoves();
  const isMoving = question?.decision === "move-counter";
  return (
    <div class="p-taking">
      {!isMoving && <SixSpaces pick={{ picked, onPick }} />}
      <Tracks moves={moves} />
      {picked !== null && <Ways key={picked} die={picked} moves={moves} />}
    </div>
  );
}

/** What can be done with the die that was picked: a button for each counter it may move. */
function Ways({ die, moves }: { die: number; moves: readonly Move[] }) {
  const scene = useScene();
  const targets = useTargets(scene, die);
  const known = useRef<readonly Move[]>([]);
  if (moves.length > known.current.length) known.current = moves;
  const give = (...choices: number[]) => scene.props.choose([die, ...choices]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [targets]);
  return (
    <div ref={place} class="p-ways" aria-busy={!targets}>
      {targets?.length === 0 && (
        <button type="button" onClick={() => give()}>
          <b>{dieText(scene, die)}</b>
        </button>
      )}
      {targets?.map(([choice, piece]) => {
        const move = known.current.find(({ to }) => counterId(scene, to.id) === piece);
        return (
          <button key={choice} type="button" data-way={piece} onClick={() => give(choice)}>
            {move && <Way move={move} />}
          </button>
        );
      })}
    </div>
  );
}

function dieText(scene: Scene, die: number): string {
  const answers = scene.view.table.pool.flatMap((_, index) => answersAt(scene, poolId(index + 1)));
  return answers.find(({ choices }) => choices[0] === die)?.text ?? "";
}

/** "Initiative 6 → 8", and the place there with what it brings. */
function Way({ move: { track, from, to } }: { move: Move }) {
  const scene = useScene();
  const gain = gainOf(scene.components, track, scene.view.flow.seats, to.place);
  return (
    <>
      <b>
        {label(scene, TRACKS[track]!)} {wayOf(scene.components, from, to)}
      </b>
      <span>
        {label(scene, `place-${from.place + 1}`)} → {label(scene, `place-${to.place + 1}`)}
        {gain.cubes > 0 && <SignRow height={16} glyphs={[glyph("text", gain.cubes), glyph("cube")]} />}
        {gain.points > 0 && <SignRow height={16} glyphs={[glyph("points", gain.points)]} />}
      </span>
    </>
  );
}
