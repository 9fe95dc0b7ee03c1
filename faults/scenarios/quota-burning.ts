import { guardedOf } from "../harness/front.ts";
import { atOnce, tally } from "./concurrency.ts";
import { range, type Scenario } from "./scenario.ts";

const ATTEMPTS_EACH = 10;
const CONCURRENCY = 50;
const ONE_NETWORK = "127.78.0.1";
/** As in limits.ts: what one network may open in ten minutes. A code is a call, and nothing is cancelled. */
const MAX_CODES = 60;

export const quotaBurning: Scenario = {
  number: 71,
  fault: "One network burns the gateway's quota",
  injected:
    "throwaway accounts that ask for one PIX code after another, all from one address and fifty at once, at a node with the limits of production; real people elsewhere open a code and pay it",
  invariants: "at most sixty calls in ten minutes; real buyers not blocked; who paid has the plan",
  trial: "a attempt",
  batch: 600,
  short: 120,
  async run(harness, driver, trials) {
    const node = await guardedOf(harness);
    await harness.db.query("delete from throttles where key like 'attempt-ip%'");
    const thieves = await driver.buyers(Math.ceil(trials / ATTEMPTS_EACH), "email");
    const honest = await driver.buyers(Math.ceil(trials / 60));
    for (const who of thieves) who.ip = ONE_NETWORK;
    const asked = () => harness.gateway.calls().filter(({ path }) => path.startsWith("/v3/pix")).length;
    const before = asked();
    const { counts, add } = tally("opened", "pix-limit", "payment-limit", "payment-in-progress");
    const violations: string[] = [];
    const attempts = range(ATTEMPTS_EACH).flatMap(() => thieves);
    const attack = atOnce(CONCURRENCY, attempts, async (who) => {
      const { status, error } = await driver.attempt(who, { method: "pix", cycle: "monthly", node });
      const answer = status === 200 ? "opened" : (error ?? String(status));
      if (answer in counts) add(answer);
      else violations.push(`a attempt got ${status} ${error}`);
    });
    for (const who of honest) {
      const { status, error, gatewayId } = await driver.attempt(who, { method: "pix", cycle: "annual", node });
      if (gatewayId) harness.gateway.pay({ gatewayId });
      else violations.push(`a real buyer got ${status} ${error}`);
    }
    await attack;
    const reached = asked() - before - honest.length;
    if (reached > MAX_CODES) violations.push(`I10: ${reached} calls of one network reached the gateway`);
    return {
      trials,
      buyers: [...thieves, ...honest],
      violations,
      figures: { counts: { ...counts, "calls to the gateway": reached } },
    };
  },
};
