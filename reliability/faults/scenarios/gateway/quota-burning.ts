import { atOnce, tally } from "../../../lib/shopper/concurrency.ts";
import { guardedOf } from "../../harness/front.ts";
import { range, type Scenario } from "../scenario.ts";

const ATTEMPTS_EACH = 10;
const CONCURRENCY = 50;
const ONE_NETWORK = "127.78.0.1";
/** As in limits.ts: codes per network in ten minutes. Each code is one gateway call; none is cancelled. */
const MAX_CODES = 60;

export const quotaBurning: Scenario = {
  number: 71,
  fault: "Gateway quota exhaustion by one network",
  injected:
    "throwaway accounts that request one PIX code after another, all from one address and fifty at once, at a node with production rate limits; legitimate buyers at other addresses open a code and pay it",
  invariants: "at most sixty calls in ten minutes; legitimate buyers are not blocked and get the plan they paid for",
  trial: "a payment attempt",
  batch: 600,
  short: 120,
  async run(harness, driver, trials) {
    const node = await guardedOf(harness);
    await harness.db.query("delete from throttles where key like 'attempt-ip%'");
    const attackers = await driver.buyers(Math.ceil(trials / ATTEMPTS_EACH), "email");
    const legitimate = await driver.buyers(Math.ceil(trials / 60));
    for (const who of attackers) who.ip = ONE_NETWORK;
    const pixCalls = () => harness.gateway.calls().filter(({ path }) => path.startsWith("/v3/pix")).length;
    const before = pixCalls();
    const { counts, add } = tally("opened", "pix-limit", "payment-limit", "payment-in-progress");
    const violations: string[] = [];
    const attempts = range(ATTEMPTS_EACH).flatMap(() => attackers);
    const attack = atOnce(CONCURRENCY, attempts, async (who) => {
      const { status, error } = await driver.attempt(who, { method: "pix", cycle: "monthly", node });
      const answer = status === 200 ? "opened" : (error ?? String(status));
      if (answer in counts) add(answer);
      else violations.push(`an attempt got ${status} ${error}`);
    });
    for (const who of legitimate) {
      const { status, error, gatewayId } = await driver.attempt(who, { method: "pix", cycle: "annual", node });
      if (gatewayId) harness.gateway.pay({ gatewayId });
      else violations.push(`a legitimate buyer got ${status} ${error}`);
    }
    await attack;
    const reached = pixCalls() - before - legitimate.length;
    if (reached > MAX_CODES) violations.push(`I10: ${reached} calls of one network reached the gateway`);
    return {
      trials,
      buyers: [...attackers, ...legitimate],
      violations,
      figures: { counts: { ...counts, "calls to the gateway": reached } },
    };
  },
};
