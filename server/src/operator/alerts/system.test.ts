import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect } from "vitest";
import { openDb, openPool } from "../../platform/database/db.ts";
import { countPostponed, forgetPostponed, postponeRow } from "../../platform/jobs/postponed-row-store.ts";
import { startSweeps } from "../../platform/jobs/sweep.ts";
import { createMetrics } from "../../platform/observability/metrics.ts";
import { aDevice, aHealthMember } from "../../sync/testing/devices.ts";
import { aRecordId } from "../../sync/testing/record-ids.ts";
import { firing } from "../../testing/alerts.ts";
import { aBuyer, aCardSubmission } from "../../testing/buying.ts";
import { aRegistration } from "../../testing/makers.ts";
import { apiMetrics, metricsIn, test, times, workerMetrics } from "../../testing/metrics.ts";
import { measureBusiness } from "../business-metrics.ts";
import { formatToday } from "../format-today.ts";
import { getToday } from "../get-today.ts";

const MINUTE = 60_000;
const BY_EMAIL = "/v1/public/payment/by-email";

test("a healthy system fires no alert", async ({ deps }) => {
  const buyer = await aBuyer(deps);
  const api = await apiMetrics(deps, (app) =>
    app.inject({ method: "POST", url: BY_EMAIL, payload: aCardSubmission(buyer.email) }),
  );
  const alerts = await firing({ api, worker: await workerMetrics(deps) });
  // One purchase's latency depends on the machine, and no webhook was sent for it.
  expect(alerts.filter((name) => name !== "ApiSlow" && name !== "WebhooksStopped")).toEqual([]);
});

test("SweepStalled: a sweep that fails every time", async ({ deps }) => {
  const metrics = createMetrics();
  let failures = 0;
  const definitions = [
    { name: "send-refunds", everyMs: 1, run: () => Promise.reject(new Error(`failure ${(failures += 1)}`)) },
    { name: "refresh-blog", everyMs: 1, run: () => Promise.resolve() },
  ];
  const sweeps = startSweeps(definitions, deps.log, metrics.measureSweeps(definitions));
  await sweeps.stop();
  expect(failures).toBe(1);
  const worker = { after: await metricsIn(metrics.registry) };
  expect(await firing({ worker })).not.toContain("SweepStalled");
  expect(await firing({ worker }, Date.now() + 10 * MINUTE)).toContain("SweepStalled");
});

test("SweepRowsPostponed and CrisisAlertsPostponed: rows whose work fails, until it is done", async ({ deps }) => {
  const now = deps.now();
  const failing = (sweep: string) => ({ sweep, rowKey: "1", reason: "P0001", at: now, retryAt: now });
  await postponeRow(deps.db, failing("open-reviews"));
  await postponeRow(deps.db, failing("open-reviews"));
  const tickets = await firing({ worker: await workerMetrics(deps) });
  expect(tickets).toContain("SweepRowsPostponed");
  expect(tickets).not.toContain("CrisisAlertsPostponed");
  await postponeRow(deps.db, failing("escalate-alerts together"));
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("CrisisAlertsPostponed");
  expect(formatToday(await getToday(deps))).toMatch(
    /^! Trabalhos adiados +1 de escalate-alerts together, 1 de open-reviews \(SweepRowsPostponed\)$/m,
  );

  for (const { sweep } of await countPostponed(deps.db)) await forgetPostponed(deps.db, sweep, "1");
  const after = await firing({ worker: await workerMetrics(deps) });
  expect(after.filter((name) => name.endsWith("Postponed"))).toEqual([]);
  expect(formatToday(await getToday(deps))).not.toContain("Trabalhos adiados");
});

test("DatabasePoolExhausted: one connection, two queries", async ({ databaseUrl }) => {
  const pool = openPool(databaseUrl, { max: 1 });
  const taken = await pool.connect();
  const waiting = pool.query("select 1");
  const metrics = createMetrics();
  metrics.measurePool(pool);
  const api = { after: await metricsIn(metrics.registry) };
  taken.release();
  await waiting;
  await pool.end();
  expect(await firing({ api })).toContain("DatabasePoolExhausted");
});

test("a scrape does not exhaust the pool", async ({ deps, databaseUrl }) => {
  const pool = openPool(databaseUrl, { max: 2 });
  const db = openDb(pool);
  const metrics = createMetrics();
  measureBusiness(metrics.registry, { ...deps, db });
  metrics.measureCopies(db);
  metrics.measurePool(pool);
  await metrics.registry.metrics();
  const worker = { after: await metricsIn(metrics.registry) };
  await db.destroy();
  expect(worker.after).toContain('database_pool_connections{state="waiting"} 0');
  expect(await firing({ worker })).not.toContain("DatabasePoolExhausted");
});

test("StandbyGone, BackupTooOld: an inactive replication slot, and no backup at all", async ({ deps: { db } }) => {
  const metrics = createMetrics();
  metrics.measureCopies(db);
  const worker = async () => ({ after: await metricsIn(metrics.registry) });
  await sql`select pg_create_physical_replication_slot('alerts_test', true)`.execute(db);
  const alone = await firing({ worker: await worker() });
  await sql`select pg_drop_replication_slot('alerts_test')`.execute(db);
  await sql`insert into backups values ('tonight', now(), 1)`.execute(db);
  const safe = await firing({ worker: await worker() });
  expect(alone).toEqual(expect.arrayContaining(["StandbyGone", "BackupTooOld"]));
  expect(safe).toEqual([]);
});

test("EventLoopBlocked: a process blocked by a computation", async () => {
  // The monitor samples every ten milliseconds: it needs a sample before and one after.
  const metrics = createMetrics();
  await pause(20);
  const until = Date.now() + 900;
  while (Date.now() < until);
  await pause(20);
  const after = (await metrics.registry.metrics()).replace(/^(?!nodejs_eventloop_lag).*\n/gm, "");
  expect(await firing({ api: { after } })).toContain("EventLoopBlocked");
});

test("WorkerSilent, ErrorBudgetBurnsFast: the database is gone", async ({ deps }) => {
  const nowhere = openDb("postgres://app@127.0.0.1:1/app", { max: 1 });
  const metrics = createMetrics();
  measureBusiness(metrics.registry, { ...deps, db: nowhere });
  const server = await metrics.listen(0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  server.close();
  const api = await apiMetrics({ ...deps, db: nowhere }, (app) =>
    times(10, () => app.inject({ method: "POST", url: "/v1/public/register", payload: aRegistration() })),
  );
  await nowhere.destroy();
  expect(await firing({ api, worker: "down" })).toEqual(
    expect.arrayContaining(["WorkerSilent", "ErrorBudgetBurnsFast"]),
  );
});

test("SyncRefused: a field that the API does not know", async ({ api: call, deps }) => {
  const { headers } = await aHealthMember(call);
  const phone = aDevice(call, headers, deps.now);
  const mutations = Array.from({ length: 10 }, () =>
    phone.put(aRecordId(), { at: deps.now().toISOString(), mass: 80 }),
  );
  const api = await apiMetrics(deps, (app) =>
    app.inject({ method: "POST", url: "/v1/account/sync", headers, payload: { cursor: null, mutations } }),
  );
  expect(await firing({ api })).toContain("SyncRefused");
});

test("BrowserErrors: a screen that fails after a deploy", async ({ deps }) => {
  const payload = { build: "1a2b3c4d", route: "app/today/today.route", name: "TypeError" };
  const api = await apiMetrics(deps, (app) =>
    times(3, () => app.inject({ method: "POST", url: "/v1/public/browser-errors", payload })),
  );
  expect(await firing({ api })).toContain("BrowserErrors");
});

test("CspViolationsOnPayment: a foreign script on the payment page", async ({ deps }) => {
  const report = {
    "csp-report": { "document-uri": "https://prumo.example/pagamento", "effective-directive": "script-src" },
  };
  const headers = { "content-type": "application/csp-report" };
  const payload = JSON.stringify(report);
  const api = await apiMetrics(deps, (app) =>
    times(3, () => app.inject({ method: "POST", url: "/v1/public/csp-reports", headers, payload })),
  );
  expect(await firing({ api })).toContain("CspViolationsOnPayment");
});
