import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appWorker, FALLBACK_PATH, nameBuild, versionOf } from "./app-worker.ts";
import { createScope } from "./fake-worker-scope.ts";

const source = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
const offSource = readFileSync(join(import.meta.dirname, "worker-off.js"), "utf8");
const HTML = '<head><script data-start="now">a()</script></head>';

const buildOf = (
  shell = ["assets/a.js", "assets/root.css"],
  rest = ["assets/dialog.js", "assets/picture.svg"],
  figures = "assets/figures-1",
) => ({
  source,
  figures,
  documents: new Map(["/app", "/app/conta", FALLBACK_PATH].map((path) => [path, HTML])),
  precache: { shell, rest },
});

type Caches = ReturnType<typeof createScope>["caches"];

/** A worker of a build, and a server that answers with that build's documents. */
function deploy(build = buildOf(), caches?: Caches) {
  const scope = createScope(appWorker(build), caches);
  for (const path of build.documents.keys()) scope.network.documents.set(path, nameBuild(HTML, versionOf(build)));
  return scope;
}

async function installed(build = buildOf()) {
  const scope = deploy(build);
  await scope.install();
  await scope.activate();
  return scope;
}

test("a navigation goes to the network first; without it, a screen gets its own document", async () => {
  const { fetch, network } = await installed();
  expect(await fetch({ path: "/app/conta", mode: "navigate" })).toMatch(/^<head>/);
  network.on = false;
  expect(await fetch({ path: "/app/conta", mode: "navigate" })).toBe("cached /app/conta");
  expect(await fetch({ path: "/app/conta/", mode: "navigate" })).toBe("cached /app/conta");
});

test("a screen without a document of its own gets the fallback document", async () => {
  const { fetch, network } = await installed();
  network.on = false;
  expect(await fetch({ path: "/app/pagamentos/1", mode: "navigate" })).toBe(`cached ${FALLBACK_PATH}`);
});

test("a server that is down is like no network; a page that is not there is not", async () => {
  const { fetch, network } = await installed();
  network.status = 502;
  expect(await fetch({ path: "/app", mode: "navigate" })).toBe("cached /app");
  network.status = 404;
  expect(await fetch({ path: "/app/x", mode: "navigate" })).toBe("network /app/x");
});

test("on a network that does not answer, the cached document opens after a few seconds", async () => {
  const { fetch, network, timeOut } = await installed();
  network.delay = new Promise(() => undefined);
  const opened = fetch({ path: "/app", mode: "navigate" });
  timeOut();
  expect(await opened).toBe("cached /app");
});

test("if the browser has evicted the cache, the navigation fails as it would without a worker", async () => {
  const { fetch, network, caches } = await installed();
  caches.clear();
  network.on = false;
  await expect(fetch({ path: "/app", mode: "navigate" })).rejects.toThrow("no network");
});

test.each([
  { path: "/v1/account" },
  { path: "/v1/account/payments/1/receipt.pdf" },
  { path: "/v1/auth/sessions", method: "POST" },
  { path: "/", mode: "navigate" },
  { path: "/pagamento", mode: "navigate" },
  { path: "/equipe", mode: "navigate" },
  { path: "/apple", mode: "navigate" },
  { path: "https://elsewhere.example/assets/a.js" },
])("the worker does not handle $path", async (request) => {
  const { fetch } = await installed();
  expect(fetch(request)).toBeUndefined();
});

test("installing caches documents and shell only; the rest follows when a page asks for it", async () => {
  const { fetch, network, send, caches } = await installed();
  const cached = () => [...caches.values()].flatMap((entries) => [...entries.keys()]).sort();
  expect(cached()).toEqual(["/app", FALLBACK_PATH, "/app/conta", "/assets/a.js", "/assets/root.css"].sort());
  await send({ type: "cache-rest" });
  expect(cached()).toContain("/assets/dialog.js");
  network.on = false;
  expect(await fetch({ path: "/assets/dialog.js" })).toBe("cached /assets/dialog.js");
});

test("a file of the rest that a screen uses is cached from then on, a file of another page never", async () => {
  const { fetch, caches } = await installed();
  await fetch({ path: "/assets/dialog.js" });
  await fetch({ path: "/assets/of-another-page.js" });
  const cached = [...caches.values()].flatMap((entries) => [...entries.keys()]);
  expect(cached).toContain("/assets/dialog.js");
  expect(cached).not.toContain("/assets/of-another-page.js");
});

const aDrawing = "/assets/figures-1/own-ostra.svg";
const keptDrawing = { ok: true, status: 200, body: "kept", clone: () => keptDrawing, text: async () => "kept" };

test("a drawing is cached by the app alone, and opens without internet from there", async () => {
  const { fetch, network, caches } = await installed();
  await fetch({ path: aDrawing });
  expect(caches.has("figures-1")).toBe(false);
  caches.set("figures-1", new Map([[aDrawing, keptDrawing]]));
  network.on = false;
  expect(await fetch({ path: aDrawing })).toBe("kept");
});

test("a build with other drawings deletes those that were cached", async () => {
  const { caches } = await installed();
  caches.set("figures-1", new Map([[aDrawing, keptDrawing]]));
  const next = deploy(buildOf(undefined, undefined, "assets/figures-2"), caches);
  await next.install();
  await next.activate();
  expect([...caches.keys()].filter((name) => name.startsWith("figures"))).toEqual([]);
});

test("a document of another build fails the installation: its files are not in the list", async () => {
  const scope = deploy();
  scope.network.documents.set("/app", nameBuild(HTML, "another-build"));
  await expect(scope.install()).rejects.toThrow(/\/app is not a document of build/);
});

test("a file that cannot be loaded fails the installation", async () => {
  const scope = deploy();
  scope.network.status = 404;
  await expect(scope.install()).rejects.toThrow(/answered 404/);
});

test("a new build loads only the files that changed, and waits", async () => {
  const { send, caches } = await installed();
  await send({ type: "cache-rest" });
  const next = deploy(buildOf(["assets/c.js", "assets/root.css"]), caches);
  await next.install();
  expect(next.requested.filter((path) => path.startsWith("/assets/"))).toEqual(["/assets/c.js"]);
  expect(next.log).toEqual([]);
});

test("while it waits, the open worker serves both builds' files; once it activates, only its own cache stays", async () => {
  const { fetch, network, caches } = await installed();
  const next = deploy(buildOf(["assets/c.js"]), caches);
  await next.install();
  network.on = false;
  expect(await fetch({ path: "/assets/a.js" })).toBe("cached /assets/a.js");
  expect(await fetch({ path: "/assets/c.js" })).toBe("cached /assets/c.js");
  await next.activate();
  expect([...caches.keys()]).toEqual([`app-${versionOf(buildOf(["assets/c.js"]))}`]);
});

test("a worker names its build when a page asks", async () => {
  const { send } = await installed();
  const answers: unknown[] = [];
  await send({ type: "version" }, [{ postMessage: (answer: unknown) => answers.push(answer) }]);
  expect(answers).toEqual([versionOf(buildOf())]);
});

test("the same build is the same worker, byte for byte", () => {
  expect(appWorker(buildOf())).toBe(appWorker(buildOf()));
});

test("the off build deletes every cache and unregisters at once", async () => {
  const { caches } = await installed();
  const off = createScope(appWorker({ ...buildOf(), source: offSource }), caches);
  await off.install();
  await off.activate();
  expect([caches.size, off.log]).toEqual([0, ["skipped waiting", "unregistered"]]);
});

test("navigation preload is off, also where an earlier worker had enabled it", async () => {
  const { log } = await installed();
  expect(log).toContain("preload off");
  expect(log).not.toContain("preload on");
});

test("a document that starts its scripts late cannot name its build", () => {
  expect(() => nameBuild("<head><script>a()</script></head>", "1")).toThrow(/does not start/);
});
