import { Writable } from "node:stream";
import { expect, vi } from "vitest";
import { createApp } from "../app.ts";
import { register } from "../identity/accounts/register.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { startSweeps } from "../platform/jobs/sweep.ts";
import { createLogger } from "../platform/observability/log.ts";
import { aClientContext, aRegistration } from "../testing/makers.ts";
import { test } from "../testing/test.ts";

type Line = { msg: string; requestId?: string };

function aLog() {
  const lines: Line[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Line);
      done();
    },
  });
  return { log: createLogger("info", "test", sink), lines };
}

test("a client's malformed request id is replaced: it would be in every log line and job", async ({ deps }) => {
  const { log, lines } = aLog();
  const { app } = await createApp({ ...deps, log });
  for (const id of ["\u009b31m", "a b", "x".repeat(65), ""]) {
    const reply = await app.inject({ url: "/v1/health", headers: { "x-request-id": id } });
    expect(reply.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  }
  await app.close();
  for (const { requestId } of lines) expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("nginx's request id is in the API's log lines, in the job, and in the worker's log lines", async ({
  deps,
  databaseUrl,
}) => {
  const { log, lines } = aLog();
  const requestId = "5d41402abc4b2a76b9719d911017c592";
  const { app } = await createApp({ ...deps, log });
  const reply = await app.inject({
    method: "POST",
    url: "/v1/public/register",
    headers: { "x-request-id": requestId },
    payload: aRegistration(),
  });
  await app.close();
  expect(reply.headers["x-request-id"]).toBe(requestId);
  expect(lines).toMatchObject([{ msg: "answered", requestId }]);

  const jobs = await openJobs(databaseUrl, { log, supervise: false });
  await jobs.work([{ queue: "send-messages", batchSize: 10, handle: async () => log.info("working on it") }]);
  await vi.waitFor(() => expect(lines).toMatchObject([{}, { msg: "working on it", requestId }]), { timeout: 10_000 });
  await jobs.close();
});

test("the request id survives body parsing, and is in what a use case logs without a request", async ({ deps }) => {
  const { log, lines } = aLog();
  const { app } = await createApp({ ...deps, log });
  app.post("/try", async () => {
    await Promise.resolve();
    log.warn("a use case without a request");
    throw new Error("broken");
  });
  await app.inject({ method: "POST", url: "/try", headers: { "x-request-id": "r1" }, payload: { some: "body" } });
  await app.close();
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ["a use case without a request", "r1"],
    ["request failed", "r1"],
    ["answered", "r1"],
  ]);
});

test("a sweep's log lines carry its name, and lines outside carry none", async ({ deps }) => {
  const { log, lines } = aLog();
  const sweeps = startSweeps([{ name: "send-refunds", everyMs: 1, run: async () => log.info("round") }], log);
  await sweeps.stop();
  await register(deps, { form: aRegistration(), clientContext: aClientContext() });
  log.info("outside");
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ["round", "sweep send-refunds"],
    ["outside", undefined],
  ]);
});
