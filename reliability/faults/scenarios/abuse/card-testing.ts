import { setTimeout as pause } from "node:timers/promises";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import { shiftTimestamps } from "../../../lib/stack/settle.ts";
import { guardedOf } from "../../harness/front.ts";
import { range, type Scenario } from "../scenario.ts";

const TRIES_EACH = 10;
const CONCURRENCY = 6;
/** The gateway's own numbers that are always declined: two issuers. */
const STOLEN = ["5184019740373151", "4916561358240741"];
const NETWORKS = 40;
/** As in limits.ts: thirty declines for one issuer, plus the requests in flight when the limit is reached. */
const MAX_AT_GATEWAY = STOLEN.length * (30 + CONCURRENCY);
/** The answers an attacker may get: declined, over a limit, or issuer disabled. Card payments are never disabled for all buyers. */
const EXPECTED = ["card-declined", "card-limit", "card-issuer-disabled"];

const stolenCard = (driver: Driver) => ({
  creditCardData: {
    holderName: "ANA SOUZA",
    number: driver.random.oneOf(STOLEN),
    expiryMonth: "12",
    expiryYear: "2030",
    ccv: driver.random.digits(3),
  },
});

export const cardTesting: Scenario = {
  number: 40,
  fault: "Card-testing burst",
  injected:
    "declined cards, ten per account, from one of 40 networks or from all of them, against a node with production rate limits; legitimate buyers with new accounts and other addresses buy by PIX and by card meanwhile",
  invariants:
    "rate limits per account, network and issuer hold; legitimate buyers are not blocked, card payments included",
  trial: "a card tried",
  batch: 2_000,
  short: 60,
  async run(harness, driver, trials) {
    const node = await guardedOf(harness);
    // Counters of earlier scenarios are removed, so that only this attack is measured.
    await harness.db.query("delete from throttles where key like 'card%'");
    const accounts = await harness.db.query<{ id: string }>("select distinct account_id as id from payments");
    await shiftTimestamps(
      harness,
      accounts.map(({ id }) => id),
      400,
    );
    const attackers = await driver.buyers(Math.ceil(trials / TRIES_EACH), "email");
    const legitimate = await driver.buyers(Math.ceil(trials / 30));
    const charges = () =>
      harness.gateway.calls().filter(({ method, path }) => method === "POST" && path === "/v3/payments").length;
    const before = charges();
    const counts: Record<string, number> = Object.fromEntries(EXPECTED.map((error) => [error, 0]));
    const violations: string[] = [];
    const waiting = [...attackers];
    const attack = range(CONCURRENCY).map(async () => {
      for (let who = waiting.shift(); who; who = waiting.shift()) {
        const changesNetwork = driver.random.happens(0.5);
        for (const turn of range(TRIES_EACH)) {
          if (changesNetwork || turn === 0) who.ip = `127.77.0.${driver.random.between(1, NETWORKS)}`;
          const card = { method: "credit-card", cycle: "monthly", installments: 1, node } as const;
          const { status, error } = await driver.attempt(who, { ...card, more: stolenCard(driver) });
          if (error && EXPECTED.includes(error)) counts[error] = (counts[error] ?? 0) + 1;
          else if (error !== "payment-limit") violations.push(`a stolen card got ${status} ${error}`);
        }
      }
    });
    let paidByCard = 0;
    let blocked = 0;
    const buy = async (who: Buyer, method: "pix" | "credit-card") => {
      const { status, gatewayId, error } = await driver.attempt(who, { method, installments: 1, node });
      if (status !== 200) blocked += 1;
      if (status !== 200) violations.push(`a legitimate buyer's ${method} got ${status} ${error}`);
      else if (method === "credit-card") paidByCard += 1;
      else if (gatewayId) harness.gateway.pay({ gatewayId });
    };
    for (const [index, who] of legitimate.entries()) {
      await pause(50);
      await buy(who, index % 2 === 0 ? "credit-card" : "pix");
    }
    await Promise.all(attack);
    // Once more, after every limit on the attackers is reached.
    const late = await driver.buyer();
    await buy(late, "credit-card");
    const reached = charges() - before - paidByCard;
    if (reached > MAX_AT_GATEWAY) violations.push(`${reached} stolen cards reached the gateway`);
    // Moves the declines out of the five-minute window of the global decline rate.
    await shiftTimestamps(
      harness,
      attackers.map(({ accountId }) => accountId),
      400,
    );
    const figures = { counts: { ...counts, "reached the gateway": reached, "legitimate buyers blocked": blocked } };
    return { trials, buyers: [...attackers, ...legitimate, late], violations, figures };
  },
};
