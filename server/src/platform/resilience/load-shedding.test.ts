import { performance } from "node:perf_hooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { type App, createHttpApp } from "../http/app.ts";
import { createLogger } from "../observability/log.ts";
import { releaseSlotWhile } from "./admission.ts";
import { shedLoad } from "./load-shedding.ts";

/** An app whose slow requests end on demand, at a given event loop utilization. */
async function slowApp(utilization = 0) {
  vi.spyOn(performance, "eventLoopUtilization").mockReturnValue({ idle: 0, active: 0, utilization });
  onTestFinished(() => void vi.restoreAllMocks());
  const release = Promise.withResolvers<void>();
  const calls = { started: 0 };
  const app: App = await createHttpApp({ log: createLogger("silent", "test") });
  app.get("/slow", async () => {
    calls.started += 1;
    await release.promise;
    return "done";
  });
  app.post("/paused", async () => {
    calls.started += 1;
    await releaseSlotWhile(() => release.promise);
    return "done";
  });
  app.post("/v1/webhooks/asaas", async () => "stored");
  shedLoad(app);
  onTestFinished(() => app.close());
  return { app, calls, finish: release.resolve };
}

test("a request that could not be answered in time is shed on arrival; webhooks are always admitted", async () => {
  const { app, calls, finish } = await slowApp();
  const slowCalls = Array.from({ length: 300 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.started).toBe(300), { timeout: 20_000 });
  const late = await app.inject("/slow");
  const webhook = await app.inject({ method: "POST", url: "/v1/webhooks/asaas" });
  finish();

  expect(late.statusCode).toBe(503);
  expect(late.headers["retry-after"]).toBe("2");
  expect(late.json()).toMatchObject({ error: "overloaded" });
  expect(webhook.statusCode).toBe(200);
  expect((await Promise.all(slowCalls)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await app.inject("/slow")).statusCode).toBe(200);
});

test("a saturated node admits no more requests than it answers in a second", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, calls, finish } = await slowApp(1);
  vi.advanceTimersByTime(1_000);
  const slowCalls = Array.from({ length: 200 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.started).toBe(200), { timeout: 20_000 });
  const late = await app.inject("/slow");
  finish();

  expect(late.json()).toMatchObject({ error: "overloaded" });
  expect((await Promise.all(slowCalls)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test("a throttled request takes no slot while it waits, and counts again afterwards", async () => {
  const { app, calls, finish } = await slowApp();
  const pause = () => app.inject({ method: "POST", url: "/paused", payload: { a: 1 } });
  const paused: ReturnType<typeof pause>[] = [];
  for (const started of [200, 400]) {
    paused.push(...Array.from({ length: 200 }, pause));
    await vi.waitFor(() => expect(calls.started).toBe(started), { timeout: 20_000 });
  }
  const slowCalls = Array.from({ length: 300 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.started).toBe(700), { timeout: 20_000 });
  expect((await app.inject("/slow")).statusCode).toBe(503);
  finish();

  for (const call of [...paused, ...slowCalls]) expect((await call).statusCode).toBe(200);
  expect((await app.inject("/slow")).statusCode).toBe(200);
});

test("a client that disconnects while throttled leaves the count unchanged", async () => {
  const { app, calls, finish } = await slowApp();
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const disconnect = new AbortController();
  const gone = Array.from({ length: 40 }, () =>
    fetch(`${url}/paused`, { method: "POST", signal: disconnect.signal }).catch(() => "gone"),
  );
  await vi.waitFor(() => expect(calls.started).toBe(40), { timeout: 20_000 });
  disconnect.abort();
  expect(new Set(await Promise.all(gone))).toEqual(new Set(["gone"]));
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(0), { timeout: 20_000 });

  const slowCalls = Array.from({ length: 300 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.started).toBe(340), { timeout: 20_000 });
  expect((await app.inject("/slow")).statusCode).toBe(503);
  finish();
  for (const call of slowCalls) expect((await call).statusCode).toBe(200);
  // The abandoned requests ended their wait without being counted again: the limit is still 300.
  expect((await app.inject("/slow")).statusCode).toBe(200);
});

const connectionsOf = (app: App): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
