import { setTimeout as pause } from "node:timers/promises";
import { exactly, type Figure, info } from "../../lib/report/figure.ts";
import { runBackgroundLoad } from "../../lib/shopper/background-load.ts";
import { createDriver } from "../../lib/shopper/driver.ts";
import { crashes } from "../../lib/shopper/recovery.ts";
import { settleAndCheck } from "../../lib/stack/check.ts";
import { type Harness, startHarness } from "../../lib/stack/harness.ts";
import type { Job } from "../job.ts";

const SHARE = 0.7;
const CONCURRENCY = 12;
const CAPACITY_MS = 15_000;
const MINUTE_MS = 60_000;

/** The fault harness's two nodes, two workers and PostgreSQL at a steady load; each component is restarted or killed every minute. */
export const soak: Job = {
  number: 10,
  title: "Soak at 70 % of capacity, with a PostgreSQL restart, a node kill and a worker kill each minute",
  engine: "the same two nodes as fast as they can, just before",
  isOptIn: true,
  async run({ soakMinutes }) {
    const harness = await startHarness();
    const driver = createDriver(harness, Date.now() % 1e6);
    try {
      const full = runBackgroundLoad(harness, driver, CONCURRENCY);
      await pause(CAPACITY_MS);
      const first = await full.stop();
      const capacity = first.bought / (CAPACITY_MS / 1_000);
      const everyMs = (CONCURRENCY / (capacity * SHARE)) * 1_000;
      const steady = runBackgroundLoad(harness, driver, CONCURRENCY, { everyMs });
      const since = Date.now();
      const faults = await injectFaultsEachMinute(harness, soakMinutes * MINUTE_MS);
      const { buyers, bought, errors: failed } = await steady.stop();
      const rate = bought / ((Date.now() - since) / 1_000);
      const all = [...first.buyers, ...buyers];
      const violations = await settleAndCheck(harness, driver, all);
      for (const violation of violations.slice(0, 8)) console.log(`        ✗ ${violation}`);
      return { measured: figuresOf({ violations, faults, bought, failed, rate, capacity, soakMinutes }) };
    } finally {
      await harness.close();
    }
  },
};

async function injectFaultsEachMinute(harness: Harness, lengthMs: number): Promise<{ count: number; crashes: number }> {
  const third = Math.min(MINUTE_MS, lengthMs) / 3;
  const before = crashes(harness);
  let count = 0;
  for (const end = Date.now() + lengthMs; Date.now() < end - third / 2; ) {
    await pause(third / 2);
    await harness.db.stop();
    await harness.db.start();
    await pause(third);
    await harness.apis[count % 2 === 0 ? 0 : 1].kill();
    await harness.revive();
    await pause(third);
    await harness.workers[count % 2 === 0 ? 0 : 1].kill();
    await harness.revive();
    await pause(third / 2);
    count += 1;
  }
  return { count, crashes: crashes(harness) - before };
}

type Outcome = {
  violations: string[];
  faults: { count: number; crashes: number };
  bought: number;
  failed: number;
  rate: number;
  capacity: number;
  soakMinutes: number;
};

const figuresOf = ({ violations, faults, bought, failed, rate, capacity, soakMinutes }: Outcome): Figure[] => [
  exactly(
    0,
    "acknowledged writes lost, double charges, or other differences from the gateway's ledger",
    violations.length,
    {
      note: `${bought} purchases in ${soakMinutes} minutes, ${rate.toFixed(1)}/s of ${capacity.toFixed(1)}/s; ${faults.count} × three faults`,
    },
  ),
  exactly(0, "processes that died on their own", faults.crashes),
  info("calls failed or refused while a component was down", failed),
];
