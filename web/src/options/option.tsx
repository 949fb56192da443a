// One option of a title as a control: pictures where a title has some, segments for a few values, a list for many.

import { useState } from "preact/hooks";
import { declarations, useLoaded } from "../library";
import { Choice } from "../parts/controls";
import { lang, say } from "../speech";
import type { Declarations, SettingInfo } from "../wire";
import { PICKERS, type TableSoFar } from "./pickers";

interface Props {
  title: string;
  setting: SettingInfo;
  value: string;
  onChange(value: string): void;
  table: TableSoFar;
}

/** So many values still stand side by side. */
const MOST_SEGMENTS = 4;

export function Option(props: Props) {
  const { title, setting } = props;
  if (PICKERS[title]?.[setting.key]) return <Pictured {...props} />;
  if (setting.values.length === 0) return <FreeText {...props} />;
  if (setting.values.length > MOST_SEGMENTS) return <Listed {...props} />;
  return <Segments {...props} />;
}

function Segments({ setting, value, onChange }: Props) {
  return (
    <Choice
      name={`setting-${setting.key}`}
      label={setting.name}
      about={setting.about}
      value={value}
      values={setting.values.map((each) => [each.value, each.text] as const)}
      onChange={onChange}
    />
  );
}

function Listed({ setting, value, onChange }: Props) {
  const id = `setting-${setting.key}`;
  return (
    <div class="choice">
      <label class="as-label" for={id}>
        {setting.name}
      </label>
      <p class="about">{setting.about}</p>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {setting.values.map((each) => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </select>
    </div>
  );
}

const OWN = "";

/** One of the texts that have a name, or any other text. */
function FreeText({ setting, value, onChange }: Props) {
  const isKnown = setting.known.some((each) => each.value === value);
  const [isOwn, setOwn] = useState(!isKnown);
  return (
    <div>
      <Choice
        name={`setting-${setting.key}`}
        label={setting.name}
        about={setting.about}
        value={isOwn ? OWN : value}
        values={[
          ...setting.known.map((each) => [each.value, each.text] as const),
          [OWN, say("web-option-own")] as const,
        ]}
        onChange={(next) => {
          setOwn(next === OWN);
          if (next !== OWN) onChange(next);
        }}
      />
      {isOwn && (
        <input
          class="own-text"
          aria-label={setting.name}
          value={isKnown ? "" : value}
          onInput={(event) => onChange(event.currentTarget.value || setting.default)}
        />
      )}
    </div>
  );
}

/** Pictures are drawn from the declarations; until they are there, and without them, the words have to do. */
function Pictured(props: Props) {
  const { title, setting } = props;
  const known: Declarations | null = useLoaded(
    () => declarations(title, lang.value),
    [title, lang.value],
  ).value;
  const Picker = PICKERS[title]![setting.key]!;
  if (known) return <Picker {...props} declarations={known} />;
  return setting.values.length > 0 ? <Segments {...props} /> : <FreeText {...props} />;
}
