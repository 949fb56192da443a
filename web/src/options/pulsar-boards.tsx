// The technology boards of PULSAR 2849: one of four for each category, each with what can be patented on it.

import type { Components } from "../boards/pulsar/types";
import type { Declarations } from "../wire";
import { ChoiceCard, NamedOr } from "./named";
import type { PickerProps } from "./pickers";

const CATEGORIES = ["I", "II", "III"] as const;
const LETTERS = ["A", "B", "C", "D"] as const;

export function BoardPicker(props: PickerProps) {
  return (
    <NamedOr {...props} first={CATEGORIES.map((category) => LETTERS[0] + category).join("+")}>
      {(picked, pick) =>
        CATEGORIES.map((category, place) => (
          <div key={category} class="card-row">
            {LETTERS.map((letter) => (
              <ChoiceCard
                key={letter}
                kind="radio"
                name={`board-${category}`}
                isChosen={picked[place] === letter + category}
                onChoose={() =>
                  pick(
                    picked.map((board, at) => (at === place ? letter + category : board)),
                    true,
                  )
                }
              >
                <strong>{letter + category}</strong>
                <Patents declarations={props.declarations} board={letter + category} />
              </ChoiceCard>
            ))}
          </div>
        ))
      }
    </NamedOr>
  );
}

/** What can be patented on a board, with the die it takes. */
function Patents({ declarations, board }: { declarations: Declarations; board: string }) {
  const { technologies } = declarations.components as unknown as Components;
  return (
    <ul class="patents">
      {technologies
        .filter((each) => each.key.startsWith(`${board}-`))
        .map((each) => (
          <li key={each.key} class={each.kind} title={declarations.texts[`technology.${each.key}.rule`]}>
            <b class="number">{each.cost}</b> {withoutKey(declarations.texts[`technology.${each.key}.name`])}
          </li>
        ))}
    </ul>
  );
}

/** The name alone: its key stands above the list already. */
function withoutKey(name: string | undefined): string {
  return (name ?? "").replace(/\s*\([^)]*\)$/, "");
}
