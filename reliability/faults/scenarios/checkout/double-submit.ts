import { setTimeout as pause } from "node:timers/promises";
import { eventually, openCode, openCodes } from "../../../lib/shopper/buying.ts";
import type { Answer } from "../../../lib/shopper/driver.ts";
import { shiftTimestamps } from "../../../lib/stack/settle.ts";
import { range, type Scenario } from "../scenario.ts";

const CLICKS = 20;

export const doubleSubmit: Scenario = {
  number: 34,
  fault: "Double submit: twenty clicks on pay within 50 ms",
  injected:
    "the same attempt twenty times, twenty attempts without an idempotency key, or twenty attempts with a key each; all codes shown get paid. A buyer has six codes an hour: further ones are refused",
  invariants: "I1 I5",
  trial: "a burst of twenty",
  batch: 50,
  short: 4,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials);
    const counts = { "answered 200": 0, "answered 409": 0, "over six codes": 0, "other answers": 0 };
    const violations: string[] = [];
    for (const [trial, who] of people.entries()) {
      const method = trial % 2 === 0 ? "credit-card" : "pix";
      const variant = trial % 3;
      const repeated = driver.newAttempt(who, {
        method,
        cycle: "monthly",
        installments: 1,
        key: variant === 1 ? null : `burst-${driver.random.digits(9)}`,
      });
      const answers = await Promise.all(
        range(CLICKS).map(async (): Promise<Answer> => {
          await pause(driver.random.below(50));
          return variant === 2
            ? driver.attempt(who, { method, cycle: "monthly", installments: 1 })
            : driver.send(who, repeated);
        }),
      );
      for (const { status, error } of answers) {
        if (status === 200) counts["answered 200"] += 1;
        else if (status === 409) counts["answered 409"] += 1;
        else if (error === "pix-limit") counts["over six codes"] += 1;
        else {
          counts["other answers"] += 1;
          violations.push(`a click got ${status} ${error}`);
        }
      }
      const codes = new Set(answers.flatMap(({ gatewayId }) => gatewayId ?? []));
      if (method === "pix") for (const gatewayId of codes) harness.gateway.pay({ gatewayId, late: true });
    }
    return { trials, buyers: people, violations, figures: { counts } };
  },
};

export const paidBothWays: Scenario = {
  number: 36,
  fault: "PIX and card both paid for one order",
  injected: "a code, then a card that replaces it, or another code; the first code is paid before, during or after",
  invariants: "I1: the second is refunded automatically and recorded",
  trial: "an order",
  batch: 100,
  short: 6,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, trials, { cycle: "annual" });
    await Promise.all(
      orders.map(async ({ who, codeId }, trial) => {
        await pause(driver.random.below(600));
        const method = trial % 3 === 2 ? "pix" : "credit-card";
        const next = driver.attempt(who, { method, cycle: "annual", installments: driver.random.oneOf([1, 12]) });
        if (trial % 2 === 0) await pause(driver.random.below(80));
        else await next;
        harness.gateway.pay({ gatewayId: codeId, late: true });
        const answer = await next;
        if (method === "pix" && answer.gatewayId) harness.gateway.pay({ gatewayId: answer.gatewayId });
      }),
    );
    return { trials, buyers: orders.map(({ who }) => who) };
  },
  async after(harness, _driver, { buyers }) {
    const rows = await harness.db.query<{ seconds: number }>(
      `select extract(epoch from r.done_at - c.seen_at)::float as seconds from refunds r
       join charges c using (gateway, gateway_charge_id) join payments p on p.id = c.payment_id where p.account_id = any($1)`,
      [buyers.map(({ accountId }) => accountId)],
    );
    return {
      figures: {
        counts: { "refunded automatically": rows.length },
        samples: { "s unrefunded": rows.map(({ seconds }) => seconds) },
      },
    };
  },
};

const KINDS = ["late", "replaced", "less", "more", "twice"] as const;
const kindOf = (trial: number) => KINDS[trial % KINDS.length] ?? "late";

export const oddPayments: Scenario = {
  number: 37,
  fault: "Late, replaced, partial, excessive and repeated PIX payments",
  injected: "paid after the hour, after a newer code, with 1 centavo less, with R$ 5 more, and twice",
  invariants: "I2; the buyer is notified of every refund",
  trial: "a payment",
  batch: 100,
  short: 5,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, trials, { cycle: "annual" });
    const late = orders.filter((_, trial) => kindOf(trial) === "late").map(({ who }) => who.accountId);
    await shiftTimestamps(harness, late, 3_700);
    await eventually(async () => {
      const open = await harness.db.query("select from payments where account_id = any($1) and status = 'pending'", [
        late,
      ]);
      return open.length === 0;
    });
    for (const [trial, { who, codeId: gatewayId, answer }] of orders.entries()) {
      const amountCents = answer.amountCents ?? 0;
      switch (kindOf(trial)) {
        case "late":
          harness.gateway.pay({ gatewayId, late: true });
          break;
        case "replaced":
          await openCode(driver, who, { cycle: "annual" });
          harness.gateway.pay({ gatewayId, late: true });
          break;
        case "less":
          harness.gateway.pay({ gatewayId, amountCents: amountCents - 1 });
          break;
        case "more":
          harness.gateway.pay({ gatewayId, amountCents: amountCents + 500 });
          break;
        case "twice":
          harness.gateway.pay({ gatewayId });
          harness.gateway.pay({ gatewayId, again: true });
          break;
      }
    }
    return { trials, buyers: orders.map(({ who }) => who) };
  },
  async after(harness, _driver, { buyers }) {
    const rows = await harness.db.query<{ account_id: string; paid: number; refunded: number; notified: number }>(
      `select p.account_id, count(*) filter (where p.status in ('paid', 'received'))::int as paid,
         count(r.id) filter (where r.status = 'succeeded')::int as refunded,
         (select count(*)::int from messages m where m.account_id = p.account_id and m.template = 'refund-started') as notified
       from payments p left join refunds r on r.payment_id = p.id where p.account_id = any($1) group by 1`,
      [buyers.map(({ accountId }) => accountId)],
    );
    const ends = new Map(rows.map((row) => [row.account_id, `${row.paid} ${row.refunded} ${row.notified}`]));
    const right = { late: "1 0 0", replaced: "1 0 0", less: "0 1 1", more: "0 1 1", twice: "1 1 1" };
    const violations = buyers.flatMap(({ accountId }, trial) => {
      const kind = kindOf(trial);
      const end = ends.get(accountId);
      return end === right[kind]
        ? []
        : [`${kind}: paid, refunded, notified are ${end} and not ${right[kind]} (${accountId})`];
    });
    return {
      violations,
      figures: { counts: { "refunded and notified": rows.reduce((sum, { refunded }) => sum + refunded, 0) } },
    };
  },
};
