// The plates of the players: bases, planets, cards and powers. They never change places.

import { MarkIcon } from "../../parts/marks";
import { seatId } from "./ids";
import { boxed } from "./layout";
import { pressProps } from "./piece";
import { Known, PowerRows } from "./plate-powers";
import { type CosmicProps, label, playerOf, type Scene, seatsFrom } from "./scene";
import { CardSign, Flags, HomeSign, LucreSign, WarpSign } from "./signs";
import { TimeLeft } from "./time";

/** Round the table from the viewer's left; the viewer's own is last, beside the hand. */
export function Plates({ scene }: CosmicProps) {
  const seats = seatsFrom(scene.view, (scene.seat + 1) % scene.view.flow.seats);
  return (
    <ul class="cx-part cx-plates" style={boxed(scene.places.plates)} aria-label={label(scene, "plates")}>
      {seats.map((seat) => (
        <Plate key={seat} scene={scene} seat={seat} />
      ))}
    </ul>
  );
}

interface SeatProps extends CosmicProps {
  seat: number;
}

export function Plate({ scene, seat }: SeatProps) {
  const player = playerOf(scene, seat);
  const flags = [
    player.isAsked && (player.mayRespond ? "may" : "asked"),
    player.isMe && "own",
    !player.present && "away",
  ];
  const lit = pressProps(scene, seatId(seat));
  return (
    <li
      class={["cx-plate", lit && "cx-choosable", ...flags].filter(Boolean).join(" ")}
      style={{ "--seat": player.colour }}
      data-piece={seatId(seat)}
    >
      <p class="cx-plate-head">
        <MarkIcon mark={player} size={20} />
        <b title={player.name}>{player.name}</b>
        <Role scene={scene} seat={seat} />
      </p>
      <Bases scene={scene} seat={seat} />
      <Counts scene={scene} seat={seat} />
      <PowerRows scene={scene} seat={seat} />
      <Known scene={scene} seat={seat} />
      {lit && <button type="button" class="cx-plate-press" {...lit} />}
    </li>
  );
}

/** What part a player has in the challenge. */
export function roleOf({ view }: Pick<Scene, "view">, seat: number): string {
  if (seat === view.offence) return "role-offence";
  if (seat === view.defence) return "role-defence";
  const ally = ["role-offence-ally", "role-defence-ally"][view.side[seat] ?? 2];
  return ally ?? "";
}

export function Role({ scene, seat }: SeatProps) {
  const role = roleOf(scene, seat);
  return role ? <span class={`cx-role ${role}`}>{label(scene, role)}</span> : null;
}

/** Foreign bases as flags; before a preview with those it would bring. */
export function Bases({ scene, seat }: SeatProps) {
  const { view, next } = scene;
  const has = view.external[seat] ?? 0;
  const then = next.external[seat] ?? has;
  const told = label(scene, "bases-of", then, view.goal);
  return (
    <p class="cx-bases">
      <Flags count={has} then={then} goal={view.goal} />
      <span class={then >= view.goal - 1 ? "number near" : "number"} data-figure="bases">
        {told}
      </span>
    </p>
  );
}

/** Home bases, cards, tokens in the Warp, and Lucre where there is any. */
function Counts({ scene, seat }: SeatProps) {
  const { view, next } = scene;
  const all = [
    { key: "homes-about", Sign: HomeSign, row: "homes" },
    { key: "cards-about", Sign: CardSign, row: "sizes" },
    { key: "warp-about", Sign: WarpSign, row: "warp" },
    { key: "lucre-about", Sign: LucreSign, row: "lucre" },
  ] as const;
  const counts = all.filter(({ row }) => view[row]?.length);
  return (
    <p class="cx-counts">
      {counts.map(({ key, Sign, row }) => {
        const [now, then] = [view[row][seat] ?? 0, next[row]?.[seat] ?? 0];
        const tone = then === now ? "" : then > now === (row !== "warp") ? " gain" : " loss";
        return (
          <span key={key} class={`number${tone}`} title={label(scene, key, then)}>
            <Sign />
            <span class="hidden">{label(scene, key, then)}</span>
            <span aria-hidden="true">{then}</span>
          </span>
        );
      })}
      {view.keeper === seat && <HoardCount scene={scene} />}
      <TimeLeft scene={scene} seat={seat} />
    </p>
  );
}

/** The cards of a hoard, beside those of the hand. */
function HoardCount({ scene }: CosmicProps) {
  const told = label(scene, "hoard-about", scene.view.hoard_size);
  return (
    <span class="number" title={told} data-figure="hoard">
      <CardSign />
      <span class="hidden">{told}</span>
      <span aria-hidden="true">+{scene.view.hoard_size}</span>
    </span>
  );
}
