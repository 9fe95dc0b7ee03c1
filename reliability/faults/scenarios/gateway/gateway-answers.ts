import { setTimeout as pause } from "node:timers/promises";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { resolved } from "../checkout/resolved.ts";
import { type Round, range, type Scenario, wasInjected } from "../scenario.ts";

/** Just over our gateway timeouts: 60 s for a card, 15 s for a code. */
const AFTER_TIMEOUT_MS = 62_000;
const CONCURRENCY = 6;
/** The fewest trials for which a wait of a real minute is acceptable. */
const MIN_TRIALS_TO_WAIT = 20;

type Mode = "late-answer" | "drop-answer" | "broken-answer" | "hang" | "lost" | "down";
const CREATES = ["/v3/payments", "/v3/pix/qrCodes/static"];

type Modes = readonly [Mode, Mode, Mode];

/** Splits the attempts over the modes; a short run skips the first, which takes a real minute. */
function shares(modes: Modes, trials: number): [Mode, number][] {
  const chosen = trials < MIN_TRIALS_TO_WAIT ? modes.slice(1) : modes;
  return chosen.map((mode, index) => [mode, Math.floor((trials + index) / chosen.length)]);
}

/** Runs attempts whose gateway call fails in this mode, and closes the circuit breaker again after each group. */
async function attemptOn(harness: Harness, driver: Driver, mode: Mode, trials: number) {
  const isLong = mode === "late-answer" || mode === "hang";
  const buyers = await driver.buyers(trials);
  const creates = () => harness.gateway.calls().filter(({ path }) => CREATES.includes(path)).length;
  let reached = 0;
  const groups = isLong
    ? [buyers]
    : range(Math.ceil(trials / CONCURRENCY)).map((n) => buyers.slice(n * CONCURRENCY, (n + 1) * CONCURRENCY));
  for (const group of groups) {
    harness.gateway.setFaults(CREATES.map((path) => ({ mode, path, method: "POST", delayMs: 90_000 })));
    const since = Date.now();
    const before = creates();
    await Promise.all(
      group.map((who, index) =>
        driver.attempt(who, {
          method: index % 3 === 0 ? "pix" : "credit-card",
          node: harness.apis[index % 2] ?? harness.apis[0],
          installments: driver.random.oneOf([1, 2]),
        }),
      ),
    );
    if (isLong) await pause(AFTER_TIMEOUT_MS - (Date.now() - since));
    reached += creates() - before;
    harness.gateway.setFaults({ mode: "ok" });
    // A successful attempt at each node closes the circuit breaker.
    if (!isLong) await Promise.all(harness.apis.map(async (node) => driver.attempt(await driver.buyer(), { node })));
  }
  return { buyers, violations: wasInjected(reached, `no attempt reached the gateway under ${mode}`) };
}

async function attemptOnAll(harness: Harness, driver: Driver, modes: Modes, trials: number): Promise<Round> {
  const buyers: Buyer[] = [];
  const parts = shares(modes, trials);
  const violations: string[] = [];
  for (const [mode, count] of parts) {
    const attempted = await attemptOn(harness, driver, mode, count);
    buyers.push(...attempted.buyers);
    violations.push(...attempted.violations);
  }
  violations.push(...answeredInTime(buyers));
  return { trials, buyers, violations, figures: { counts: Object.fromEntries(parts) } };
}

const answeredInTime = (buyers: Buyer[]): string[] => {
  const slow = buyers
    .flatMap(({ attempts }) => attempts.flatMap(({ answers }) => answers))
    .filter(({ ms }) => ms > 9_500);
  return slow.length > 0 ? [`${slow.length} attempts waited longer than 9.5 s`] : [];
};

async function payableAgain(driver: Driver, buyers: Buyer[]): Promise<string[]> {
  const violations: string[] = [];
  for (const who of buyers) {
    const { status, error } = await driver.attempt(who, { method: "pix" });
    if (status !== 200) violations.push(`not payable again: ${status} ${error}`);
  }
  return violations;
}

export const timeoutAfterAccepting: Scenario = {
  number: 6,
  fault: "Gateway accepts the charge, but its answer is lost",
  injected:
    "charge or code created, then 90 s without an answer (our timeout is 60 s or 15 s), a dropped connection, or a 500",
  invariants: "I1 I2",
  trial: "a payment attempt",
  batch: 300,
  short: 6,
  run: (harness, driver, trials) =>
    attemptOnAll(harness, driver, ["late-answer", "drop-answer", "broken-answer"], trials),
  after: async (harness, _driver, round) => ({ figures: await resolved(harness, round) }),
};

export const timeoutWithoutCharge: Scenario = {
  number: 7,
  fault: "Gateway never answers and never charged",
  injected:
    "90 s without an answer and nothing created, a dropped connection, or a 500; afterwards the order is tried again",
  invariants: "I1 I2, payable again",
  trial: "a payment attempt",
  batch: 300,
  short: 6,
  run: (harness, driver, trials) => attemptOnAll(harness, driver, ["hang", "lost", "down"], trials),
  after: async (harness, driver, round) => ({
    figures: await resolved(harness, round),
    violations: await payableAgain(
      driver,
      round.buyers.filter((_, index) => index % 3 === 1),
    ),
  }),
};
