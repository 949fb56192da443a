// The powers of Cosmic Encounter by seat: dealt at random, or one chosen for each place.

import { useState } from "preact/hooks";
import { Emblem } from "../boards/cosmic/emblems";
import type { Components } from "../boards/cosmic/types";
import { Choice } from "../parts/controls";
import { MarkIcon, markOf } from "../parts/marks";
import { say } from "../speech";
import { bannedIn } from "./cosmic-bans";
import type { PickerProps } from "./pickers";

const BY_HAND = "";
const NONE = "";
const NO_BANS = "none";
const SEVERAL = ",";

export function PowerPicker({ setting, value, onChange, declarations, table }: PickerProps) {
  const isNamed = value !== setting.default;
  const [picked, setPicked] = useState<readonly string[] | null>(isNamed ? value.split(SEVERAL) : null);
  const { texts } = declarations;
  const components = allowedIn(
    declarations.components as unknown as Components,
    table.options["banned-powers"],
  );
  const places = placesFor(components, table.seats, table.options);
  const names = picked && Array.from({ length: places }, (_, place) => picked[place] ?? NONE);
  const pick = (next: readonly string[]) => {
    setPicked(next);
    const isWhole = next.length === places && !next.includes(NONE);
    onChange(isWhole ? next.join(SEVERAL) : setting.default);
  };
  return (
    <div class="named-option">
      <Choice
        name={`setting-${setting.key}`}
        label={setting.name}
        about={setting.about}
        value={picked ? BY_HAND : value}
        values={[
          ...setting.known.map((each) => [each.value, each.text] as const),
          [BY_HAND, say("web-option-choose")] as const,
        ]}
        onChange={(next) => {
          if (next === BY_HAND) return pick(Array<string>(places).fill(NONE));
          setPicked(null);
          onChange(next);
        }}
      />
      {names && <Named {...{ components, texts, names, seats: table.seats }} onPick={pick} />}
    </div>
  );
}

/** The components without the powers that the table bans. */
export function allowedIn(components: Components, bans: string | undefined): Components {
  const banned = bannedIn(bans, NO_BANS);
  return { ...components, powers: components.powers.filter(({ key }) => !banned.includes(key)) };
}

/** So many powers are named: as many for each seat as the table plays with. */
export function placesFor(
  { least_powers }: Pick<Components, "least_powers">,
  seats: number,
  options: Readonly<Record<string, string>>,
): number {
  return seats * Math.max(Number(options.powers ?? 1), least_powers[seats] ?? 1);
}

interface NamedProps {
  components: Components;
  texts: Readonly<Record<string, string>>;
  names: readonly string[];
  seats: number;
  onPick(names: readonly string[]): void;
}

function Named({ components, texts, names, seats, onPick }: NamedProps) {
  const left = names.filter((name) => name === NONE).length;
  const put = (place: number, key: string) => onPick(names.map((name, at) => (at === place ? key : name)));
  return (
    <fieldset class="power-seats">
      <legend class="hidden">{texts["label.name-powers"]}</legend>
      {names.map((name, place) => (
        <label key={place} class="power-seat">
          <MarkIcon mark={markOf(place % seats)} size={22} />
          <Emblem power={name} size={34} />
          <select
            value={name}
            aria-label={`${markOf(place % seats).letter}: ${texts[`power.${name}.name`] ?? texts["label.name-open"]}`}
            onChange={(event) => put(place, event.currentTarget.value)}
          >
            <option value={NONE}>{texts["label.name-open"]}</option>
            {components.powers.map(({ key }) => (
              <option key={key} value={key} disabled={key !== name && names.includes(key)}>
                {texts[`power.${key}.name`]}
              </option>
            ))}
          </select>
          <span class="about">{texts[`power.${name}.line`]}</span>
        </label>
      ))}
      <div class="row">
        <button
          type="button"
          class="button small"
          disabled={left === 0}
          onClick={() => onPick(filled(components, names))}
        >
          {texts["label.name-rest"]}
        </button>
        <span class="about" role="status">
          {left > 0 && texts["label.name-left"]?.replace("{n}", `${left}`)}
        </span>
      </div>
    </fieldset>
  );
}

/** The open places with powers that nobody has yet. */
export function filled(
  { powers }: Pick<Components, "powers">,
  names: readonly string[],
  chance: () => number = Math.random,
): string[] {
  const free = powers.map(({ key }) => key).filter((key) => !names.includes(key));
  return names.map((name) => name || (free.splice(Math.floor(chance() * free.length), 1)[0] ?? NONE));
}
