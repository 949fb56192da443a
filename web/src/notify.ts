// Telling somebody who looks elsewhere, or is away, that it is their turn.

import { effect } from "@preact/signals";
import { get, post } from "./api";
import { me } from "./session";
import { notify } from "./settings";
import { playSound } from "./sound/sound";
import { type Lang, lang } from "./speech";
import type { PushForm, PushOffer } from "./wire";

/** How far notifications reach: not at all, while the page is open, or also when it is closed. */
export type Reach = "none" | "page" | "push";

/** Say that the game waits, by sound and by the browser, as far as that was allowed. */
export function callBack(heading: string, text: string): void {
  playSound("turn");
  if (!document.hidden || !notify.value || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const shown = new Notification(heading, { body: text, icon: "/icon-192.png", tag: "orrery-turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** What this browser can do on this page; pages that don't come by https get no push. */
export function reach(): Reach {
  if (!("Notification" in window)) return "none";
  return "serviceWorker" in navigator && "PushManager" in window ? "push" : "page";
}

/** Ask for the permission, and subscribe where that is possible; whether notifications are on now. */
export async function switchOn(): Promise<boolean> {
  notify.value = reach() !== "none" && (await Notification.requestPermission()) === "granted";
  return notify.value;
}

export async function switchOff(): Promise<void> {
  notify.value = false;
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  if (me.value) await post("/push/end", { endpoint: subscription.endpoint });
}

/** Keep the server's knowledge of this browser up to date: whose it is, and in which language it is called. */
export function startNotify(): void {
  effect(() => {
    if (notify.value && me.value) void subscribe(lang.value).catch(complain);
  });
}

/** Subscribe anew where the server has got another key since. */
export async function subscribe(language: Lang): Promise<void> {
  const manager = (await worker())?.pushManager;
  if (!manager || Notification.permission !== "granted") return;
  const key = bytesOf((await get<PushOffer>("/push")).key);
  let subscription = await manager.getSubscription();
  if (subscription && !isSame(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await post("/push", formOf(subscription, language));
}

function formOf(subscription: PushSubscription, language: Lang): PushForm {
  const keys = subscription.toJSON().keys ?? {};
  return {
    endpoint: subscription.endpoint,
    p256dh: keys.p256dh ?? "",
    auth: keys.auth ?? "",
    language,
  };
}

/** The service worker, once it runs; a page that was never served by one gets none. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (reach() !== "push" || !(await navigator.serviceWorker.getRegistration())) return undefined;
  return navigator.serviceWorker.ready;
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, place) => byte === key[place]);
}

/** The table works without: notifications of an open page are left. */
function complain(error: unknown): void {
  console.warn("This browser could not be subscribed to notifications.", error);
}
