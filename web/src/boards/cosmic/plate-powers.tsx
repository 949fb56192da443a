// On a plate: the powers of a player with what lies on them, and what the viewer knows of the hand.

import { Emblem } from "./emblems";
import { shownPower } from "./emblems/power-dialog";
import { powerId } from "./ids";
import { pressProps } from "./piece";
import { type CosmicProps, hasSeat, label, playerOf, powersOf, type Scene, said } from "./scene";

interface SeatProps extends CosmicProps {
  seat: number;
}

export function PowerRows({ scene, seat }: SeatProps) {
  const powers = powersOf(scene.view, seat);
  const hidden = scene.view.hidden[seat] ?? 0;
  return (
    <div class={powers.length + hidden > 1 ? "cx-powers several" : "cx-powers"}>
      {powers.map((power) => (
        <PowerRow key={power} {...{ scene, seat, power }} />
      ))}
      {Array.from({ length: hidden }, (_, number) => (
        <p key={`hidden-${number}`} class="cx-power secret">
          <span class="cx-veil" aria-hidden="true">
            ?
          </span>
          <span>{label(scene, "secret-power")}</span>
        </p>
      ))}
    </div>
  );
}

function PowerRow({ scene, power, seat }: SeatProps & { power: number }) {
  const { view, components } = scene;
  const { key } = components.powers[power]!;
  const isOut = Boolean(view.out[power]) || !hasSeat(view.users[power] ?? 0, seat);
  const marks = marksOn(scene, power);
  const lit = pressProps(scene, powerId(scene, power));
  const [name, line] = [said(scene, `power.${key}.name`), said(scene, `power.${key}.line`)];
  const kinds = ["cx-power", isOut && "out", view.invoked[power] && "acts", lit && "cx-choosable"];
  return (
    <div class={kinds.filter(Boolean).join(" ")} data-piece={powerId(scene, power)} title={line}>
      <p>
        <b>{name}</b>
        {isOut && <i class="loss">{label(scene, "out-of-use")}</i>}
        {marks.map((mark) => (
          <i key={mark} class="cx-mark">
            {mark}
          </i>
        ))}
        <span class="cx-line">{line}</span>
      </p>
      {lit && <button type="button" class="cx-plate-press" {...lit} />}
      <button type="button" class="cx-power-card" aria-label={name} onClick={() => (shownPower.value = key)}>
        <Emblem
          power={key}
          size={32}
          state={isOut ? "out" : view.invoked[power] ? "acts" : undefined}
          pulsar={Boolean(view.pro[power] || view.con[power])}
        />
      </button>
    </div>
  );
}

/** What Pulsars and flares have made of a power, with whose they were. */
function marksOn(scene: Scene, power: number): string[] {
  const { view } = scene;
  const by = (key: string, mask: number) => {
    const names = scene.props.players.filter(({ seat }) => hasSeat(mask, seat)).map(({ seat }) => seat);
    return [label(scene, key), ...names.map((seat) => playerOf(scene, seat).name)].join(" ");
  };
  return [
    view.pro[power] ? label(scene, "mark-pro") : "",
    view.con[power] ? by("mark-con", view.con[power]!) : "",
    view.supers[power] ? label(scene, "mark-super") : "",
    view.wilds[power] ? by("mark-wild", view.wilds[power]!) : "",
    view.shielded[power] ? label(scene, "mark-shielded") : "",
    view.retained[power] ? label(scene, "mark-retained") : "",
  ].filter(Boolean);
}

/** Cards that the viewer knows to be in a hand. */
export function Known({ scene, seat }: SeatProps) {
  const { view, components } = scene;
  if (seat === view.flow.seat) return null;
  const kinds = components.cards.length;
  const known = components.cards.flatMap(({ key }, kind) => {
    const count = view.known[seat * kinds + kind] ?? 0;
    return count > 0 ? [`${said(scene, `card.${key}.name`)}${count > 1 ? ` ×${count}` : ""}`] : [];
  });
  if (known.length === 0) return null;
  const told = label(scene, "you-know", known.join(", "));
  return (
    <p class="cx-plate-known" title={told}>
      {told}
    </p>
  );
}
