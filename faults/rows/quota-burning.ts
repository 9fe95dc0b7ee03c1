import { guardedOf } from "../rig/front.ts";
import { atOnce, tally } from "./at-once.ts";
import { type Row, range } from "./row.ts";

const PRESSES_EACH = 10;
const AT_ONCE = 50;
const ONE_NETWORK = "127.78.0.1";
/** As in limits.ts: what one network may open in ten minutes. A code is a call, and nothing is cancelled. */
const MOST_CODES = 60;

export const quotaBurning: Row = {
  number: 71,
  fault: "One network burns the gateway's quota",
  injected:
    "throwaway accounts that ask for one PIX code after another, all from one address and fifty at once, at a node with the limits of production; real people elsewhere open a code and pay it",
  invariants: "at most sixty calls in ten minutes; real buyers not blocked; who paid has the plan",
  trial: "a press",
  batch: 600,
  short: 120,
  async run(rig, driver, trials) {
    const node = await guardedOf(rig);
    await rig.db.query("delete from throttles where key like 'attempt-ip%'");
    const thieves = await driver.buyers(Math.ceil(trials / PRESSES_EACH), "email");
    const honest = await driver.buyers(Math.ceil(trials / 60));
    for (const who of thieves) who.ip = ONE_NETWORK;
    const asked = () => rig.gateway.calls().filter(({ path }) => path.startsWith("/v3/pix")).length;
    const before = asked();
    const { counts, add } = tally("opened", "pix-limit", "payment-limit", "payment-in-progress");
    const violations: string[] = [];
    const presses = range(PRESSES_EACH).flatMap(() => thieves);
    const attack = atOnce(AT_ONCE, presses, async (who) => {
      const { status, error } = await driver.press(who, { method: "pix", cycle: "monthly", node });
      const answer = status === 200 ? "opened" : (error ?? String(status));
      if (answer in counts) add(answer);
      else violations.push(`a press got ${status} ${error}`);
    });
    for (const who of honest) {
      const { status, error, gatewayId } = await driver.press(who, { method: "pix", cycle: "annual", node });
      if (gatewayId) rig.gateway.pay({ gatewayId });
      else violations.push(`a real buyer got ${status} ${error}`);
    }
    await attack;
    const reached = asked() - before - honest.length;
    if (reached > MOST_CODES) violations.push(`I10: ${reached} calls of one network reached the gateway`);
    return {
      trials,
      buyers: [...thieves, ...honest],
      violations,
      figures: { counts: { ...counts, "calls to the gateway": reached } },
    };
  },
};
