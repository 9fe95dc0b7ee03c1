import { setTimeout as pause } from "node:timers/promises";
import { allPaid, eventually, openCodes } from "../../../lib/shopper/buying.ts";
import { shiftTimestamps } from "../../../lib/stack/settle.ts";
import type { Scenario } from "../scenario.ts";

const CONCURRENCY = 10;
const LEASE_SECONDS = 65;
const READS = /^GET \/v3\/payments\/pay_/;

export const workerKilled: Scenario = {
  number: 8,
  fault: "Worker killed during a job",
  injected: "both workers `kill -9` while they read a paid charge from the gateway; new ones are started at once",
  invariants: "I3 I12",
  trial: "a payment being settled at that moment",
  batch: 100,
  short: 5,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, trials);
    const again: number[] = [];
    for (let first = 0; first < orders.length; first += CONCURRENCY) {
      const batch = orders.slice(first, first + CONCURRENCY);
      harness.gateway.setFaults({ mode: "slow", delayMs: driver.random.between(50, 400), method: "GET" });
      const reading = harness.watch.until("arrived", READS, driver.random.between(1, Math.min(3, batch.length)));
      for (const { codeId } of batch) harness.gateway.pay({ gatewayId: codeId });
      await reading;
      await pause(driver.random.between(0, 100));
      await Promise.all(harness.workers.map((worker) => worker.kill()));
      harness.gateway.setFaults({ mode: "ok" });
      await harness.revive();
      const since = Date.now();
      const ids = batch.map(({ paymentId }) => paymentId);
      const isQuick = await eventually(() => allPaid(harness, ids), 1_500);
      // Jobs leased by the killed workers are free again when the lease expires.
      if (!isQuick)
        await shiftTimestamps(
          harness,
          batch.map(({ who }) => who.accountId),
          LEASE_SECONDS,
        );
      await eventually(() => allPaid(harness, ids));
      again.push((Date.now() - since) / 1_000 + (isQuick ? 0 : LEASE_SECONDS));
    }
    return { trials, buyers: orders.map(({ who }) => who), figures: { samples: { "s until done again": again } } };
  },
};

export const workerFrozen: Scenario = {
  number: 9,
  fault: "Worker frozen beyond its lease, then resumed",
  injected:
    "`kill -STOP` while it reads paid charges; the other worker takes over when the lease expires; then `kill -CONT`",
  invariants: "I1 I12",
  trial: "a payment whose settling was frozen",
  batch: 100,
  short: 5,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, trials);
    const violations: string[] = [];
    for (let first = 0; first < orders.length; first += CONCURRENCY) {
      const batch = orders.slice(first, first + CONCURRENCY);
      const [frozen, other] =
        first % (2 * CONCURRENCY) === 0 ? harness.workers : [harness.workers[1], harness.workers[0]];
      // Ensures that the other worker takes the jobs first.
      other.freeze();
      harness.gateway.setFaults({ mode: "slow", delayMs: 300, method: "GET" });
      const reading = harness.watch.until("arrived", READS, driver.random.between(1, Math.min(3, batch.length)));
      for (const { codeId } of batch) harness.gateway.pay({ gatewayId: codeId });
      await reading;
      frozen.freeze();
      other.resume();
      harness.gateway.setFaults({ mode: "ok" });
      await harness.gateway.delivered();
      await shiftTimestamps(
        harness,
        batch.map(({ who }) => who.accountId),
        LEASE_SECONDS,
      );
      const ids = batch.map(({ paymentId }) => paymentId);
      const isDone = await eventually(() => allPaid(harness, ids), 25_000);
      if (!isDone) violations.push("I6: the other worker did not take over within 25 s");
      frozen.resume();
    }
    await pause(500);
    return { trials, buyers: orders.map(({ who }) => who), violations };
  },
};
