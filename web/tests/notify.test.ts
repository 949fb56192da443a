import { beforeEach, expect, test, vi } from "vitest";
import source from "../public/sw.js?raw";
import { bytesOf, reach, startNotify, subscribe, switchOff, switchOn } from "../src/notify";
import { me } from "../src/session";
import { notify } from "../src/settings";
import { lang } from "../src/speech";

const KEY = "BAAA-_8";
const ENDPOINT = "https://push.example.org/send/one";

/** What the page asks the server for, and a browser that can be called. */
class Browser {
  readonly calls: [string, string, unknown][] = [];
  permission = "granted";
  subscription: ReturnType<Browser["made"]> | null = null;

  made(key: Uint8Array) {
    return {
      endpoint: ENDPOINT,
      options: { applicationServerKey: key.slice().buffer },
      toJSON: () => ({ keys: { p256dh: "point", auth: "secret" } }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    };
  }

  readonly manager = {
    getSubscription: async () => this.subscription,
    subscribe: async (wish: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }) => {
      expect(wish.userVisibleOnly).toBe(true);
      this.subscription = this.made(wish.applicationServerKey);
      return this.subscription;
    },
  };

  fetch = async (path: string, wish: RequestInit) => {
    this.calls.push([wish.method ?? "", path, wish.body ? JSON.parse(String(wish.body)) : null]);
    return path.endsWith("/push") && wish.method === "GET"
      ? Response.json({ key: KEY })
      : new Response("", { status: 200 });
  };

  posted = (path: string) =>
    this.calls.filter(([method, at]) => method === "POST" && at === `/api/v1${path}`).map((call) => call[2]);
}

let browser: Browser;

beforeEach(() => {
  browser = new Browser();
  const registration = { pushManager: browser.manager };
  vi.stubGlobal("fetch", browser.fetch);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => browser.permission,
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  notify.value = false;
  me.value = null;
  lang.value = "en";
});

test("a browser subscribes with the key of the server, and says in which language to call", async () => {
  await subscribe("ru");

  expect(new Uint8Array(browser.subscription?.options.applicationServerKey ?? [])).toEqual(bytesOf(KEY));
  expect(browser.posted("/push")).toEqual([
    { endpoint: ENDPOINT, p256dh: "point", auth: "secret", language: "ru" },
  ]);
});

test("a subscription with an older key is replaced", async () => {
  browser.subscription = browser.made(new Uint8Array([4, 1, 2]));

  await subscribe("en");

  expect(new Uint8Array(browser.subscription?.options.applicationServerKey ?? [])).toEqual(bytesOf(KEY));
});

test("nothing is subscribed without the permission", async () => {
  browser.permission = "denied";

  expect(await switchOn()).toBe(false);
  await subscribe("en");

  expect(browser.subscription).toBeNull();
  expect(browser.calls).toEqual([]);
});

test("the server hears of every change of person or language while it is on", async () => {
  startNotify();
  expect(browser.calls).toEqual([]);
  me.value = { name: "Ann", key: "k" };
  await switchOn();
  await vi.waitFor(() => expect(browser.posted("/push")).toHaveLength(1));

  lang.value = "ru";

  await vi.waitFor(() => expect(browser.posted("/push")).toHaveLength(2));
  expect(browser.posted("/push")[1]).toMatchObject({ language: "ru" });
});

test("who switches it off is called no more", async () => {
  me.value = { name: "Ann", key: "k" };
  await subscribe("en");

  await switchOff();

  expect(browser.subscription).toBeNull();
  expect(browser.posted("/push/end")).toEqual([{ endpoint: ENDPOINT }]);
});

test("a page that did not come by https reaches people only while it is open", () => {
  expect(reach()).toBe("push");
  Reflect.deleteProperty(window, "PushManager");
  expect(reach()).toBe("page");
});

/** The service worker as the browser runs it, with the pages that are open. */
function worker(urls: string[]) {
  const heard: Record<string, (event: unknown) => void> = {};
  const shown: [string, { data: string; body: string; tag: string }][] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const scope = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => {
      heard[kind] = listener;
    },
    registration: { showNotification: async (...facts: (typeof shown)[number]) => void shown.push(facts) },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (path: string) => void opened.push(path),
    },
  };
  new Function(...Object.keys(scope), source)(...Object.values(scope));
  const tell = async (kind: string, facts: object) => {
    let work: Promise<unknown> = Promise.resolve();
    heard[kind]?.({ ...facts, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { tell, shown, focused, opened };
}

const MESSAGE = {
  heading: "Your turn at PULSAR 2849",
  text: "Ann, the table is waiting for you.",
  path: "/t/abcabcabcabc",
  tag: "turn-abcabcabcabc",
};

test("the service worker shows what it is sent", async () => {
  const { tell, shown } = worker([]);

  await tell("push", { data: { json: () => MESSAGE } });

  const { heading, text, path, tag } = MESSAGE;
  expect(shown).toEqual([[heading, expect.objectContaining({ body: text, data: path, tag })]]);
});

test("a click brings the table to the front, or opens it", async () => {
  const there = "https://orrery.test/t/abcabcabcabc#key";
  const open = worker(["https://orrery.test/", there]);
  const closed = worker(["https://orrery.test/"]);
  const click = { notification: { data: MESSAGE.path, close: vi.fn() } };

  await open.tell("notificationclick", click);
  await closed.tell("notificationclick", click);

  expect([open.focused, open.opened]).toEqual([[there], []]);
  expect([closed.focused, closed.opened]).toEqual([[], [MESSAGE.path]]);
  expect(click.notification.close).toHaveBeenCalledTimes(2);
});
