import { performance } from "node:perf_hooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { turnAwayCrowds } from "./crowd.ts";
import { type App, buildApp } from "./http.ts";
import { openLog } from "./log.ts";

/** An app whose one call is answered when we say so. */
async function slowApp() {
  const gate = Promise.withResolvers<void>();
  const calls = { begun: 0 };
  const app: App = await buildApp({ log: openLog("silent", "test") });
  app.get("/slow", async () => {
    calls.begun += 1;
    await gate.promise;
    return "done";
  });
  app.post("/v1/webhooks/asaas", async () => "kept");
  turnAwayCrowds(app);
  onTestFinished(() => app.close());
  return { app, calls, letGo: gate.resolve };
}

test("whoever cannot be answered in time is told at the door to come back; the gateway is always heard", async () => {
  const { app, calls, letGo } = await slowApp();
  const crowd = Array.from({ length: 300 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.begun).toBe(300), { timeout: 5_000 });
  const late = await app.inject("/slow");
  const webhook = await app.inject({ method: "POST", url: "/v1/webhooks/asaas" });
  letGo();

  expect(late.statusCode).toBe(503);
  expect(late.headers["retry-after"]).toBe("2");
  expect(late.json()).toMatchObject({ error: "too-busy" });
  expect(webhook.statusCode).toBe(200);
  expect((await Promise.all(crowd)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await app.inject("/slow")).statusCode).toBe(200);
});

test("a node without a moment to spare lets in no more than it answers in a second", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, calls, letGo } = await slowApp();
  vi.spyOn(performance, "eventLoopUtilization").mockReturnValue({ idle: 0, active: 1_000, utilization: 1 });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.advanceTimersByTime(1_000);
  const crowd = Array.from({ length: 200 }, () => app.inject("/slow"));
  await vi.waitFor(() => expect(calls.begun).toBe(200), { timeout: 5_000 });
  const late = await app.inject("/slow");
  letGo();

  expect(late.json()).toMatchObject({ error: "too-busy" });
  expect((await Promise.all(crowd)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});
