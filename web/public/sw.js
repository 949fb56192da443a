// Keeps the shell for the next visit: files with a hash in their name as they are, the page itself as it was last.
// Nothing of the API is ever kept: a position must not be older than the table.
const SHELL = "orrery-shell-1";

addEventListener("install", (event) => event.waitUntil(skipWaiting()));

addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  ),
);

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

// A table waits for somebody who is away.
addEventListener("push", (event) => event.waitUntil(show(event.data)));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

function show(data) {
  const { heading, text, path, tag } = data.json();
  return registration.showNotification(heading, {
    body: text,
    tag,
    renotify: true,
    data: path,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  });
}

/** Bring the table to the front: the page that shows it, or else a new one. */
async function open(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) {
      await cache.put("/", response.clone());
      void prune(cache, await response.clone().text());
    }
    return response;
  } catch (error) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** Forget everything once the page names another main script: the client was built anew. */
async function prune(cache, html) {
  const main = /\/assets\/main-[\w-]+\.js/.exec(html)?.[0];
  const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const older = paths.some((path) => path.startsWith("/assets/main-") && path !== main);
  if (main && older)
    await Promise.all(paths.filter((path) => path !== "/").map((path) => cache.delete(path)));
}
