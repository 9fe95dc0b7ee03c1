import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { appWorker, filesOf } from "./app-worker.ts";
import { offlinePage } from "./offline-page.ts";

const source = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
const leaving = readFileSync(join(import.meta.dirname, "worker-off.js"), "utf8");
const page =
  '<link rel="stylesheet" href="/assets/root-1.css#"/><link rel="icon" href="/mark.svg"/>' +
  '<script type="late" data-src="/assets/late-2.js" data-modules="/assets/a.js /assets/b.js"></script>';

type Fetched = { path: string; method?: string; mode?: string };

/** A browser, as far as a worker sees one: named caches, a network that can be off, and what each event led to. */
function browser(worker: string, caches = new Map<string, Map<string, string>>()) {
  const handlers = new Map<string, (event: object) => void>();
  const log: string[] = [];
  const network = { on: true };
  const pathOf = (asked: string | { url: string }) =>
    (typeof asked === "string" ? asked : asked.url).replace("https://p", "");
  const answer = async (asked: string | { url: string }) => {
    if (!network.on) throw new TypeError("no network");
    return `network ${pathOf(asked)}`;
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
    fetch: answer,
    caches: {
      open: async (name: string) => ({
        addAll: async (asked: string[]) => {
          const kept = new Map<string, string>();
          for (const one of asked) kept.set(pathOf(one), `kept ${pathOf(one)}`);
          caches.set(name, kept);
        },
      }),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (path: string) => [...caches.values()].map((kept) => kept.get(path)).find(Boolean),
    },
  });
  const lifecycle = async (type: "install" | "activate") => {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
  };
  /** Undefined when the worker keeps out of it. */
  const ask = ({ path, method = "GET", mode = "cors" }: Fetched): Promise<unknown> | undefined => {
    let answered: Promise<unknown> | undefined;
    const url = path.startsWith("/") ? `https://p${path}` : path;
    handlers.get("fetch")?.({
      request: { url, method, mode },
      respondWith: (response: Promise<unknown>) => (answered = response),
    });
    return answered;
  };
  return { lifecycle, ask, network, caches, log };
}

async function installed() {
  const here = browser(appWorker(source, [page]));
  await here.lifecycle("install");
  await here.lifecycle("activate");
  return here;
}

test("it keeps the files that the screens name, once each, and nothing else", () => {
  expect(filesOf([page, page])).toEqual(["/assets/a.js", "/assets/b.js", "/assets/late-2.js", "/assets/root-1.css"]);
});

test("a screen comes from the network; without one, the offline page speaks", async () => {
  const { ask, network } = await installed();
  expect(await ask({ path: "/app/conta", mode: "navigate" })).toBe("network /app/conta");
  network.on = false;
  expect(await ask({ path: "/app/conta", mode: "navigate" })).toBe("kept /app/sem-internet");
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
])("it keeps out of $path", async (asked) => {
  const { ask } = await installed();
  expect(ask(asked)).toBeUndefined();
});

test("a file of the build is answered from what was kept", async () => {
  const { ask, network } = await installed();
  network.on = false;
  expect(await ask({ path: "/assets/a.js" })).toBe("kept /assets/a.js");
});

test("a new build keeps its own files and lets the old ones go once it takes over", async () => {
  const { caches } = await installed();
  const [before] = caches.keys();
  const next = browser(appWorker(source, [page.replaceAll("a.js", "c.js")]), caches);
  await next.lifecycle("install");
  expect(caches.size).toBe(2);
  await next.lifecycle("activate");
  expect([...caches.keys()]).toHaveLength(1);
  expect(caches.has(before ?? "")).toBe(false);
});

test("the same build is the same worker, byte for byte", () => {
  expect(appWorker(source, [page])).toBe(appWorker(source, [page]));
});

test("told to leave, it leaves at once with everything it kept", async () => {
  const { caches } = await installed();
  const last = browser(appWorker(leaving, [page]), caches);
  await last.lifecycle("install");
  await last.lifecycle("activate");
  expect([caches.size, last.log]).toEqual([0, ["skipped waiting", "unregistered"]]);
});

test("no navigation is fetched ahead of the worker, also where an earlier one had asked for it", async () => {
  const { log } = await installed();
  expect(log).toEqual(["preload off"]);
});

test("the offline page has no script but the one that looks again", () => {
  const { html, files } = offlinePage(
    '<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script>a()</script><h1>Oi</h1></body>',
  );
  const [address] = files.keys();
  expect(html).toBe(`<head></head><body><h1>Oi</h1><script type="module" src="${address}"></script></body>`);
  expect(files.get(address ?? "")).toContain("/v1/health");
});
