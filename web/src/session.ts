// Who plays in this browser. A guest is made when one is needed and not before.

import { signal } from "@preact/signals";
import { ApiError, get, patch, post, remove } from "./api";
import { keep, lastName, stored } from "./settings";
import { say } from "./speech";
import type { Me } from "./wire";

/** Nobody yet is `null`; not asked yet is `undefined`. */
export const me = signal<Me | null | undefined>(undefined);

/** The key of the personal link, if this browser was told it: the server does not know it. */
export const linkKey = signal("");

/** Take in who one is, with the key if it was told. */
function become(person: Me | null): void {
  if (person === null) learnKey("");
  else if (person.key) learnKey(person.key);
  else if (!linkKey.value) linkKey.value = stored(LINK, "");
  me.value = person;
}

function learnKey(key: string): void {
  linkKey.value = key;
  keep(LINK, key);
}

const LINK = "link";

/** Find out whether this browser has a session. */
export async function findMe(): Promise<void> {
  try {
    become(await get<Me>("/me"));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    become(null);
  }
}

let making: Promise<Me> | null = null;

/** The person of this browser, made a guest under the last or a random name if there is none. */
export async function ensureMe(name?: string): Promise<Me> {
  if (me.value === undefined) await findMe();
  if (me.value) return me.value;
  making ??= post<Me>("/guests", { name: name || defaultName() }).finally(() => (making = null));
  const made = await making;
  become(made);
  return made;
}

/** The name used before in this browser, or one of a list of stars. */
export function defaultName(): string {
  if (!lastName.value) lastName.value = randomName(Math.random());
  return lastName.value;
}

export function randomName(chance: number): string {
  const names = say("web-guest-names").split(/\s+/);
  return names[Math.floor(chance * names.length)] ?? "";
}

export async function rename(name: string): Promise<void> {
  if (me.value === undefined) await findMe();
  const renamed = me.value ? await patch<Me>("/me", { name }) : await post<Me>("/guests", { name });
  become(renamed);
  lastName.value = renamed.name;
}

/** Become the person of a personal link. */
export async function restore(key: string): Promise<void> {
  const restored = await post<Me>("/guests/restore", { key });
  become(restored);
  lastName.value = restored.name;
}

/** Have another personal link; the old one and all other browsers are out. */
export async function renewLink(): Promise<void> {
  become(await post<Me>("/me/link"));
}

/** Be signed out everywhere. */
export async function endSessions(): Promise<void> {
  await post("/me/sessions/end");
  become(null);
}

/** Be deleted: games stay, the name goes. */
export async function deleteMe(): Promise<void> {
  await post("/me/delete");
  become(null);
  lastName.value = "";
}

export async function forget(): Promise<void> {
  await remove("/me");
  become(null);
}
