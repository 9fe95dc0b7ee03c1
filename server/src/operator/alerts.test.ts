import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { PaymentView } from "@app/contract/checkout";
import { sql } from "kysely";
import { Registry } from "prom-client";
import { expect } from "vitest";
import { openApp } from "../app.ts";
import { measureBusiness } from "../business-figures.ts";
import { readAsaasEvent } from "../checkout/asaas/asaas-events.ts";
import { findUnseenCharges } from "../checkout/find-unseen-charges.ts";
import { quotaNotes } from "../checkout/gateway-quota.ts";
import { keepEvents } from "../checkout/keep-events.ts";
import { sendRefunds } from "../checkout/send-refunds.ts";
import { withdraw } from "../checkout/withdraw.ts";
import type { Deps } from "../deps.ts";
import { register } from "../identity/register.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { openDb, openPool } from "../platform/db.ts";
import { openMetrics } from "../platform/metrics.ts";
import { startSweeps } from "../platform/sweep.ts";
import { firing, readRules } from "../testing/alerts.ts";
import { aBuyer, aCardSubmission, aPixSubmission, aWebhook, CARDS } from "../testing/buying.ts";
import { test as base } from "../testing/http.ts";
import { allowingAds, aRegistration, aTrace } from "../testing/makers.ts";
import { relayConversions } from "../tracking/relay-conversions.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BY_EMAIL = "/v1/public/payment/by-email";

/** Figures of other programs that the rules assume: named in deploy/alerts/prometheus.yml. */
const OF_OTHERS = [
  "up",
  "probe_success",
  "probe_ssl_earliest_cert_expiry",
  "node_filesystem_avail_bytes",
  "node_filesystem_size_bytes",
];

/** Each test looks at its own fault: what an earlier one left behind is out of the way. */
const test = base.extend("quiet", { auto: true }, async ({ engine, simulators }) => {
  simulators.messages.reset();
  simulators.meta.reset();
  simulators.asaas.reset();
  await sql`truncate accounts, leads, messages, conversions, webhook_events, gateway_quota, throttles cascade`.execute(
    engine.db,
  );
});

/** The worker's own figures, as Prometheus would read them. */
async function workerFigures(deps: Deps): Promise<{ after: string }> {
  const registry = new Registry();
  measureBusiness(registry, deps);
  return { after: await registry.metrics() };
}

/** The API's own figures around a fault. What the process says of itself depends on the machine and is left out. */
async function apiFigures(deps: Deps, fault: (app: Awaited<ReturnType<typeof openApp>>["app"]) => Promise<unknown>) {
  const { app, metrics } = await openApp(deps);
  const scrape = async () => (await metrics.registry.metrics()).replace(/^(nodejs|process)_.*\n/gm, "");
  const before = await scrape();
  await fault(app);
  const after = await scrape();
  await app.close();
  return { before, after };
}

const times = (count: number, act: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

test("every alert has its section, and every section its alert", async () => {
  const runbook = await readFile(new URL("../../../docs/runbook.md", import.meta.url), "utf8");
  const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  const alerts = (await readRules()).flatMap(({ alert }) => alert ?? []);
  expect(alerts.length).toBeGreaterThan(30);
  expect(sections.toSorted()).toEqual(alerts.toSorted());
  for (const section of runbook.split(/^### /m).slice(1))
    for (const part of ["**Means**", "**Look**", "**Do**", "**Over**"]) expect(section).toContain(part);
});

test("every figure that a rule names is one that the product gives", async ({ deps, app }) => {
  const metrics = openMetrics();
  measureBusiness(metrics.registry, deps);
  metrics.measureCopies(deps.db);
  metrics.measurePool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.measureSweeps([]);
  const api = await openApp(deps);
  const given = [metrics.registry, api.metrics.registry].flatMap((registry) =>
    registry.getMetricsAsArray().flatMap(({ name, type }) =>
      // The library's own type says a string, and its values are strings.
      String(type) === "histogram" ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
  );
  await api.app.close();
  expect(app).toBeDefined();

  const rules = await readRules();
  const recorded = rules.flatMap(({ record }) => record ?? []);
  const known = new Set([...given, ...recorded, ...OF_OTHERS]);
  const named = rules.flatMap(({ expr }) => namesIn(expr));
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

const WORDS = new Set(["by", "on", "and", "or", "unless", "le"]);
const namesIn = (expr: string): string[] =>
  [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(by|on) \([^)]*\)/g, " ").matchAll(/[a-z_][\w:]*(?!\w*\s*\()\b/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));

test("a quiet house is quiet", async ({ deps }) => {
  const buyer = await aBuyer(deps);
  const api = await apiFigures(deps, (app) =>
    app.inject({ method: "POST", url: BY_EMAIL, payload: aCardSubmission(buyer.email) }),
  );
  const alerts = await firing({ api, worker: await workerFigures(deps) });
  // How quick one purchase is depends on the machine, and it told us of no webhook.
  expect(alerts.filter((name) => name !== "ApiSlow" && name !== "WebhooksStopped")).toEqual([]);
});

test("NoPaymentSucceeds, CardsDeclined: twelve people, twelve declined cards", async ({ deps, api }) => {
  await times(12, async () => {
    const { email } = await aBuyer(deps);
    await api("POST", BY_EMAIL, { body: aCardSubmission(email, { number: CARDS.declined }) });
  });
  expect(await firing({ worker: await workerFigures(deps) })).toEqual(
    expect.arrayContaining(["NoPaymentSucceeds", "CardsDeclined"]),
  );
});

test("PaymentUnanswered: the gateway's answer got lost and nobody asks again", async ({ deps, api, asaas, clock }) => {
  const { email } = await aBuyer(deps);
  asaas.setFaults({ mode: "drop-answer", method: "POST", path: "/v3/payments*" });
  await api("POST", BY_EMAIL, { body: aCardSubmission(email) });
  expect(await firing({ worker: await workerFigures(deps) })).not.toContain("PaymentUnanswered");
  clock.advance(30 * MINUTE);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("PaymentUnanswered");
});

test("WebhooksWaiting, JobsWaiting: an event was kept and nobody works it off", async ({ deps, clock }) => {
  await keepEvents(deps, [readAsaasEvent(JSON.stringify(aWebhook("PAYMENT_RECEIVED", { id: "pay_unknown" })))]);
  clock.advance(10 * MINUTE);
  await sql`update pgboss.job set created_on = now() - interval '10 minutes', start_after = now() - interval '10 minutes'
    where name = 'settle-events' and state < 'active'`.execute(deps.db);
  expect(await firing({ worker: await workerFigures(deps) })).toEqual(
    expect.arrayContaining(["WebhooksWaiting", "JobsWaiting"]),
  );
});

test("WebhooksRefused: somebody changed the token on one side", async ({ deps }) => {
  const headers = { "asaas-access-token": "another token, thirty-two characters" };
  const api = await apiFigures(deps, (app) =>
    times(15, () => app.inject({ method: "POST", url: "/v1/webhooks/asaas", headers, payload: {} })),
  );
  expect(await firing({ api })).toContain("WebhooksRefused");
});

test("WebhooksStopped: money comes and nobody tells us of it", async ({ deps, asaas }) => {
  const { email } = await aBuyer(deps);
  asaas.setFaults({ mode: "webhook-lose" });
  const api = await apiFigures(deps, async (app) => {
    const reply = await app.inject({ method: "POST", url: BY_EMAIL, payload: aPixSubmission(email) });
    asaas.pay({ gatewayId: reply.json<{ return: PaymentView }>().return.gatewayId ?? "" });
    await findUnseenCharges(deps);
  });
  expect(await firing({ api, worker: await workerFigures(deps) })).toContain("WebhooksStopped");
});

test("RefundNeedsSomebody, RefundLate: no balance over there, and a refund that nobody sends", async ({
  deps,
  api,
  asaas,
  clock,
}) => {
  const buy = async () => {
    const { email } = await aBuyer(deps);
    const reply = await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(email) });
    await withdraw(deps, { paymentId: reply.body.return?._id ?? "", requestedBy: "buyer" });
  };
  await buy();
  asaas.setFaults({ mode: "refund-no-balance" });
  await sendRefunds(deps);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("RefundNeedsSomebody");
  await buy();
  clock.advance(HOUR);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("RefundLate");
});

test("GatewayFailing, ErrorBudgetBurnsFast: the gateway has shut its door", async ({ deps, asaas }) => {
  const buyers = await times(12, () => aBuyer(deps));
  asaas.setFaults({ mode: "rate-limit", resetSeconds: 1 });
  const api = await apiFigures(deps, async (app) => {
    for (const { email } of buyers as { email: string }[]) {
      const reply = await app.inject({ method: "POST", url: BY_EMAIL, payload: aPixSubmission(email) });
      expect(reply.statusCode).toBe(503);
    }
  });
  expect(await firing({ api })).toEqual(expect.arrayContaining(["GatewayFailing", "ErrorBudgetBurnsFast"]));
});

test("GatewayQuotaLow: the gateway says that 900 calls are left", async ({ deps }) => {
  await quotaNotes({ ...deps, gateway: { ...deps.gateway, callsLeft: () => 900 } })();
  expect(await firing({ worker: await workerFigures(deps) })).toContain("GatewayQuotaLow");
});

test("LeadsOverdue, PromisesBroken: twenty people wait for their call", async ({ deps, clock }) => {
  const conversionParams = { eventId: "lead_1", currentUrl: "https://prumo.example/lp3" };
  await times(20, () => register(deps, { form: aRegistration({ conversionParams }), trace: aTrace() }));
  expect(await firing({ worker: await workerFigures(deps) })).not.toContain("LeadsOverdue");
  clock.advance(4 * 24 * HOUR);
  expect(await firing({ worker: await workerFigures(deps) })).toEqual(
    expect.arrayContaining(["LeadsOverdue", "PromisesBroken"]),
  );
});

test("MessagesUnsent, MessagesParked: the carrier is down, then refuses everything", async ({
  deps,
  simulators,
  clock,
}) => {
  await times(25, () => aBuyer(deps));
  simulators.messages.setFaults({ mode: "down" });
  await sendMessages(deps);
  clock.advance(20 * MINUTE);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("MessagesUnsent");
  simulators.messages.setFaults({ mode: "reject" });
  clock.advance(HOUR);
  await sendMessages(deps);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("MessagesParked");
});

test("EventsUnsent: the advertising platform is down", async ({ deps, meta, clock }) => {
  await register(deps, { form: aRegistration({ consent: allowingAds() }), trace: aTrace() });
  meta.setFaults({ mode: "down" });
  await relayConversions(deps);
  clock.advance(2 * HOUR);
  expect(await firing({ worker: await workerFigures(deps) })).toContain("EventsUnsent");
});

test("SweepStalled: a sweep that fails every time", async ({ deps }) => {
  const metrics = openMetrics();
  let failures = 0;
  const rounds = [
    { name: "send-refunds", everyMs: 1, run: () => Promise.reject(new Error(`failure ${(failures += 1)}`)) },
    { name: "refresh-blog", everyMs: 1, run: () => Promise.resolve() },
  ];
  const sweeps = startSweeps(rounds, deps.log, metrics.measureSweeps(rounds));
  await sweeps.stop();
  expect(failures).toBe(1);
  const worker = { after: (await metrics.registry.metrics()).replace(/^(nodejs|process)_.*\n/gm, "") };
  expect(await firing({ worker })).not.toContain("SweepStalled");
  expect(await firing({ worker }, Date.now() + 10 * MINUTE)).toContain("SweepStalled");
});

test("DatabasePoolExhausted: one connection, two who want it", async ({ databaseUrl }) => {
  const pool = openPool(databaseUrl, { max: 1 });
  const taken = await pool.connect();
  const waiting = pool.query("select 1");
  const metrics = openMetrics();
  metrics.measurePool(pool);
  const api = { after: (await metrics.registry.metrics()).replace(/^(nodejs|process)_.*\n/gm, "") };
  taken.release();
  await waiting;
  await pool.end();
  expect(await firing({ api })).toContain("DatabasePoolExhausted");
});

test("looking at the figures stands in nobody's way", async ({ deps, databaseUrl }) => {
  const pool = openPool(databaseUrl, { max: 2 });
  const db = openDb(pool);
  const metrics = openMetrics();
  measureBusiness(metrics.registry, { ...deps, db });
  metrics.measureCopies(db);
  metrics.measurePool(pool);
  await metrics.registry.metrics();
  const worker = { after: (await metrics.registry.metrics()).replace(/^(nodejs|process)_.*\n/gm, "") };
  await db.destroy();
  expect(worker.after).toContain('database_pool_connections{state="waiting"} 0');
  expect(await firing({ worker })).not.toContain("DatabasePoolExhausted");
});

test("StandbyGone, BackupTooOld: a slot without a reader, and no backup at all", async ({ deps: { db } }) => {
  const metrics = openMetrics();
  metrics.measureCopies(db);
  const worker = async () => ({ after: (await metrics.registry.metrics()).replace(/^(nodejs|process)_.*\n/gm, "") });
  await sql`select pg_create_physical_replication_slot('alerts_test', true)`.execute(db);
  const alone = await firing({ worker: await worker() });
  await sql`select pg_drop_replication_slot('alerts_test')`.execute(db);
  await sql`insert into backups values ('tonight', now(), 1)`.execute(db);
  const safe = await firing({ worker: await worker() });
  expect(alone).toEqual(expect.arrayContaining(["StandbyGone", "BackupTooOld"]));
  expect(safe).toEqual([]);
});

test("EventLoopBlocked: a process that computes instead of answering", async () => {
  // The watch looks every ten milliseconds: it must have looked once before, and once after.
  const metrics = openMetrics();
  await pause(20);
  const until = Date.now() + 900;
  while (Date.now() < until);
  await pause(20);
  const after = (await metrics.registry.metrics()).replace(/^(?!nodejs_eventloop_lag).*\n/gm, "");
  expect(await firing({ api: { after } })).toContain("EventLoopBlocked");
});

test("WorkerSilent, ErrorBudgetBurnsFast: the database is gone", async ({ deps }) => {
  const nowhere = openDb("postgres://app@127.0.0.1:1/app", { max: 1 });
  const metrics = openMetrics();
  measureBusiness(metrics.registry, { ...deps, db: nowhere });
  const server = await metrics.listen(0, "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  server.close();
  const api = await apiFigures({ ...deps, db: nowhere }, (app) =>
    times(10, () => app.inject({ method: "POST", url: "/v1/public/register", payload: aRegistration() })),
  );
  await nowhere.destroy();
  expect(await firing({ api, worker: "down" })).toEqual(
    expect.arrayContaining(["WorkerSilent", "ErrorBudgetBurnsFast"]),
  );
});

test("CspViolationsOnPayment: somebody's script on the payment page", async ({ deps }) => {
  const report = {
    "csp-report": { "document-uri": "https://prumo.example/pagamento", "effective-directive": "script-src" },
  };
  const headers = { "content-type": "application/csp-report" };
  const payload = JSON.stringify(report);
  const api = await apiFigures(deps, (app) =>
    times(3, () => app.inject({ method: "POST", url: "/v1/public/csp-reports", headers, payload })),
  );
  expect(await firing({ api })).toContain("CspViolationsOnPayment");
});
