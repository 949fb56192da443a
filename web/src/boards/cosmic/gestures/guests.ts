// Invitations: players are picked one by one, and the set of them is the answer.

import type { Answer } from "../../every-answer";
import type { Scene } from "../scene";
import { pick, pickedFor } from "./picked";

function isInviting({ props: { question } }: Pick<Scene, "props">): boolean {
  return question?.decision === "invite";
}

/** All who can be invited, by id, in the order of the seats. */
export function possibleGuests(scene: Pick<Scene, "props" | "answers">): string[] {
  if (!isInviting(scene)) return [];
  return [...new Set(scene.answers.all.flatMap(({ pieces }) => pieces))].sort();
}

export function canBeGuest(scene: Pick<Scene, "props" | "answers">, id: string): boolean {
  return isInviting(scene) && possibleGuests(scene).includes(id);
}

/** The answer that invites exactly these. */
export function invitation(scene: Pick<Scene, "answers">, guests: readonly string[]): Answer | undefined {
  return scene.answers.all.find(
    ({ pieces }) => pieces.length === guests.length && pieces.every((id) => guests.includes(id)),
  );
}

export function setGuests(scene: Pick<Scene, "props" | "answers">, guests: readonly string[]): void {
  pick(scene, { guests });
  scene.props.preview(invitation(scene, guests)?.choices ?? null);
}

export function toggleGuest(scene: Pick<Scene, "props" | "answers">, id: string): void {
  const { guests } = pickedFor(scene);
  setGuests(scene, guests.includes(id) ? guests.filter((each) => each !== id) : [...guests, id]);
}
