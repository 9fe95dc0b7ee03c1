import { runInNewContext } from "node:vm";

type FetchRequest = { path: string; method?: string; mode?: string };
type FakeResponse = {
  ok: boolean;
  status: number;
  body: string;
  clone: () => FakeResponse;
  text: () => Promise<string>;
};

const responseOf = (body: string, status = 200): FakeResponse => {
  const response = { ok: status < 400, status, body, clone: () => response, text: async () => body };
  return response;
};

/** A fake service worker scope: a network that can be slow, off or faulty, and a log of what each event led to. */
export function createScope(worker: string, caches = new Map<string, Map<string, FakeResponse>>()) {
  const handlers = new Map<string, (event: object) => void>();
  const log: string[] = [];
  const requested: string[] = [];
  const network = {
    on: true,
    status: 200,
    /** Until it resolves, no answer comes. */
    delay: Promise.resolve(),
    documents: new Map<string, string>(),
  };
  let onTimeout: (() => void) | undefined;
  const pathOf = (request: string | { url: string }) =>
    (typeof request === "string" ? request : request.url).replace("https://p", "");
  const matchIn = (names: string[], path: string) =>
    names.map((name) => caches.get(name)?.get(path)).find((response) => response !== undefined);

  runInNewContext(worker, {
    URL,
    location: { origin: "https://p" },
    addEventListener: (type: string, handle: (event: object) => void) => handlers.set(type, handle),
    setTimeout: (run: () => void) => (onTimeout = run),
    skipWaiting: async () => log.push("skipped waiting"),
    registration: {
      unregister: () => log.push("unregistered"),
      navigationPreload: { enable: () => log.push("preload on"), disable: () => log.push("preload off") },
    },
    clients: {
      claim: async () => log.push("claimed"),
    },
    fetch: async (request: string | { url: string }) => {
      const path = pathOf(request);
      requested.push(path);
      await network.delay;
      if (!network.on) throw new TypeError("no network");
      return responseOf(network.documents.get(path) ?? `network ${path}`, network.status);
    },
    caches: {
      open: async (name: string) => {
        const entries = caches.get(name) ?? new Map<string, FakeResponse>();
        caches.set(name, entries);
        return {
          match: async (path: string) => entries.get(path),
          put: async (path: string, response: FakeResponse) =>
            entries.set(path, responseOf(`cached ${path}`, response.status)),
        };
      },
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (path: string, { cacheName }: { cacheName?: string } = {}) =>
        matchIn(cacheName ? [cacheName] : [...caches.keys()], path),
    },
  });

  const dispatch = async (type: string, init: object = {}) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...init, waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
  };
  return {
    caches,
    network,
    log,
    requested,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    send: (data: object, ports: object[] = []) => dispatch("message", { data, ports }),
    timeOut: () => onTimeout?.(),
    /** The response's body, or undefined when the worker leaves the request to the browser. */
    fetch: ({ path, method = "GET", mode = "cors" }: FetchRequest): Promise<string> | undefined => {
      let responded: Promise<FakeResponse> | undefined;
      const url = path.startsWith("/") ? `https://p${path}` : path;
      handlers.get("fetch")?.({
        request: { url, method, mode },
        respondWith: (response: Promise<FakeResponse>) => (responded = response),
      });
      return responded?.then(({ body }) => body);
    },
  };
}
