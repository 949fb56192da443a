// The goals of PULSAR 2849: three of six tiles, each with one of its faces up.

import type { Components, Goal } from "../boards/pulsar/types";
import { say } from "../speech";
import type { Declarations } from "../wire";
import { ChoiceCard, NamedOr } from "./named";
import type { PickerProps } from "./pickers";

const IN_PLAY = 3;

export function GoalPicker(props: PickerProps) {
  const { goals } = props.declarations.components as unknown as Components;
  return (
    <NamedOr {...props} first="">
      {(picked, pick) => (
        <>
          <p class="about" role="status">
            {say("web-goals-left", { count: IN_PLAY - picked.length })}
          </p>
          <div class="card-row">
            {goals.map((goal) => (
              <ChoiceCard
                key={goal.key}
                kind="checkbox"
                name="goals"
                isChosen={picked.includes(goal.key)}
                isDisabled={!canToggle(picked, goal.key)}
                onChoose={() => {
                  const next = toggled(picked, goal.key);
                  pick(next, next.length === IN_PLAY);
                }}
              >
                <GoalFace declarations={props.declarations} goal={goal} />
              </ChoiceCard>
            ))}
          </div>
        </>
      )}
    </NamedOr>
  );
}

function GoalFace({ declarations, goal }: { declarations: Declarations; goal: Goal }) {
  return (
    <>
      <span class="goal-points number">{goal.points}</span>
      <strong>{declarations.texts[`goal.${goal.key}.name`]}</strong>
      <span class="about">{declarations.texts[`goal.${goal.key}.what`]}</span>
    </>
  );
}

/** The tile of a face; its two faces can't both be up. */
function tileOf(key: string): string {
  return key.split("-")[0]!;
}

/** Take a face away, or turn up its tile with this face. */
export function toggled(picked: readonly string[], key: string): readonly string[] {
  if (picked.includes(key)) return picked.filter((each) => each !== key);
  return [...picked.filter((each) => tileOf(each) !== tileOf(key)), key];
}

export function canToggle(picked: readonly string[], key: string): boolean {
  return picked.length < IN_PLAY || toggled(picked, key).length <= IN_PLAY;
}
