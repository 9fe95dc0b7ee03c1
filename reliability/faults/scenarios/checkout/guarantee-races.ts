import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eventually, post } from "../../../lib/shopper/buying.ts";
import { atOnce, tally } from "../../../lib/shopper/concurrency.ts";
import type { Buyer, Driver } from "../../../lib/shopper/driver.ts";
import { salesOf } from "../../../lib/stack/books.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { type Round, type Scenario, wasInjected } from "../scenario.ts";
import { postWebhook } from "../webhooks/post-webhook.ts";

type Bought = { who: Buyer; id: string; gatewayId: string };
type Race = Pick<Scenario, "number" | "fault" | "injected"> & {
  race: (asking: Asking, bought: Bought, index: number) => Promise<void>;
};
type Asking = {
  harness: Harness;
  driver: Driver;
  add: (what: string, count?: number) => void;
  /** Asks at one node or the other; adds the answer. */
  guarantee: (bought: Bought, id?: string) => Promise<void>;
  withdrawal: (bought: Bought) => Promise<void>;
};

/** A charge that was disputed is looked at by a person, whoever won. */
const ANSWERS: Readonly<Record<string, string>> = { granted: "granted", human: "with a person" };
const INVARIANTS = "I1 I2 I6; the money goes back at most once, and where a request was granted exactly once";

const scenarioOf = ({ number, fault, injected, race }: Race): Scenario => ({
  number,
  fault,
  injected,
  invariants: INVARIANTS,
  trial: "a member whose definitive plan is late, so that the rules grant",
  batch: 60,
  short: 3,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials, "session");
    const { counts, add } = tally("granted", "withdrawn", "with a person", "refused: 409", "refused: 422");
    const violations: string[] = [];
    const asking: Asking = { harness, driver, add, guarantee, withdrawal };
    await atOnce(4, [...people.entries()], async ([index, who]) => {
      const { status, id, gatewayId } = await driver.attempt(who, { method: "credit-card", installments: 1 });
      if (status !== 200 || !id || !gatewayId)
        return void violations.push(`no card sale without an injected fault: ${status}`);
      await breakPromise(harness, who, id);
      await race(asking, { who, id, gatewayId }, index);
    });
    violations.push(...wasInjected((counts["granted"] ?? 0) + (counts["withdrawn"] ?? 0), "no money went back"));
    return { trials, buyers: people, violations, figures: { counts } };

    async function guarantee({ who, id: paymentId }: Bought, id: string = randomUUID()): Promise<void> {
      const body = { _id: id, paymentId, password: who.password };
      const reply = await ask(who, "/v1/account/guarantee", body);
      if (reply.status === 200) add(ANSWERS[String(reply.body.return?.["decision"])] ?? "answered otherwise");
    }
    async function withdrawal({ who, id }: Bought): Promise<void> {
      const reply = await ask(who, `/v1/account/payments/${id}/withdrawal`, { password: who.password });
      if (reply.status === 200) add("withdrawn");
    }
    async function ask(who: Buyer, path: string, body: object) {
      const headers = driver.basic(who.email, who.token ?? "");
      const reply = await driver.request("POST", path, { headers, body, ip: who.ip });
      if (reply.status === 409 || reply.status === 422) add(`refused: ${reply.status}`);
      else if (reply.status !== 200) violations.push(`a request got ${reply.status} ${reply.body.error ?? ""}`);
      return reply;
    }
  },
  after: checkMoney,
});

/** Forty days ago access began, and five days later the definitive plan was due: nobody has signed it. */
export async function breakPromise(harness: Harness, { accountId }: Buyer, paymentId: string): Promise<void> {
  await eventually(
    async () =>
      (
        await harness.db.query(
          "update subscription_periods set starts_at = starts_at - interval '40 days' where payment_id = $1 returning 1",
          [paymentId],
        )
      ).length > 0,
    10_000,
  );
  const id = randomUUID();
  await harness.db.query(
    `insert into promises (account_id, id, reference_number, kind, subject, starts_at, due_at, state, breached_at, rule_version)
     values ($1, $2, $3, 'definitive-plan', 'fault', now() - interval '40 days', now() - interval '35 days', 'breached', now(), '1')`,
    [accountId, id, id],
  );
}

/** After everything was sent: one refund of ours for each purchase that was refunded, and the gateway returned it once. */
async function checkMoney(harness: Harness, _driver: Driver, { buyers }: Round) {
  const rows = await harness.db.query<{ payment: string; refunds: number; decisions: number; cents: number }>(
    `select p.id as payment, p.amount_cents as cents, count(distinct r.id)::int as refunds,
       count(distinct g.id) filter (where g.decision = 'granted')::int as decisions
     from payments p left join refunds r on r.payment_id = p.id left join guarantee_decisions g on g.payment_id = p.id
     where p.account_id = any($1) group by 1, 2`,
    [buyers.map(({ accountId }) => accountId)],
  );
  const returned = new Map(salesOf(harness).sales.map(({ reference, refundedCents }) => [reference, refundedCents]));
  const violations: string[] = [];
  for (const { payment, refunds, decisions, cents } of rows) {
    const back = returned.get(payment) ?? 0;
    if (refunds > 1) violations.push(`I1: ${refunds} refunds of payment ${payment}`);
    if (decisions > 1) violations.push(`I5: ${decisions} grants of payment ${payment}`);
    if (decisions > refunds) violations.push(`I3: payment ${payment} was granted and has no refund`);
    if (back > cents) violations.push(`I1: ${back} of ${cents} went back for payment ${payment}`);
    if (refunds === 1 && back !== cents) violations.push(`I2: ${back} of ${cents} went back for payment ${payment}`);
  }
  return { violations, figures: { counts: { refunds: rows.reduce((sum, { refunds }) => sum + refunds, 0) } } };
}

export const guaranteeTwice = scenarioOf({
  number: 81,
  fault: "Guarantee requested twice at once",
  injected: "the same request three times and two more with ids of their own, at both nodes at once",
  async race({ guarantee }, bought) {
    const id = randomUUID();
    await Promise.all([id, id, id, randomUUID(), randomUUID()].map((one) => guarantee(bought, one)));
  },
});

export const guaranteeDuringRefund = scenarioOf({
  number: 82,
  fault: "Guarantee requested during a refund",
  injected: "two withdrawals and two requests for the guarantee within 150 ms, and another while the refund is sent",
  async race({ driver, guarantee, withdrawal }, bought) {
    // The decision reads more than a withdrawal does: without a head start it never comes first.
    const later = async (ask: (one: Bought) => Promise<void>) => {
      await pause(driver.random.below(150));
      await ask(bought);
    };
    await Promise.all([later(withdrawal), guarantee(bought), later(withdrawal), later(guarantee)]);
    await guarantee(bought);
  },
});

export const guaranteeAfterWithdrawal = scenarioOf({
  number: 83,
  fault: "Guarantee requested after a withdrawal",
  injected: "a withdrawal that was answered, then three requests for the guarantee at once",
  async race({ guarantee, withdrawal }, bought) {
    await withdrawal(bought);
    await Promise.all([guarantee(bought), guarantee(bought), guarantee(bought)]);
  },
});

export const guaranteeInDispute = scenarioOf({
  number: 84,
  fault: "Guarantee requested in a dispute",
  injected:
    "two requests at once while the bank decides about the charge; then the bank lets us win every second dispute and lose the others, and two more requests; who waits for a person then withdraws, twice at once with another request",
  async race({ harness, guarantee, withdrawal }, bought, index) {
    const isWon = index % 2 === 0;
    await bank("open", "PAYMENT_CHARGEBACK_REQUESTED");
    await Promise.all([guarantee(bought), guarantee(bought)]);
    await bank("dispute", "PAYMENT_CHARGEBACK_DISPUTE");
    if (isWon) await bank("win", "PAYMENT_AWAITING_CHARGEBACK_REVERSAL");
    await bank(isWon ? "return" : "lose", isWon ? "PAYMENT_RECEIVED" : "PAYMENT_REFUNDED");
    await Promise.all([guarantee(bought), guarantee(bought)]);
    if (isWon) await Promise.all([withdrawal(bought), guarantee(bought), withdrawal(bought)]);

    async function bank(step: string, event: string): Promise<void> {
      const { id, gatewayId } = bought;
      await post(`${harness.gatewayUrl}/_sim/chargeback`, { gatewayId, step });
      const eventId = `evt_${gatewayId}_${step}`;
      await postWebhook(harness, { id: eventId, event, payment: { id: gatewayId, externalReference: id } });
      const handled = "select from webhook_events where event_id = $1 and handled_at is not null";
      await eventually(async () => (await harness.db.query(handled, [eventId])).length > 0, 10_000);
    }
  },
});
