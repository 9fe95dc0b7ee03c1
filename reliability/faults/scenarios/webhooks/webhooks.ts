import { setTimeout as pause } from "node:timers/promises";
import { allPaid, eventually, openCodes, post } from "../../../lib/shopper/buying.ts";
import { SHOWN_STATUS } from "../../../lib/stack/books.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";
import { postWebhook } from "./post-webhook.ts";

export const duplicated: Scenario = {
  number: 11,
  fault: "Duplicate webhooks, up to fifty at once",
  injected: "each event of a payment in 2–50 concurrent copies",
  invariants: "I1 I4 I6",
  trial: "a payment",
  batch: 100,
  short: 6,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, trials);
    const arrivals = () => harness.webhookProxy.deliveries().length;
    const before = arrivals();
    let copies = 0;
    for (const { codeId } of orders) {
      const each = driver.random.between(2, 50);
      harness.gateway.setFaults({ mode: "webhook-duplicate", copies: each });
      harness.gateway.pay({ gatewayId: codeId });
      copies += 2 * each;
      await pause(10);
    }
    // A payment has two events: more deliveries than that are duplicates.
    const isDoubled = await eventually(() => arrivals() - before > 2 * trials);
    const violations = wasInjected(Number(isDoubled), "no webhook came twice");
    return {
      trials,
      buyers: orders.map(({ who }) => who),
      violations,
      figures: { counts: { "webhooks sent": copies } },
    };
  },
};

/** The events of a dispute, each with the earliest step after which it can arrive, and the expected final state. */
const LOST = {
  steps: ["open", "dispute", "lose"],
  events: [
    { event: "PAYMENT_CREATED", stage: 0 },
    { event: "PAYMENT_CONFIRMED", stage: 0 },
    { event: "PAYMENT_CHARGEBACK_REQUESTED", stage: 1 },
    { event: "PAYMENT_CHARGEBACK_DISPUTE", stage: 2 },
    { event: "PAYMENT_REFUNDED", stage: 3 },
  ],
  end: "refunded refunded accepted ended",
};
const WON = {
  steps: ["open", "dispute", "win", "return"],
  events: [
    { event: "PAYMENT_CONFIRMED", stage: 0 },
    { event: "PAYMENT_CHARGEBACK_REQUESTED", stage: 1 },
    { event: "PAYMENT_CHARGEBACK_DISPUTE", stage: 2 },
    { event: "PAYMENT_AWAITING_CHARGEBACK_REVERSAL", stage: 3 },
    { event: "PAYMENT_RECEIVED", stage: 4 },
  ],
  end: "received captured accepted usable",
};

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((item, index) => permutations(list.toSpliced(index, 1)).map((rest) => [item, ...rest]));
const lostOrders = permutations(LOST.events);
const wonOrders = permutations(WON.events);
/** Alternately lost and won. */
const ORDERS = lostOrders.flatMap((order, index) => [
  { dispute: LOST, order },
  { dispute: WON, order: wonOrders[index] ?? [] },
]);
const endOf = new Map<string, string>();
let nextOrder = 0;

export const reordered: Scenario = {
  number: 12,
  fault: "Webhooks out of order",
  injected: "all 240 orders of five events of a disputed card sale, lost or won, each as early as it can have happened",
  invariants: "I4 I6, the same final state for every order",
  trial: "an order of events",
  batch: 60,
  short: 6,
  async run(harness, driver, trials) {
    harness.gateway.setFaults({ mode: "webhook-lose" });
    const people = await driver.buyers(trials);
    const violations: string[] = [];
    await Promise.all(
      people.map(async (who) => {
        const { dispute, order } = ORDERS[nextOrder++ % ORDERS.length] ?? { dispute: LOST, order: [] };
        endOf.set(who.accountId, dispute.end);
        const { id, gatewayId, status } = await driver.attempt(who, { method: "credit-card", installments: 1 });
        if (status !== 200 || !gatewayId)
          return void violations.push(`no card sale without an injected fault: ${status}`);
        let stage = 0;
        for (const { event, stage: earliest } of order) {
          for (; stage < earliest; stage += 1)
            await post(`${harness.gatewayUrl}/_sim/chargeback`, { gatewayId, step: dispute.steps[stage] });
          const eventId = `evt_${gatewayId}_${event}`;
          await postWebhook(harness, { id: eventId, event, payment: { id: gatewayId, externalReference: id } });
          if (driver.random.happens(0.5)) await eventually(() => isHandled(eventId), 6_000);
        }
      }),
    );
    return { trials, buyers: people, violations };

    async function isHandled(eventId: string): Promise<boolean> {
      const rows = await harness.db.query("select from webhook_events where event_id = $1 and handled_at is not null", [
        eventId,
      ]);
      return rows.length > 0;
    }
  },
  async after(harness, _driver, { buyers, trials }) {
    const ends = await harness.db.query<{ account_id: string; end: string }>(
      `select p.account_id, concat_ws(' ', ${SHOWN_STATUS}, c.status, c.disposition,
         case when w.ended_at is not null then 'ended' when w.suspended_at is not null then 'suspended' else 'usable' end)
         as end
       from payments p left join charges c on c.payment_id = p.id left join subscription_periods w on w.payment_id = p.id
       where p.account_id = any($1)`,
      [buyers.map(({ accountId }) => accountId)],
    );
    const wrong = ends.filter(({ account_id, end }) => end !== endOf.get(account_id));
    const violations = wrong.map(({ account_id, end }) => `I4: ${end} and not ${endOf.get(account_id)}: ${account_id}`);
    if (ends.length !== buyers.length) violations.push(`I4: ${ends.length} final states of ${buyers.length} sales`);
    return { violations, figures: { counts: { "expected final state": trials - wrong.length } } };
  },
};

export const neverDelivered: Scenario = {
  number: 13,
  fault: "Missed webhooks",
  injected: "every webhook lost; codes are paid at the bank",
  invariants: "I6 by reconciliation",
  trial: "a payment",
  batch: 250,
  short: 4,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, trials);
    harness.gateway.setFaults({ mode: "webhook-lose" });
    const reads = () =>
      harness.gateway.calls().filter(({ method, path }) => method === "GET" && path === "/v3/payments").length;
    const before = reads();
    for (const { codeId } of orders) harness.gateway.pay({ gatewayId: codeId });
    const since = Date.now();
    // A worker reconciles when it starts and every minute; the short run restarts one instead of waiting.
    if (trials < 20) {
      await harness.workers[0].kill();
      await harness.revive();
    }
    const isFound = await eventually(
      () =>
        allPaid(
          harness,
          orders.map(({ paymentId }) => paymentId),
        ),
      70_000,
    );
    const lag = (Date.now() - since) / 1_000;
    const ids = orders.map(({ paymentId }) => paymentId);
    const received = await harness.db.query("select from webhook_events where reference = any($1)", [ids]);
    const violations = isFound ? [] : ["I6: payments without webhooks were not found within 70 s"];
    if (received.length > 0) violations.push(`nothing was injected: ${received.length} webhooks arrived`);
    return {
      trials,
      buyers: orders.map(({ who }) => who),
      violations,
      figures: { samples: { "s to access for all": [lag] }, counts: { "look-ups spent": reads() - before } },
    };
  },
};

export const forged: Scenario = {
  number: 14,
  fault: "Forged webhooks",
  injected:
    "no token; a wrong one; the valid one with an unknown charge, with the id of a pending code, and with another buyer's paid charge under the attacker's reference",
  invariants: "I6 I9, nothing granted",
  trial: "a forged webhook",
  batch: 100,
  short: 10,
  async run(harness, driver, trials) {
    const [paidOrder] = await openCodes(driver, 1, { cycle: "annual" });
    const unpaidOrders = await openCodes(driver, Math.ceil(trials / 5), { cycle: "annual" });
    if (!paidOrder) throw new Error("no order to pay");
    const paid = harness.gateway.pay({ gatewayId: paidOrder.codeId });
    const chargeId = paid.ok ? paid.paymentId : "";
    const isPaid = await eventually(() => allPaid(harness, [paidOrder.paymentId]));
    const violations = wasInjected(Number(isPaid), "there is no paid charge to reuse");
    for (const trial of range(trials)) {
      const { codeId, paymentId } = unpaidOrders[Math.floor(trial / 5)] ?? paidOrder;
      const made = `pay_${driver.random.digits(16)}`;
      const payment = [
        { id: made, pixQrCodeId: codeId, externalReference: paymentId, status: "RECEIVED", value: 2399.88 },
        { id: made, pixQrCodeId: codeId, externalReference: paymentId, status: "RECEIVED", value: 2399.88 },
        { id: made, externalReference: paymentId, status: "RECEIVED", value: 0.01 },
        { id: codeId, pixQrCodeId: codeId, externalReference: paymentId, status: "RECEIVED", value: 2399.88 },
        { id: chargeId, externalReference: paymentId, status: "RECEIVED", value: 2399.88 },
      ][trial % 5];
      const token = trial % 5 === 0 ? null : trial % 5 === 1 ? "another token that is long enough" : undefined;
      const event = { id: `evt_forged_${driver.random.digits(12)}`, event: "PAYMENT_RECEIVED", payment };
      const status = await postWebhook(harness, event, token);
      if (trial % 5 < 2 && status !== 401) violations.push(`I9: a webhook without our token got ${status}`);
      if (trial % 5 >= 2 && status !== 200) violations.push(`nothing was injected: our token got ${status}`);
    }
    return { trials, buyers: [paidOrder, ...unpaidOrders].map(({ who }) => who), violations };
  },
  async after(harness, _driver, { buyers }) {
    const [granted] = await harness.db.query<{ count: number }>(
      "select count(*)::int as count from payments where account_id = any($1) and status <> 'pending'",
      [buyers.slice(1).map(({ accountId }) => accountId)],
    );
    const count = granted?.count ?? 0;
    return {
      violations: count > 0 ? [`I6: ${count} grants by forged webhooks`] : [],
      figures: { counts: { grants: count } },
    };
  },
};
