// What lies before a player: dice, tokens, cubes, gyrodynes in hand, headquarters, arrays.

import { useEffect, useState } from "preact/hooks";
import { MarkIcon } from "../../parts/marks";
import { countOf } from "./counts";
import { Headquarters } from "./headquarters";
import { SignIcon } from "./icons";
import { bonusId, dieId, heldId, tokenId } from "./ids";
import { pieceProps } from "./piece";
import { label, playerOf, said, slotInUse, useScene } from "./scene";
import { Die, Gyrodyne } from "./shapes";
import { Arrays } from "./transmitters";

/** The boards of one player: one's own, or those of the seat whose mark in the heading was chosen. */
export function Bridge() {
  const scene = useScene();
  const [chosen, choose] = useState<number | null>(null);
  const seat = chosen ?? scene.seat;
  useEffect(() => choose(null), [scene.props.question?.number, scene.seat]);
  return (
    <section class={seat === scene.seat ? "p-bridge p-panel p-own" : "p-bridge p-panel"}>
      <h3>
        <span class="p-owner">{label(scene, "bridge", playerOf(scene, seat).name)}</span>
        <Seats seat={seat} choose={choose} />
      </h3>
      <Goods seat={seat} />
      {scene.view.seats[seat]!.hq >= 0 && <Headquarters seat={seat} />}
      <Arrays seat={seat} />
    </section>
  );
}

function Seats({ seat, choose }: { seat: number; choose(seat: number | null): void }) {
  const scene = useScene();
  return (
    <span class="p-seat-tabs" role="tablist">
      {scene.props.players.map((player) => (
        <button
          key={player.seat}
          type="button"
          role="tab"
          aria-selected={player.seat === seat}
          aria-label={label(scene, "bridge", player.name)}
          title={label(scene, "bridge", player.name)}
          onClick={() => choose(player.seat === scene.seat ? null : player.seat)}
        >
          <MarkIcon mark={player} size={18} />
        </button>
      ))}
    </span>
  );
}

/** Dice and stores, side by side. */
export function Goods({ seat }: { seat: number }) {
  return (
    <div class="p-goods">
      <HandDice seat={seat} />
      <Stores seat={seat} />
    </div>
  );
}

export function HandDice({ seat }: { seat: number }) {
  const { dice, bonuses } = useScene().view.seats[seat]!;
  return (
    <div class="p-dice">
      {dice.map((value, slot) => (
        <HandDie key={slot} seat={seat} slot={slot} value={value} />
      ))}
      {bonuses.flatMap((count, value) =>
        Array.from({ length: count }, (_, index) => (
          <HeldRed key={`red-${value}-${index}`} seat={seat} value={value} index={index} />
        )),
      )}
    </div>
  );
}

export function Stores({ seat }: { seat: number }) {
  const scene = useScene();
  const now = scene.view.seats[seat]!;
  const then = scene.next.seats[seat]!;
  return (
    <div class="p-stock">
      <Stock sign="cube" name={label(scene, "column-cubes")} now={now.cubes} then={then.cubes} />
      <Token seat={seat} kind={0} now={now.plus_minus} then={then.plus_minus} />
      <Token seat={seat} kind={1} now={now.plus_two} then={then.plus_two} />
      {([1, 2, 3] as const).map((size) => (
        <Held key={size} seat={seat} size={size} />
      ))}
      <Rings seat={seat} />
    </div>
  );
}

function HandDie({ seat, slot, value }: { seat: number; slot: number; value: number }) {
  const scene = useScene();
  const isRed = slot === scene.components.dice.red;
  if (value < 0) return <EmptyPlace slot={slot} coming={scene.next.seats[seat]!.dice[slot]!} />;
  const inUse = seat === scene.seat && slotInUse(scene) === slot;
  const isLeaving = scene.next.seats[seat]!.dice[slot]! < 0;
  const id = dieId(scene, seat, slot);
  const kind = ["p-hand-die", inUse && "p-in-use", isLeaving && "p-leaving"].filter(Boolean).join(" ");
  return (
    <span
      {...pieceProps(scene, id, kind, {
        title: `${label(scene, isRed ? "red-die" : "column-dice")}: ${value}`,
        rule: "",
      })}
    >
      <svg viewBox="-18.5 -18.5 37 37" aria-hidden="true">
        <Die value={value} isRed={isRed} size={36} />
      </svg>
    </span>
  );
}

/** Where a die is missing, with the one that the answer pointed at would bring. */
function EmptyPlace({ slot, coming }: { slot: number; coming: number }) {
  const { dice } = useScene().components;
  if (coming > 0)
    return (
      <span class="p-hand-die p-coming">
        <svg viewBox="-18.5 -18.5 37 37" aria-hidden="true">
          <Die value={coming} isRed={slot === dice.red} size={36} />
        </svg>
      </span>
    );
  return slot < 2 ? <span class="p-hand-die p-empty" /> : null;
}

/** A bonus die that is held; several of one value answer alike. */
function HeldRed({ seat, value, index }: { seat: number; value: number; index: number }) {
  const scene = useScene();
  const isLeaving = scene.next.seats[seat]!.bonuses[value]! <= index;
  const id = bonusId(seat, value);
  const kind = isLeaving ? "p-hand-die p-leaving" : "p-hand-die";
  return (
    <span {...pieceProps(scene, id, kind, { title: `${label(scene, "red-die")}: ${value}`, rule: "" })}>
      <svg viewBox="-18.5 -18.5 37 37" aria-hidden="true">
        <Die value={value} isRed size={36} />
      </svg>
    </span>
  );
}

/** So many of something, and what it would become. */
function Amount({ now, then }: { now: number; then: number }) {
  if (now === then) return <b>{`${now}`}</b>;
  return (
    <b class="p-changing">
      {now}→{then}
    </b>
  );
}

function Stock({ sign, name, now, then }: { sign: string; name: string; now: number; then: number }) {
  return (
    <span class="p-stock-item" title={name}>
      <SignIcon sign={sign} size={20} />
      <Amount now={now} then={then} />
    </span>
  );
}

function Token({ seat, kind, now, then }: { seat: number; kind: number; now: number; then: number }) {
  const scene = useScene();
  const key = kind === 0 ? "plus-minus" : "plus-two";
  const id = tokenId(scene, seat, kind);
  const rule = `${label(scene, "buys")} ${scene.components.tracks.token_dice[kind]!.join(", ")}`;
  return (
    <span
      {...pieceProps(
        scene,
        id,
        "p-stock-item",
        { title: label(scene, `column-${key}`), rule },
        scene.components.tracks.token_dice[kind],
      )}
    >
      <SignIcon sign={key} size={22} />
      <Amount now={now} then={then} />
    </span>
  );
}

function Held({ seat, size }: { seat: number; size: 1 | 2 | 3 }) {
  const scene = useScene();
  const now = scene.view.seats[seat]!.held[size - 1]!;
  const then = scene.next.seats[seat]!.held[size - 1]!;
  if (now === 0 && then === 0) return null;
  const id = heldId(scene, seat, size);
  const title = `${label(scene, "held")}: ${said(scene, `size.${scene.components.gyrodynes.sizes[size]}`)}`;
  return (
    <span {...pieceProps(scene, id, "p-stock-item", { title, rule: "" })}>
      <svg width="22" height="22" viewBox="-12 -12 24 24" aria-hidden="true">
        <Gyrodyne size={size} radius={5 + size * 2} />
      </svg>
      <Amount now={now} then={then} />
    </span>
  );
}

function Rings({ seat }: { seat: number }) {
  const scene = useScene();
  const left = scene.components.map.rings - countOf(scene.view, seat, "claims", scene.components);
  return <Stock sign="ring" name={label(scene, "rings-left")} now={left} then={left} />;
}
