// The cards of the viewer: in groups, those that can be played raised, with what the pointed one says beside them.

import { useState } from "preact/hooks";
import { isTouch } from "../../focus";
import { cardId } from "../ids";
import { boxed, CARD } from "../layout";
import { isLit, press } from "../piece";
import { answersAt, type CosmicProps, label, type Scene, said } from "../scene";
import { CardFace } from "./card";
import { Detail } from "./detail";
import { fanOf, type Spot } from "./fan";
import { type Group, type Held, holdingOf } from "./groups";

/** The place of what a card says, right of the cards. */
const DETAIL = 216;

export function Hand({ scene }: CosmicProps) {
  const [pointed, setPointed] = useState(-1);
  const number = scene.props.question?.number;
  const [taken, setTaken] = useState({ kind: -1, number });
  const picked = taken.number === number ? taken.kind : -1;
  const { view, places, components } = scene;
  if (view.flow.seat < 0) return null;
  const groups = holdingOf(components, view);
  const kinds = new Set(groups.flatMap(({ cards }) => cards.map(({ kind }) => kind)));
  const shown = kinds.has(pointed) ? pointed : kinds.has(picked) ? picked : -1;
  const point = (kind: number) => {
    setPointed(kind);
    look(scene, kind);
  };
  return (
    <section
      class={`cx-part cx-hand always-dark ${places.isNarrow ? "cx-in-sheet" : ""}`}
      style={places.isNarrow ? undefined : boxed(places.hand)}
      aria-label={label(scene, "hand")}
    >
      <Fan
        scene={scene}
        groups={groups}
        picked={picked}
        point={point}
        pick={(kind) => setTaken({ kind, number })}
      />
      {groups.length === 0 && <p class="cx-no-cards">{label(scene, "no-cards")}</p>}
      {shown >= 0 && <Detail scene={scene} kind={shown} />}
    </section>
  );
}

/** Point at a card: what it would do, if it does one thing. */
function look(scene: Scene, kind: number): void {
  const answers = kind < 0 ? [] : answersAt(scene, cardId(scene, kind));
  scene.props.preview(answers.length === 1 ? answers[0]!.choices : null);
}

interface FanProps {
  scene: Scene;
  groups: readonly Group[];
  picked: number;
  point(kind: number): void;
  pick(kind: number): void;
}

/** How far the row behind stands out. */
const BEHIND = 50;

function Fan({ scene, groups, ...rest }: FanProps) {
  const { places } = scene;
  const scale = places.card;
  const room = places.isNarrow ? places.hand.width : places.hand.width - DETAIL;
  const spots = fanOf(groups, room, CARD.width * scale, places.isNarrow);
  const height = CARD.height * scale + 10 + (spots[0]?.isBehind ? BEHIND : 0);
  return (
    <ul class="cx-fan" style={{ height: `${height}px`, width: `${room}px` }}>
      {spots.map((spot) => (
        <Card key={keyOf(spot)} {...{ scene, spot, scale }} {...rest} />
      ))}
    </ul>
  );
}

function keyOf({ held }: Spot): string {
  return `${held.isHoarded ? "hoard " : ""}${held.kind} ${held.copy}`;
}

interface CardProps extends Omit<FanProps, "groups"> {
  spot: Spot;
  scale: number;
}

function Card({ scene, spot, scale, picked, point, pick }: CardProps) {
  const { held, left, seen, isBehind, isFirst } = spot;
  const id = cardId(scene, held.kind);
  const isPlayable = isLit(scene, id);
  const isAsked = scene.answers.all.length > 0;
  const kinds = [
    "cx-card",
    isPlayable && "cx-choosable cx-raised",
    isAsked && !isPlayable && "cx-veiled",
    picked === held.kind && "cx-picked",
    held.isHoarded && "cx-hoarded",
  ];
  const choose = (byTouch: boolean) => {
    const { latest } = scene;
    pick(held.kind);
    if (byTouch) return point(held.kind);
    if (answersAt(latest(), id).length < 2) press(latest(), id);
  };
  return (
    <li class="cx-slot" style={{ left: `${left}px`, bottom: isBehind ? `${CARD.height * scale}px` : 0 }}>
      <button
        type="button"
        class={kinds.filter(Boolean).join(" ")}
        style={{ width: `${seen}px`, height: isBehind ? `${BEHIND}px` : "auto" }}
        data-piece={id}
        aria-label={heldText(scene, held)}
        onPointerEnter={(event) => event.pointerType !== "touch" && point(held.kind)}
        onPointerLeave={(event) => event.pointerType !== "touch" && point(-1)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && point(held.kind)}
        onClick={(event) => choose(isTouch(event))}
      >
        <CardFace scene={scene} kind={held.kind} scale={scale} />
      </button>
      {isFirst && held.isHoarded && (
        <span class="cx-hoard-label" aria-hidden="true">
          {label(scene, "hoard")}
        </span>
      )}
    </li>
  );
}

/** The same card, with the word that it lies in the hoard. */
function heldText(scene: Scene, { kind, isHoarded }: Held): string {
  const text = cardText(scene, kind);
  return isHoarded ? `${label(scene, "hoard")}. ${text}` : text;
}

/** A card for those who hear the page: what pressing it does, its name, what it says. */
function cardText(scene: Scene, kind: number): string {
  const key = scene.components.cards[kind]!.key;
  const answers = answersAt(scene, cardId(scene, kind)).map(({ text }) => text);
  return [...answers, said(scene, `card.${key}.name`), said(scene, `card.${key}.line`)]
    .filter(Boolean)
    .join(". ");
}
