import { setTimeout as pause } from "node:timers/promises";
import { type Buyer, createDriver, type Driver } from "../../lib/shopper/driver.ts";
import { createRandom } from "../../lib/shopper/random.ts";
import { createSecrets } from "../../lib/shopper/secrets.ts";
import { check } from "../../lib/stack/check.ts";
import { type Harness, startHarness } from "../../lib/stack/harness.ts";
import { settle } from "../../lib/stack/settle.ts";
import { range } from "../harness/figures.ts";
import type { Job, Measured } from "../measure.ts";

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
    const driver = createDriver(harness, createRandom(Date.now() % 1e6), createSecrets());
    try {
      const full = startBuyers(harness, driver, 0);
      await pause(CAPACITY_MS);
      const first = await full.close();
      const capacity = first.bought / (CAPACITY_MS / 1_000);
      const steady = startBuyers(harness, driver, (CONCURRENCY / (capacity * SHARE)) * 1_000);
      const since = Date.now();
      const faults = await injectFaultsEachMinute(harness, soakMinutes * MINUTE_MS);
      const { buyers, bought, failed } = await steady.close();
      const rate = bought / ((Date.now() - since) / 1_000);
      const all = [...first.buyers, ...buyers];
      const open = Object.entries(await settle(harness, all)).filter(([, count]) => count > 0);
      const violations = [
        ...open.map(([what, count]) => `still open at the end: ${count} ${what}`),
        ...(await check(harness, driver, all)),
      ];
      for (const violation of violations.slice(0, 8)) console.log(`        ✗ ${violation}`);
      return { measured: figuresOf({ violations, faults, bought, failed, rate, capacity, soakMinutes }) };
    } finally {
      await harness.close();
    }
  },
};

/** Concurrent buyers who register, buy, pay and poll; each starts again after `everyMs` at the earliest. */
function startBuyers(harness: Harness, driver: Driver, everyMs: number) {
  const buyers: Buyer[] = [];
  let [isRunning, bought, failed] = [true, 0, 0];

  async function visit(): Promise<void> {
    const who = await driver.tryBuyer();
    if (!who) {
      failed += 1;
      return;
    }
    buyers.push(who);
    const method = driver.random.happens(0.5) ? "pix" : "credit-card";
    const attempt = driver.newAttempt(who, { method, installments: driver.random.oneOf([1, 1, 3]) });
    const answer = await driver.retryPayment(who, attempt);
    failed += attempt.answers.filter(({ status }) => status === 0 || status >= 500).length;
    if (answer.status !== 200) return;
    bought += 1;
    if (answer.gatewayId && method === "pix" && driver.random.happens(0.8))
      harness.gateway.pay({ gatewayId: answer.gatewayId });
    const polled = await driver.request("GET", `/v1/public/payment-lookup/${answer.id}`, { ip: who.ip });
    if (polled.status !== 200) failed += 1;
  }

  const visitors = range(CONCURRENCY).map(async (index) => {
    await pause((everyMs / CONCURRENCY) * index);
    while (isRunning) {
      const since = Date.now();
      await visit();
      await pause(Math.max(20, everyMs - (Date.now() - since)));
    }
  });
  return {
    async close() {
      isRunning = false;
      await Promise.all(visitors);
      return { buyers, bought, failed };
    },
  };
}

async function injectFaultsEachMinute(harness: Harness, lengthMs: number): Promise<{ count: number; crashes: number }> {
  const third = Math.min(MINUTE_MS, lengthMs) / 3;
  const members = [...harness.apis, ...harness.workers];
  const before = members.reduce((sum, member) => sum + member.crashes(), 0);
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
  return { count, crashes: members.reduce((sum, member) => sum + member.crashes(), 0) - before };
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

const figuresOf = ({ violations, faults, bought, failed, rate, capacity, soakMinutes }: Outcome): Measured[] => [
  {
    id: "10.violations",
    what: "acknowledged writes lost, double charges, or other differences from the gateway's ledger",
    kind: "count",
    value: violations.length,
    bound: { exactly: 0 },
    note: `${bought} purchases in ${soakMinutes} minutes, ${rate.toFixed(1)}/s of ${capacity.toFixed(1)}/s; ${faults.count} × three faults`,
  },
  {
    id: "10.crashes",
    what: "processes that died on their own",
    kind: "count",
    value: faults.crashes,
    bound: { exactly: 0 },
  },
  { id: "10.failed", what: "calls failed or refused while a component was down", kind: "count", value: failed },
];
