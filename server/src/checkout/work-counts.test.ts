import type { PaymentView } from "@app/contract/checkout";
import { expect } from "vitest";
import { aBuyer, aCardSubmission, aPixSubmission, aWebhook, paidBy } from "../testing/buying.ts";
import { test } from "../testing/counted.ts";
import { parseAsaasEvent } from "./gateway/asaas/asaas-payloads.ts";
import { ingestEvents } from "./settlement/ingest-events.ts";
import { processEvents } from "./settlement/process-events.ts";

// The number of statements is part of the contract: these counts are exact.

test("a status poll is one indexed statement and no call to the gateway", async ({ api, statements, asaas, deps }) => {
  const { email } = await aBuyer(deps);
  const { _id } = (await api<{ _id: string }>("POST", "/v1/public/payment/by-email", { body: aPixSubmission(email) }))
    .body.return ?? { _id: "" };
  const calls = asaas.callCount();
  statements.length = 0;

  await api("GET", `/v1/public/payment-lookup/${_id}`);

  expect(statements).toHaveLength(1);
  expect(statements[0]).toMatch(
    / from "payments" as "p" left join "subscription_periods" as "w" on [^ ]+ = [^ ]+ where p.id = any\(\$3::uuid\[\]\)$/,
  );
  expect(asaas.callCount()).toBe(calls);
});

test("ingesting a webhook is one transaction of two statements", async ({ api, statements, deps }) => {
  statements.length = 0;
  await api("POST", "/v1/webhooks/asaas", {
    body: { id: `evt_${crypto.randomUUID()}`, event: "PAYMENT_RECEIVED", payment: { id: "pay_1" } },
    headers: { "asaas-access-token": deps.webhookToken },
  });

  expect(statements[0]).toBe("begin");
  expect(statements.at(-1)).toBe("commit");
  expect(statements).toHaveLength(4);
});

test.for([
  ["a PIX code", aPixSubmission, { statements: 14, transactions: 2, gatewayCalls: 1 }],
  ["a first card payment", aCardSubmission, { statements: 40, transactions: 2, gatewayCalls: 2 }],
] as const)(
  "%s costs an exact number of statements, transactions and gateway calls",
  async ([, submission, expected], { api, statements, asaas, deps }) => {
    const { email } = await aBuyer(deps);
    const calls = asaas.callCount();
    statements.length = 0;

    await api("POST", "/v1/public/payment/by-email", {
      body: submission(email),
      headers: { "idempotency-key": crypto.randomUUID() },
    });

    const transactions = statements.filter((text) => /^begin\b/.test(text)).length;
    const gatewayCalls = asaas.callCount() - calls;
    expect({ statements: statements.length - 2 * transactions, transactions, gatewayCalls }).toEqual(expected);
  },
);

test("an event is matched to its payment once, with what is stored of the charge", async ({
  api,
  statements,
  asaas,
  deps,
}) => {
  const { email } = await aBuyer(deps);
  const reply = await api<PaymentView>("POST", "/v1/public/payment/by-email", { body: aPixSubmission(email) });
  const { _id = "", gatewayId } = reply.body.return ?? {};
  const paid = paidBy(asaas.pay({ gatewayId: gatewayId ?? "" }));
  const ids = { ...paid, pixQrCodeId: gatewayId ?? null, externalReference: _id };
  // What the other tests of this file left.
  await processEvents(deps);
  await ingestEvents(deps, [parseAsaasEvent(JSON.stringify(aWebhook("PAYMENT_RECEIVED", ids)))]);
  statements.length = 0;

  await processEvents(deps);

  const begin = statements.indexOf("begin");
  expect(statements.slice(0, begin).map((text) => /(?:update|from) "?(\w+)/.exec(text)?.[1])).toEqual([
    "webhook_events",
    "payments",
  ]);
  expect(statements.slice(begin)).toHaveLength(19);
});

test("no transaction is open during a call to the gateway", async ({ api, statements, asaas, deps }) => {
  const { email } = await aBuyer(deps);
  statements.length = 0;
  const open: number[] = [];
  const watch = setInterval(() => {
    open.push(
      statements.filter((text) => text === "begin").length - statements.filter((text) => text === "commit").length,
    );
  }, 10);
  asaas.setFaults({ mode: "slow", delayMs: 600, times: 1 });
  await api("POST", "/v1/public/payment/by-email", { body: aPixSubmission(email) });
  clearInterval(watch);

  // The gateway's 600 ms lie between the first commit and the second begin.
  expect(open.filter((count) => count === 0).length).toBeGreaterThan(30);
});
