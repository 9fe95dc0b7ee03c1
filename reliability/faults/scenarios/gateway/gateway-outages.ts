import { setTimeout as pause } from "node:timers/promises";
import { openCodes } from "../../../lib/shopper/buying.ts";
import type { Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";

const RESET_SECONDS = 2;
const creates = (harness: Harness): number => harness.gateway.calls().filter(({ method }) => method === "POST").length;
const randomMethod = (driver: Driver) => (driver.random.happens(0.5) ? "pix" : "credit-card");

export const quotaExhausted: Scenario = {
  number: 17,
  fault: "Gateway quota exhausted (429)",
  injected: "every call gets 429 with a reset of two seconds; afterwards the same buyers attempt again",
  invariants: "I1, at most 1.1 calls per attempt, recovered after the reset",
  trial: "a payment attempt before the reset",
  batch: 50,
  short: 8,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials);
    harness.gateway.setFaults({ mode: "rate-limit", resetSeconds: RESET_SECONDS });
    const before = creates(harness);
    const answers = await Promise.all(
      people.map((who) => driver.attempt(who, { method: randomMethod(driver), installments: 1 })),
    );
    const calls = creates(harness) - before;
    const violations: string[] = [];
    violations.push(...wasInjected(calls, "no attempt reached the exhausted quota"));
    if (calls > 1.1 * trials) violations.push(`I10: ${calls} calls for ${trials} attempts`);
    const unexpected = answers.filter(({ status }) => status !== 503);
    if (unexpected.length > 0)
      violations.push(`${unexpected.length} attempts got ${unexpected[0]?.status} ${unexpected[0]?.error}`);
    harness.gateway.setFaults({ mode: "ok" });
    await pause(RESET_SECONDS * 1_000 + 100);
    const since = Date.now();
    const next = await Promise.all(people.map((who) => driver.attempt(who, { method: "pix" })));
    const refused = next.filter(({ status }) => status !== 200);
    if (refused.length > 0) violations.push(`I11: ${refused.length} attempts refused after the reset`);
    return {
      trials,
      buyers: people,
      violations,
      figures: { counts: { "gateway calls": calls }, samples: { "ms to serve all again": [Date.now() - since] } },
    };
  },
};

/** Response times of payment look-ups, which need no gateway. */
async function lookUps(driver: Driver, paymentId: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (const _ of range(count)) {
    const { ms, status } = await driver.request("GET", `/v1/public/payment-lookup/${paymentId}`);
    times.push(status === 200 ? ms : 10_000);
  }
  return times;
}
const p99 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

export const slowGateway: Scenario = {
  number: 18,
  fault: "Gateway slow",
  injected: "charges and codes take 3, 10 or 60 s, and are created even after the client's timeout",
  invariants: "I1 I2 I10; other calls unaffected; an answer within 8 s",
  trial: "a payment attempt",
  batch: 36,
  short: 3,
  async run(harness, driver, trials) {
    const [probe] = await openCodes(driver, 1);
    const people = await driver.buyers(trials);
    const baseline = await lookUps(driver, probe?.paymentId ?? "", 200);
    const delays = trials >= 20 ? [3_000, 10_000, 60_000] : [3_000];
    const longest = Math.max(...delays);
    const violations: string[] = [];
    const since = Date.now();
    const attempts: Promise<unknown>[] = [];
    const share = Math.ceil(trials / delays.length);
    for (const [index, delayMs] of delays.entries()) {
      harness.gateway.setFaults(
        ["/v3/payments", "/v3/pix/qrCodes/static"].map(
          (path) => ({ mode: "slow", delayMs, method: "POST", path }) as const,
        ),
      );
      const group = people.slice(index * share, (index + 1) * share);
      const creating = harness.watch.until("arrived", /POST .*(payments|static)$/, group.length);
      attempts.push(
        ...group.map(async (who) => {
          const { ms, status } = await driver.attempt(who, { method: randomMethod(driver), installments: 1 });
          if (ms > 9_000 || status !== 200) violations.push(`I10: ${status} after ${ms} ms`);
        }),
      );
      await creating;
    }
    const meanwhile = await lookUps(driver, probe?.paymentId ?? "", 200);
    await Promise.all(attempts);
    harness.gateway.setFaults({ mode: "ok" });
    await pause(longest + 4_000 - (Date.now() - since));
    return {
      trials,
      buyers: people,
      violations,
      figures: {
        samples: {
          "ms of a look-up before": baseline,
          "ms of a look-up meanwhile": meanwhile,
          "p99 ratio": [p99(meanwhile) / Math.max(1, p99(baseline))],
        },
      },
    };
  },
};

export const flapping: Scenario = {
  number: 19,
  fault: "Gateway flapping",
  injected: "every second call fails with 500, half of those after doing the work",
  invariants: "I1; the circuit breaker opens",
  trial: "a payment attempt",
  batch: 25,
  short: 8,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials);
    harness.gateway.setFaults([
      { mode: "down", ratio: 0.34, method: "POST" },
      { mode: "broken-answer", ratio: 0.34, method: "POST" },
    ]);
    const before = creates(harness);
    let rejected = 0;
    let failed = 0;
    await Promise.all(
      people.map(async (who) => {
        await pause(driver.random.between(0, 400));
        const { status } = await driver.attempt(who, {
          method: randomMethod(driver),
          installments: driver.random.oneOf([1, 2]),
        });
        if (status === 503) rejected += 1;
        if (status !== 200) failed += 1;
      }),
    );
    const counts = { "gateway calls": creates(harness) - before, "refused with 503": rejected };
    const violations = wasInjected(failed, "every attempt went through");
    return { trials, buyers: people, violations, figures: { counts } };
  },
};
