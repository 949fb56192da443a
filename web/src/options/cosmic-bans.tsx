// The powers of Cosmic Encounter that a table plays without: none, or those that are ticked.

import { useState } from "preact/hooks";
import { Emblem } from "../boards/cosmic/emblems";
import type { Components } from "../boards/cosmic/types";
import { Choice } from "../parts/controls";
import { say } from "../speech";
import type { PickerProps } from "./pickers";

const BY_HAND = "";
const SEVERAL = ",";

export function BanPicker({ setting, value, onChange, declarations }: PickerProps) {
  const banned = bannedIn(value, setting.default);
  const [isOpen, setOpen] = useState(banned.length > 0);
  const components = declarations.components as unknown as Components;
  const keys = components.powers.map(({ key }) => key);
  return (
    <div class="named-option">
      <Choice
        name={`setting-${setting.key}`}
        label={setting.name}
        about={setting.about}
        value={isOpen ? BY_HAND : setting.default}
        values={[
          ...setting.known.map((each) => [each.value, each.text] as const),
          [BY_HAND, say("web-option-choose")] as const,
        ]}
        onChange={(next) => {
          setOpen(next === BY_HAND);
          if (next !== BY_HAND) onChange(next);
        }}
      />
      {isOpen && (
        <Bans
          {...{ keys, banned }}
          texts={declarations.texts}
          onToggle={(key) => onChange(toggled(keys, banned, key).join(SEVERAL) || setting.default)}
        />
      )}
    </div>
  );
}

/** The powers that an option bans. */
export function bannedIn(value: string | undefined, none: string): string[] {
  return value === undefined || value === none ? [] : value.split(SEVERAL);
}

/** The bans with one more or one less, in the order of the powers. */
export function toggled(keys: readonly string[], banned: readonly string[], key: string): string[] {
  return keys.filter((each) => banned.includes(each) !== (each === key));
}

interface BansProps {
  keys: readonly string[];
  banned: readonly string[];
  texts: Readonly<Record<string, string>>;
  onToggle(key: string): void;
}

function Bans({ keys, banned, texts, onToggle }: BansProps) {
  return (
    <fieldset class="power-bans">
      <legend class="about" role="status">
        {texts["label.ban-count"]?.replace("{n}", `${banned.length}`)}
      </legend>
      {keys.map((key) => (
        <label key={key} class={banned.includes(key) ? "power-ban chosen" : "power-ban"}>
          <input type="checkbox" checked={banned.includes(key)} onChange={() => onToggle(key)} />
          <Emblem power={key} size={26} />
          <span>{texts[`power.${key}.name`]}</span>
        </label>
      ))}
    </fieldset>
  );
}
