// What is pointed at, and the list of several answers of a piece.

import { useEffect, useRef } from "preact/hooks";
import { Chips } from "../../parts/chips";
import { beside } from "../beside";
import type { Answer } from "./answers";
import { glyph } from "./glyphs";
import { SignIcon, SignRow } from "./icons";
import { type Flight, flightsOf } from "./routes";
import { answersAt, isWorth, label, mine, refusalAt, type Scene, useScene } from "./scene";
import { Gate } from "./shapes";
import { bit } from "./types";

/** A card beside what is pointed at: its name, what is printed on it, what a click does, or why not. */
export function TipCard() {
  const scene = useScene();
  const { focus, menu } = scene;
  useEffect(() => {
    const hide = () => scene.point(null);
    addEventListener("scroll", hide, true);
    return () => removeEventListener("scroll", hide, true);
  }, [scene.point]);
  if (!focus || menu) return null;
  const answers = answersAt(scene, focus.id);
  // A flight is drawn on the map, and told beside it: a card would lie over its route.
  if (answers.some((answer) => answer.route)) return null;
  const refusal = refusalAt(scene, focus.id);
  if (!focus.tip.rule && !answers.length && !refusal && !focus.tip.title) return null;
  return (
    <div class="p-tip" role="tooltip" style={beside(focus.box)}>
      <b>{focus.tip.title}</b>
      {focus.tip.rule && <p>{focus.tip.rule}</p>}
      {answers.length === 1 && <p class="p-does">{answers[0]!.text}</p>}
      {answers.length > 1 && <p class="p-does">{label(scene, "ways", answers.length)}</p>}
      {refusal && (
        <p class="p-why">
          {refusal.why} <small>{refusal.clause}</small>
        </p>
      )}
    </div>
  );
}

/** The answers of one piece to choose from; flights are listed by what they bring. */
export function Menu() {
  const scene = useScene();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus(), [scene.menu?.id]);
  if (!scene.menu) return null;
  const answers = answersAt(scene, scene.menu.id);
  const flights = flightsOf(answers, scene.side, (system) => isWorth(scene, system));
  const others = answers.filter((answer) => !answer.route);
  return (
    <div class="p-veil" onClick={() => close(scene)}>
      <div
        ref={first}
        class="p-menu"
        role="dialog"
        aria-label={scene.menu.tip.title}
        style={beside(scene.menu.box, 330)}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.key === "Escape" && close(scene)}
      >
        <b>{scene.menu.tip.title}</b>
        {scene.menu.tip.rule && <p>{scene.menu.tip.rule}</p>}
        {others.map((answer) => (
          <AnswerButton key={answer.choices.join()} scene={scene} answer={answer}>
            {answer.text}
          </AnswerButton>
        ))}
        {flights.map((flight) => (
          <AnswerButton key={flight.answer.choices.join()} scene={scene} answer={flight.answer}>
            <FlightRow scene={scene} flight={flight} />
          </AnswerButton>
        ))}
      </div>
    </div>
  );
}

function close(scene: Scene): void {
  scene.open(null);
  scene.point(null);
  scene.props.preview(null);
}

function AnswerButton({
  scene,
  answer,
  children,
}: {
  scene: Scene;
  answer: Answer;
  children: preact.ComponentChildren;
}) {
  const look = () => scene.props.preview(answer.choices);
  const give = () => {
    scene.open(null);
    scene.point(null);
    scene.props.choose(answer.choices);
  };
  return (
    <button
      type="button"
      class="p-answer"
      aria-label={answer.text}
      onPointerEnter={(event) => event.currentTarget.focus()}
      onFocus={look}
      onClick={give}
    >
      {children}
      {answer.chips.length > 0 && <Chips chips={answer.chips} />}
    </button>
  );
}

/** What a flight brings: stations on the way and at the end, gates by colour. */
function FlightRow({ scene, flight }: { scene: Scene; flight: Flight }) {
  return (
    <span class="p-flight-row">
      {flight.systems.map((system) => (
        <span key={system} class="p-stop">
          <SignIcon sign="station" size={15} />
          {scene.side.names[system]}
        </span>
      ))}
      {flight.gates.map(
        (count, colour) =>
          count > 0 && (
            <span key={colour} class="p-stop">
              <svg width="14" height="14" viewBox="-10 -10 20 20" aria-hidden="true">
                <Gate colour={scene.components.colours[colour]!} />
              </svg>
              {count}
            </span>
          ),
      )}
      {runPoints(scene, flight.gates) > 0 && (
        <span class="p-stop">
          <SignRow height={17} glyphs={[glyph("points", runPoints(scene, flight.gates))]} />
        </span>
      )}
      {flight.systems.length === 0 && flight.gates.every((count) => count === 0) && "–"}
      {flight.alike > 0 && <small>+{flight.alike}</small>}
    </span>
  );
}

/** What the best gate run that is ready would bring with these gates, as printed on its project. */
function runPoints(scene: Scene, gates: readonly number[]): number {
  const { face, projects, runs } = mine(scene);
  const printed = scene.components.headquarters.faces[face]?.projects ?? [];
  const ready = printed.filter((_, place) => bit(projects, place) && !bit(runs, place));
  const worth = ready
    .flatMap(({ ops }) => ops.filter((op) => op.do === "gate-run"))
    .map((op) => op.b * (gates[op.a] ?? Math.max(...gates)));
  return Math.max(0, ...worth);
}
