// Which screen is shown, by the address.

import { computed, signal } from "@preact/signals";

export type Route =
  | { screen: "home" }
  | { screen: "new"; title: string }
  | { screen: "table"; match: string; key: string }
  | { screen: "replay"; match: string; at: number | null; seat: number | null }
  | { screen: "rules"; title: string; clause: string }
  | { screen: "gallery"; title: string; chosen: string }
  | { screen: "games" }
  | { screen: "watch" }
  | { screen: "settings" }
  | { screen: "me"; key: string }
  | { screen: "lost" };

const address = signal(location.href);

export const route = computed<Route>(() => parse(address.value));

/** What an address asks for; anything unknown is a lost way. */
export function parse(href: string): Route {
  const url = new URL(href);
  const [first = "", second = "", ...more] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (more.length > 0) return { screen: "lost" };
  if (second) return parseDeep(first, second, url, fragment);
  switch (first) {
    case "":
      return { screen: "home" };
    case "games":
    case "watch":
    case "settings":
      return { screen: first };
    case "me":
      return { screen: "me", key: fragment };
    default:
      return { screen: "lost" };
  }
}

function parseDeep(first: string, second: string, url: URL, fragment: string): Route {
  switch (first) {
    case "new":
      return { screen: "new", title: second };
    case "t":
      return { screen: "table", match: second, key: fragment };
    case "replay":
      return { screen: "replay", match: second, at: number(url, "at"), seat: number(url, "seat") };
    case "rules":
      return { screen: "rules", title: second, clause: fragment };
    case "powers":
      return { screen: "gallery", title: second, chosen: fragment };
    default:
      return { screen: "lost" };
  }
}

function number(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Change the address without a step in the history, such as for a moment of a replay. */
export function rewrite(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

function arrive(): void {
  address.value = location.href;
}

/** Follow the back button, and every plain click on a link to a screen of ours. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (link && isOurs(link, event)) {
      event.preventDefault();
      go(link.href);
    }
  });
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const stays = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const inPage = link.getAttribute("href")?.startsWith("#") ?? true;
  return plain && stays && !inPage && !event.defaultPrevented && !link.pathname.startsWith("/api/");
}

/** The address of a table, with the key that opens a private one. */
export function tablePath(match: string, key: string): string {
  return key ? `/t/${match}#${encodeURIComponent(key)}` : `/t/${match}`;
}
