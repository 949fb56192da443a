// What a bot likes more than it is worth, where a title has personalities.

import { say } from "../speech";
import type { PersonalityInfo } from "../wire";

interface Props {
  personalities: readonly PersonalityInfo[];
  /** The key of a personality, empty for none. */
  chosen: string;
  onChoose(key: string): void;
}

export function PersonalityChoice({ personalities, chosen, onChoose }: Props) {
  if (personalities.length === 0) return null;
  return (
    <select
      class="personality"
      aria-label={say("web-personality")}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{say("web-personality-none")}</option>
      {personalities.map(({ key, name, about }) => (
        <option key={key} value={key} title={about}>
          {name}
        </option>
      ))}
    </select>
  );
}
