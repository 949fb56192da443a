// What several pickers share: a card to choose, and an option that has a name or is put together by hand.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Choice } from "../parts/controls";
import { say } from "../speech";
import type { SettingInfo } from "../wire";

/** Joins the keys of things that were picked one by one. */
export const SEVERAL = "+";

interface CardProps {
  kind: "radio" | "checkbox";
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose(): void;
  children: ComponentChildren;
}

/** A card that is chosen as a whole. */
export function ChoiceCard({ kind, name, isChosen, isDisabled = false, onChoose, children }: CardProps) {
  return (
    <label class={`choice-card${isChosen ? " chosen" : ""}${isDisabled ? " off" : ""}`}>
      <input type={kind} name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      {children}
    </label>
  );
}

interface PicturesProps {
  setting: SettingInfo;
  value: string;
  onChange(value: string): void;
  /** The drawing of one of the values. */
  picture(value: string): ComponentChildren;
}

/** One of the values, each with its picture. */
export function PicturedChoice({ setting, value, onChange, picture }: PicturesProps) {
  return (
    <fieldset class="choice">
      <legend>{setting.name}</legend>
      <p class="about">{setting.about}</p>
      <div class="card-row">
        {setting.values.map((each) => (
          <ChoiceCard
            key={each.value}
            kind="radio"
            name={`setting-${setting.key}`}
            isChosen={each.value === value}
            onChoose={() => onChange(each.value)}
          >
            {picture(each.value)}
            <span>{each.text}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

interface NamedProps {
  setting: SettingInfo;
  value: string;
  onChange(value: string): void;
  /** What to begin with when somebody wants to choose by hand; empty: nothing is chosen yet. */
  first: string;
  /** The things to choose from, drawn while they are wanted. */
  children(
    picked: readonly string[],
    pick: (keys: readonly string[], isWhole: boolean) => void,
  ): ComponentChildren;
}

const BY_HAND = "";

/** One of the named values, or things picked one by one. Until a choice is whole, the default holds. */
export function NamedOr({ setting, value, onChange, first, children }: NamedProps) {
  const isNamed = setting.known.some((each) => each.value === value);
  const [picked, setPicked] = useState<readonly string[] | null>(isNamed ? null : value.split(SEVERAL));
  const pick = (keys: readonly string[], isWhole: boolean) => {
    setPicked(keys);
    onChange(isWhole ? keys.join(SEVERAL) : setting.default);
  };
  const choose = (next: string) => {
    if (next !== BY_HAND) {
      setPicked(null);
      onChange(next);
    } else {
      pick(first ? first.split(SEVERAL) : [], first !== "");
    }
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
        onChange={choose}
      />
      {picked && children(picked, pick)}
    </div>
  );
}
