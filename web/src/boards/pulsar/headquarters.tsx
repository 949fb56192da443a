// The pyramid of projects, and the gate runs it makes possible.

import { opGlyphs } from "./glyphs";
import { SignIcon, SignRow } from "./icons";
import { faceId, projectId } from "./ids";
import { pieceProps } from "./piece";
import { label, type Scene, said, tipOf, useScene } from "./scene";
import { Cost } from "./shapes";
import { Spends } from "./spends";
import { bit } from "./types";

/** The projects of each storey, from the top: t, u1 u2, m1 m2, b1 b2 b3. */
const STOREYS = ["t", "u", "m", "b"];

export function Headquarters({ seat }: { seat: number }) {
  const scene = useScene();
  const { face, hq } = scene.view.seats[seat]!;
  if (face >= 0) return <Pyramid seat={seat} face={face} />;
  if (hq < 0) return <p class="p-quiet">–</p>;
  return (
    <div class="p-faces">
      {[0, 1].map((side) => (
        <FaceCard key={side} seat={seat} face={hq * 2 + side} />
      ))}
    </div>
  );
}

/** One of two sides to choose from. */
function FaceCard({ seat, face }: { seat: number; face: number }) {
  const scene = useScene();
  const name = said(scene, `face.${scene.components.headquarters.faces[face]!.key}.short`);
  const id = faceId(scene, face);
  return (
    <div {...pieceProps(scene, id, "p-face", { title: name, rule: "" })}>
      <b>{name}</b>
      <Pyramid seat={seat} face={face} isPlain />
    </div>
  );
}

function Pyramid({ seat, face, isPlain }: { seat: number; face: number; isPlain?: boolean }) {
  const scene = useScene();
  const { places } = scene.components.headquarters;
  return (
    <div class="p-pyramid">
      {STOREYS.map((storey) => (
        <div key={storey} class={"p-storey"}>
          {places.map(
            (place, index) =>
              place.startsWith(storey) && (
                <Brick key={place} seat={seat} face={face} place={index} isPlain={isPlain} />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

function Brick({
  seat,
  face,
  place,
  isPlain,
}: {
  seat: number;
  face: number;
  place: number;
  isPlain?: boolean;
}) {
  const scene = useScene();
  const { faces, places } = scene.components.headquarters;
  const project = faces[face]!.projects[place]!;
  const tip = tipOf(scene, `project.${faces[face]!.key}.${places[place]}`);
  const { projects, runs } = scene.view.seats[seat]!;
  const isRun = !isPlain && bit(projects, place) && project.ops.some((op) => op.do === "gate-run");
  const body = (
    <>
      {isRun ? (
        <Run scene={scene} isFlown={bit(runs, place)} />
      ) : (
        <svg width="16" height="16" viewBox="-9 -9 18 18" aria-hidden="true">
          <Cost value={project.cost} isPaid={!isPlain && bit(scene.next.seats[seat]!.projects, place)} />
        </svg>
      )}
      <SignRow height={16} glyphs={opGlyphs(project.ops)} />
    </>
  );
  if (isPlain) return <span class="p-brick">{body}</span>;
  const id = projectId(scene, seat, place);
  return (
    <span {...pieceProps(scene, id, `p-brick p-${stateOf(scene, seat, place)}`, tip, [project.cost])}>
      {body}
      <Spends id={id} />
    </span>
  );
}

/** Done, next in the pyramid, or still without what it rests on. */
function stateOf(scene: Scene, seat: number, place: number): string {
  const { projects } = scene.view.seats[seat]!;
  if (bit(projects, place)) return "done";
  const rests = scene.components.headquarters.needs[place]!.every((under) => bit(projects, under));
  return bit(scene.next.seats[seat]!.projects, place) ? "doing" : rests ? "ready" : "later";
}

/** Whether the gate run of a project that is done has been flown; it stands where the price was. */
function Run({ scene, isFlown }: { scene: Scene; isFlown: boolean }) {
  return (
    <span
      class={isFlown ? "p-run p-flown" : "p-run"}
      title={label(scene, isFlown ? "run-done" : "run-ready")}
    >
      {isFlown ? "✓" : <SignIcon sign="ship" size={16} />}
    </span>
  );
}
