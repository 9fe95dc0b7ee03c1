import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { appWorker, filesOf } from "./app-worker.ts";
import { offlinePage } from "./offline-page.ts";

const source = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
const offSource = readFileSync(join(import.meta.dirname, "worker-off.js"), "utf8");
const page =
  '<link rel="stylesheet" href="/assets/root-1.css#"/><link rel="icon" href="/mark.svg"/>' +
  '<script type="late" data-src="/assets/late-2.js" data-modules="/assets/a.js /assets/b.js"></script>';

type FetchRequest = { path: string; method?: string; mode?: string };

/** A fake service worker scope: named caches, a network that can be off, and a log of what each event led to. */
function createScope(worker: string, caches = new Map<string, Map<string, string>>()) {
  const handlers = new Map<string, (event: object) => void>();
  const log: string[] = [];
  const network = { on: true };
  const pathOf = (request: string | { url: string }) =>
    (typeof request === "string" ? request : request.url).replace("https://p", "");
  const respond = async (request: string | { url: string }) => {
    if (!network.on) throw new TypeError("no network");
    return `network ${pathOf(request)}`;
  };
  runInNewContext(worker, {
    URL,
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    Response: { error: () => "error" },
    location: { origin: "https://p" },
    addEventListener: (type: string, handle: (event: object) => void) => handlers.set(type, handle),
    skipWaiting: () => log.push("skipped waiting"),
    registration: {
      unregister: () => log.push("unregistered"),
      navigationPreload: { enable: () => log.push("preload on"), disable: () => log.push("preload off") },
    },
    fetch: respond,
    caches: {
      open: async (name: string) => ({
        addAll: async (requests: string[]) => {
          const entries = new Map<string, string>();
          for (const request of requests) entries.set(pathOf(request), `cached ${pathOf(request)}`);
          caches.set(name, entries);
        },
      }),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (path: string) => [...caches.values()].map((entries) => entries.get(path)).find(Boolean),
    },
  });
  const lifecycle = async (type: "install" | "activate") => {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
  };
  /** Undefined when the worker leaves the request to the browser. */
  const dispatchFetch = ({ path, method = "GET", mode = "cors" }: FetchRequest): Promise<unknown> | undefined => {
    let responded: Promise<unknown> | undefined;
    const url = path.startsWith("/") ? `https://p${path}` : path;
    handlers.get("fetch")?.({
      request: { url, method, mode },
      respondWith: (response: Promise<unknown>) => (responded = response),
    });
    return responded;
  };
  return { lifecycle, dispatchFetch, network, caches, log };
}

async function installed() {
  const scope = createScope(appWorker(source, [page]));
  await scope.lifecycle("install");
  await scope.lifecycle("activate");
  return scope;
}

test("the precache list holds each file that the screens reference once, and nothing else", () => {
  expect(filesOf([page, page])).toEqual(["/assets/a.js", "/assets/b.js", "/assets/late-2.js", "/assets/root-1.css"]);
});

test("a navigation goes to the network first; offline, it gets the offline page", async () => {
  const { dispatchFetch, network } = await installed();
  expect(await dispatchFetch({ path: "/app/conta", mode: "navigate" })).toBe("network /app/conta");
  network.on = false;
  expect(await dispatchFetch({ path: "/app/conta", mode: "navigate" })).toBe("cached /app/sem-internet");
});

test.each([
  { path: "/v1/account" },
  { path: "/v1/account/payments/1/receipt.pdf" },
  { path: "/v1/auth/sessions", method: "POST" },
  { path: "/", mode: "navigate" },
  { path: "/pagamento", mode: "navigate" },
  { path: "/apple", mode: "navigate" },
  { path: "/assets/of-another-page.js" },
  { path: "https://elsewhere.example/assets/a.js" },
])("the worker does not handle $path", async (request) => {
  const { dispatchFetch } = await installed();
  expect(dispatchFetch(request)).toBeUndefined();
});

test("a file of the build is served from the cache", async () => {
  const { dispatchFetch, network } = await installed();
  network.on = false;
  expect(await dispatchFetch({ path: "/assets/a.js" })).toBe("cached /assets/a.js");
});

test("a new build caches its own files and deletes the old cache once it activates", async () => {
  const { caches } = await installed();
  const [before] = caches.keys();
  const next = createScope(appWorker(source, [page.replaceAll("a.js", "c.js")]), caches);
  await next.lifecycle("install");
  expect(caches.size).toBe(2);
  await next.lifecycle("activate");
  expect([...caches.keys()]).toHaveLength(1);
  expect(caches.has(before ?? "")).toBe(false);
});

test("the same build is the same worker, byte for byte", () => {
  expect(appWorker(source, [page])).toBe(appWorker(source, [page]));
});

test("the off build deletes every cache and unregisters at once", async () => {
  const { caches } = await installed();
  const off = createScope(appWorker(offSource, [page]), caches);
  await off.lifecycle("install");
  await off.lifecycle("activate");
  expect([caches.size, off.log]).toEqual([0, ["skipped waiting", "unregistered"]]);
});

test("navigation preload is off, also where an earlier worker had enabled it", async () => {
  const { log } = await installed();
  expect(log).toEqual(["preload off"]);
});

test("the offline page has no script but the one that retries", () => {
  const { html, files } = offlinePage(
    '<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script>a()</script><h1>Oi</h1></body>',
  );
  const [url] = files.keys();
  expect(html).toBe(`<head></head><body><h1>Oi</h1><script type="module" src="${url}"></script></body>`);
  expect(files.get(url ?? "")).toContain("/v1/health");
});
