import { allPaid, eventually, openCodes } from "../../../lib/shopper/buying.ts";
import type { Random } from "../../../lib/shopper/random.ts";
import { range, type Scenario } from "../scenario.ts";
import { postWebhook } from "./post-webhook.ts";

/** Unexpected bodies that arrive with the valid token. */
const corpus = (random: Random): string[] => {
  const id = `evt_odd_${random.digits(12)}`;
  const json = (value: unknown) => JSON.stringify(value);
  return [
    "",
    "null",
    "[]",
    '"just a string"',
    "42",
    "{",
    '{"id": "evt',
    json({}),
    json({ id, event: null, payment: null }),
    json({ id, event: "PAYMENT_INVENTED_TOMORROW", payment: { id: "pay_unknown" } }),
    json({ id: 7, event: ["PAYMENT_RECEIVED"], payment: "pay_1" }),
    json({ id: `${id}\u0000`, event: "PAYMENT_RECEIVED", payment: { id: "pay_\u0000" } }),
    json({ id, event: "PAYMENT_\u0000", payment: { id: "pay_1", externalReference: "\u0000" } }),
    json({
      id,
      event: "PAYMENT_RECEIVED",
      payment: { id: "../../v3/customers?x=1", externalReference: "' or 1=1 --" },
    }),
    json({ id, event: "PAYMENT_RECEIVED", payment: { id: "x".repeat(5_000) } }),
    json({ id, event: "PAYMENT_RECEIVED", payment: { installmentNumber: 1e308, id: "pay_2" } }),
    json({ id, event: "\ud800", payment: { id: "\udfff" } }),
    `{"id":"${id}","__proto__":{"event":"PAYMENT_RECEIVED"},"constructor":{"prototype":{"x":1}}}`,
    json({ id, event: "PAYMENT_RECEIVED", payment: { id: "pay_3", note: "x".repeat(200_000) } }),
    json({ id, event: "PAYMENT_RECEIVED", payment: { id: "pay_4", note: "x".repeat(1_000_000) } }),
    `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  ];
};

export const malformedWebhooks: Scenario = {
  number: 16,
  fault: "Malformed and oversized webhooks",
  injected:
    "a corpus of 21 bodies with the valid token (truncated JSON, NUL, 1 MB, unknown events …), a real payment after each ten",
  invariants: "stored and answered 200; real payments are not delayed",
  trial: "a malformed webhook",
  batch: 42,
  short: 21,
  async run(harness, driver, trials) {
    const orders = await openCodes(driver, Math.ceil(trials / 10));
    const violations: string[] = [];
    const waits: number[] = [];
    for (const trial of range(trials)) {
      const bodies = corpus(driver.random);
      const body = bodies[trial % bodies.length] ?? "";
      const status = await postWebhook(harness, body);
      if (status !== 200)
        violations.push(`webhook ${JSON.stringify(body.slice(0, 60))} of ${body.length} got ${status}`);
      const order = trial % 10 === 9 ? orders[Math.floor(trial / 10)] : undefined;
      if (!order) continue;
      const since = Date.now();
      harness.gateway.pay({ gatewayId: order.codeId });
      if (!(await eventually(() => allPaid(harness, [order.paymentId]), 10_000)))
        violations.push("a payment was delayed");
      waits.push((Date.now() - since) / 1_000);
    }
    return {
      trials,
      buyers: orders.map(({ who }) => who),
      violations,
      figures: { samples: { "s to access meanwhile": waits } },
    };
  },
};
