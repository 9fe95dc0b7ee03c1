import { performance } from "node:perf_hooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { releaseSlotWhile } from "./admission.ts";
import { type App, createHttpApp } from "./http.ts";
import { shedLoad } from "./load-shedding.ts";
import { createLogger } from "./log.ts";

/** An app whose one call is answered when we say so; how busy its process is, we say too. */
async function slowApp(utilization = 0) {
  vi.spyOn(performance, "eventLoopUtilization").mockReturnValue({ idle: 0, active: 0, utilization });
  onTestFinished(() => void vi.restoreAllMocks());
  const gate = Promise.withResolvers<void>();
  const calls = { begun: 0 };
  const app: App = await createHttpApp({ log: createLogger("silent", "test") });
  app.get("/slow", async () => {
    calls.begun += 1;
    await gate.promise;
    return "done";
  });
  app.post("/paused", async () => {
    calls.begun += 1;
    await releaseSlotWhile(() => gate.promise);
    return "done";
  });
  app.post("/v1/webhooks/asaas", async () => "kept");
  shedLoad(app);
  onTestFinished(() => app.close());
  return { app, calls, letGo: gate.resolve };
}

test("whoever cannot be answered in time is told at the door to come back; the gateway is always heard", async () => {
  const { app, calls, letGo } = await slowApp();
  const slowCalls = Array.from({ length: 300 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.begun).toBe(300), { timeout: 5_000 });
  const late = await app.inject("/slow");
  const webhook = await app.inject({ method: "POST", url: "/v1/webhooks/asaas" });
  letGo();

  expect(late.statusCode).toBe(503);
  expect(late.headers["retry-after"]).toBe("2");
  expect(late.json()).toMatchObject({ error: "overloaded" });
  expect(webhook.statusCode).toBe(200);
  expect((await Promise.all(slowCalls)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await app.inject("/slow")).statusCode).toBe(200);
});

test("a node without a moment to spare lets in no more than it answers in a second", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, calls, letGo } = await slowApp(1);
  vi.advanceTimersByTime(1_000);
  const slowCalls = Array.from({ length: 200 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.begun).toBe(200), { timeout: 5_000 });
  const late = await app.inject("/slow");
  letGo();

  expect(late.json()).toMatchObject({ error: "overloaded" });
  expect((await Promise.all(slowCalls)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test("whoever is only made to wait takes nobody's place, and has their own again afterwards", async () => {
  const { app, calls, letGo } = await slowApp();
  const pause = () => app.inject({ method: "POST", url: "/paused", payload: { a: 1 } });
  const paused: ReturnType<typeof pause>[] = [];
  for (const begun of [200, 400]) {
    paused.push(...Array.from({ length: 200 }, pause));
    await vi.waitFor(() => expect(calls.begun).toBe(begun), { timeout: 5_000 });
  }
  const slowCalls = Array.from({ length: 300 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.begun).toBe(700), { timeout: 5_000 });
  expect((await app.inject("/slow")).statusCode).toBe(503);
  letGo();

  for (const call of [...paused, ...slowCalls]) expect((await call).statusCode).toBe(200);
  expect((await app.inject("/slow")).statusCode).toBe(200);
});

test("who hangs up while waiting leaves nothing behind in the count", async () => {
  const { app, calls, letGo } = await slowApp();
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const leaving = new AbortController();
  const gone = Array.from({ length: 40 }, () =>
    fetch(`${url}/paused`, { method: "POST", signal: leaving.signal }).catch(() => "gone"),
  );
  await vi.waitFor(() => expect(calls.begun).toBe(40), { timeout: 5_000 });
  leaving.abort();
  expect(new Set(await Promise.all(gone))).toEqual(new Set(["gone"]));
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBe(0), { timeout: 5_000 });

  const slowCalls = Array.from({ length: 300 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.begun).toBe(340), { timeout: 5_000 });
  expect((await app.inject("/slow")).statusCode).toBe(503);
  letGo();
  for (const call of slowCalls) expect((await call).statusCode).toBe(200);
  // Those who left came back from their pause to nobody: there is room for 300 and not for one more.
  expect((await app.inject("/slow")).statusCode).toBe(200);
});

const connectionsOf = (app: App): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
