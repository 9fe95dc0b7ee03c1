import { type Cycle, cycles, totalCents } from "@app/contract/catalogue";
import { landings } from "@app/contract/landings";
import { range, type Scenario, wasInjected } from "../scenario.ts";

export const replayedKeys: Scenario = {
  number: 38,
  fault: "Idempotency keys replayed",
  injected: "the same body at both nodes, a concurrent duplicate, another body, another account",
  invariants: "I5 I9",
  trial: "a key",
  batch: 50,
  short: 5,
  async run(harness, driver, trials) {
    const violations: string[] = [];
    const counts: Record<string, number> = {};
    const count = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1;
    };
    const people = await driver.buyers(trials);
    const otherBuyers = await driver.buyers(trials);
    for (const [trial, who] of people.entries()) {
      const method = trial % 2 === 0 ? "pix" : "credit-card";
      const attempt = driver.newAttempt(who, { method, cycle: "annual", installments: 1 });
      const duplicates = await Promise.all(harness.apis.map((node) => driver.send(who, attempt, node)));
      for (const { status, error } of duplicates) {
        count(`duplicate ${status}`);
        if (status !== 200 && error !== "payment-in-progress")
          violations.push(`I5: a concurrent duplicate got ${status} ${error}`);
      }
      for (const node of harness.apis) {
        const { status } = await driver.send(who, attempt, node);
        if (status !== 200) violations.push(`I5: a repeated request got ${status}`);
      }
      const other = { ...attempt, body: { ...attempt.body, cycle: "30-days" }, answers: [] };
      const { status, error } = await driver.send(who, other);
      count(`other body ${status}`);
      if (status !== 422 || error !== "idempotency-key-reused")
        violations.push(`I5: another body under a key got ${status} ${error}`);
      const otherBuyer = otherBuyers[trial] ?? who;
      const otherAttempt = driver.newAttempt(otherBuyer, { method: "pix", cycle: "monthly", key: attempt.key });
      const answer = await driver.send(otherBuyer, otherAttempt);
      count(`other account ${answer.status}`);
      if (answer.id && attempt.answers.some(({ id }) => id === answer.id))
        violations.push("I9: a key revealed another account's payment");
      if (answer.status !== 200) violations.push(`I9: another account's key blocked the payment: ${answer.status}`);
    }
    return { trials, buyers: [...people, ...otherBuyers], violations, figures: { counts } };
  },
};

const TAMPERED_BODIES: { name: string; body: object; accepted: boolean }[] = [
  { name: "a price", body: { amountCents: 1, price: 0.01, total: 1, value: 1 }, accepted: true },
  { name: "a discount", body: { discount: 100, coupon: "GRATIS", offerCents: 1, monthlyCents: 1 }, accepted: true },
  { name: "an unknown offer", body: { offer: "E" }, accepted: false },
  { name: "a known offer", body: { offer: "B" }, accepted: true },
  { name: "another plan", body: { plan: "vitalicio" }, accepted: false },
  { name: "another cycle", body: { cycle: "3650-days" }, accepted: false },
  { name: "too many instalments", body: { installments: 13 }, accepted: false },
  { name: "a negative number of instalments", body: { installments: -1 }, accepted: false },
  { name: "half an instalment", body: { installments: 0.5 }, accepted: false },
  { name: "a status", body: { status: "paid", paymentStatus: "paid", paidAt: "2026-01-01" }, accepted: true },
  { name: "another account", body: { accountId: "00000000-0000-4000-8000-000000000000" }, accepted: true },
  { name: "a prototype", body: JSON.parse('{"__proto__":{"amountCents":1}}') as object, accepted: true },
];

export const tampered: Scenario = {
  number: 39,
  fault: "Parameter tampering: price, plan and instalments",
  injected: "bodies with their own price, discount, status, offer, cycle or number of instalments",
  invariants: "only the server's price is charged",
  trial: "a body",
  batch: 96,
  short: 12,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials);
    const violations: string[] = [];
    let accepted = 0;
    let sold = 0;
    for (const trial of range(trials)) {
      const tamperedBody = TAMPERED_BODIES[trial % TAMPERED_BODIES.length];
      const who = people[trial];
      if (!tamperedBody || !who) continue;
      const cycle: Cycle = driver.random.oneOf(["monthly", "semestral", "annual"]);
      const method = driver.random.oneOf(["pix", "credit-card"]);
      const { status, amountCents, gatewayId } = await driver.attempt(who, {
        method,
        cycle,
        installments: 1,
        more: tamperedBody.body,
      });
      if (status >= 500) violations.push(`${tamperedBody.name} got ${status}`);
      if (status !== 200) continue;
      sold += 1;
      const isOffer = tamperedBody.name === "a known offer" && cycle === "annual";
      const price = isOffer ? landings.B.monthlyCents * cycles.annual.months : totalCents(cycle);
      if (!tamperedBody.accepted && !(tamperedBody.name.includes("instalment") && method === "pix"))
        violations.push(`${tamperedBody.name} was accepted`);
      if (amountCents !== price) {
        accepted += 1;
        violations.push(`${tamperedBody.name}: ${amountCents} instead of ${price}`);
      }
      if (method === "pix" && gatewayId) harness.gateway.pay({ gatewayId });
    }
    violations.push(...wasInjected(sold, "no purchase with a tampered body succeeded"));
    return { trials, buyers: people, violations, figures: { counts: { "tampered prices accepted": accepted } } };
  },
};
