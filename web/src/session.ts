// Who plays in this browser. A guest is made when one is needed and not before.

import { signal } from "@preact/signals";
import { ApiError, get, patch, post, remove } from "./api";
import { lastName } from "./settings";
import { say } from "./speech";
import type { Me } from "./wire";

/** Nobody yet is `null`; not asked yet is `undefined`. */
export const me = signal<Me | null | undefined>(undefined);

/** Find out whether this browser has a session. */
export async function findMe(): Promise<void> {
  try {
    me.value = await get<Me>("/me");
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    me.value = null;
  }
}

let making: Promise<Me> | null = null;

/** The person of this browser, made a guest under the last or a random name if there is none. */
export async function ensureMe(name?: string): Promise<Me> {
  if (me.value === undefined) await findMe();
  if (me.value) return me.value;
  making ??= post<Me>("/guests", { name: name || defaultName() }).finally(() => (making = null));
  me.value = await making;
  return me.value;
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
  me.value = me.value ? await patch<Me>("/me", { name }) : await post<Me>("/guests", { name });
  lastName.value = me.value.name;
}

/** Become the person of a personal link. */
export async function restore(key: string): Promise<void> {
  me.value = await post<Me>("/guests/restore", { key });
  lastName.value = me.value.name;
}

export async function forget(): Promise<void> {
  await remove("/me");
  me.value = null;
}
