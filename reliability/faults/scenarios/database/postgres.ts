import { setTimeout as pause } from "node:timers/promises";
import { runBackgroundLoad } from "../../../lib/shopper/background-load.ts";
import { allPaid, eventually, openCodes } from "../../../lib/shopper/buying.ts";
import { crashes, diedSince } from "../../../lib/shopper/recovery.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";

export const databaseCrash: Scenario = {
  number: 4,
  fault: "PostgreSQL crashes and restarts during requests",
  injected: "immediate shutdown (SIGQUIT) and start about every second, while buyers pay",
  invariants: "I3 I11",
  trial: "a restart",
  batch: 20,
  short: 2,
  async run(harness, driver, trials) {
    const before = crashes(harness);
    const load = runBackgroundLoad(harness, driver, 4);
    const back: number[] = [];
    const violations: string[] = [];
    for (const _ of range(trials)) {
      await pause(driver.random.between(200, 900));
      await harness.db.crash();
      await harness.db.start();
      const since = Date.now();
      const isBack = await eventually(() => (load.successes.at(-1) ?? 0) > since, 30_000, 20);
      if (!isBack) violations.push("I11: no purchase succeeded for 30 s after a restart");
      back.push((Date.now() - since) / 1_000);
      if (crashes(harness) > before) await harness.revive();
    }
    const { buyers, errors } = await load.stop();
    const counts = { "broken or refused calls": errors, "processes that died": crashes(harness) - before };
    violations.push(...diedSince(harness, before));
    return { trials, buyers, violations, figures: { counts, samples: { "s to the first sale": back } } };
  },
};

export const backendsTerminated: Scenario = {
  number: 5,
  fault: "Database connections terminated",
  injected: "`pg_terminate_backend` on 30 % of our connections every 100–400 ms, while buyers pay",
  invariants: "I3 I11",
  trial: "a round of terminations",
  batch: 50,
  short: 8,
  async run(harness, driver, trials) {
    const before = crashes(harness);
    const load = runBackgroundLoad(harness, driver, 4);
    let cut = 0;
    const back: number[] = [];
    const violations: string[] = [];
    for (const _ of range(trials)) {
      await pause(driver.random.between(100, 400));
      const found = await harness.db.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name ~ '^(api|worker)' order by pid",
      );
      const pids = found.map(({ pid }) => pid).filter(() => driver.random.happens(0.3));
      await harness.db.query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [pids]);
      cut += pids.length;
      const since = Date.now();
      if (await eventually(() => (load.successes.at(-1) ?? 0) > since, 30_000, 10)) back.push(Date.now() - since);
      else violations.push("I11: no purchase succeeded for 30 s after a round of terminations");
    }
    const { buyers, errors, bought } = await load.stop();
    const counts = { "connections terminated": cut, "broken or refused calls": errors, "purchases under way": bought };
    violations.push(...diedSince(harness, before), ...wasInjected(cut, "no connection was terminated"));
    return { trials, buyers, violations, figures: { counts, samples: { "ms to the next sale": back } } };
  },
};

const CONCURRENCY = 10;
const DOWN_MS = 1_500;

export const databaseDown: Scenario = {
  number: 10,
  fault: "PostgreSQL down while webhooks arrive",
  injected:
    "`pg_ctl stop` for 1.5 s, ten codes paid meanwhile; the gateway's retry schedule runs a hundred times faster, so this stands for 2.5 minutes",
  invariants: "I3 I11",
  trial: "a payment whose webhooks arrived during the outage",
  batch: 50,
  short: 5,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, trials);
    const violations: string[] = [];
    const drains: number[] = [];
    let refused = 0;
    for (let first = 0; first < orders.length; first += CONCURRENCY) {
      const batch = orders.slice(first, first + CONCURRENCY);
      await harness.gateway.delivered();
      await harness.db.stop();
      const from = harness.webhookProxy.deliveries().length;
      for (const { codeId } of batch) harness.gateway.pay({ gatewayId: codeId });
      await pause(DOWN_MS);
      await eventually(() => harness.webhookProxy.deliveries().length > from);
      const answers = harness.webhookProxy.deliveries().slice(from);
      violations.push(...wasInjected(answers.length, "no webhook came while the database was down"));
      refused += answers.length;
      if (answers.some(({ status }) => status === 200)) violations.push("I3: a webhook got 200 without a database");
      await harness.db.start();
      const since = Date.now();
      const ids = batch.map(({ paymentId }) => paymentId);
      await eventually(() => allPaid(harness, ids), 30_000);
      drains.push((Date.now() - since) / 1_000);
    }
    const figures = { counts: { "webhooks refused while down": refused }, samples: { "s to drain": drains } };
    return { trials, buyers: orders.map(({ who }) => who), violations, figures };
  },
};
