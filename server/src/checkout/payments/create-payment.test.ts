import type { PaymentView } from "@app/contract/checkout";
import type { KyselyPlugin } from "kysely";
import { expect } from "vitest";
import { aBuyer, aCardSubmission, aPixSubmission, CARDS } from "../../testing/buying.ts";
import { basic, test } from "../../testing/http.ts";
import { aClientContext, aRegistration } from "../../testing/makers.ts";
import { createPayment } from "./create-payment.ts";

const BY_EMAIL = "/v1/public/payment/by-email";

test("a PIX is created with one call, at the catalogue's price, whatever amount the browser sends", async ({
  api,
  deps,
  asaas,
}) => {
  const { email } = await aBuyer(deps);
  const body = { ...aPixSubmission(email), value: 1, amount: 1, price: 1 };
  const reply = await api<PaymentView>("POST", BY_EMAIL, { body });

  expect(reply.body.return).toMatchObject({ paymentStatus: "pending", amountCents: 2_399_88 });
  expect(reply.body.return?.pixCode).toMatch(/^000201/);
  expect(
    Buffer.from(reply.body.return?.qrCodeImage ?? "", "base64")
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  const { codes } = asaas.ledger();
  expect(codes).toMatchObject([
    { id: reply.body.return?.gatewayId, amountCents: 2_399_88, externalReference: reply.body.return?._id },
  ]);
  expect(asaas.calls()).toHaveLength(1);
});

test("the code and the status are read from our own rows", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  const { _id } = (await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(email) })).body.return ?? {
    _id: "",
  };
  const before = asaas.calls().length;

  const pix = await api<PaymentView>("GET", `/v1/public/payment/${_id}/pix`);
  const status = await api("GET", `/v1/public/payment-lookup/${_id}`);

  expect(pix.body.return?.pixCopyPaste).toMatch(/^000201/);
  expect(status.body.return).toEqual({ _id, paymentStatus: "pending" });
  expect(asaas.calls()).toHaveLength(before);
  expect((await api("GET", "/v1/public/payment-lookup/1")).body.error).toBe("not-found");
});

test("a card of a new customer is two calls, of a known one a single call, and paid at once", async ({
  api,
  deps,
  asaas,
}) => {
  const { email } = await aBuyer(deps);
  const first = await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(email) });
  expect(first.body.return).toMatchObject({ paymentStatus: "paid", amountCents: 2_399_88 });
  expect(asaas.calls()).toHaveLength(2);

  const again = { ...aCardSubmission(email), confirmExtension: true };
  const second = await api<PaymentView>("POST", BY_EMAIL, {
    body: again,
    headers: { "idempotency-key": "another attempt" },
  });
  expect(second.body.return?.paymentStatus).toBe("paid");
  expect(asaas.calls()).toHaveLength(3);

  const installments = asaas
    .ledger()
    .payments.filter(({ externalReference }) => externalReference === first.body.return?._id);
  expect(installments).toHaveLength(12);
  expect(installments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(2_399_88);
});

test("a declined card is explained, and never blocks the next one", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  const declined = await api("POST", BY_EMAIL, { body: aCardSubmission(email, { number: CARDS.declined }) });
  expect(declined).toMatchObject({ status: 402, body: { error: "card-declined" } });

  const approved = await api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(email) });
  expect(approved.body.return?.paymentStatus).toBe("paid");
  expect(new Set(asaas.ledger().payments.map(({ externalReference }) => externalReference)).size).toBe(1);
});

test("a replayed attempt gets the first answer; another body under its idempotency key is refused", async ({
  api,
  deps,
  asaas,
}) => {
  const { email } = await aBuyer(deps);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const send = (body: object) => api<PaymentView>("POST", BY_EMAIL, { body, headers });

  const first = await send(aPixSubmission(email));
  const second = await send(aPixSubmission(email));
  expect(second.body.return?._id).toBe(first.body.return?._id);
  expect(asaas.ledger().codes).toHaveLength(1);
  expect((await send(aPixSubmission(email, { cycle: "30-days" }))).body.error).toBe("idempotency-key-reused");
});

test("twenty attempts at once charge once", async ({ api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      api<PaymentView>("POST", BY_EMAIL, { body: aCardSubmission(email, { installments: 1 }) }),
    ),
  );

  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(asaas.ledger().payments).toHaveLength(1);
});

test("a new attempt replaces the open code; without an idempotency key the open code is returned again", async ({
  api,
  deps,
  asaas,
}) => {
  const { email } = await aBuyer(deps);
  const first = await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(email) });
  const same = await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(email) });
  expect(same.body.return?.pixCode).toBe(first.body.return?.pixCode);

  const renewed = await api<PaymentView>("POST", BY_EMAIL, {
    body: aPixSubmission(email),
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(renewed.body.return?.pixCode).not.toBe(first.body.return?.pixCode);
  expect(asaas.ledger().codes).toHaveLength(2);
});

test.for([
  [{ cycle: "9-days" }, 422],
  [{ paymentMethod: "boleto" }, 422],
  [{ plan: "diamante" }, 422],
  [{ paymentMethod: "credit-card", installments: 12 }, 422],
  [{ paymentMethod: "credit-card", installments: 13 }, 422],
] as const)("%o is refused before any gateway call", async ([change, status], { api, deps, asaas }) => {
  const { email } = await aBuyer(deps);
  const reply = await api("POST", BY_EMAIL, { body: { ...aPixSubmission(email), ...change } });
  expect(reply.status).toBe(status);
  expect(asaas.calls()).toEqual([]);
});

test("a payment needs an existing account, and the signed-in route needs a session", async ({ api }) => {
  expect((await api("POST", BY_EMAIL, { body: aPixSubmission("ninguem@example.com") })).body.error).toBe(
    "account-not-found",
  );
  expect((await api("POST", "/v1/auth/payment", { body: aPixSubmission("ninguem@example.com") })).status).toBe(401);
});

test("the advertised price is honoured: by the page just visited, and after login by the lead", async ({ api }) => {
  const lead = aRegistration({
    conversionParams: { eventId: crypto.randomUUID(), currentUrl: "https://prumo.example/lp4" },
  });
  await api("POST", "/v1/public/register", { body: lead });
  const email = lead.email ?? "";
  const charged = async (path: string, more: object, headers = {}) =>
    (await api<PaymentView>("POST", path, { body: { ...aPixSubmission(email), ...more }, headers })).body.return
      ?.amountCents;
  const fresh = () => ({ "idempotency-key": crypto.randomUUID() });

  expect(await charged(BY_EMAIL, {}, fresh())).toBe(2_399_88);
  expect(await charged(BY_EMAIL, { offer: "B" }, fresh())).toBe(2_372_40);
  expect(await charged("/v1/auth/payment", {}, { ...basic(email, lead.password), ...fresh() })).toBe(2_372_40);
  expect(await charged(BY_EMAIL, { offer: "B", cycle: "180-days" }, fresh())).toBe(1_560_00);
});

test("a gateway that does not answer in time leaves the payment processing, and the code arrives later", async ({
  api,
  deps,
  asaas,
}) => {
  const { email } = await aBuyer(deps);
  asaas.setFaults({ mode: "slow", delayMs: 9_000, times: 1 });
  const startedAt = Date.now();
  const reply = await api<PaymentView>("POST", BY_EMAIL, { body: aPixSubmission(email) });

  expect(Date.now() - startedAt).toBeLessThan(9_000);
  expect(reply.body.return).toMatchObject({ paymentStatus: "processing", pixCode: null });
  await expect
    .poll(
      async () =>
        (await api<PaymentView>("GET", `/v1/public/payment/${reply.body.return?._id}/pix`)).body.return?.pixCode,
      { timeout: 8_000 },
    )
    .toMatch(/^000201/);
});

/** Runs `act` once, between the lookup of an attempt's idempotency key and the use of its result. */
function afterLookingUpTheKey(act: () => Promise<unknown>): KyselyPlugin {
  let state: "waiting" | "queried" | "done" = "waiting";
  return {
    transformQuery({ node }) {
      if (state === "waiting" && JSON.stringify(node).includes("idempotency_key")) state = "queried";
      return node;
    },
    async transformResult({ result }) {
      if (state === "queried") {
        state = "done";
        await act();
      }
      return result;
    },
  };
}

test("an attempt that another node committed between the two checks is returned here too", async ({ deps, asaas }) => {
  const { accountId, email } = await aBuyer(deps);
  const attempt = {
    accountId,
    via: "email",
    submission: aCardSubmission(email),
    offerCents: undefined,
    clientContext: aClientContext(),
    idempotencyKey: crypto.randomUUID(),
  } as const;
  const ids: string[] = [];
  const first = async () => ids.push((await createPayment(deps, attempt)).id);
  const replay = await createPayment({ ...deps, db: deps.db.withPlugin(afterLookingUpTheKey(first)) }, attempt);

  expect([replay.id, replay.status]).toEqual([ids[0], "paid"]);
  expect(asaas.ledger().payments.filter(({ externalReference }) => externalReference === replay.id)).toHaveLength(12);
});
