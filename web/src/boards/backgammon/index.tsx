// The board of backgammon: points, bar, trays, checkers, dice and cube, with home at the bottom right.

import { useEffect, useRef } from "preact/hooks";
import { useRootMark } from "../../parts/root-mark";
import { useArrows } from "../arrows";
import type { BoardProps } from "../board";
import { Disc } from "../disc";
import "../whole.css";
import { isByKey, labelOf } from "../offered";
import { useSize } from "../size";
import "./board.css";
import { Checkers } from "./checkers";
import { Cube, Dice, Ground, Pips } from "./parts";
import { type Picking, REACH, useGestures, usePicking } from "./picking";
import { nameOf, type Place, type Scene, useScene } from "./scene";

export default function BackgammonBoard(props: BoardProps) {
  const [box, size] = useSize<HTMLDivElement>();
  const drawing = useRef<SVGSVGElement>(null);
  useArrows(drawing);
  useRootMark("board", "whole");
  const scene = useScene(props, size);
  const picking = usePicking(scene);
  const { ghost, handlers } = useGestures(scene, picking);
  const isByKeys = useRef(false);
  useEffect(() => {
    if (isByKeys.current) drawing.current?.querySelector<SVGElement>(".goal")?.focus();
    isByKeys.current = false;
  }, [picking.picked]);
  const onPick = () => {
    isByKeys.current = true;
  };
  return (
    <div ref={box} class="whole-board backgammon" data-asked={scene ? props.question?.number : undefined}>
      {scene && (
        <>
          <svg
            ref={drawing}
            viewBox={`0 0 ${size.width} ${size.height}`}
            role="group"
            aria-label={labelOf(props, "board")}
            {...handlers}
          >
            <Ground {...scene} />
            {scene.places.map((place) => (
              <PlaceArea key={place.piece} {...{ scene, picking, place, onPick }} />
            ))}
            <Pips {...scene} />
            <Cube {...scene} />
            {scene.controls.length === 0 && <Dice {...scene} />}
            <Checkers {...{ scene, picking }} />
            <g ref={ghost} class="dragged" visibility="hidden">
              <Disc seat={scene.me} r={scene.layout.r} />
            </g>
          </svg>
          <Controls {...scene} />
        </>
      )}
    </div>
  );
}

/** A place of which nothing can be chosen keeps the focus if it has it. */
const LOOKED_AT = { role: "img", tabindex: -1 } as const;

function pressable(isPressed: boolean) {
  return { role: "button", tabindex: 0, "aria-pressed": isPressed } as const;
}

interface AreaProps {
  scene: Scene;
  picking: Picking;
  place: Place;
  /** A place is pressed by a key: the focus goes on to where the checker can go. */
  onPick(): void;
}

/** What answers for a place: all of its area, and by touch what lies near it. */
function PlaceArea({ scene, picking, place, onPick }: AreaProps) {
  const { piece, box } = place;
  const { props } = scene;
  const way = picking.ends.get(piece);
  const canChoose = way !== undefined || picking.sources.has(piece);
  const isPointed = way !== undefined && `${props.previewed?.choices}` === `${way.choices}`;
  const kinds = ["area", picking.sources.has(piece) && "source", way && "goal", isPointed && "is-pointed"];
  return (
    <g
      class={kinds.filter(Boolean).join(" ")}
      {...(canChoose ? pressable(piece === picking.picked) : LOOKED_AT)}
      aria-label={way ? `${nameOf(scene, place)}: ${way.text}` : nameOf(scene, place)}
      data-piece={piece}
      data-hit={REACH}
      onPointerEnter={(event) => event.pointerType !== "touch" && way && props.preview(way.choices)}
      onPointerLeave={(event) => event.pointerType !== "touch" && way && props.preview(null)}
      onFocus={(event) => way && isByKey(event) && props.preview(way.choices)}
      onBlur={() => way && props.preview(null)}
      onKeyDown={(event) => {
        if (event.key === "Escape") picking.letGo();
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPick();
        picking.press(piece);
      }}
    >
      <rect {...box} rx="4" />
    </g>
  );
}

/** Dice and cube are answered by buttons between the points, on both sides of the bar, where the cube lies. */
function Controls({ props, controls, layout }: Scene) {
  const { gap, bar, wide } = layout;
  if (controls.length === 0) return null;
  const place = { left: gap.x, top: gap.y, width: 12 * wide + bar.width, height: gap.height };
  return (
    <div class="controls" style={{ ...place, columnGap: bar.width }}>
      {controls.map(({ choices, text }) => (
        <button
          key={choices[0]}
          type="button"
          class="button"
          onClick={() => props.choose(choices)}
          onPointerEnter={(event) => event.pointerType !== "touch" && props.preview(choices)}
          onPointerLeave={(event) => event.pointerType !== "touch" && props.preview(null)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
