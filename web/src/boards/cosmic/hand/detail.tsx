// What is printed on the card that is pointed at, what it answers, and arming it for the next chance.

import type { Answer } from "../../every-answer";
import { cardId } from "../ids";
import { answersAt, label, refusalsAt, type Scene, said } from "../scene";
import { reckoningOf } from "../strip/reckoning";

interface Props {
  scene: Scene;
  kind: number;
}

export function Detail({ scene, kind }: Props) {
  const { props, components } = scene;
  const card = components.cards[kind];
  if (!card) return null;
  const id = cardId(scene, kind);
  const answers = answersAt(scene, id);
  const line = said(scene, `card.${card.key}.line`);
  return (
    <div class="cx-detail" role="status">
      <b>{said(scene, `card.${card.key}.name`)}</b>
      {line && answers.length === 0 && <p>{line}</p>}
      <Prospect scene={scene} kind={kind} />
      <div class="cx-ways">
        {answers.map((answer) => (
          <Way key={answer.choices.join()} scene={scene} answer={answer} />
        ))}
        {props.desk && <Arming scene={scene} id={id} />}
      </div>
    </div>
  );
}

function Way({ scene, answer }: { scene: Scene; answer: Answer }) {
  return (
    <button
      type="button"
      class="button main small"
      onPointerEnter={() => scene.props.preview(answer.choices)}
      onPointerLeave={() => scene.props.preview(null)}
      onClick={() => scene.latest().props.choose(answer.choices)}
    >
      {answer.text}
    </button>
  );
}

/** What it would make of the totals. */
function Prospect({ scene, kind }: Props) {
  const [, least, most] = reckoningOf(scene.view)?.prospects.find(([held]) => held === kind) ?? [];
  if (least === undefined || most === undefined) return null;
  return <p class="cx-prospect">{label(scene, "would-make", least === most ? least : `${least}–${most}`)}</p>;
}

/** What can't be played yet waits for its chance; what a clause forbids is explained. */
function Arming({ scene, id }: { scene: Scene; id: string }) {
  const { props } = scene;
  if (props.question?.decision !== "respond") return null;
  const armed = new Set(props.desk?.orders.map(([, order]) => order.choice));
  return (
    <>
      {refusalsAt(scene, id).map(({ choice, text, clause }) => (
        <span key={choice} class="cx-arm">
          <button
            type="button"
            class="button small"
            disabled={armed.has(choice)}
            onClick={() => props.desk?.arm(choice, text)}
          >
            {label(scene, armed.has(choice) ? "armed" : "arm")} {text}
          </button>
          <button type="button" class="button quiet small" onClick={() => props.explain(clause)}>
            {label(scene, "why-not")}
          </button>
        </span>
      ))}
    </>
  );
}
