// The phase bar: the ten phases of a challenge, with the powers in play that could act in each.

import { MarkIcon, markOf } from "../../parts/marks";
import { Emblem } from "./emblems";
import { powerId } from "./ids";
import { type CosmicProps, hasSeat, label, playerOf, type Scene, said } from "./scene";

const PHASES = Array.from({ length: 10 }, (_, number) => number + 1);
/** Stands for every phase in `components.powers`. */
const ANY = -1;
/** More powers than this are only counted. */
const MOST = 4;

export function PhaseBar({ scene }: CosmicProps) {
  return (
    <ol class="cx-phases" aria-label={label(scene, "phases")}>
      {PHASES.map((phase) => (
        <PhaseCell key={phase} scene={scene} phase={phase} />
      ))}
    </ol>
  );
}

function PhaseCell({ scene, phase }: CosmicProps & { phase: number }) {
  const isNow = scene.view.phase === phase;
  const powers = actingIn(scene, phase);
  const name = label(scene, `phase-${phase}`);
  return (
    <li
      class={isNow ? "cx-phase now" : "cx-phase"}
      aria-current={isNow ? "step" : undefined}
      data-phase={phase}
      title={[`${phase} ${name}`, ...powers.map((power) => toldOf(scene, power))].join("\n")}
    >
      <span class="cx-phase-name">
        <b>{phase}</b> <span>{name}</span>
      </span>
      <span class="cx-phase-powers">
        {powers.slice(0, MOST).map((power) => (
          <PhasePower key={power} {...{ scene, power }} isAlone={powers.length <= 2} />
        ))}
        {powers.length > MOST && <i>+{powers.length - MOST}</i>}
      </span>
    </li>
  );
}

function PhasePower({ scene, power, isAlone }: CosmicProps & { power: number; isAlone: boolean }) {
  const { view, components } = scene;
  const user = userOf(scene, power);
  return (
    <span class="cx-phase-power" data-piece={`phase-${powerId(scene, power)}`}>
      <span class="hidden">{toldOf(scene, power)}</span>
      <Emblem
        power={components.powers[power]!.key}
        size={24}
        state={view.out[power] ? "out" : view.invoked[power] ? "acts" : undefined}
        pulsar={Boolean(view.pro[power] || view.con[power])}
      />
      {isAlone && user >= 0 && <MarkIcon mark={markOf(user)} size={18} />}
    </span>
  );
}

/** Powers in play that may or must be used in a phase; those made for any moment show in the present one. */
function actingIn({ view, components }: Scene, phase: number): number[] {
  return components.powers.flatMap(({ phases }, power) => {
    const isHere = phases.includes(phase) || (phases.includes(ANY) && view.phase === phase);
    return isHere && view.users[power] ? [power] : [];
  });
}

/** Whose power it is; one without an owner has somebody who may use it. */
function userOf({ view }: Scene, power: number): number {
  const owner = view.owner[power] ?? -1;
  if (owner >= 0) return owner;
  return (
    Array.from({ length: view.flow.seats }, (_, seat) => seat).find((seat) =>
      hasSeat(view.users[power] ?? 0, seat),
    ) ?? -1
  );
}

function toldOf(scene: Scene, power: number): string {
  const name = said(scene, `power.${scene.components.powers[power]!.key}.name`);
  const user = userOf(scene, power);
  const out = scene.view.out[power] ? `, ${label(scene, "out-of-use")}` : "";
  return user < 0 ? name : `${name} (${playerOf(scene, user).name}${out})`;
}
