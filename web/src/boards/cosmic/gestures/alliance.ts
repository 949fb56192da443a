// Joining a side together with the tokens for it, by the plans of the server.

import type { Answer } from "../../every-answer";
import type { Scene } from "../scene";
import { pick, pickedFor } from "./picked";

/** The plans that join a side, from the fewest tokens to the most; none if something may come in between. */
export function allianceOf({ answers }: Pick<Scene, "answers">, side: string): readonly Answer[] {
  return (answers.open.get(side) ?? []).filter(({ key, isPlan }) => isPlan && key === "ally");
}

export function tokensOfAlly({ facts }: Answer): number {
  return facts[1] ?? 0;
}

/** What joins the picked side with the picked number, else with the fewest. */
export function joining(scene: Pick<Scene, "props" | "answers">, side: string): Answer | undefined {
  const plans = allianceOf(scene, side);
  const picked = pickedFor(scene);
  const count = picked.side === side ? picked.count : 0;
  return plans.find((plan) => tokensOfAlly(plan) === count) ?? plans[0];
}

export function pickSide(scene: Pick<Scene, "props" | "answers">, side: string, count?: number): void {
  const [fewest] = allianceOf(scene, side);
  const picked = pickedFor(scene);
  const kept = picked.side === side ? picked.count : 0;
  pick(scene, { side, count: count ?? (kept || (fewest ? tokensOfAlly(fewest) : 0)) });
  scene.props.preview(joining(scene, side)?.choices ?? null);
}
